//! Meals and clothes of places whose list is about something else, and near places that the list gives no way to reach.

use crate::row_of::row_of;
use jiff::civil::{DateTime, date};
use place_facts::catalog::Catalog;
use place_facts::find::find;
use sync_protocol::listings::Row;
use sync_protocol::places::find::{FindAnswer, FindQuestion, FoundPlace, Need, Span};
use sync_protocol::places::hours::OpenState;

/// A Saturday evening.
const EVENING: DateTime = date(2026, 11, 28).at(19, 0, 0, 0);

fn row(name: &str, fields: &[(&str, &str)]) -> Row {
    let all = [
        ("name", name),
        ("city", "Atlantic City"),
        ("county", "Atlantic"),
    ];
    let all: Vec<_> = all.iter().chain(fields).copied().collect();
    row_of(&all)
}

fn ask(lists: &[(&str, &[Row])], need: Need) -> FindAnswer {
    let (catalog, _) = Catalog::new(lists.iter().copied(), &[]);
    let question = FindQuestion {
        need,
        near: Some("Atlantic City".into()),
        at: None,
        span: Span::Now,
        wishes: Vec::new(),
        limit: None,
    };
    find(&catalog, &question, EVENING).unwrap()
}

fn names(places: &[FoundPlace]) -> Vec<&str> {
    places.iter().map(|place| place.name.as_str()).collect()
}

const SHELTER: [(&str, &str); 4] = [
    ("type", "Emergency shelter"),
    ("phone", "609-555-0111"),
    ("address", "2009 Bacharach Blvd"),
    ("hours", "Open 24/7"),
];

#[test]
fn the_meals_of_a_shelter_in_town_are_told_and_have_to_be_asked_about() {
    let notes = ("notes", "Food, clothing, recovery programs. Ring the bell");
    let mission = row("Mission", &[&SHELTER[..], &[notes]].concat());
    let far = [
        ("type", "Food pantry"),
        ("city", "Bridgeton"),
        ("county", "Cumberland"),
        ("phone", "856-555-0122"),
        ("hours", "Open 24/7"),
    ];
    let pantry = row("Far pantry", &far);
    let lists = [("food", &[pantry][..]), ("housing", &[mission][..])];
    let answer = ask(&lists, Need::Food);
    assert_eq!(names(&answer.places), ["Mission", "Far pantry"]);
    let meals = &answer.places[0];
    assert_eq!(meals.open.state, OpenState::Ask);
    assert_eq!(meals.rest_of_day, OpenState::Ask);
    // The hours of its beds are not those of its meals.
    assert_eq!(meals.hours, None);
    let words = Some("Food, clothing, recovery programs");
    assert_eq!(meals.beside.as_deref(), words);
    assert_eq!(
        ask(&lists, Need::Clothes).places[0].beside.as_deref(),
        words
    );
    let bed = &ask(&lists, Need::Shelter).places[0];
    assert_eq!((bed.open.state, &bed.beside), (OpenState::Open, &None));
}

#[test]
fn only_what_names_food_is_food() {
    let has_food = |kind: &str, notes: &str| {
        let fields = [SHELTER[1], SHELTER[2], ("type", kind), ("notes", notes)];
        let lists = [("housing", &[row("x", &fields)][..])];
        !ask(&lists, Need::Food).places.is_empty()
    };
    for notes in [
        "Lunch and dinner daily",
        "Emergency beds and daily meals. Thrift store",
        "Families. Dinner for walk-ins. Call first",
        "Men. Meals and addiction recovery program",
        "Job training and pantry too",
        "Three meals, showers",
        "Comida y ropa",
    ] {
        assert!(has_food("Emergency shelter", notes), "{notes}");
    }
    assert!(has_food("Shelter, meals, recovery", "Call first"));
    for notes in [
        "Arrive by 5 pm. No meals",
        "Bring your own food",
        "Help with food stamps",
        "Food is not allowed in rooms",
        "Across from the food pantry",
        "Meals for residents only",
    ] {
        assert!(!has_food("Emergency shelter", notes), "{notes}");
    }
}

#[test]
fn a_place_of_both_lists_is_told_once_as_the_one_that_is_about_it() {
    let door = [SHELTER[1], SHELTER[2]];
    let kitchen = row(
        "Mission kitchen",
        &[
            &door[..],
            &[("type", "Soup kitchen"), ("hours", "Saturday 6-8 pm")],
        ]
        .concat(),
    );
    let beds = row("Mission", &[&SHELTER[..], &[("notes", "Meals")]].concat());
    let answer = ask(
        &[("food", &[kitchen][..]), ("housing", &[beds][..])],
        Need::Food,
    );
    assert_eq!(names(&answer.places), ["Mission kitchen"]);
}

#[test]
fn a_near_place_without_a_way_to_reach_it_comes_before_another_county() {
    let near = row("In town", &[("type", "Meals")]);
    let phone = ("phone", "609-555-0133");
    let open = row("Near", &[("type", "Food pantry"), phone]);
    let far = [
        ("type", "Food pantry"),
        ("city", "Camden"),
        ("county", "Camden"),
        ("phone", "856-555-0144"),
    ];
    let far = row("Far", &far);
    let rows = [far, near, open];
    let answer = ask(&[("food", &rows[..])], Need::Food);
    assert_eq!(names(&answer.places), ["Near", "In town", "Far"]);
    // An employer that no one can reach is the last.
    let job = |name: &str, fields: &[(&str, &str)]| {
        row(
            name,
            &[&[("type", "Employer"), ("work", "Warehouse")], fields].concat(),
        )
    };
    let jobs = [
        job("No way", &[]),
        job(
            "Camden works",
            &[("city", "Camden"), ("county", "Camden"), phone],
        ),
    ];
    let answer = ask(&[("employment", &jobs[..])], Need::Work);
    assert_eq!(names(&answer.places), ["Camden works", "No way"]);
}
