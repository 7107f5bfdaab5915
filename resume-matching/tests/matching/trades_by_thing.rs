//! RES-7: trades that are known by what people make: nails, software, buildings.

use crate::wrong_work::wrong;

use crate::one_employer::missing;

#[test]
fn res_7_nails_are_nails_in_both_languages() {
    let all = [
        ("Hacía uñas", "hairdresser", "carpentry"),
        ("Hacía uñas acrílicas", "hairdresser", "carpentry"),
        ("Hacia unas acrilicas", "hairdresser", "carpentry"),
        ("Pintaba uñas en un salón", "hairdresser", "painting"),
        (
            "Le pintaba las uñas a mis clientas",
            "hairdresser",
            "painting",
        ),
        ("Ponía uñas de gel", "hairdresser", "carpentry"),
        ("Arreglaba uñas", "hairdresser", "carpentry"),
        (
            "Le hacía las uñas a las señoras",
            "hairdresser",
            "caregiver",
        ),
        ("Uñas y pestañas, tres años", "hairdresser", "carpentry"),
        ("I did nails", "hairdresser", "carpentry"),
        ("I painted nails in a salon", "hairdresser", "painting"),
        ("Pintaba unas casas", "painting", "hairdresser"),
        ("Hice unas puertas de madera", "carpentry", "hairdresser"),
    ];
    assert_eq!(wrong(&all), []);
}

#[test]
fn res_7_making_software_is_coding_and_installing_it_is_not() {
    let all = [
        (
            "I wrote code in Python and JavaScript",
            "coding",
            "computer-repair",
        ),
        ("Software developer", "coding", "computer-repair"),
        (
            "I learned coding inside and built websites",
            "coding",
            "construction-work",
        ),
        ("programador", "coding", "computer-repair"),
        ("I made software", "coding", "computer-repair"),
        ("I built apps", "coding", "construction-work"),
        ("I debugged code", "coding", "computer-repair"),
        ("Escribía código", "coding", "office-work"),
        ("Desarrollé aplicaciones", "coding", "office-work"),
        ("Hacía páginas web", "coding", "computer-repair"),
        ("I installed software", "computer-repair", "coding"),
        ("I fixed computers", "computer-repair", "coding"),
        ("Arreglaba computadoras", "computer-repair", "coding"),
        (
            "I used accounting software",
            "bookkeeping",
            "computer-repair",
        ),
    ];
    assert_eq!(wrong(&all), []);
    for kind in [
        "Software company",
        "IT company",
        "Web design",
        "Tech company",
    ] {
        for text in ["I made software", "programador", "Web developer"] {
            assert!(missing(&[("Kind", kind)], text).is_some(), "{kind}: {text}");
        }
    }
}

#[test]
fn res_7_who_swung_a_hammer_worked_in_construction() {
    let all = [
        (
            "I swung a hammer all my life",
            "construction-work",
            "carpentry",
        ),
        (
            "I have been swinging a sledgehammer for years",
            "construction-work",
            "carpentry",
        ),
        ("Daba martillo en la obra", "construction-work", "janitor"),
    ];
    assert_eq!(wrong(&all), []);
}

#[test]
fn res_7_the_hair_of_dogs_is_no_barbers_work() {
    let all = [
        (
            "Fui peluquera de perros, los bañaba y les cortaba el pelo",
            "animal-care",
            "barber",
        ),
        (
            "Bañaba y cortaba el pelo a los perros",
            "animal-care",
            "barber",
        ),
        ("I washed dogs and cut their hair", "animal-care", "barber"),
        ("I cut dog hair", "animal-care", "barber"),
        ("Groomed poodles and cats", "animal-care", "hairdresser"),
        ("I cut hair and walk my dog", "barber", "animal-care"),
        (
            "Soy peluquera y tengo un perro",
            "hairdresser",
            "animal-care",
        ),
    ];
    assert_eq!(wrong(&all), []);
}

#[test]
fn res_7_towing_serving_drinks_and_bringing_food_are_known_by_their_things() {
    let all = [
        (
            "I hooked up broken down cars and hauled them to the yard",
            "van-driving",
            "landscaping",
        ),
        ("I drove a wrecker", "van-driving", "demolition"),
        ("I worked at a tow yard", "van-driving", "landscaping"),
        ("Remolcaba carros", "van-driving", "auto-mechanic"),
        ("I mowed the yard", "landscaping", "van-driving"),
        (
            "Wrecked houses for a demolition crew",
            "demolition",
            "van-driving",
        ),
        ("I tended bar", "bartender", "server"),
        ("tended bar at a club", "bartender", "server"),
        (
            "I drove for a pizza place and brought orders to houses",
            "delivery-work",
            "nursing-aide",
        ),
        (
            "I brought food to people's doors",
            "delivery-work",
            "server",
        ),
        ("I brought food to the tables", "server", "delivery-work"),
        ("Mecánico de carros", "auto-mechanic", "van-driving"),
        ("I was a phlebotomist", "medical-work", "office-work"),
        ("dental assistant", "medical-work", "office-work"),
    ];
    assert_eq!(wrong(&all), []);
}
