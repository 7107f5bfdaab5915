//! RES-7: what people do for themselves and at home is no work, but for care.

#![allow(clippy::unwrap_used)]

use resume_matching::score::Ranking;
use std::sync::LazyLock;

static RANKING: LazyLock<Ranking> = LazyLock::new(|| Ranking::new(None).unwrap());

fn works(text: &str) -> Vec<String> {
    let found = RANKING.finder.find(text).into_iter();
    found.map(|it| it.id).collect()
}

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
    .filter(|text| !works(text).is_empty());
    assert_eq!(work.collect::<Vec<_>>(), Vec::<&str>::new());
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
    .filter(|(text, work)| !works(text).iter().any(|it| it == work));
    assert_eq!(lost.collect::<Vec<_>>(), Vec::<(&str, &str)>::new());
}
