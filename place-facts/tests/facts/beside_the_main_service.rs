//! What a note says of a call before, of some people and of side services is not read as something of the whole place.

use crate::row_of::row_of;
use place_facts::catalog::{Catalog, CatalogPlace};
use place_facts::find::{Fit, describe, find, fit};
use place_facts::needs::{Directness, directness, needs_of};
use place_facts::row::PlaceRow;
use serde_json::{Value, json};
use sync_protocol::listings::Row;
use sync_protocol::places::find::{Difference, FindQuestion, FoundPlace, Need, Span, Wish};
use sync_protocol::places::hours::{OpenState, Reception};

const MONDAY: &str = "2026-11-23T10:00";
const WEEK: &str = "Monday-Friday 9 am-5 pm";

fn row(fields: &[(&str, &str)]) -> Row {
    let usual = [("name", "x"), ("city", "Edison"), ("county", "Middlesex")];
    let fields = usual.iter().chain(fields);
    row_of(fields)
}

fn place(list: &str, fields: &[(&str, &str)]) -> CatalogPlace {
    let rows = [row(fields)];
    Catalog::new([(list, &rows[..])], &[]).0.places()[0].clone()
}

fn at(place: &CatalogPlace, moment: &str) -> FoundPlace {
    describe(place, moment.parse().unwrap())
}

/// The values of a requirement of which a place may have several.
fn values(place: &CatalogPlace, name: &str) -> Vec<Value> {
    let all = serde_json::to_value(place.requirements.as_ref()).unwrap();
    let values = all[name].as_array().unwrap().iter();
    values.map(|it| it["value"].clone()).collect()
}

#[test]
fn who_has_to_call_or_to_register_is_promised_no_open_door() {
    for notes in [
        "Call first",
        "Walk in. Bring ID. Call first",
        "Clothing too. Call ahead",
        "Call 211 first",
        "Call the office first",
        "Please call ahead to check",
        "Text or call first",
        "Call first: ID not required",
        "Call before your first visit",
        "Do not come without calling",
        "Small groups only: call first",
        "Phone screening",
        "Llame primero",
        "No venga sin llamar",
        "Walk in. Registration required",
        "Register online",
        "Register by phone before your first visit",
        "Must register, not at the door",
        "Pre-register",
        "Regístrese antes",
    ] {
        let pantry = place(
            "food",
            &[("type", "Food pantry"), ("hours", WEEK), ("notes", notes)],
        );
        let found = at(&pantry, MONDAY);
        assert_eq!(found.open.state, OpenState::Ask, "{notes}");
        assert_eq!(found.open.reception, Some(Reception::Call), "{notes}");
        assert_ne!(fit(&pantry, Need::Food, Wish::WalkIn), Fit::Yes, "{notes}");
        // When it is closed, no call changes that.
        assert_eq!(
            at(&pantry, "2026-11-22T10:00").open.state,
            OpenState::Closed
        );
    }
    let line = place(
        "support",
        &[
            ("type", "Hotline"),
            ("hours", "Open 24/7"),
            ("notes", "Call first"),
        ],
    );
    assert_eq!(at(&line, MONDAY).open.reception, Some(Reception::Phone));
}

#[test]
fn a_call_or_a_registration_that_nobody_needs_before_keeps_the_door_open() {
    for notes in [
        "Do not call first, just come",
        "No need to call first",
        "You do not need to call first",
        "Walk in or call first",
        "Call first or just come",
        "You can call first",
        "Call ahead if possible",
        "No hace falta llamar antes",
        "Call for information",
        "Call for other locations",
        "Call first for other locations",
        "Call with questions",
        "Call before 4 pm with questions",
        "Call ahead for an interpreter",
        "Large families call ahead",
        "Donors must call first",
        "To donate, call",
        "You can come without calling first",
        "Register every six months",
        "Register on arrival",
        "Register at the door",
        "Register when you come",
        "Registration required at your first visit",
        "No registration required",
        "Registration is not required",
        "Register to vote",
        "Voter registration",
        "Clothing too",
    ] {
        let pantry = place(
            "food",
            &[("type", "Food pantry"), ("hours", WEEK), ("notes", notes)],
        );
        assert_eq!(at(&pantry, MONDAY).open.state, OpenState::Open, "{notes}");
    }
}

#[test]
fn how_long_a_registration_holds_is_not_how_often_one_may_come() {
    let often = |notes: &str| {
        let pantry = place("food", &[("type", "Food pantry"), ("notes", notes)]);
        pantry.requirements.how_often.clone()
    };
    assert_eq!(often("Register every six months"), None);
    assert_eq!(often("Renew registration once a month"), None);
    assert_eq!(
        often("Twice a month. Register every six months").as_deref(),
        Some("Twice a month")
    );
}

#[test]
fn what_is_for_people_of_a_house_is_not_for_everyone() {
    for (kind, notes) in [
        ("Clothing for guests", "Adults 21+"),
        ("Clothing for residents", ""),
        ("Free clothing", "For clients"),
        ("Free clothing", "For families it helps. Call first"),
        (
            "Help to get an ID",
            "Helps shelter guests get birth certificate",
        ),
    ] {
        let shop = place(
            "clothing",
            &[("type", kind), ("hours", WEEK), ("notes", notes)],
        );
        assert_eq!(
            values(&shop, "conditions"),
            ["only-some"],
            "{kind}: {notes}"
        );
        assert_eq!(
            at(&shop, MONDAY).open.state,
            OpenState::Ask,
            "{kind}: {notes}"
        );
    }
    for notes in [
        "For residents of Edison",
        "Helps families",
        "Clothing for everyone",
        "Not only for clients",
        "Serves residents",
    ] {
        let shop = place("clothing", &[("type", "Free clothing"), ("notes", notes)]);
        assert!(
            !values(&shop, "conditions").contains(&json!("only-some")),
            "{notes}"
        );
    }
}

#[test]
fn an_id_or_other_papers_is_read_as_one_of_two() {
    for notes in [
        "ID or two papers with your address",
        "ID or a letter",
        "Bring identification or mail",
    ] {
        let office = place(
            "id-documents",
            &[("type", "Birth certificate"), ("notes", notes)],
        );
        assert!(values(&office, "papers").is_empty(), "{notes}");
        assert_eq!(values(&office, "conditions"), ["note"], "{notes}");
        // Who has the papers gets in without an ID.
        assert_eq!(fit(&office, Need::Id, Wish::NoId), Fit::Ask, "{notes}");
    }
}

#[test]
fn nobody_whom_a_note_admits_is_left_out() {
    let notes = "Single men 18+; mothers referred by Social Services";
    let shelter = place(
        "housing",
        &[("type", "Emergency shelter"), ("notes", notes)],
    );
    for wish in [Wish::Men, Wish::Women, Wish::Families] {
        assert_eq!(fit(&shelter, Need::Shelter, wish), Fit::Ask, "{wish:?}");
    }
    assert_eq!(values(&shelter, "conditions"), ["note", "note"]);
    let men = place(
        "housing",
        &[("type", "Emergency shelter"), ("notes", "Single men 18+")],
    );
    assert!(matches!(fit(&men, Need::Shelter, Wish::Women), Fit::No(_)));
    assert!(matches!(
        fit(&men, Need::Shelter, Wish::Families),
        Fit::No(_)
    ));
    assert!(men.requirements.ages.is_some());
}

#[test]
fn who_supplies_or_builds_only_finds() {
    for (list, need, kind, notes) in [
        (
            "food",
            Need::Food,
            "Food pantry",
            "Supplies county pantries; call to find one. Call first",
        ),
        (
            "housing",
            Need::Housing,
            "Housing help",
            "Develops supportive housing",
        ),
        (
            "housing",
            Need::Housing,
            "Housing help",
            "Statewide network of housing groups",
        ),
        (
            "clothing",
            Need::Clothes,
            "Thrift shops",
            "Head office line; asks which store is near",
        ),
    ] {
        let row = row(&[("type", kind), ("notes", notes)]);
        let row = PlaceRow { list, row: &row };
        assert_eq!(directness(&row, need), Directness::Finds, "{notes}");
    }
    let row = row(&[
        ("type", "Housing help"),
        ("notes", "Transitional and supportive housing"),
    ]);
    let row = PlaceRow {
        list: "housing",
        row: &row,
    };
    assert_eq!(directness(&row, Need::Housing), Directness::Direct);
}

#[test]
fn several_services_in_one_place_are_several_needs() {
    let needs = |list: &str, kind: &str, notes: &str| {
        let row = row(&[("type", kind), ("notes", notes)]);
        needs_of(&PlaceRow { list, row: &row })
    };
    assert_eq!(
        needs(
            "support",
            "City re-entry office",
            "Jobs and housing. Check before you go"
        ),
        [Need::Health, Need::Work, Need::Housing]
    );
    let all = "Treatment, housing, jobs, Medicaid, ID, legal help, mentoring";
    assert_eq!(
        needs("support", "Re-entry services", all),
        [
            Need::Health,
            Need::Id,
            Need::Work,
            Need::Housing,
            Need::Legal
        ]
    );
    assert_eq!(
        needs("support", "Family and job help", ""),
        [Need::Health, Need::Work]
    );
    assert_eq!(
        needs("food", "Soup kitchen", "Computers and job search help too"),
        [Need::Food, Need::Work]
    );
    // Not a service, or one that the list is about.
    assert_eq!(
        needs("transportation", "Rides", "Includes work trips"),
        [Need::Rides]
    );
    assert_eq!(
        needs("support", "Advocacy", "Jobs board of volunteers"),
        [Need::Health]
    );
    assert_eq!(
        needs("employment", "Job help", "Housing, legal help"),
        [Need::Work]
    );
}

#[test]
fn a_side_service_is_no_limit_of_the_place() {
    for notes in [
        "Delivery for older and ill residents",
        "Delivery for homebound people",
        "Meals delivered to seniors",
        "Classes, computer lab; veterans team",
        "Each county; often for older, disabled, low-income people and veterans",
    ] {
        let pantry = place("food", &[("type", "Food pantry"), ("notes", notes)]);
        assert_eq!(values(&pantry, "groups"), [json!(null); 0], "{notes}");
    }
    let rides = place(
        "transportation",
        &[("type", "Rides"), ("notes", "Often for older people")],
    );
    assert_eq!(values(&rides, "conditions"), ["note"]);
    let home = place("food", &[("type", "Food pantry"), ("notes", "For seniors")]);
    assert_eq!(values(&home, "groups"), ["older"]);
}

/// Whether someone of a town is told that a clinic is for people of other places.
fn takes_others(notes: &str, town: &str) -> bool {
    let rows = [row(&[("type", "Clinic"), ("notes", notes)])];
    let catalog = Catalog::new([("healthcare", &rows[..])], &[]).0;
    let question = FindQuestion {
        need: Need::Health,
        near: Some(town.to_owned()),
        at: None,
        span: Span::Now,
        wishes: Vec::new(),
        limit: None,
    };
    let answer = find(&catalog, &question, MONDAY.parse().unwrap()).unwrap();
    let mut all = answer.places.iter().chain(&answer.others);
    all.any(|it| it.differs.contains(&Difference::Elsewhere))
}

#[test]
fn a_county_is_told_from_the_town_of_its_name() {
    let residents = |notes: &str| {
        let pantry = place("food", &[("type", "Food pantry"), ("notes", notes)]);
        pantry
            .requirements
            .residents
            .clone()
            .map(|it| it.value.join("|"))
            .unwrap_or_default()
    };
    for notes in [
        "County residents",
        "Any county resident",
        "Middlesex County residents",
        "For any Middlesex County resident",
    ] {
        assert_eq!(residents(notes), "Middlesex County", "{notes}");
    }
    assert_eq!(
        residents("Camden and Gloucester counties"),
        "Camden County|Gloucester County"
    );
    for (town, is_elsewhere) in [
        ("Cherry Hill", false),
        ("Woodbury", false),
        ("Newark", true),
    ] {
        assert_eq!(
            takes_others("Camden and Gloucester counties", town),
            is_elsewhere,
            "{town}"
        );
    }
    let notes = "Cape May, West Cape May, Cape May Point, part of Lower Township";
    let closet = place(
        "food",
        &[
            ("type", "Food pantry"),
            ("hours", WEEK),
            ("notes", notes),
            ("county", "Cape May"),
        ],
    );
    assert_eq!(values(&closet, "conditions"), ["only-some"]);
    assert_eq!(closet.requirements.conditions[0].words, notes);
}

#[test]
fn the_name_of_a_place_says_whom_it_is_for() {
    for (name, group) in [
        ("National Call Center for Homeless Veterans", "veterans"),
        ("Monroe Township Office of Senior Services", "older"),
        ("Urban League of Essex County Youth Reentry", "youth"),
        ("Disability Rights New Jersey", "disabled"),
        ("New Jersey Domestic Violence Hotline", "survivors"),
    ] {
        let found = place("support", &[("type", "Hotline"), ("name", name)]);
        assert_eq!(values(&found, "groups"), [group], "{name}");
    }
    for name in ["Veterans Memorial Park Pantry", "Senior Street Pantry"] {
        let found = place("support", &[("type", "Hotline"), ("name", name)]);
        assert_eq!(values(&found, "groups"), [json!(null); 0], "{name}");
    }
}

#[test]
fn hours_in_a_note_are_asked_about_and_never_said_to_be_closed() {
    let notes = "Clothing too. Soup kitchen Friday 11 am-1 pm";
    let pantry = place(
        "food",
        &[
            ("type", "Food pantry"),
            ("hours", "Monday 9 am-5 pm"),
            ("notes", notes),
        ],
    );
    for (moment, state) in [
        (MONDAY, OpenState::Open),
        ("2026-11-20T12:00", OpenState::Ask),
        ("2026-11-20T14:00", OpenState::Closed),
        ("2026-11-24T12:00", OpenState::Closed),
    ] {
        assert_eq!(at(&pantry, moment).open.state, state, "{moment}");
    }
}
