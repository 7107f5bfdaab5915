//! What names and types say in brackets or beside dashes.

use crate::row_of::row_of;
use place_facts::calendar::read_moment;
use place_facts::catalog::CatalogPlace;
use place_facts::find::{Fit, fit};
use place_facts::hours::evaluate::at;
use sync_protocol::places::find::{Need, Wish};
use sync_protocol::places::hours::OpenState::{self, Ask, Closed, Open};
use sync_protocol::places::place::PlaceRef;

fn place(list: &str, name: &str, kind: &str) -> CatalogPlace {
    let fields = [
        ("name", name),
        ("type", kind),
        ("hours", "Monday-Friday 9 am-5 pm"),
        ("county", "Essex"),
    ];
    CatalogPlace::new(reference(list), &row_of(&fields))
}

fn reference(list: &str) -> PlaceRef {
    PlaceRef {
        list: list.to_owned(),
        id: String::new(),
        code: String::new(),
        former: Vec::new(),
    }
}

/// On a Tuesday.
fn state(name: &str, kind: &str) -> OpenState {
    let moment = read_moment("2026-11-24T10:00").unwrap().0;
    at(&place("food", name, kind).hours, moment).state
}

#[test]
fn a_name_that_says_closed_is_not_open() {
    for name in [
        "Grace Church (CLOSED)",
        "Grace Church - CLOSED",
        "Grace Church – closed",
        "CLOSED - Grace Church",
        "(CLOSED) Grace Church",
        "**CLOSED** Grace Church",
        "CLOSED: Grace Church",
        "Grace Church, closed",
        "Grace Church CLOSED",
        "Grace Church [closed]",
        "Grace Church (temporarily closed)",
        "Temporarily closed - Grace Church",
        "Grace Church (moved)",
        "Grace Church (moved to Main Street)",
        "Grace Church - MOVED",
        "Grace Church (by appointment only)",
        "Grace Church - by appointment",
        "Grace Church (cerrado)",
        "CLOSED Grace Pantry",
        "Closed Grace Pantry",
        "PERMANENTLY CLOSED St. Ann Pantry",
        "Temporarily closed Grace Church",
        "NOW CLOSED Grace Church",
        "CERRADO Grace Church",
        "Currently closed: Grace Church, Newark",
        "CLOSED",
    ] {
        assert_ne!(state(name, "Food pantry"), Open, "{name}");
    }
    for name in [
        "Grace (permanently closed)",
        "PERMANENTLY CLOSED St. Ann Pantry",
    ] {
        assert_eq!(state(name, "Food pantry"), Closed, "{name}");
    }
    for name in [
        "Closed Loop Farm",
        "Closed Loop Farm - Newark",
        "Closed Loop Thrift Shop",
        "CLOSED LOOP THRIFT SHOP",
        "Closet of Grace",
        "Grace's Closet",
        "Open Door, Closed Circle",
        "Grace Church (Newark)",
        "Catholic Charities - Diocese of Newark",
    ] {
        assert_eq!(state(name, "Food pantry"), Open, "{name}");
    }
}

#[test]
fn a_type_that_says_closed_is_not_open() {
    for kind in [
        "Food pantry (closed)",
        "Closed food pantry",
        "CLOSED Food pantry",
        "Permanently closed food pantry",
        "Closed",
        "Food pantry - temporarily closed",
        "Food pantry – closed",
        "Food pantry, closed",
        "Food pantry (by appointment)",
        "Food pantry, by appointment",
        "Food pantry (appointment only)",
        "Food pantry (delivery only)",
        "Food pantry - delivery only",
    ] {
        assert_ne!(state("Grace Church", kind), Open, "{kind}");
    }
    for kind in [
        "Food pantry",
        "Food pantry, soup kitchen",
        "Food pantry (walk-in)",
    ] {
        assert_eq!(state("Grace Church", kind), Open, "{kind}");
    }
}

#[test]
fn a_type_says_in_brackets_who_may_come() {
    let found = |kind: &str, wish| fit(&place("housing", "Grace House", kind), Need::Shelter, wish);
    for (kind, wish) in [
        ("Emergency shelter (men only)", Wish::Women),
        ("Emergency shelter (men)", Wish::Women),
        ("Emergency shelter - men only", Wish::Women),
        ("Emergency shelter (women only)", Wish::Men),
        ("Emergency shelter (women and children)", Wish::Men),
        ("Emergency shelter (appointment only)", Wish::WalkIn),
        ("Emergency shelter (by appointment)", Wish::WalkIn),
    ] {
        assert!(matches!(found(kind, wish), Fit::No(_)), "{kind}");
    }
    assert_eq!(found("Emergency shelter (men only)", Wish::Men), Fit::Yes);
    assert_eq!(found("Emergency shelter", Wish::Women), Fit::Ask);
}

#[test]
fn a_name_or_a_type_that_says_to_call_opens_no_door() {
    let all = [
        ("Grace", "Food pantry (call)"),
        ("Grace", "Food pantry, call ahead"),
        ("Grace", "Food pantry - appointment"),
        ("Grace", "Emergency food (call first)"),
        ("Grace", "Pantry (registration)"),
        ("Grace", "Food pantry (hours vary)"),
        ("Grace", "Food pantry (Thursdays)"),
        ("Grace", "Despensa (llame)"),
        ("Grace", "Food pantry for seniors (call)"),
        ("Grace", "Meals on Wheels"),
        ("Grace", "Home delivered meals"),
        ("Grace", "Food bank warehouse"),
        ("Grace Pantry - call first", "Food pantry"),
        ("Grace Pantry [call]", "Food pantry"),
        ("Grace Pantry (llame primero)", "Food pantry"),
        ("Grace Pantry (cita)", "Food pantry"),
        ("Grace Pantry (new clients call)", "Food pantry"),
        ("Grace Pantry - Hours vary", "Food pantry"),
    ];
    let wrong = all.iter().filter(|(name, kind)| state(name, kind) != Ask);
    assert_eq!(wrong.collect::<Vec<_>>(), Vec::<&(&str, &str)>::new());
    for (name, kind) in [
        (
            "Call to Care Ministries of the Good Shepherd",
            "Food pantry",
        ),
        ("Grace", "Food pantry and delivery"),
    ] {
        assert_eq!(state(name, kind), Open, "{name}, {kind}");
    }
}

#[test]
fn what_a_type_asks_takes_the_promise_of_the_notes_back() {
    for (kind, notes, wish) in [
        ("Food pantry (call)", "Walk-ins welcome", Wish::WalkIn),
        ("Shelter (ID required)", "No ID needed", Wish::NoId),
    ] {
        let row = row_of(&[("name", "Grace"), ("type", kind), ("notes", notes)]);
        let place = CatalogPlace::new(reference("food"), &row);
        assert_eq!(fit(&place, Need::Food, wish), Fit::Ask, "{kind}");
    }
}

#[test]
fn one_meal_beside_hours_of_the_whole_day_is_asked_about() {
    let open = |kind, notes| {
        let fields = [
            ("name", "Grace"),
            ("type", kind),
            ("notes", notes),
            ("hours", "Monday-Friday 9 am-5 pm"),
        ];
        let moment = read_moment("2026-11-24T16:30").unwrap().0;
        at(
            &CatalogPlace::new(reference("food"), &row_of(&fields)).hours,
            moment,
        )
        .state
    };
    for (kind, notes) in [
        ("Soup kitchen", "Lunch at noon"),
        ("Soup kitchen", "Hot meal at noon"),
        ("Soup kitchen", "Noon meal"),
        ("Soup kitchen", "Free lunch"),
        ("Soup kitchen", "Sandwiches at lunch"),
        ("Soup kitchen", "Serves breakfast"),
        ("Soup kitchen", "Breakfast and lunch"),
        ("Soup kitchen", "Coffee and breakfast"),
        ("Soup kitchen", "Desayuno caliente"),
        ("Soup kitchen (lunch)", "Free"),
        ("Breakfast program", "Free"),
        ("Dinner", "Free"),
    ] {
        assert_eq!(open(kind, notes), Ask, "{kind}, {notes}");
    }
    for (kind, notes) in [
        ("Soup kitchen", "Breakfast, lunch and dinner"),
        ("Food pantry", "Free lunch"),
        ("Soup kitchen", "Bring a bag"),
    ] {
        assert_eq!(open(kind, notes), Open, "{kind}, {notes}");
    }
}
