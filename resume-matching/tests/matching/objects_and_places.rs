//! RES-7: what a verb is done to, and where somebody worked.

use crate::sentences::ids;
use crate::wrong_work::wrong;

use crate::one_employer::missing;

#[test]
fn res_7_words_of_a_title_do_not_hide_the_place() {
    for (kind, text) in [
        ("Hotel", "Front desk clerk, checked guests in and out"),
        ("Hotel", "Front desk clerk at a hotel"),
        ("Hotel", "Recepcionista en un hotel"),
        ("Hotel", "I answered phones at a motel"),
        ("Bank", "Bank teller for three years"),
        ("Bank", "I worked at the bank"),
        ("Bank", "Trabajé en un banco"),
        (
            "Hardware store",
            "I mixed paint and cut keys in a hardware store",
        ),
        ("Hardware store", "Cortaba llaves en una ferretería"),
        (
            "Hardware store",
            "I helped people in a small hardware store",
        ),
        ("Movie theater", "I tore tickets and sold popcorn"),
        ("Movie theater", "Vendía boletos en un cine"),
        ("Movie theater", "I helped customers in a movie theater"),
        ("Security company", "I worked the door at a nightclub"),
        ("Security company", "Cuidaba la puerta de una discoteca"),
        ("Supermarket", "Bagged groceries and collected carts"),
        ("Supermarket", "Embolsaba mandado y juntaba carritos"),
        ("Hospital", "I was a waiter in a hospital"),
        ("Hospital", "I was a plumber at a hospital"),
        ("Law office", "I worked at a law office"),
    ] {
        assert!(missing(&[("Kind", kind)], text).is_some(), "{kind}: {text}");
    }
    let all = [
        (
            "I mixed paint and cut keys in a hardware store",
            "retail",
            "painting",
        ),
        ("I cut keys in a hardware store", "retail", "data-entry"),
        (
            "I worked the door at a nightclub",
            "security-guard",
            "bartender",
        ),
        (
            "Bagged groceries and collected carts",
            "retail",
            "call-center",
        ),
        ("Front desk clerk", "hotel-work", "office-work"),
        (
            "I picked orders in a grocery warehouse",
            "order-picking",
            "retail",
        ),
        ("Day porter in an office tower", "porter", "office-work"),
    ];
    assert_eq!(wrong(&all), []);
    for text in [
        "I met my wife at a bank",
        "There was a line at the bank",
        "My brother works at a bank",
        "I never worked in a hotel",
    ] {
        assert_eq!(ids(text), Vec::<String>::new(), "{text}");
    }
}

#[test]
fn res_7_the_verb_says_which_work_it_is() {
    let all = [
        (
            "I cleaned the operating rooms between surgeries",
            "janitor",
            "nursing-aide",
        ),
        ("Limpiaba quirófanos", "janitor", "nursing-aide"),
        ("I cleaned the bank at night", "janitor", "office-work"),
        ("I cleaned classrooms", "janitor", "childcare"),
        ("I scrubbed the kitchen", "janitor", "kitchen-work"),
        (
            "Limpiaba la cocina de un restaurante",
            "janitor",
            "line-cook",
        ),
        ("I built kitchen cabinets", "carpentry", "kitchen-work"),
        (
            "Construí gabinetes de cocina",
            "construction-work",
            "line-cook",
        ),
        (
            "I tore out kitchens and bathrooms",
            "demolition",
            "kitchen-work",
        ),
        ("Tumbábamos baños y cocinas", "demolition", "kitchen-work"),
        ("I remodeled kitchens", "construction-work", "kitchen-work"),
        ("Instalaba cocinas", "construction-work", "kitchen-work"),
        (
            "I painted hospitals and schools",
            "painting",
            "hospital-work",
        ),
        ("Pintaba oficinas y tiendas", "painting", "retail"),
        (
            "I delivered food to hospitals",
            "delivery-work",
            "hospital-work",
        ),
        ("I delivered linens to hotels", "delivery-work", "laundry"),
        // Whoever works there cleans the own place of work.
        (
            "I cooked meals and cleaned the kitchen",
            "kitchen-work",
            "janitor",
        ),
        (
            "I worked as a cook and cleaned the kitchen",
            "line-cook",
            "janitor",
        ),
        (
            "I worked in the kitchen of a school",
            "kitchen-work",
            "janitor",
        ),
    ];
    assert_eq!(wrong(&all), []);
}

#[test]
fn res_7_who_cleaned_a_cell_block_laid_no_blocks() {
    let all = [
        ("I cleaned cell blocks", "janitor", "masonry"),
        ("Cleaning cell blocks", "janitor", "masonry"),
        ("I cleaned the block", "janitor", "masonry"),
        ("I swept and mopped the block", "janitor", "masonry"),
        ("mopped the cell block every day", "janitor", "masonry"),
        ("I cleaned the tiers and the showers", "janitor", "masonry"),
        ("I kept the block clean", "janitor", "masonry"),
        ("Limpiaba los bloques de celdas", "janitor", "masonry"),
        ("Barría el bloque y las celdas", "janitor", "masonry"),
        // Who lays blocks and cleans them is a mason.
        ("I laid blocks and cleaned the block", "masonry", "janitor"),
        ("Cleaned bricks and blocks", "masonry", "house-cleaning"),
        ("Built block walls", "masonry", "janitor"),
        (
            "Pegaba block y limpiaba el block",
            "masonry",
            "house-cleaning",
        ),
    ];
    assert_eq!(wrong(&all), []);
    for text in ["I lived in a cell block", "I was in cell block D"] {
        assert_eq!(ids(text), Vec::<String>::new(), "{text}");
    }
}
