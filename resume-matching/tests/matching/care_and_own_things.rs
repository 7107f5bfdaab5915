//! RES-7: care of people with an illness is work, work in the house of a family is that of the trade too, and who sold
//! the own car sold nothing for pay.

use crate::lost::lost;
use crate::sentences::ids;
use crate::told::told;

#[test]
fn res_7_the_illness_of_who_is_cared_for_does_not_hide_the_work() {
    let work = [
        ("I cared for people who had Alzheimer's", "caregiver"),
        ("I cared for old people with dementia", "caregiver"),
        (
            "I took care of elderly people that have dementia",
            "caregiver",
        ),
        ("Cuidaba a ancianos con Alzheimer", "caregiver"),
        ("Cuidaba ancianos que tenían Alzheimer", "caregiver"),
    ];
    assert_eq!(lost(&work), []);
    // The illness of oneself and of one's own people stays private.
    let all = told(&[
        "I have Alzheimer's",
        "My mother had dementia",
        "Mi mamá tiene Alzheimer",
        "My uncle, who has cancer, lives with me",
    ]);
    assert_eq!(all, []);
}

#[test]
fn res_7_a_cook_in_the_house_of_a_family_cooks() {
    let work = [
        ("Trabajé de cocinero en una casa de familia", "line-cook"),
        ("Trabajaba de cocinera en casa de familia", "line-cook"),
        (
            "Trabajé de cocinera en una casa de familia",
            "house-cleaning",
        ),
        ("Trabajé en una casa de familia", "house-cleaning"),
        ("I worked as a cook in a family home", "line-cook"),
    ];
    assert_eq!(lost(&work), []);
    // Behind any other "de" a word may still say where alone.
    let place = ids("Limpiaba pisos de cocina en un hospital");
    assert!(!place.iter().any(|it| it == "kitchen-work"), "{place:?}");
    assert_eq!(told(&["Cocino en mi casa para mi familia"]), []);
}

#[test]
fn res_7_chores_in_the_house_of_ones_own_people_are_no_work() {
    let all = told(&[
        "I do laundry at my sister's house",
        "I cook at my mother's",
        "Lavo ropa en casa de mi hermana",
    ]);
    assert_eq!(all, []);
    let work = [
        ("I cooked at my uncle's restaurant", "line-cook"),
        ("I did laundry at a hotel", "laundry"),
        ("I cleaned at my aunt's office for pay", "janitor"),
    ];
    assert_eq!(lost(&work), []);
}

#[test]
fn res_7_who_sold_the_own_car_is_no_seller() {
    let all = told(&[
        "I sold my car",
        "I had to sell my truck to pay bail",
        "We sold our house",
        "I sold my stuff",
        "Vendí mi carro",
        "Tuve que vender mi casa",
        "Vendimos nuestras cosas",
    ]);
    assert_eq!(all, []);
    let work = [
        ("I sold cars", "sales"),
        ("I sold my paintings", "sales"),
        ("I sold houses", "sales"),
        ("I sold furniture", "sales"),
        ("I sold my car parts at a shop", "sales"),
        ("Vendía mis tamales", "sales"),
        ("Vendía carros", "sales"),
        ("I sold my car and drove a taxi", "van-driving"),
    ];
    assert_eq!(lost(&work), []);
}

#[test]
fn res_7_one_list_of_words_says_what_somebody_likes() {
    // It counts like a wish, whichever word it is.
    for text in [
        "I like cooking",
        "I enjoy cooking",
        "I love cooking",
        "Me encanta cocinar",
    ] {
        let work = format!("I was a welder. {text}");
        let found = ids(&work);
        assert!(found.iter().any(|it| it == "welding"), "{work}: {found:?}");
    }
    assert_eq!(
        told(&["I enjoy pizza", "I like pizza", "Me encantan los tacos"]),
        []
    );
}
