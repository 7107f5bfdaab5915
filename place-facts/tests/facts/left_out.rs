//! Notes that plainly leave somebody out, or ask for something, in the ways that people write them.

use crate::row_of::row_of;
use place_facts::catalog::{Catalog, CatalogPlace};
use place_facts::find::{Fit, fit};
use sync_protocol::places::find::{Need, Wish};

fn place(list: &str, kind: &str, hours: &str, notes: &str) -> CatalogPlace {
    let fields = [
        ("name", "x"),
        ("type", kind),
        ("city", "Newark"),
        ("county", "Essex"),
        ("hours", hours),
        ("notes", notes),
    ];
    let row = row_of(&fields);
    Catalog::new([(list, &[row][..])], &[]).0.places()[0].clone()
}

fn shelter(notes: &str) -> CatalogPlace {
    place("housing", "Emergency shelter", "24/7", notes)
}

fn pantry(notes: &str) -> CatalogPlace {
    place("food", "Food pantry", "Monday 9 am-5 pm", notes)
}

/// "+", "?" or "-" for a wish.
fn answer(found: &CatalogPlace, need: Need, wish: Wish) -> char {
    match fit(found, need, wish) {
        Fit::Yes => '+',
        Fit::Ask => '?',
        Fit::No(_) => '-',
    }
}

#[test]
fn a_welcome_to_a_meal_is_no_welcome_to_beds() {
    let families = |notes| answer(&shelter(notes), Need::Shelter, Wish::Families);
    for notes in [
        "Families welcome for meals; beds for single adults only",
        "Families welcome for dinner. Beds for single men only",
        "Families welcome for meals. Shelter for men only",
        "Children welcome for lunch",
        "Families are welcome to day services",
        "Families welcome for the day program",
        "Familias bienvenidas para la cena",
        "Families welcome during the day",
    ] {
        assert_ne!(families(notes), '+', "{notes}");
    }
    for notes in [
        "Families welcome",
        "Families welcome for meals and beds",
        "Families welcome for the night",
        "Families welcome for shelter and services",
    ] {
        assert_eq!(families(notes), '+', "{notes}");
    }
    let meals = pantry("Families welcome for meals");
    assert_eq!(answer(&meals, Need::Food, Wish::Families), '+');
}

#[test]
fn whom_a_house_leaves_out_it_does_not_take() {
    for (notes, men, women) in [
        ("Takes women, but not men", '-', '?'),
        ("Takes men, but not women", '?', '-'),
        ("Open to women, but no men", '-', '+'),
        ("Acepta mujeres, pero no hombres", '-', '?'),
        ("Men are not permitted in the building", '-', '?'),
        ("Women not allowed on the premises", '?', '-'),
        ("All are welcome except men", '-', '?'),
        ("Shelter for men, women not accepted", '+', '-'),
        ("Currently no beds for women", '?', '-'),
        ("No beds for men at this time", '-', '?'),
        // Some of them, a part of the house, or something else.
        ("Everyone welcome except single men", '?', '?'),
        ("Everyone welcome but women", '?', '?'),
        ("Men not permitted in the kitchen", '?', '?'),
        ("No beds for women with children", '?', '?'),
        ("All are welcome but women come first", '?', '?'),
        ("Serves families, but not men alone", '?', '?'),
    ] {
        let found = shelter(notes);
        let said = [Wish::Men, Wish::Women].map(|wish| answer(&found, Need::Shelter, wish));
        assert_eq!(said, [men, women], "{notes}");
    }
}

#[test]
fn a_record_that_is_refused_is_told() {
    let record = |notes| answer(&shelter(notes), Need::Shelter, Wish::WithRecord);
    for notes in [
        "Applicants with criminal histories are denied",
        "No criminal backgrounds",
        "Applicants with a criminal background will be rejected",
    ] {
        assert_eq!(record(notes), '-', "{notes}");
    }
    for notes in [
        "No violent offenders",
        "Must pass a criminal background check",
        "A criminal background is not a barrier",
    ] {
        assert_eq!(record(notes), '?', "{notes}");
    }
}

#[test]
fn who_just_comes_may_be_sent_away() {
    for (notes, expected) in [
        ("Drop-ins not permitted", '-'),
        ("Drop ins are not allowed", '-'),
        ("We do not take drop-ins", '-'),
        ("Pre-registration required", '-'),
        ("Preregistration is required", '-'),
        ("Inscripción previa requerida", '-'),
        ("Self-referrals not accepted", '-'),
        ("No self-referrals", '-'),
        ("You must call ahead", '-'),
        ("Debe llamar antes", '-'),
        // At times, for something, or of nobody.
        ("No walk ins after September", '?'),
        ("No walk-ins in the summer", '?'),
        ("No drop-ins on Friday", '?'),
        ("No pre-registration required", '?'),
        ("Must call ahead for furniture", '?'),
        ("Self-referrals accepted", '?'),
    ] {
        let found = answer(&pantry(notes), Need::Food, Wish::WalkIn);
        assert_eq!(found, expected, "{notes}");
    }
}

#[test]
fn times_to_walk_in_within_longer_hours_promise_nothing_for_the_others() {
    for (hours, expected) in [
        ("Mon-Fri 9-5, walk-in 9-11", '?'),
        ("Mon-Fri 9-5; walk-ins 9-11", '?'),
        ("Mon-Fri 9-5, drop-ins from 9 to 11", '?'),
        ("Mon-Fri 9-5, walk-ins welcome", '+'),
        ("Mon-Fri 9-5 walk-in", '+'),
        ("Walk-in Mon-Fri 9-5", '+'),
        ("Mon-Thu walk-in 9-5, Fri walk-in 9-12", '+'),
    ] {
        let found = place("food", "Food pantry", hours, "");
        assert_eq!(
            answer(&found, Need::Food, Wish::WalkIn),
            expected,
            "{hours}"
        );
    }
}

#[test]
fn no_exception_and_a_question_with_a_no_ask_for_an_id() {
    for (notes, expected) in [
        ("ID and Social Security card, no exceptions", '-'),
        ("Valid ID, without exception", '-'),
        ("No ID? Sorry, we cannot help", '-'),
        ("No photo ID? We are unable to serve you", '-'),
        ("No ID? No problem", '+'),
        ("No ID? Sorry, we can help you get one", '?'),
        ("No ID? We cannot help you today", '?'),
    ] {
        let found = answer(&pantry(notes), Need::Food, Wish::NoId);
        assert_eq!(found, expected, "{notes}");
    }
}

#[test]
fn what_is_not_free_is_never_surely_free() {
    for (notes, expected) in [
        ("Not a free service", '-'),
        ("This is not a free program", '-'),
        ("Meals are no longer free", '?'),
        ("First 30 days free, afterwards $20 a day", '?'),
        ("No longer free for groups", '?'),
    ] {
        let found = answer(&pantry(notes), Need::Food, Wish::Free);
        assert_eq!(found, expected, "{notes}");
    }
}

#[test]
fn who_may_come_for_a_meal_has_no_bed_and_who_has_a_bed_no_meal() {
    let beds = [
        (
            "Beds for women. Meals for men, women and families.",
            Wish::Men,
        ),
        (
            "Meals for men, women and families. Beds for women.",
            Wish::Men,
        ),
        (
            "Beds for women. Meals for men, women and families.",
            Wish::Families,
        ),
        (
            "Shelter for women; soup kitchen for men, women and children.",
            Wish::Men,
        ),
        (
            "Men's shelter. Food for men, women and families.",
            Wish::Women,
        ),
        (
            "Beds for men. Meals for men, women and children.",
            Wish::Families,
        ),
        (
            "Shelter beds: women. Soup kitchen: men, women, families.",
            Wish::Men,
        ),
        (
            "Soup kitchen: men, women, families. Beds: men.",
            Wish::Families,
        ),
        ("Beds: men. Pantry: families, women.", Wish::Women),
        ("Houses women. Feeds men, women and families.", Wish::Men),
        (
            "Camas: mujeres. Comida: hombres, mujeres, familias.",
            Wish::Families,
        ),
    ];
    let met: Vec<_> = beds
        .iter()
        .filter(|(notes, wish)| answer(&shelter(notes), Need::Shelter, *wish) == '+')
        .collect();
    assert_eq!(met, Vec::<&(&str, Wish)>::new());
    let shut_out = [
        (
            "Beds: men. Pantry: families, women.",
            Need::Shelter,
            Wish::Men,
        ),
        (
            "Women's shelter. Lunch open to the public.",
            Need::Food,
            Wish::Men,
        ),
        (
            "Shelter for men. Dinner for everyone.",
            Need::Food,
            Wish::Women,
        ),
        (
            "Beds for men only. Food pantry open to all.",
            Need::Food,
            Wish::Women,
        ),
    ];
    for (notes, need, wish) in shut_out {
        let found = match need {
            Need::Food => pantry(notes),
            _ => shelter(notes),
        };
        assert_ne!(answer(&found, need, wish), '-', "{notes}");
    }
    // What is said of the service itself stays.
    for (notes, wish) in [
        ("Shelter for women. Three meals a day", Wish::Men),
        ("Men only. Meals are provided", Wish::Women),
    ] {
        assert_eq!(answer(&shelter(notes), Need::Shelter, wish), '-', "{notes}");
    }
    let of_the_house = "For women of the shelter. Lunch at noon.";
    assert_eq!(answer(&pantry(of_the_house), Need::Food, Wish::Men), '-');
}
