//! Words of a search that are not finished, or written as they are heard, where a row has another word that begins so.

use crate::row_of::row_of;
use jiff::civil::{DateTime, date};
use place_facts::catalog::Catalog;
use place_facts::search::search;
use sync_protocol::listings::Row;
use sync_protocol::places::find::Need;

const MONDAY: DateTime = date(2026, 11, 23).at(10, 30, 0, 0);

/// Pantries, of which one row says "pantries" and one is called Hosanna.
fn catalog() -> Catalog {
    let row = |name: &str, notes: &str| -> Row {
        row_of(&[
            ("name", name),
            ("type", "Food pantry"),
            ("notes", notes),
            ("city", "Newark"),
            ("zip", "07102"),
        ])
    };
    let rows = [
        row("St. Mary", "Gives food to other pantries"),
        row("Hosanna Church", ""),
        row("Grace", "Dental care on Fridays"),
        row("Hope", "Many jobs"),
        row("Zion", ""),
        row("Bethel", ""),
    ];
    let [work, teeth] = ["Job center", "Dentist"].map(|kind| {
        row_of(&[
            ("name", "x"),
            ("type", kind),
            ("city", "Newark"),
            ("zip", "07102"),
        ])
    });
    let lists = [
        ("food", &rows[..]),
        ("employment", std::slice::from_ref(&work)),
        ("healthcare", std::slice::from_ref(&teeth)),
    ];
    Catalog::new(lists, &[]).0
}

#[test]
fn the_beginning_of_a_form_of_a_word_is_that_word() {
    let catalog = catalog();
    let ids = |text: &str| -> Vec<String> {
        let hits = search(&catalog, text, MONDAY).hits;
        hits.into_iter().map(|hit| hit.id).collect()
    };
    let pantry = ids("pantry newark");
    assert!(pantry.len() >= 6);
    for typed in ["pantri", "pantrie", "pantries", "pantrys", "pamtry"] {
        assert_eq!(ids(&format!("{typed} newark")), pantry, "{typed}");
        assert_eq!(
            ids(&format!("food {typed} newark")),
            ids("food pantry newark"),
            "{typed}"
        );
    }
}

#[test]
fn a_word_is_understood_as_the_one_that_goes_on_with_it() {
    let catalog = catalog();
    for (typed, understood, need) in [
        ("pantri", "pantry", Need::Food),
        ("jobz", "job", Need::Work),
        ("foodz", "food", Need::Food),
        ("dentis", "dentist", Need::Health),
        ("sheltr", "shelter", Need::Shelter),
        ("hirin", "hiring", Need::Work),
        ("albergu", "albergue", Need::Shelter),
    ] {
        let answer = search(&catalog, typed, MONDAY);
        assert_eq!(answer.understood.as_deref(), Some(understood), "{typed}");
        assert_eq!(answer.needs.first(), Some(&need), "{typed}");
    }
    // Each of these has a meaning of its own, and no typing error is shown.
    for typed in ["pantries", "food pantries", "dantis", "boxes", "jobs"] {
        assert_eq!(search(&catalog, typed, MONDAY).understood, None, "{typed}");
    }
}

#[test]
fn the_beginning_of_a_name_and_a_quoted_word_stay_as_they_are() {
    let catalog = catalog();
    for (typed, name) in [
        ("hosann", "Hosanna Church"),
        ("\"pantri\"", "St. Mary"),
        ("bethe", "Bethel"),
    ] {
        let answer = search(&catalog, typed, MONDAY);
        assert_eq!(answer.understood, None, "{typed}");
        let names: Vec<&str> = answer.hits.iter().map(|hit| hit.name.as_str()).collect();
        assert_eq!(names, [name], "{typed}");
    }
}
