//! What the notes say plainly decides a wish: a place that they exclude never fits, and one that they name does.

use crate::row_of::row_of;
use place_facts::catalog::Catalog;
use place_facts::find::{Fit, fit};
use serde::Deserialize;
use sync_protocol::places::find::{Need, Wish};

#[derive(Deserialize)]
struct Case {
    wish: Wish,
    /// Nothing: it has to be asked.
    fits: Option<bool>,
    notes: Vec<String>,
}

fn fits(wish: Wish, notes: &str) -> Option<bool> {
    let fields = [
        ("name", "x"),
        ("type", "Day center"),
        ("city", "Newark"),
        ("county", "Essex"),
        ("notes", notes),
    ];
    let rows = [row_of(&fields)];
    let catalog = Catalog::new([("support", &rows[..])], &[]).0;
    match fit(&catalog.places()[0], Need::Shelter, wish) {
        Fit::Yes => Some(true),
        Fit::Ask => None,
        Fit::No(_) => Some(false),
    }
}

#[test]
fn a_note_decides_a_wish() {
    let cases: Vec<Case> = serde_json::from_str(include_str!("../../cases/wishes.json")).unwrap();
    let mut wrong = Vec::new();
    for case in &cases {
        for notes in &case.notes {
            for said in [notes.clone(), format!("Hot meals. {notes}. Showers")] {
                let found = fits(case.wish, &said);
                if found != case.fits {
                    wrong.push(format!("{said}: {:?} {found:?}", case.wish));
                }
            }
        }
    }
    assert_eq!(wrong, [""; 0]);
}
