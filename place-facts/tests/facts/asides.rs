//! What names and types say in brackets or beside dashes.

use crate::row_of::row_of;
use place_facts::calendar::read_moment;
use place_facts::catalog::CatalogPlace;
use place_facts::find::{Fit, fit};
use place_facts::hours::evaluate::at;
use sync_protocol::places::find::{Need, Wish};
use sync_protocol::places::hours::OpenState::{self, Closed, Open};
use sync_protocol::places::place::PlaceRef;

fn place(list: &str, name: &str, kind: &str) -> CatalogPlace {
    let fields = [
        ("name", name),
        ("type", kind),
        ("hours", "Monday-Friday 9 am-5 pm"),
        ("county", "Essex"),
    ];
    let reference = PlaceRef {
        list: list.to_owned(),
        id: String::new(),
        code: String::new(),
        former: Vec::new(),
    };
    CatalogPlace::new(reference, &row_of(&fields))
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
