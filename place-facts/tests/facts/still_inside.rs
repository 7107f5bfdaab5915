//! Help for people who are still in prison is not offered to those who are out.

use crate::row_of::row_of;
use jiff::civil::date;
use place_facts::catalog::Catalog;
use place_facts::find::find;
use serde_json::json;
use sync_protocol::listings::Row;
use sync_protocol::places::find::{Difference, FindAnswer, FindQuestion, Need, Span};
use sync_protocol::places::requirements::Condition;

fn row(name: &str, kind: &str, notes: &str) -> Row {
    let fields = [
        ("name", name),
        ("type", kind),
        ("city", "Newark"),
        ("county", "Essex"),
        ("phone", "973-555-0100"),
        ("notes", notes),
    ];
    let fields = fields.iter();
    row_of(fields)
}

fn work(rows: &[Row]) -> FindAnswer {
    let question = FindQuestion {
        need: Need::Work,
        near: Some("Newark".into()),
        at: None,
        span: Span::Now,
        wishes: Vec::new(),
        limit: None,
    };
    let (catalog, _) = Catalog::new([("employment", rows)], &[]);
    find(&catalog, &question, date(2026, 11, 23).at(10, 30, 0, 0)).unwrap()
}

fn conditions(notes: &str) -> Vec<Condition> {
    let rows = [row("x", "Re-entry agency", notes)];
    let (catalog, _) = Catalog::new([("employment", &rows[..])], &[]);
    let stated = &catalog.places()[0].requirements.conditions;
    stated.iter().map(|it| it.value).collect()
}

#[test]
fn what_is_only_for_people_inside_is_read_as_such() {
    for notes in [
        "For people still inside. Check before you go",
        "Pre-release program in three prisons",
        "Job readiness for inmates",
        "Classes for women in the county jail",
        "Serves incarcerated people",
        "Prison visits and letters",
        "Sends books to prisoners",
        "Halfway house; placed by the Department of Corrections",
        "Department of Corrections referrals only",
        "Must be referred by NJDOC",
        "Programa para personas en prisión",
        "Ayuda antes de salir de la cárcel",
    ] {
        let found = conditions(notes);
        assert!(
            found.contains(&Condition::StillInside),
            "{notes}: {found:?}"
        );
    }
}

#[test]
fn who_is_out_is_not_sent_away_by_a_word_for_prison() {
    for notes in [
        "For people after prison",
        "Formerly incarcerated people welcome",
        "Has a prisoner re-entry program. Call first",
        "12 women, also after prison or treatment",
        "Agencies accept it six months after release",
        "Helps before and after release",
        "For people in prison. Job help for people who are out",
        "Pre-release classes. Walk-ins who got out lately welcome",
        "Not for people in prison",
        "Families of people in prison",
        "Takes parole and Department of Corrections referrals",
        "Run by a former corrections officer",
        "Sussex and Warren residents. Inside the mall",
        "Visiting nurses",
    ] {
        let found = conditions(notes);
        assert!(
            !found.contains(&Condition::StillInside),
            "{notes}: {found:?}"
        );
    }
}

#[test]
fn help_inside_is_left_out_where_something_fits_and_shown_with_its_reason_where_nothing_does() {
    let inside = row("inside", "Re-entry preparation", "For people still inside");
    let outside = row("outside", "Re-entry agency", "Jobs");
    let answer = work(&[inside.clone(), outside]);
    assert_eq!(answer.total, 1);
    assert!(answer.others.is_empty());
    let answer = work(&[inside]);
    assert_eq!(answer.total, 0);
    assert_eq!(answer.others[0].differs, [Difference::StillInside]);
    assert_eq!(json!(answer.others[0].differs), json!(["still-inside"]));
}

#[test]
fn a_pantry_that_helps_people_inside_too_is_there_for_those_who_come() {
    let of = |notes: &str| {
        let rows = [row("x", "Food pantry", notes)];
        let (catalog, _) = Catalog::new([("food", &rows[..])], &[]);
        let stated = &catalog.places()[0].requirements.conditions;
        stated.iter().map(|it| it.value).collect::<Vec<_>>()
    };
    for notes in [
        "Visits people in prison",
        "Letters to people in prison. Pantry for all",
        "Chaplain ministers to people in the county jail",
        "Support for people in prison and after",
    ] {
        assert_eq!(of(notes), [Condition::Note], "{notes}");
    }
    for notes in ["For people in prison only", "Serves inmates only"] {
        assert_eq!(of(notes), [Condition::StillInside], "{notes}");
    }
}
