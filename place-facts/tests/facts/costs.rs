//! What is said of money, by the notes and by the kind of a place.

use crate::row_of::row_of;
use place_facts::catalog::Catalog;
use place_facts::find::{Fit, fit};
use place_facts::requirements;
use place_facts::row::PlaceRow;
use sync_protocol::places::find::{Difference, Need, Wish};
use sync_protocol::places::requirements::Cost;

fn cost(list: &str, kind: &str, notes: &str) -> Option<Cost> {
    let fields = [("name", "x"), ("type", kind), ("notes", notes)];
    let row = row_of(&fields);
    let found = requirements::of_row(&PlaceRow { list, row: &row }).cost;
    found.map(|cost| cost.value)
}

#[test]
fn no_kind_of_a_place_says_that_a_bed_is_free() {
    for kind in [
        "Shelter, meals, recovery",
        "Shelter and pantry",
        "Day meals",
        "Transitional housing with meals",
    ] {
        assert_eq!(cost("housing", kind, "Call first"), None, "{kind}");
    }
    assert_eq!(cost("food", "Meals and shelter", ""), None);
    assert_eq!(cost("housing", "Shelter, meals", "Free"), Some(Cost::Free));
    assert_eq!(cost("housing", "Hotline", ""), Some(Cost::Free));
    assert_eq!(cost("food", "Day meals", ""), Some(Cost::Free));
}

#[test]
fn a_sum_that_is_asked_for_is_not_free() {
    for notes in [
        "$2 a plate",
        "Visits are $35",
        "Pay $15 at the door",
        "$5 at the door",
        "2 dólares el plato",
        "La visita cuesta $35",
        "Rooms are $120 a week",
        "$3 per cup of soup",
        "$20 registration",
    ] {
        assert_eq!(
            cost("food", "Soup kitchen", notes),
            Some(Cost::Paid),
            "{notes}"
        );
    }
    for notes in ["$5 donation", "Donation of $5", "$5 suggested"] {
        assert_eq!(
            cost("food", "Soup kitchen", notes),
            Some(Cost::Donation),
            "{notes}"
        );
    }
}

#[test]
fn a_sum_that_is_given_or_earned_is_no_price() {
    for notes in [
        "$25 gift card per family",
        "$50 a month in vouchers",
        "Income limit is $2000",
        "Pay is $20 an hour",
        "Get $10 a visit",
        "$5 off each meal",
    ] {
        assert_eq!(cost("food", "Soup kitchen", notes), None, "{notes}");
    }
}

#[test]
fn what_costs_little_is_not_free_and_what_a_shop_sells_is_sold() {
    let low = Some(Cost::Low);
    for (kind, notes, expected) in [
        (
            "Thrift shop",
            "Low-cost clothing and furniture. Call first",
            Some(Cost::Paid),
        ),
        ("Clothing", "Low-cost clothing and furniture", low),
        ("Clothing", "Clothes at low cost", low),
        ("Clothes closet", "Discounted clothing", low),
        ("Clothes closet", "Ropa a bajo costo", low),
        ("Pantry", "Groceries at reduced prices", low),
        ("Reduced fare", "", low),
        ("Clothes closet", "Small fee", Some(Cost::Paid)),
        ("Clothing", "Sliding scale", Some(Cost::Sliding)),
        // Of some of it no one knows what the rest costs.
        ("Clothes closet", "Coats, low-cost furniture and toys", None),
        ("Clothes closet", "Coats and shoes", Some(Cost::Free)),
    ] {
        assert_eq!(cost("clothing", kind, notes), expected, "{kind}: {notes}");
    }
}

#[test]
fn a_price_in_spanish_is_none_of_something_free() {
    for notes in ["Costo: $15", "Cuota de $5 por persona", "Tarifa $10"] {
        assert!(
            !matches!(cost("food", "", notes), None | Some(Cost::Free)),
            "{notes}"
        );
    }
}

#[test]
fn a_price_in_the_hours_is_none_of_something_free() {
    let cost = |kind: &str, hours: &str, notes: &str| {
        let fields = [("type", kind), ("hours", hours), ("notes", notes)];
        let row = row_of(&fields);
        let list = "food";
        let found = requirements::of_row(&PlaceRow { list, row: &row });
        let is_quoted = found.conditions.iter().any(|it| it.words.contains('$'));
        assert_eq!(is_quoted, hours.contains('$'), "{hours}");
        found.cost.map(|cost| cost.value)
    };
    let free = Some(Cost::Free);
    assert_eq!(cost("Soup kitchen", "Tuesdays 10 am-12 pm", ""), free);
    for hours in [
        "Tuesdays 10 am-12 pm. $3 a meal",
        "Tuesdays 10 am-12 pm ($5)",
        "Tuesdays 10 am-12 pm, $5 fee",
        "Tuesdays 10 am-12 pm. Small donation",
        "Tuesdays 10 am-12 pm, low-cost groceries",
    ] {
        for notes in ["", "Free"] {
            assert_ne!(cost("Soup kitchen", hours, notes), free, "{hours}: {notes}");
        }
    }
}

#[test]
fn what_is_bought_is_not_free_and_help_to_pay_is() {
    for notes in [
        "Groceries at cost",
        "Discount grocery",
        "Pay what you can",
        "Buy groceries at wholesale prices",
        "Food at half the price",
        "Paga lo que pueda",
    ] {
        for kind in ["Food pantry", "Soup kitchen"] {
            assert_ne!(cost("food", kind, notes), Some(Cost::Free), "{notes}");
        }
    }
    for notes in [
        "Help to pay bills",
        "Bring pay stubs",
        "You do not pay anything",
        "Nothing for sale",
    ] {
        assert_eq!(
            cost("food", "Food pantry", notes),
            Some(Cost::Free),
            "{notes}"
        );
    }
}

#[test]
fn no_sum_is_free_and_what_is_free_or_cheap_is_asked_about() {
    for notes in ["Cost: $0", "Fee: $0", "$0", "Cost: free", "Costo: $0"] {
        assert_eq!(cost("clothing", "", notes), Some(Cost::Free), "{notes}");
    }
    for notes in [
        "Free or low cost",
        "Low-cost or free",
        "Free or reduced price",
        "Low or no cost",
        "Gratis o a bajo costo",
    ] {
        assert_eq!(cost("clothing", "Clothes closet", notes), None, "{notes}");
    }
    let kind = "Free or low-cost clothing";
    assert_eq!(cost("clothing", kind, ""), None);
}

/// What a wish for something free gets of a place of a kind, with its words in the notes or in the hours.
fn free(kind: &str, hours: &str, notes: &str) -> Fit {
    let fields = [
        ("name", "x"),
        ("type", kind),
        ("hours", hours),
        ("notes", notes),
    ];
    let list = if kind.starts_with("Thrift") {
        "clothing"
    } else {
        "food"
    };
    let place = Catalog::new([(list, &[row_of(&fields)][..])], &[])
        .0
        .places()[0]
        .clone();
    fit(&place, Need::Food, Wish::Free)
}

#[test]
fn a_shop_that_says_it_gives_is_not_put_away() {
    const SHOP: &str = "Thrift shop";
    for notes in [
        "",
        "Coats and shoes",
        "Free parking",
        "Smoke-free building",
        "Feel free to call",
    ] {
        assert!(
            matches!(free(SHOP, "Mon 9am-4pm", notes), Fit::No(_)),
            "{notes}"
        );
    }
    for notes in ["Not free", "Nothing is free"] {
        assert!(
            matches!(free(SHOP, "Mon 9am-4pm", notes), Fit::No(_)),
            "{notes}"
        );
    }
    for notes in [
        "Everything is free",
        "Everything is free for everyone",
        "All items free of charge",
    ] {
        assert_eq!(free(SHOP, "Mon 9am-4pm", notes), Fit::Yes, "{notes}");
    }
    for notes in [
        "At no cost to you",
        "There is no charge for clothing",
        "Clothing is free to returning citizens",
        "Free clothes for people coming home from prison",
        "Free for people in need",
        "Free with voucher from parole",
        "Everything is free for veterans",
        "We never charge",
        "You do not pay",
        "Ropa gratis",
        "Fees waived for people on parole",
        "Clothes cost nothing",
        "Small fee, free for returning citizens",
        "Small fee. Free with a parole letter",
        "No money needed",
        "No one pays",
        "Clothing given away",
        "Complimentary clothing",
        "We give clothes to people leaving prison",
        "Everything is free. Furniture $10",
    ] {
        assert_eq!(free(SHOP, "Mon 9am-4pm", notes), Fit::Ask, "{notes}");
    }
    for words in [
        "No charge",
        "No fee",
        "Gratis",
        "$0",
        "All items free of charge",
    ] {
        let hours = format!("Mon-Fri 9am-4pm. {words}");
        assert_ne!(
            free(SHOP, &hours, ""),
            Fit::No(Difference::NotFree),
            "{hours}"
        );
    }
    for kind in [
        "Thrift shop and free clothing",
        "Thrift shop (free for returning citizens)",
    ] {
        assert_eq!(free(kind, "Mon 9am-4pm", ""), Fit::Ask, "{kind}");
    }
    for kind in ["Low-cost clinic", "Sliding scale clinic", "Resale shop"] {
        assert_eq!(free(kind, "", "At no cost to you"), Fit::Ask, "{kind}");
    }
}

#[test]
fn what_is_free_in_part_is_asked_about_with_its_words() {
    let quotes = |hours: &str, notes: &str, words: &str| {
        let row = row_of(&[("type", "Food pantry"), ("hours", hours), ("notes", notes)]);
        let found = requirements::of_row(&PlaceRow {
            list: "food",
            row: &row,
        });
        found.conditions.iter().any(|it| it.words.contains(words))
    };
    for words in [
        "No longer free",
        "First visit free",
        "No fee for first visit",
        "Almost free",
        "Neither free nor cheap",
        "Free if you volunteer",
        "Used to be free",
        "Usually free",
        "Some items free",
        "It isn't always free",
        "Free for members",
        "Fee waived for veterans",
        "Casi gratis",
        "Free most days",
        "Seniors eat free",
        "Free - members",
        "Once free",
    ] {
        let hours = format!("Mon-Fri 9am-4pm. {words}");
        let brackets = format!("Mon-Fri 9am-4pm ({words})");
        for (hours, notes) in [
            (hours.as_str(), ""),
            (brackets.as_str(), ""),
            ("Mon-Fri 9am-4pm", words),
        ] {
            for kind in ["Food pantry", "Community meal"] {
                assert_eq!(free(kind, hours, notes), Fit::Ask, "{hours}: {notes}");
            }
            assert!(quotes(hours, notes, words), "{hours}: {notes}");
        }
    }
    for notes in ["Is it free? No", "Free? Call first", "Cost? Ask"] {
        assert_eq!(free("Food pantry", "", notes), Fit::Ask, "{notes}");
        let hours = format!("Mon-Fri 9am-4pm. {notes}");
        assert_eq!(free("Food pantry", &hours, ""), Fit::Ask, "{hours}");
        assert!(
            quotes("", notes, notes.split('?').next().unwrap()),
            "{notes}"
        );
    }
    for notes in [
        "Free groceries",
        "Free meals for all seniors and adults",
        "Help to pay rent? Call 211",
        "Feel free to call",
        "Free, first come first served",
        "No ID needed, free meals",
        "No charge",
        "Free? Yes",
        "Free meals, no questions asked",
    ] {
        assert_eq!(
            free("Food pantry", "Mon-Fri 9am-4pm", notes),
            Fit::Yes,
            "{notes}"
        );
        let hours = format!("Mon-Fri 9am-4pm. {notes}");
        assert_eq!(free("Food pantry", &hours, ""), Fit::Yes, "{hours}");
    }
}
