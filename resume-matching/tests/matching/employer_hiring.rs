//! RES-7: who hires nobody now stands behind those who hire, whatever column says so.

use resume_matching::employers::Employers;
use resume_matching::score::{Person, Ranking};
use std::sync::LazyLock;
use sync_protocol::listings::Row;

static RANKING: LazyLock<Ranking> = LazyLock::new(|| Ranking::new(None).unwrap());

/// Names and "ask first" of two employers with the same work: the first one of the list has one cell more.
fn found(cell: (&str, &str), contact: &[(&str, &str)]) -> Vec<(String, bool)> {
    let row = |name: &str, more: &[(&str, &str)]| -> Row {
        let cells = [("Name", name), ("Work", "Janitor")];
        let cells = cells.iter().chain(contact).chain(more);
        cells
            .map(|(column, text)| ((*column).to_owned(), (*text).to_owned()))
            .collect()
    };
    let employers = Employers::new(&[row("One", &[cell]), row("Two", &[])], &RANKING.finder);
    let found = RANKING.finder.find("I was a janitor for six years");
    let person = Person {
        found: &found,
        from: None,
    };
    let all = RANKING.matches(&person, &employers).into_iter();
    all.map(|one| (one.name, one.ask_first)).collect()
}

#[test]
fn res_7_who_does_not_hire_now_comes_last_and_is_asked_first() {
    let phone = [("Phone", "973-555-0100")];
    for cell in [
        ("Status", "Closed"),
        ("Status", "Inactive"),
        ("Status", "Not hiring"),
        ("Status", "On hold"),
        ("STATUS", "not hiring."),
        ("Hiring", "No"),
        ("Hiring Now?", "no"),
        ("Estado", "Cerrado"),
        ("Notes", "Not hiring now."),
        ("Notes", "We are not currently hiring."),
        ("Notes", "All positions filled."),
        ("Notes", "Positions have been filled"),
        ("Notes", "Hiring freeze until May."),
        ("Notes", "Ahora no contratamos"),
    ] {
        for contact in [phone.as_slice(), &[]] {
            let all = found(cell, contact);
            let names: Vec<(&str, bool)> = all.iter().map(|it| (it.0.as_str(), it.1)).collect();
            assert_eq!(
                names,
                [("Two", false), ("One", true)],
                "{cell:?} {contact:?}"
            );
        }
    }
}

#[test]
fn res_7_what_says_that_somebody_is_hired_changes_nothing() {
    let phone = [("Phone", "973-555-0100")];
    for cell in [
        ("Status", "Active"),
        ("Status", "Hiring"),
        ("Hiring", "Yes"),
        ("Estado", "NJ"),
        ("Notes", "Closed on Sundays"),
        ("Notes", "All positions are full time"),
        ("Background check", "No"),
    ] {
        let all = found(cell, &phone);
        let names: Vec<(&str, bool)> = all.iter().map(|it| (it.0.as_str(), it.1)).collect();
        assert_eq!(names, [("One", false), ("Two", false)], "{cell:?}");
    }
}
