//! A sex that is named beside something else is not forgotten: the others are never sent there as if all were welcome.

use crate::row_of::row_of;
use crate::shelter_for::{is_plainly_open, people, sign};
use place_facts::catalog::{Catalog, CatalogPlace};
use proptest::prelude::*;
use sync_protocol::places::find::Wish;

fn place(list: &str, name: &str, kind: &str, notes: &str) -> CatalogPlace {
    let row = row_of(&[
        ("name", name),
        ("type", kind),
        ("county", "Essex"),
        ("hours", "Open 24/7"),
        ("notes", notes),
    ]);
    Catalog::new([(list, &[row][..])], &[]).0.places()[0].clone()
}

/// Whether people of this sex are sent there although another is named.
fn is_taken(place: &CatalogPlace, wish: Wish) -> bool {
    sign(place, wish) == '+' || sign(place, wish) == '?' && is_plainly_open(place)
}

const WOMEN: [&str; 20] = [
    "Women only by referral",
    "Women by referral (only)",
    "Females by referral",
    "Single women by referral",
    "Single women with ID, by referral",
    "Women with children by referral",
    "Women need a referral",
    "Only women with ID",
    "Mothers with ID",
    "Women only who live in Mercer County",
    "Women who live in Trenton",
    "Women residents of Mercer County",
    "Clean and sober women",
    "Sober women only",
    "Free for women",
    "Women by appointment",
    "Mujeres con identificación",
    "Solo mujeres con referencia",
    "Mujeres sobrias",
    "Mujeres que viven en Trenton",
];
const MEN: [&str; 14] = [
    "Men only by referral",
    "Men only with (photo) ID",
    "For men with ID",
    "Homeless men with ID",
    "Men need ID",
    "Men must bring photo ID",
    "Men without ID",
    "No ID needed for men",
    "Sober men (only)",
    "Men residents of Newark",
    "Men who live in West Orange",
    "Solo hombres con identificación",
    "Hombres con cita",
    "Hombres sobrios",
];

#[test]
fn a_sex_that_is_named_beside_something_else_is_not_forgotten() {
    let mut wrong = Vec::new();
    for list in ["housing", "food", "support"] {
        for (notes, other) in WOMEN
            .map(|it| (it, Wish::Men))
            .into_iter()
            .chain(MEN.map(|it| (it, Wish::Women)))
        {
            let place = place(list, "x", "Services", notes);
            if is_taken(&place, other) {
                wrong.push(format!("{list}: {notes}: {}", people(&place)));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn where_each_word_is_known_it_is_read() {
    let mut wrong = Vec::new();
    for (notes, fits) in [
        ("Women only by referral", "-+"),
        ("Women by referral", "-+"),
        ("Single women with ID, by referral", "-+"),
        ("Women who live in Trenton", "-+"),
        ("Clean and sober women", "-+"),
        ("Homeless men with ID", "+-"),
        ("Men without ID", "+-"),
        ("Men only with photo ID", "+-"),
        ("Solo hombres con identificación", "?-"),
    ] {
        let said = people(&place("housing", "x", "Emergency shelter", notes));
        if said != fits {
            wrong.push(format!("{notes}: {said}"));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn the_sex_of_a_kind_stays_whatever_the_notes_ask_for() {
    let mut wrong = Vec::new();
    for notes in [
        "X by referral",
        "X need a referral",
        "X with ID",
        "X need ID",
        "X who live in Essex County",
    ] {
        for (kind, who, other) in [
            ("Women's shelter", "Women", Wish::Men),
            ("Men's shelter", "Men", Wish::Women),
        ] {
            let notes = notes.replace('X', who);
            let said = sign(&place("housing", "x", kind, &notes), other);
            if said != '-' {
                wrong.push(format!("{kind}: {notes}: {said}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    let both = place("housing", "x", "Women's shelter", "Men and women");
    assert_ne!(sign(&both, Wish::Men), '-');
}

#[test]
fn what_is_no_person_who_comes_limits_nobody() {
    let mut wrong = Vec::new();
    for notes in [
        "Women's clothing",
        "Men's suits",
        "Women's Bible study",
        "Men's ministry",
        "Women are welcome too",
        "Women are also taken",
        "Women are 40% of our guests",
        "Men, women",
        "Men and women with ID",
        "Wives of men in prison",
        "Extra milk for pregnant women",
        "Ropa de mujer",
        "Grupo de mujeres",
        "Founded by the Women of Hope",
    ] {
        for list in ["housing", "support", "food"] {
            let said = people(&place(list, "x", "Services", notes));
            if said.contains('-') {
                wrong.push(format!("{list}: {notes}: {said}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn the_sex_of_children_is_not_that_of_who_comes_with_them() {
    let mut wrong = Vec::new();
    for (notes, other) in [
        ("Women and their male children", 0),
        ("Mothers with male and female children", 0),
        ("Women and their children, male or female", 0),
        ("Women with female or male babies", 0),
        ("Women and male children under 10", 0),
        ("Women, male children to age 12", 0),
        ("Mujeres y sus hijos varones", 0),
        ("Madres con hijos varones", 0),
        ("Men and their female children", 1),
    ] {
        let said = people(&place("housing", "x", "Emergency shelter", notes));
        if said.as_bytes()[other] != b'-' || said.as_bytes()[1 - other] == b'-' {
            wrong.push(format!("{notes}: {said}"));
        }
    }
    for notes in [
        "Men, women, male children",
        "Male and female adults and children",
    ] {
        let said = people(&place("housing", "x", "Emergency shelter", notes));
        if said.contains('-') {
            wrong.push(format!("{notes}: {said}"));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn a_kind_or_a_name_that_names_one_sex_is_never_plainly_open_to_the_other() {
    let mut wrong = Vec::new();
    for (text, other) in [
        ("Maternity home", Wish::Men),
        ("Mother and child shelter", Wish::Men),
        ("Mothers and babies", Wish::Men),
        ("Fathers' residence", Wish::Women),
        ("Girls' group home", Wish::Men),
        ("Boys' home", Wish::Women),
        ("Refugio para varones", Wish::Women),
        ("Hogar de madres", Wish::Men),
        ("Casa de Mujeres Valientes", Wish::Men),
        ("Casa para Hombres Nuevos", Wish::Women),
        ("Casa de Varones", Wish::Women),
        ("Hogar para Madres Solteras", Wish::Men),
        ("Single Moms' House", Wish::Men),
        ("Men of Valor House", Wish::Women),
        ("Rescue Mission Men's Division", Wish::Women),
        ("The Women's Center", Wish::Men),
        ("The Men's Center", Wish::Women),
    ] {
        // "Mothers and babies" as a name may be that of a program.
        let names: &[_] = match text {
            "Mothers and babies" => &[("x", text)],
            _ => &[(text, "Emergency shelter"), ("x", text)],
        };
        for &(name, kind) in names {
            let place = place("housing", name, kind, "");
            if is_taken(&place, other) {
                wrong.push(format!("{name}, {kind}: {}", people(&place)));
            }
        }
    }
    for (list, kind, other) in [
        ("food", "Women's pantry", Wish::Men),
        ("food", "Pantry for mothers", Wish::Men),
        ("healthcare", "Women's clinic", Wish::Men),
        ("healthcare", "Men's health clinic", Wish::Women),
    ] {
        let place = place(list, "x", kind, "");
        if is_taken(&place, other) {
            wrong.push(format!("{list}, {kind}: {}", people(&place)));
        }
    }
    for (list, name, kind) in [
        ("clothing", "x", "Women's clothing"),
        ("food", "Women of Hope Pantry", "Food pantry"),
        ("housing", "Father English Center", "Shelter"),
        ("housing", "Mother Cabrini House", "Shelter"),
        ("housing", "Hombres y Mujeres House", "Shelter"),
    ] {
        let said = people(&place(list, name, kind, ""));
        if said.contains('-') {
            wrong.push(format!("{list}, {name}, {kind}: {said}"));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    let quoted = place("housing", "Women Aware", "Domestic violence shelter", "").requirements;
    assert!(quoted.conditions.is_empty(), "{quoted:?}");
}

proptest! {
    #[test]
    fn no_frame_and_no_other_requirement_hides_the_sex(
        sex in prop::sample::select(vec![
            ("women", Wish::Men), ("females", Wish::Men), ("ladies", Wish::Men), ("mothers", Wish::Men),
            ("men", Wish::Women), ("males", Wish::Women), ("gentlemen", Wish::Women),
        ]),
        frame in prop::sample::select(vec![
            "X B", "X only B", "Only X B", "For X B", "X B only", "Single X B", "Homeless X B", "X 18+ B", "X, B", "X (B)",
        ]),
        asked in prop::sample::select(vec![
            "by referral", "with ID", "with photo ID", "without ID", "who live in Mercer County", "who live in Trenton",
            "by appointment", "need a referral", "must bring ID", "who are sober", "who own a blue hat",
        ]),
        list in prop::sample::select(vec!["housing", "support", "food"]),
    ) {
        let text = frame.replace('X', sex.0).replace('B', asked);
        let place = place(list, "x", "Services", &text);
        prop_assert!(!is_taken(&place, sex.1), "{}: {:?}", text, place.requirements);
    }

    #[test]
    fn nor_in_spanish(
        sex in prop::sample::select(vec![("mujeres", Wish::Men), ("madres", Wish::Men), ("hombres", Wish::Women), ("varones", Wish::Women)]),
        frame in prop::sample::select(vec!["X B", "Solo X B", "Para X B", "Solamente X, B", "X (B)"]),
        asked in prop::sample::select(vec![
            "con identificación", "sin identificación", "con referencia", "con cita", "que viven en Trenton",
            "necesitan identificación", "deben traer foto", "del condado de Mercer",
        ]),
    ) {
        let text = frame.replace('X', sex.0).replace('B', asked);
        let place = place("housing", "x", "Services", &text);
        prop_assert!(!is_taken(&place, sex.1), "{}: {:?}", text, place.requirements);
    }
}
