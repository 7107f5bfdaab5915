//! Lists of people who are welcome, with "welcome" behind the last of them only, hide the place from none of them.

use crate::row_of::row_of;
use place_facts::catalog::{Catalog, CatalogPlace};
use place_facts::find::{Fit, fit};
use proptest::prelude::*;
use sync_protocol::places::find::{Need, Wish};

fn shelter(notes: &str) -> CatalogPlace {
    let row = row_of(&[
        ("name", "x"),
        ("type", "Emergency shelter"),
        ("county", "Essex"),
        ("notes", notes),
    ]);
    Catalog::new([("housing", &[row][..])], &[]).0.places()[0].clone()
}

/// "+", "?" or "-" for men, women and families.
fn people(notes: &str) -> String {
    let place = shelter(notes);
    let signs = [Wish::Men, Wish::Women, Wish::Families].map(|wish| {
        match fit(&place, Need::Shelter, wish) {
            Fit::Yes => '+',
            Fit::Ask => '?',
            Fit::No(_) => '-',
        }
    });
    signs.iter().collect()
}

#[test]
fn who_stands_before_the_welcome_is_welcome() {
    let mut wrong = Vec::new();
    for (notes, expected) in [
        ("Men, women and children welcome", "+++"),
        ("Men, women and children are welcome", "+++"),
        ("Single men, women and children welcome", "+++"),
        ("Hombres, mujeres y niños bienvenidos", "+++"),
        ("Homeless men, women and families are welcome", "+++"),
        ("Men, women and couples welcome", "++?"),
        ("Men, women and veterans welcome", "++?"),
        ("Children and women welcome, men too", "+++"),
        ("Men and couples", "???"),
        ("Women and couples", "???"),
        ("Single women, men with children", "+++"),
        ("Men, pregnant women", "?+?"),
        // What only says who else is welcome leaves the others where they are.
        ("Women, children welcome", "-++"),
        ("Men only, children welcome", "+-+"),
        ("Men only, no couples", "?--"),
        ("Single women with children", "-++"),
        ("Men with children", "?-+"),
        ("Women, seniors welcome", "???"),
        ("No men, women and children welcome", "-++"),
    ] {
        let said = people(notes);
        if said != expected {
            wrong.push(format!("{notes}: {said}, not {expected}"));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

proptest! {
    #[test]
    fn no_one_in_a_list_that_ends_with_welcome_is_sent_away(
        first in prop::sample::select(vec!["Men", "Single men", "Homeless men", "Hombres", "Males"]),
        second in prop::sample::select(vec!["women", "single women", "mujeres", "females", "ladies"]),
        third in prop::sample::select(vec!["children", "families", "couples", "veterans", "seniors", "niños", "kids", "youth"]),
        end in prop::sample::select(vec!["welcome", "are welcome", "all welcome", "accepted", "bienvenidos", "are all welcome"]),
        turned in any::<bool>(),
    ) {
        let (a, b) = if turned { (second, first) } else { (first, second) };
        for notes in [format!("{a}, {b} and {third} {end}"), format!("{a}, {b}, and {third} {end}"), format!("{a}, {b} y {third} {end}")] {
            let said = people(&notes);
            prop_assert!(!said.starts_with('-') && said.chars().nth(1) != Some('-'), "{}: {}", notes, said);
            let of_families = ["families", "children", "niños", "kids"].contains(&third);
            prop_assert!(!of_families || !said.ends_with('-'), "{}: {}", notes, said);
        }
    }
}
