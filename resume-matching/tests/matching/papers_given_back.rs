//! RES-7: papers that came back, that are not expired, and that the writer gave away or that are those of another.

use crate::sentences::ids;
use crate::told::told;
use crate::wrong_papers::wrong;

#[test]
fn res_7_a_class_in_plain_words_is_held() {
    let held = [
        "My class A is good.",
        "My class A is valid",
        "My class A is current.",
        "My class A is active",
        "My class A is good until 2028",
        "My class A is not expired",
        "My class A isn't expired",
        "I got my class A in 2020",
        "I earned my class A in 2020",
        "I got my class A back",
        "My class A expired but I got it back",
        "My class A expired but I renewed it",
        "My brother lost his class A but I have mine",
        "My CDL is current, class A",
        "Tengo la clase A",
        "Tengo la clase A vigente",
        "Mi clase A está vigente",
        "Me regresaron la licencia clase A",
        "Me devolvieron mi licencia clase A",
        "My class A was taken but returned",
        "My class A was taken but returned to me",
        "They took my class A and returned it",
        "Class A. Valid until 2028",
        "Clase A. Vigente hasta 2028",
        "Nunca se venció mi clase A",
        "Nunca se me venció la clase A",
        "Renové mi clase A en mayo",
        "Mi clase A, me la quitaron pero me la devolvieron",
        "Perdí la clase A pero ya la saqué otra vez",
    ];
    let held: Vec<(&str, &str)> = held.iter().map(|text| (*text, "cdl-a")).collect();
    assert_eq!(wrong(&held, true), Vec::<&str>::new());
    let not_held = [
        "My class a is at five",
        "I have my class a in the morning",
        "Tomo la clase a las cinco",
        "Tengo la clase a las cinco",
        "My class A expired",
        "My class A is suspended",
        "My class A was taken and never returned",
        "My class A was taken, not returned yet",
        "My class A was taken and has not been returned",
        "My class A was taken and I returned home",
        "I returned my class A",
        "I had to return my class A",
        "Class A. Valid until 2019",
        "I took a class. A valid point",
        "Class A. I worked in a warehouse",
        "Se venció mi clase A",
        "Se venció la clase A",
        "Nunca renové mi clase A",
        "Me quitaron mi clase A y no me la devolvieron",
        "Perdí la clase A",
        "My brother lost his class A",
        "My brother has his class A",
    ];
    let not_held: Vec<(&str, &str)> = not_held.iter().map(|text| (*text, "cdl-a")).collect();
    assert_eq!(wrong(&not_held, false), Vec::<&str>::new());
}

#[test]
fn res_7_a_paper_that_came_back_or_is_not_expired_is_held() {
    let held = [
        ("My barber license is not expired", "barber-licence"),
        ("My forklift card is not expired", "forklift-card"),
        ("Mi licencia de barbero no está vencida", "barber-licence"),
        ("Me regresaron mi licencia de barbero", "barber-licence"),
        ("Me devolvieron la licencia de conducir", "driver-licence"),
        ("Me devolvieron mi licencia", "driver-licence"),
        ("Me regresaron la tarjeta de montacargas", "forklift-card"),
        ("They gave back my driver's license", "driver-licence"),
        (
            "The judge gave me back my driver's license",
            "driver-licence",
        ),
        ("I just got my license back", "driver-licence"),
        (
            "I lost my license in 2019 and got it back in 2023",
            "driver-licence",
        ),
        (
            "My license was suspended but it is good now",
            "driver-licence",
        ),
        (
            "My license was suspended. They gave it back.",
            "driver-licence",
        ),
        ("I have a CDL. I gave back to my community.", "cdl"),
        ("My license was taken but returned", "driver-licence"),
        (
            "My barber license was suspended but was returned",
            "barber-licence",
        ),
        ("Barber license. Valid until 2028", "barber-licence"),
        ("Nunca me quitaron la licencia de barbero", "barber-licence"),
        ("Tenía mi CDL. Me la quitaron pero me la devolvieron", "cdl"),
    ];
    assert_eq!(wrong(&held, true), Vec::<&str>::new());
    let not_held = [
        ("I want my license back", "driver-licence"),
        ("My license was taken and never returned", "driver-licence"),
        ("I returned my barber license", "barber-licence"),
        ("Barber license. Valid until 2019", "barber-licence"),
        ("I am trying to get my license back", "driver-licence"),
        ("They will not give my license back", "driver-licence"),
        (
            "They took my license and never gave it back",
            "driver-licence",
        ),
        ("My brother got his license back", "driver-licence"),
        ("My barber license is not valid", "barber-licence"),
    ];
    assert_eq!(wrong(&not_held, false), Vec::<&str>::new());
}

#[test]
fn res_7_a_paper_that_is_given_away_or_that_of_another_is_not_held() {
    let not_held = [
        ("I had to give back my class A.", "cdl-a"),
        ("I had to give back my barber license.", "barber-licence"),
        (
            "I had to give back my CNA certificate when I went in",
            "cna",
        ),
        (
            "They made me give back my barber license.",
            "barber-licence",
        ),
        ("They made me give back my CDL.", "cdl"),
        ("I gave my barber license back", "barber-licence"),
        ("I gave back my barber license", "barber-licence"),
        ("I gave my CDL back", "cdl"),
        (
            "I cut hair with my brother's barber license",
            "barber-licence",
        ),
        ("I cut hair on my cousin's barber license", "barber-licence"),
        ("I drove on my cousin's license", "driver-licence"),
        ("I worked with my sister's CNA certificate", "cna"),
        ("I studied for the barber license", "barber-licence"),
        ("Entregué mi licencia clase A", "cdl-a"),
        ("Entregué mi licencia de barbero", "barber-licence"),
    ];
    assert_eq!(wrong(&not_held, false), Vec::<&str>::new());
    let held = [
        (
            "I studied for the barber license and passed",
            "barber-licence",
        ),
        (
            "I cut hair with my barber license in my brother's shop",
            "barber-licence",
        ),
    ];
    assert_eq!(wrong(&held, true), Vec::<&str>::new());
}

#[test]
fn res_7_to_hand_in_a_paper_is_no_delivery() {
    let all = told(&[
        "Entregué mi licencia clase A",
        "Entregué la tarjeta de montacargas",
        "Tuve que entregar la licencia",
    ]);
    assert_eq!(all, []);
    for text in [
        "Entregaba paquetes",
        "Tuve que entregar las tarjetas de crédito",
    ] {
        let found = ids(text);
        assert!(
            found.iter().any(|it| it == "delivery-work"),
            "{text}: {found:?}"
        );
    }
}

#[test]
fn res_7_the_card_of_a_food_handler_is_a_paper_and_no_work_of_a_warehouse() {
    let held = [
        "My food handlers is up to date.",
        "I have my food handlers.",
        "I have a food handlers",
        "I got my food handlers in 2024",
        "My food handler's is current",
        "I have my food handlers card",
        "Tengo mi manipulador de alimentos",
        "Mi manipulador de alimentos está al día",
    ];
    let all: Vec<(&str, &str)> = held.iter().map(|text| (*text, "servsafe")).collect();
    assert_eq!(wrong(&all, true), Vec::<&str>::new());
    for text in held {
        assert_eq!(ids(text), ["servsafe"], "{text}");
    }
    let not_held = [
        "I was a food handler",
        "I worked as a food handler",
        "I supervised food handlers",
        "My food handlers is expired",
        "I lost my food handlers",
        "I need my food handlers",
        "Fui manipulador de alimentos",
    ];
    let all: Vec<(&str, &str)> = not_held.iter().map(|text| (*text, "servsafe")).collect();
    assert_eq!(wrong(&all, false), Vec::<&str>::new());
    // The card that is gone is no work of a warehouse either.
    let gone = not_held
        .iter()
        .filter(|text| text.contains(" my ") || text.contains("My "));
    for text in gone {
        assert!(!ids(text).contains(&"warehouse-work".to_owned()), "{text}");
    }
    for text in ["I was a material handler", "Material handlers"] {
        assert_eq!(ids(text), ["material-handler"], "{text}");
    }
}
