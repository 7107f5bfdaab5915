//! RES-7: a "cafetería" is a coffee shop, but for that of a hospital, a school or a prison.

use crate::places_shown::of_jobs;
use crate::wrong_work::wrong;

#[test]
fn res_7_a_cafeteria_in_spanish_is_a_coffee_shop() {
    let shops = [
        "Servía café en una cafetería.",
        "Serví café y pan en una cafetería",
        "Servía café y pan dulce en una cafetería",
        "Trabajé en una cafetería",
        "Atendía una cafeteria en el centro",
        "Vendía café en una cafetería",
    ];
    for text in shops {
        let shown = of_jobs(text);
        assert_eq!(
            shown.first().map(String::as_str),
            Some("Coffee shop"),
            "{text}"
        );
    }
    let kitchens = [
        (
            "Trabajaba en la cafetería de un hospital",
            "kitchen-work",
            "barista",
        ),
        (
            "Servía café en la cafetería de un hospital",
            "kitchen-work",
            "barista",
        ),
        (
            "Servía comida en la cafetería de una escuela",
            "kitchen-work",
            "barista",
        ),
        (
            "Servía comida en la cafetería de la prisión",
            "kitchen-work",
            "barista",
        ),
        (
            "Servía comida en una cafetería escolar",
            "kitchen-work",
            "barista",
        ),
        ("I worked in a cafeteria", "kitchen-work", "barista"),
        ("I served food in the cafeteria", "kitchen-work", "barista"),
        // Who cooks there is a cook.
        ("Cocinaba en una cafetería", "line-cook", "barista"),
        ("Lavaba platos en una cafetería", "dishwasher", "barista"),
    ];
    assert_eq!(wrong(&kitchens), []);
}
