//! What a row says of itself in any of its fields: that the place closed, moved, merged or stopped. What an import asks about
//! is never shown open, and never before other places.

use crate::row_of::row_of;
use jiff::civil::date;
use place_facts::catalog::Catalog;
use place_facts::closed::in_field;
use place_facts::find::find;
use sync_protocol::listings::Row;
use sync_protocol::places::find::{FindQuestion, Need};
use sync_protocol::places::hours::OpenState::{self, Ask, Closed, Open};

const FIELDS: [(&str, &str); 7] = [
    ("name", "Hope Table"),
    ("type", "Food pantry"),
    ("address", "12 Elm St"),
    ("city", "Newark"),
    ("zip", "07102"),
    ("phone", "973-555-0100"),
    ("hours", "Monday-Friday 9 am-5 pm"),
];

fn row(field: &str, text: &str) -> Row {
    let mut row = row_of(&FIELDS);
    row.insert(field.to_owned(), text.to_owned());
    row
}

/// The names of fitting places and those of the others, with their states.
fn found(rows: &[Row]) -> [Vec<(String, OpenState)>; 2] {
    let catalog = Catalog::new([("food", rows)], &[]).0;
    let question = FindQuestion {
        need: Need::Food,
        near: Some("Newark".to_owned()),
        ..serde_json::from_str(r#"{"need":"food"}"#).unwrap()
    };
    let moment = "2026-11-30T11:00".parse().unwrap();
    let answer = find(&catalog, &question, moment).unwrap();
    let of = |places: Vec<sync_protocol::places::find::FoundPlace>| {
        let places = places.into_iter();
        places.map(|it| (it.name, it.open.state)).collect()
    };
    [of(answer.places), of(answer.others)]
}

/// What is asked about, and whether it is shown as open.
fn judged(field: &str, text: &str) -> (bool, bool) {
    let asked = in_field(field, text, date(2026, 11, 30));
    let [fitting, _] = found(&[row(field, text)]);
    (asked, fitting.iter().any(|(_, state)| *state == Open))
}

const SAID: [(&str, &str); 62] = [
    ("address", "Moved to 99 Main St"),
    ("address", "MOVED - see website"),
    ("address", "12 Elm St (moved)"),
    ("address", "Address changed - now 5 Broad St"),
    ("address", "New address: 5 Broad St"),
    ("address", "New address 5 Broad St"),
    ("address", "Now at 5 Broad St"),
    ("address", "relocated, see 20 Clinton Ave"),
    ("address", "Relocated to 20 Clinton Ave"),
    ("address", "Se mudó a 5 Broad St"),
    ("address", "Mudado a 5 Broad St"),
    ("address", "Trasladado a 5 Broad St"),
    ("address", "Nueva dirección: 5 Broad St"),
    ("address", "Cambió de dirección, 5 Broad St"),
    ("address", "Closed"),
    ("address", "Merged with Rh, 12 Elm St"),
    ("name", "Rg Pantry (merged with Rh)"),
    ("name", "Rg Pantry - merged into Rh"),
    ("name", "Rg Pantry (moved to 5 Elm St)"),
    ("name", "Rg Pantry, merged"),
    ("name", "Ursa Food (Merged with Vera Soup)"),
    ("name", "Despensa Rg (fusionada con Rh)"),
    ("name", "Closed B Pantry (CLOSED)"),
    ("name", "Rg Pantry (gone)"),
    ("name", "Rg Pantry (no longer offers food)"),
    ("type", "CLOSED - Food pantry"),
    ("type", "Food pantry (merged with Rh)"),
    ("hours", "No longer offers food"),
    ("hours", "Ya no ofrece comida"),
    ("hours", "Merged with Vera Soup"),
    ("hours", "Monday-Friday 9 am-5 pm. We moved to 5 Elm St"),
    ("hours", "Monday-Friday 9 am-5 pm. No longer gives out food"),
    ("notes", "No longer offers food"),
    ("notes", "Ya no reparte alimentos"),
    ("notes", "This pantry no longer provides food."),
    ("notes", "Merged with Closed A Pantry in 2025"),
    ("notes", "The church merged with Hope Church"),
    ("notes", "Se fusionó con otra iglesia"),
    ("notes", "Moved to 55 Broad St"),
    ("notes", "We moved in 2025"),
    ("notes", "They moved to 5 Elm St"),
    ("notes", "Address has changed"),
    ("notes", "New address: 5 Elm St"),
    ("notes", "The pantry program was discontinued in 2025."),
    ("notes", "Lost lease"),
    ("notes", "The church lost its lease in May"),
    ("notes", "Number disconnected"),
    ("notes", "Phone is disconnected"),
    ("notes", "Número desconectado"),
    ("notes", "Gone"),
    ("notes", "Vacant"),
    ("notes", "Funding ended in 2024"),
    ("notes", "Lost funding"),
    ("notes", "Se acabaron los fondos"),
    ("notes", "Closed permanently 2024"),
    ("city", "CLOSED"),
    ("status", "Closed"),
    ("status", "Moved"),
    ("status", "Merged"),
    ("status", "Gone"),
    ("status", "Permanently closed 2024"),
    ("status", "Vacant"),
];

#[test]
fn what_any_field_says_is_asked_about_and_never_shown_open() {
    for (field, text) in SAID {
        assert_eq!(judged(field, text), (true, false), "{field}: {text}");
    }
}

#[test]
fn such_a_place_comes_after_one_that_may_be_open() {
    for (field, text) in SAID {
        let mut other = row("name", "Vera Soup");
        let hours = "Call for hours".to_owned();
        other.insert("address".to_owned(), "40 Market St".to_owned());
        other.insert("phone".to_owned(), "973-555-0199".to_owned());
        other.insert("hours".to_owned(), hours);
        let [fitting, _] = found(&[row(field, text), other]);
        assert_eq!(fitting[0].0, "Vera Soup", "{field}: {text}");
    }
}

#[test]
fn what_is_closed_and_nothing_else_is_told_as_closed() {
    for (field, text) in [
        ("name", "Closed B Pantry (CLOSED)"),
        ("name", "Hope Pantry - closed"),
        ("name", "Despensa Esperanza (cerrada)"),
        ("type", "CLOSED - Food pantry"),
        ("type", "Closed food pantry"),
        ("notes", "The pantry program was discontinued in 2025."),
        ("notes", "Closed permanently 2024"),
    ] {
        let [fitting, others] = found(&[row(field, text)]);
        assert_eq!(fitting, [], "{field}: {text}");
        assert_eq!(others[0].1, Closed, "{field}: {text}");
    }
    let mut moved = row("name", "Hope Pantry (closed)");
    moved.insert("notes".to_owned(), "Moved to 5 Elm St".to_owned());
    assert_eq!(found(&[moved])[0][0].1, Ask);
}

#[test]
fn streets_names_and_work_with_such_words_are_asked_about_by_nobody() {
    for (field, text) in [
        ("name", "Closed Loop Farm"),
        ("name", "Moving Forward"),
        ("name", "New Address Church"),
        ("name", "Gone Fishing Ministry"),
        ("name", "Gone but Not Forgotten Pantry"),
        ("name", "Vacant Lot Farm"),
        ("name", "Merged Hearts Church"),
        ("name", "Relocation Services of Essex"),
        ("name", "Now at Peace Pantry"),
        ("name", "New Location Church"),
        ("address", "1 Merger Road"),
        ("address", "5 Moving Water Way"),
        ("address", "12 Closter Dock Rd"),
        ("address", "New Address Church, 12 Elm St"),
        ("address", "12 Gone Away Lane"),
        ("type", "Food pantry, relocation services"),
        ("notes", "Relocation services"),
        ("notes", "Helps people who are moving"),
        ("notes", "We were moved to tears by your gifts"),
        ("notes", "We moved people out of shelters"),
        ("notes", "Formed when St. Ann merged with St. Mary"),
        ("notes", "Helps families who lost their lease"),
        ("notes", "Help with disconnected utilities"),
    ] {
        assert!(!judged(field, text).0, "{field}: {text}");
    }
    for (field, text) in [
        ("name", "Closed Loop Farm"),
        ("name", "Moving Forward"),
        ("name", "New Address Church"),
        ("name", "Gone Fishing Ministry"),
        ("name", "Merged Hearts Church"),
        ("address", "1 Merger Road"),
        ("address", "New Address Church, 12 Elm St"),
        ("type", "Food pantry, relocation services"),
    ] {
        assert!(judged(field, text).1, "{field}: {text}");
    }
    for (field, text) in [
        ("notes", "Closed to walk-ins. Call first"),
        ("notes", "Closed cases welcome"),
        ("notes", "Closed to new clients"),
        ("notes", "No longer offers classes"),
        ("notes", "No longer accepting food donations"),
        ("notes", "No longer serves food on Fridays"),
        ("notes", "Ya no ofrece clases"),
        ("name", "Twelve Pantry (closed Mondays)"),
        ("hours", "Monday-Friday 9 am-5 pm, closed holidays"),
        ("hours", "Closed Mondays"),
    ] {
        assert!(!judged(field, text).0, "{field}: {text}");
    }
    let [fitting, _] = found(&[row("type", "Food pantry (closed Mondays)")]);
    assert_ne!(fitting.first().map(|it| it.1), Some(Closed));
}

#[test]
fn to_be_moved_to_tears_is_no_move() {
    for notes in ["Be moved to tears", "Moved to action by our faith"] {
        let row = row("notes", notes);
        let catalog = Catalog::new([("food", &[row][..])], &[]).0;
        let hours = &catalog.places()[0].hours;
        assert!(!hours.rules.is_empty(), "{notes}");
    }
}
