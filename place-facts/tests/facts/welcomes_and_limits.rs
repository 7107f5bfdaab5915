//! Rows as flyers word them, that a person outside the project wrote: who is left out is never shown as taken, and who is welcome is not
//! left out.

use crate::row_of::row_of;
use crate::shelter::shelter;
use crate::shelter_for::sign;
use place_facts::catalog::Catalog;
use place_facts::find::{Fit, fit};
use sync_protocol::places::find::{Need, Wish};

fn pantry(notes: &str, wish: Wish) -> char {
    let row = row_of(&[("name", "x"), ("type", "Food pantry"), ("notes", notes)]);
    let catalog = Catalog::new([("food", &[row][..])], &[]).0;
    match fit(&catalog.places()[0], Need::Food, wish) {
        Fit::Yes => '+',
        Fit::Ask => '?',
        Fit::No(_) => '-',
    }
}

#[test]
fn who_has_no_id_is_not_left_out_by_a_welcome() {
    for notes in [
        "We never turn anyone away for lack of ID.",
        "We do not turn people away without ID",
        "Nobody is turned away for lack of ID",
        "Traiga una identificación si la tiene",
    ] {
        assert_ne!(pantry(notes, Wish::NoId), '-', "{notes}");
    }
    let limit = "We turn people away without ID";
    assert_eq!(pantry(limit, Wish::NoId), '-');
}

#[test]
fn who_spoke_spanish_and_left_speaks_it_no_more() {
    for notes in [
        "Staff speak English. For Spanish, bring a friend.",
        "For Spanish, go to Ironbound office",
        "Our Spanish-speaking volunteer left in May",
        "The Spanish-speaking nurse is on leave",
        "Our Spanish-speaking doctor retired",
        "Our bilingual counselor resigned",
    ] {
        assert_ne!(pantry(notes, Wish::Spanish), '+', "{notes}");
    }
    for notes in [
        "Spanish-speaking staff",
        "Spanish spoken, door on the left",
        "Bilingual staff",
    ] {
        assert_eq!(pantry(notes, Wish::Spanish), '+', "{notes}");
    }
}

#[test]
fn a_full_house_of_one_sex_is_asked_about() {
    for notes in [
        "Men and women, in separate houses; the women's house is full until January",
        "Men and women; women's beds are full",
    ] {
        assert_ne!(sign(&shelter(notes), Wish::Women), '+', "{notes}");
    }
    assert_eq!(sign(&shelter("Men and women"), Wish::Women), '+');
}

#[test]
fn what_is_sold_by_weight_or_prepaid_is_not_free() {
    for notes in [
        "Groceries by the pound.",
        "Free bread. Groceries by the pound.",
        "Prepaid boxes, order by Monday",
    ] {
        assert_ne!(pantry(notes, Wish::Free), '+', "{notes}");
    }
    assert_eq!(pantry("Groceries", Wish::Free), '+');
}
