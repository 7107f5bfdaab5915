//! What is said of money, by the notes and by the kind of a place.

mod row_of;

use place_facts::requirements;
use place_facts::row::PlaceRow;
use row_of::row_of;
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
