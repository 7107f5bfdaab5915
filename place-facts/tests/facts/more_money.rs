//! Words of money in notes: a place whose type promises that it is free may ask for some of it.

use crate::row_of::row_of;
use place_facts::catalog::Catalog;
use place_facts::find::{Fit, fit};
use sync_protocol::places::find::{Difference, Need, Wish};

fn free(notes: &str) -> Fit {
    let row = row_of(&[("name", "x"), ("type", "Food pantry"), ("notes", notes)]);
    let catalog = Catalog::new([("food", &[row][..])], &[]).0;
    fit(&catalog.places()[0], Need::Food, Wish::Free)
}

#[test]
fn words_of_money_have_to_be_asked_about() {
    for notes in [
        "Exact change only",
        "Money orders only",
        "Checks payable to the church",
        "Save up to 50% on groceries",
        "Subsidized meals",
        "A quarter a plate",
        "Bring quarters",
        "Venta de comida los sábados",
        "Tickets in advance at office",
        "Budget groceries",
    ] {
        assert_eq!(free(notes), Fit::Ask, "{notes}");
    }
    for notes in [
        "Groceries for families",
        "Budget counseling",
        "Subsidized housing help",
        "Hot meals",
    ] {
        assert_eq!(free(notes), Fit::Yes, "{notes}");
    }
}

#[test]
fn a_price_is_not_free() {
    for notes in [
        "Meals $1.50",
        "Dinner is $4 for adults, kids free",
        "Five dollars per box",
        "Voucher $10 each",
        "Lunch $2",
        "Box of food for $30",
        "Se cobra $2 por bolsa",
        "Un dólar por comida",
    ] {
        assert_eq!(free(notes), Fit::No(Difference::NotFree), "{notes}");
    }
    for notes in ["$20 groceries", "$10 voucher each month"] {
        assert_ne!(free(notes), Fit::No(Difference::NotFree), "{notes}");
    }
}

#[test]
fn an_offering_a_membership_and_benefits_that_pay_have_to_be_asked_about() {
    for notes in [
        "Freewill offering",
        "Free will offering accepted",
        "Free-will offering",
        "Freewill donation",
        "Free will donation at the door",
        "Love offering",
        "Offering taken",
        "Annual membership",
        "Membership required",
        "Members only",
        "Solo miembros",
        "EBT accepted",
        "SNAP/EBT accepted",
        "Accepts EBT and WIC",
        "We take food stamps",
        "Aceptamos EBT",
    ] {
        assert_eq!(free(notes), Fit::Ask, "{notes}");
    }
    for notes in [
        "Help with SNAP applications",
        "SNAP applications accepted",
        "SNAP recipients accepted",
        "WIC office",
        "No membership required",
        "Offering food and clothes",
        "Free Will Baptist Church hall",
    ] {
        assert_eq!(free(notes), Fit::Yes, "{notes}");
    }
}

#[test]
fn a_price_of_all_things_or_of_a_membership_is_a_price() {
    for notes in ["All items $1", "Membership $5 per month", "Everything $2"] {
        assert_eq!(free(notes), Fit::No(Difference::NotFree), "{notes}");
    }
    for notes in [
        "$20 off everything",
        "Members give $5 gift cards per family",
    ] {
        assert_ne!(free(notes), Fit::No(Difference::NotFree), "{notes}");
    }
}
