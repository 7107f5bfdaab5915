//! RES-7: papers that an office gave, renewed or replaced, for the writer or for somebody else, and lessons that were
//! passed.

use crate::sentences::ids;
use crate::wrong_papers::wrong;

#[test]
fn res_7_a_paper_that_was_given_or_renewed_to_the_writer_is_held() {
    let held = [
        ("Me renovaron la licencia de manejar", "driver-licence"),
        (
            "Me renovaron la licencia de conducir el mes pasado",
            "driver-licence",
        ),
        ("Ya me renovaron mi licencia de manejar", "driver-licence"),
        ("Me renovaron la licencia de barbero", "barber-licence"),
        ("Me renovaron la CDL clase A", "cdl-a"),
        (
            "Me renovaron el certificado de montacargas",
            "forklift-card",
        ),
        ("Me dieron la licencia de manejar", "driver-licence"),
        ("Me entregaron la licencia de manejar", "driver-licence"),
        ("Ya me dieron mi licencia CDL", "cdl"),
        ("They renewed my barber license", "barber-licence"),
        ("Nunca he perdido mi licencia", "driver-licence"),
        ("I never lost my CDL", "cdl"),
        ("No he perdido mi licencia", "driver-licence"),
        ("I have not lost my CDL", "cdl"),
    ];
    assert_eq!(wrong(&held, true), Vec::<&str>::new());
    let not_held = [
        ("No me renovaron la licencia de manejar", "driver-licence"),
        ("Licencia de manejar, no me la renovaron", "driver-licence"),
        ("No me dieron la licencia de manejar", "driver-licence"),
        ("Me van a dar la licencia de manejar", "driver-licence"),
        (
            "Me dieron el examen de la licencia de manejar",
            "driver-licence",
        ),
        (
            "Me dieron una cita para la licencia de manejar",
            "driver-licence",
        ),
        (
            "Me dieron la licencia pero me la suspendieron",
            "driver-licence",
        ),
        (
            "Me renovaron la licencia y después se venció",
            "driver-licence",
        ),
        ("I never lost my license, I never had one", "driver-licence"),
        (
            "I have never lost my license but it is expired",
            "driver-licence",
        ),
    ];
    assert_eq!(wrong(&not_held, false), Vec::<&str>::new());
}

#[test]
fn res_7_a_paper_of_somebody_else_is_not_the_writers() {
    let not_held = [
        "Le renovaron la licencia de manejar a mi hermano. Repartía paquetes.",
        "Le devolvieron la licencia de manejar a mi hermano. Repartía paquetes.",
        "Le devolvieron la licencia a mi primo",
        "Le renovaron la licencia de conducir a mi esposo",
        "Le renovaron a él la licencia de manejar",
        "Les dieron la licencia de manejar a mis hijos",
        "Le quitaron la licencia a mi hermano, la mía está suspendida",
    ];
    let not_held: Vec<(&str, &str)> = not_held.iter().map(|it| (*it, "driver-licence")).collect();
    assert_eq!(wrong(&not_held, false), Vec::<&str>::new());
    let held = [
        "Le quitaron la licencia a mi hermano, la mía está al día",
        "Le devolvieron la licencia a mi hermano. Yo tengo la mía.",
        "Le devolví la llave a mi hermano. Tengo licencia de manejar",
    ];
    let held: Vec<(&str, &str)> = held.iter().map(|it| (*it, "driver-licence")).collect();
    assert_eq!(wrong(&held, true), Vec::<&str>::new());
}

#[test]
fn res_7_a_lost_paper_that_was_replaced_is_held() {
    let held = [
        (
            "Perdí mi licencia de manejar pero ya me dieron otra",
            "driver-licence",
        ),
        ("Se me perdió la licencia pero saqué otra", "driver-licence"),
        (
            "Perdí la tarjeta de montacargas pero me dieron un duplicado",
            "forklift-card",
        ),
        ("I lost my CDL class A card but they replaced it", "cdl-a"),
        ("I lost my CNA certificate but I got it replaced", "cna"),
        ("I lost my CNA paper but got a new copy", "cna"),
        ("I lost my license but got another one", "driver-licence"),
        (
            "I lost my guard card and they mailed me a replacement",
            "sora",
        ),
    ];
    assert_eq!(wrong(&held, true), Vec::<&str>::new());
    let copied = ids("I lost my CNA paper but got a new copy");
    assert!(!copied.contains(&"print-shop".to_owned()), "{copied:?}");
    let not_held = [
        (
            "Perdí mi licencia de manejar y no me dieron otra",
            "driver-licence",
        ),
        ("Perdí mi licencia, tengo que sacar otra", "driver-licence"),
        (
            "Perdí la licencia y tengo otra cita en mayo",
            "driver-licence",
        ),
        ("I lost my CNA certificate. They will replace it", "cna"),
        ("They will replace my CNA certificate", "cna"),
        ("I lost my CNA certificate and have not replaced it", "cna"),
        ("I lost my CDL and they never replaced it", "cdl"),
        ("I lost my CDL and got a new car", "cdl"),
    ];
    assert_eq!(wrong(&not_held, false), Vec::<&str>::new());
}

#[test]
fn res_7_lessons_that_were_passed_give_the_paper() {
    let held = [
        "I took the forklift class and passed the test",
        "I did the forklift training and passed",
        "I passed the forklift course",
        "Tomé la clase de montacargas y pasé el examen",
    ];
    let not_held = [
        "I took the forklift class",
        "I took the forklift class but failed the test",
        "I took the forklift class and have not passed the test",
        "I took the forklift class. I failed the test.",
        "Tomé la clase de montacargas",
        "Tomé el curso de montacargas y no pasé el examen",
    ];
    for (all, is_held) in [(&held[..], true), (&not_held[..], false)] {
        for text in all {
            let ids = ids(text);
            assert_eq!(ids.contains(&"forklift-card".to_owned()), is_held, "{text}");
            assert!(ids.contains(&"forklift".to_owned()), "{text}");
        }
    }
}
