//! RES-7: the staff and the places of a prison, own names, and what one needs or has at home name no work; the
//! same words about one's own work do.

use crate::lost::lost;
use crate::sentences::ids;

/// Those of the sentences that name some work or more than the one beside them.
fn others<'a>(all: &[(&'a str, &str)]) -> Vec<(&'a str, Vec<String>)> {
    let all = all.iter().map(|(text, work)| (*text, *work, ids(text)));
    let wrong = all.filter(|(_, work, ids)| ids.first().is_some_and(|it| it != work));
    wrong.map(|(text, _, ids)| (text, ids)).collect()
}

#[test]
fn res_7_a_prison_and_its_staff_are_no_work_of_a_guard() {
    let texts = [
        ("I was a correctional inmate and swept floors.", "janitor"),
        (
            "I was at Southern State Correctional and cut hair.",
            "barber",
        ),
        ("Edna Mahan Correctional, laundry.", "laundry"),
        (
            "I worked in the kitchen at East Jersey correctional.",
            "kitchen-work",
        ),
        (
            "The guards at the correctional facility yelled at me. I mopped floors.",
            "janitor",
        ),
        (
            "I was a prisoner at Bayside State Correctional Facility. I mowed lawns.",
            "landscaping",
        ),
        (
            "New Jersey Department of Corrections. I mowed lawns.",
            "landscaping",
        ),
        ("I did correctional time and painted walls.", "painting"),
        (
            "The correctional officer was mean. I baked bread.",
            "baking",
        ),
        (
            "I had a corrections officer who taught me to weld.",
            "welding",
        ),
        (
            "The guard at the jail told us to clean. I painted.",
            "painting",
        ),
        (
            "Los guardias de la prisión me gritaban. Trapeaba pisos.",
            "janitor",
        ),
        ("Estuve en la correccional y cortaba pelo.", "barber"),
    ];
    for (text, work) in texts {
        let found = ids(text);
        assert!(found.iter().any(|it| it == work), "{text}: {found:?}");
        assert!(
            !found.iter().any(|it| it == "security-guard"),
            "{text}: {found:?}"
        );
    }
    for text in [
        "I spent five years in a correctional center.",
        "I corrected mistakes.",
    ] {
        assert_eq!(ids(text), Vec::<String>::new(), "{text}");
    }
}

#[test]
fn res_7_who_was_a_guard_of_a_prison_was_one() {
    let all = lost(&[
        (
            "I worked as a correctional officer for two years.",
            "security-guard",
        ),
        ("I was a corrections officer", "security-guard"),
        ("Correction officer, 2005-2010", "security-guard"),
        ("I was the guard at a jail", "security-guard"),
        ("Security guard at a county jail", "security-guard"),
        ("I worked as a prison guard", "security-guard"),
    ]);
    assert_eq!(all, []);
}

#[test]
fn res_7_a_trade_behind_a_given_name_is_a_name() {
    let all = others(&[
        ("James Baker worked in a laundry.", "laundry"),
        ("James T Baker drove a forklift.", "forklift"),
        ("Luis Carpenter drove a forklift.", "forklift"),
        ("I am James Baker. I washed dishes.", "dishwasher"),
        ("Soy James Baker. Lavaba platos.", "dishwasher"),
        ("I am Luis Carpenter. I answered phones.", "call-center"),
        ("Soy Carlos Pintor. Contestaba el teléfono.", "call-center"),
    ]);
    assert_eq!(all, []);
    assert!(!ids("James Baker made pizza for three years.").contains(&"line-cook".to_owned()));
    let work = lost(&[
        ("I am James Baker, a baker.", "baking"),
        ("James, baker for ten years", "baking"),
        ("Soy Carlos, pintor", "painting"),
        ("Soy Carlos pintor de casas", "painting"),
        ("I worked for James as a cook", "line-cook"),
    ]);
    assert_eq!(work, []);
}

#[test]
fn res_7_what_one_needs_or_has_at_home_is_no_work() {
    let all = others(&[
        ("I need laundry money. I laid shingles.", "roofing"),
        (
            "I need quarters for the laundry. I laid shingles.",
            "roofing",
        ),
        (
            "Necesito dinero para la lavandería. Cortaba pelo.",
            "barber",
        ),
        ("I need my house painted. I mowed lawns.", "landscaping"),
        ("My roof leaks. I mowed lawns.", "landscaping"),
        ("My roof is leaking. I mowed lawns.", "landscaping"),
        ("I use the school bus stop. I mowed lawns.", "landscaping"),
        ("I wait at the bus stop. I mowed lawns.", "landscaping"),
        ("I make coffee at home. I mowed lawns.", "landscaping"),
    ]);
    assert_eq!(all, []);
    let work = lost(&[
        ("I fixed roof leaks", "roofing"),
        ("I did laundry for money", "laundry"),
        ("I painted houses", "painting"),
        (
            "I drove a school bus and used the bus stop list",
            "bus-driving",
        ),
    ]);
    assert_eq!(work, []);
}

#[test]
fn res_7_where_others_searched_or_came_is_no_work() {
    for text in [
        "They found the gun in the kitchen.",
        "The cops searched the garage.",
        "Police raided the warehouse.",
        "I was on a roof when the cops came.",
        "I was in a restaurant when the police arrested my friend.",
        "Encontraron la pistola en la cocina.",
        "I need a haircut before the interview.",
        "I have an interview at the warehouse tomorrow.",
        "Tengo una entrevista en el restaurante.",
    ] {
        let found = ids(text);
        assert!(found.is_empty(), "{text}: {found:?}");
    }
    let own = [
        ("They found me a job in a kitchen.", "kitchen-work"),
        ("I was working on a roof when the cops came.", "roofing"),
        ("I got a job painting houses.", "painting"),
        (
            "The police never found anything and I painted houses.",
            "painting",
        ),
    ];
    assert_eq!(lost(&own), []);
}
