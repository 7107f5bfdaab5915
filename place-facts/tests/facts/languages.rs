//! What people speak at a place, and what is only written or held in a language.

use crate::row_of::row_of;
use place_facts::catalog::Catalog;
use place_facts::find::{Fit, fit};
use sync_protocol::places::find::{Need, Wish};

fn spanish(notes: &str) -> Fit {
    let row = row_of(&[("name", "x"), ("type", "Food pantry"), ("notes", notes)]);
    let place = Catalog::new([("food", &[row][..])], &[]).0.places()[0].clone();
    fit(&place, Need::Food, Wish::Spanish)
}

#[test]
fn a_thing_in_a_language_is_nobody_who_speaks_it() {
    for notes in [
        "Website in Spanish",
        "Forms in Spanish",
        "Forms in English",
        "Website in English and Spanish",
        "Spanish-language website",
        "Forms available in Spanish and English",
        "Bilingual website",
        "Website translation",
        "Mass in Spanish",
        "Bible study in Spanish",
        "Menu in English and Spanish",
        "Videos in Spanish",
        "Materials in many languages",
        "Recorded message in Spanish",
    ] {
        assert_eq!(spanish(notes), Fit::Ask, "{notes}");
    }
}

#[test]
fn who_speaks_it_does_so_beside_a_thing() {
    for notes in [
        "Services in Spanish",
        "Help in Spanish",
        "We speak Spanish",
        "English and Spanish",
        "Available in Spanish",
        "Website in Spanish. Staff speak Spanish",
        "Staff speak Spanish and forms in Spanish",
        "Bilingual staff",
    ] {
        assert_eq!(spanish(notes), Fit::Yes, "{notes}");
    }
}

#[test]
fn languages_that_nobody_names_need_not_be_spanish() {
    for notes in [
        "Referral, translation",
        "Several languages",
        "Many languages",
        "Interpreter line",
    ] {
        assert_eq!(spanish(notes), Fit::Ask, "{notes}");
    }
    for notes in [
        "Many languages. Spanish spoken",
        "Spanish",
        "Bilingual",
        "Bilingual (English/Spanish)",
        "Se habla español",
    ] {
        assert_eq!(spanish(notes), Fit::Yes, "{notes}");
    }
}
