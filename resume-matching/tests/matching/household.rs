//! RES-7: what people do for themselves and at home is no work, but for care.

use crate::sentences::ids;

#[test]
fn res_7_what_one_does_at_home_is_no_work() {
    let work = [
        "I like to cook for my kids",
        "I cook at home",
        "I cook for my family on Sundays",
        "I cook in my house for my family",
        "I cook dinner every night for my kids",
        "I watch cooking shows",
        "I walk my dog",
        "I fixed my own car",
        "I change my own oil",
        "I work on my car",
        "I wash my car on weekends",
        "I fixed my bike",
        "I clean my house every Saturday",
        "I vacuum my living room",
        "I make my bed",
        "I wash dishes at home",
        "I take out the trash at home",
        "I do my own laundry",
        "I mow my lawn",
        "I shovel my driveway",
        "I grow tomatoes in my yard",
        "I water my plants",
        "I painted my mother's house",
        "I put a roof on my house",
        "I cut my son's hair",
        "I paint my nails",
        "I help my son with homework",
        "I like to sew clothes for my daughter",
        "I buy groceries at ShopRite",
        "Me gusta cocinar para mis hijos",
        "Cocino en mi casa",
        "Cocinaba para mi familia",
        "Limpio mi casa los sábados",
        "Arreglo mi carro",
        "Corto el pasto de mi casa",
        "Paseo a mi perro",
        "Plancho mi ropa",
        "Le corto el pelo a mi hijo",
    ]
    .into_iter()
    .filter(|text| !ids(text).is_empty());
    assert_eq!(work.collect::<Vec<_>>(), Vec::<&str>::new());
}

#[test]
fn res_7_who_delivers_on_the_own_bike_delivers() {
    let delivers = [
        "I delivered pizza on my bike.",
        "I delivered food on my bike",
        "I delivered food on my own bike",
        "I delivered newspapers on my bicycle",
        "I delivered food in my car",
        "I did deliveries on my bike",
        "I dropped off food on my bike",
        "Repartía pizza en mi bicicleta",
        "Repartía pizza en mi moto",
        "Entregaba comida en mi carro",
    ]
    .into_iter()
    .filter(|text| ids(text) != ["delivery-work"]);
    assert_eq!(delivers.collect::<Vec<_>>(), Vec::<&str>::new());
    let none = [
        "I rode my bike",
        "I rode my bike to work",
        "I put tires on my bike",
        "I worked on my bike",
        "I brought my kids to school on my bike",
        "I delivered my baby at home",
        "Monto mi bicicleta",
        "Arreglaba mi bicicleta",
    ]
    .into_iter()
    .filter(|text| !ids(text).is_empty());
    assert_eq!(none.collect::<Vec<_>>(), Vec::<&str>::new());
}

#[test]
fn res_7_what_is_done_at_home_for_others_is_work_and_not_that_of_a_house() {
    let paid = [
        ("Cocinaba en mi casa para otros y me pagaban.", "line-cook"),
        ("Cocinaba en mi casa para vecinos", "line-cook"),
        ("Cocinaba en mi casa para otras personas", "line-cook"),
        ("Cocinaba en casa por encargo", "line-cook"),
        ("Hacía comida en mi casa por encargo", "line-cook"),
        ("Hacía comida en casa para vender", "line-cook"),
        ("Lavaba ropa en mi casa para otros", "laundry"),
        ("Planchaba ropa en mi casa para otros", "laundry"),
        ("Cortaba pelo en mi casa para vecinas", "barber"),
        ("Cuidaba ancianos en mi casa", "caregiver"),
        ("I ran a daycare in my home", "childcare"),
    ]
    .into_iter()
    .filter(|(text, work)| {
        let found = ids(text);
        !found.iter().any(|it| it == work) || found.iter().any(|it| it == "house-cleaning")
    });
    assert_eq!(paid.collect::<Vec<_>>(), Vec::<(&str, &str)>::new());
    let none = [
        "Cocinaba en mi casa para mi familia",
        "Cocinaba en mi casa para mis otros hijos",
        "Cocinaba en mi casa para otros de mi familia",
        "Limpiaba mi casa y la otra",
        "Limpié mi casa y dejé la ropa para otros días",
        "Lavaba ropa en mi casa",
        "Me encargo de la casa y limpio mi casa",
    ]
    .into_iter()
    .filter(|text| !ids(text).is_empty());
    assert_eq!(none.collect::<Vec<_>>(), Vec::<&str>::new());
    assert_eq!(ids("Limpiaba casas para otros"), ["house-cleaning"]);
}

#[test]
fn res_7_care_of_ones_own_people_and_paid_work_at_home_count() {
    let lost = [
        ("I took care of my mother for six years", "caregiver"),
        ("I cared for my grandmother until she passed", "caregiver"),
        ("Cuidé a mi mamá seis años", "caregiver"),
        ("I raised four kids", "childcare"),
        ("I raised my children and kept the house", "childcare"),
        ("Crié cuatro hijos", "childcare"),
        ("I cut hair in my kitchen for money", "barber"),
        ("I mowed my neighbor's lawn for cash", "landscaping"),
        ("I had my own lawn business", "landscaping"),
        ("I drove my own truck for ten years", "truck-driving"),
        ("I ran a daycare in my home", "childcare"),
        ("I braid hair at home", "hairdresser"),
        ("I sewed dresses at home", "sewing"),
        ("I cooked at home and sold plates", "line-cook"),
        ("I cleaned houses with my mother", "house-cleaning"),
        ("I did roofing with my brother", "roofing"),
        ("I did construction and fixed my house", "construction-work"),
        ("I clean my houses twice a week", "house-cleaning"),
        ("I fixed cars in my yard", "auto-mechanic"),
        ("I have my own car", "own-car"),
        ("I cooked in prison", "line-cook"),
        ("Limpiaba en casas", "house-cleaning"),
        ("Cocinaba y vendía comida en mi casa", "line-cook"),
        ("Cuidaba niños en mi casa", "childcare"),
    ]
    .into_iter()
    .filter(|(text, work)| !ids(text).iter().any(|it| it == work));
    assert_eq!(lost.collect::<Vec<_>>(), Vec::<(&str, &str)>::new());
}

#[test]
fn res_7_guests_patients_and_what_others_do_are_no_work() {
    let work = [
        "I was a patient in the hospital for a month.",
        "They took care of me in the nursing home.",
        "I live above a laundromat.",
        "Vivo encima de una panadería.",
        "Fui a la panadería.",
        "Compro en el supermercado.",
        "Me quedé en un hotel.",
        "Fui al mecánico.",
        "Mi carro está en el taller.",
        "I was arrested at a gas station.",
        "I work out at the gym.",
        "My baby is in daycare.",
        "The guard beat me.",
        "El guardia me pegó.",
        "The nurse gave me a shot.",
        "The cook was nice to me.",
        "I need a haircut.",
        "I got my hair cut yesterday.",
        "Me cortaron el pelo.",
        "I got a flat tire.",
        "I have three kids and a dog.",
        "I was a customer at the barber shop.",
        "Fui paciente en el hospital.",
        "The cop arrested me at the store.",
        "I live over a bakery.",
        "Vivo arriba de una lavandería.",
        "I went to the bakery.",
        "I shop at the supermarket.",
        "My car is in the shop.",
        "I was locked up at a hotel.",
        "My daughter goes to daycare.",
        "La enfermera me puso una inyección.",
        "The barber cut my hair.",
        "El barbero me cortó el pelo.",
        "I had my nails done.",
        "I need a plumber.",
        "Necesito un mecánico.",
        "Me robaron en la tienda.",
        "I was robbed at a gas station.",
        "I have a wife and a cat.",
    ]
    .into_iter()
    .filter(|text| !ids(text).is_empty());
    assert_eq!(work.collect::<Vec<_>>(), Vec::<&str>::new());
    let lost = [
        ("I watched my cousin's kids every day.", "childcare"),
        ("I went to work at the bakery.", "baking"),
        ("Fui mecánico.", "auto-mechanic"),
        ("Trabajé en una panadería.", "baking"),
        ("The chef taught me to cook.", "line-cook"),
        ("The chef asked me to cook and I cooked.", "line-cook"),
        ("I was a guard at the mall.", "security-guard"),
        ("I was a patient care aide.", "caregiver"),
        (
            "I was a patient transporter in a hospital.",
            "hospital-work",
        ),
        ("I fixed flat tires.", "tires"),
        ("I worked in a garage and fixed cars.", "auto-mechanic"),
        (
            "I took care of old people. They took care of me.",
            "caregiver",
        ),
        ("I cut hair and I need a haircut.", "barber"),
        ("A man asked me to paint his house", "painting"),
        ("I stayed at the hotel six years as a cook", "line-cook"),
        (
            "I arrested shoplifters as a security guard",
            "security-guard",
        ),
    ]
    .into_iter()
    .filter(|(text, work)| !ids(text).iter().any(|it| it == work));
    assert_eq!(lost.collect::<Vec<_>>(), Vec::<(&str, &str)>::new());
}
