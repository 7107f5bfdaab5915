//! Limits that stand in the kind or the name of a place, and people whom a note leaves out.

use place_facts::needs::needs_of;
use place_facts::requirements::of_row;
use place_facts::row::PlaceRow;
use sync_protocol::listings::Row;
use sync_protocol::places::requirements::Requirements;

fn row(name: &str, kind: &str, notes: &str) -> Row {
    let cells = [("name", name), ("type", kind), ("notes", notes)];
    let cells = cells.map(|(field, text)| (field.to_owned(), text.to_owned()));
    cells.into_iter().collect()
}

fn read(name: &str, kind: &str, notes: &str) -> Requirements {
    let row = row(name, kind, notes);
    let list = "food";
    of_row(&PlaceRow { list, row: &row })
}

fn residents(read: &Requirements) -> Option<Vec<String>> {
    read.residents.as_ref().map(|it| it.value.clone())
}

#[test]
fn a_kind_or_a_name_may_say_whose_residents_are_taken() {
    for (name, kind) in [
        ("Grace", "Food pantry for Irvington residents"),
        ("Irvington Residents Food Pantry", "Food pantry"),
    ] {
        let read = read(name, kind, "");
        assert_eq!(
            residents(&read),
            Some(vec!["Irvington".to_owned()]),
            "{name}"
        );
    }
    for name in [
        "Residents Association Pantry",
        "Pantry for residents in need",
    ] {
        assert_eq!(residents(&read(name, "Food pantry", "")), None, "{name}");
    }
}

#[test]
fn a_kind_may_say_that_a_place_is_for_some() {
    for kind in [
        "Food pantry, members only",
        "Food pantry (members only)",
        "Food pantry (students)",
        "Food pantry (for students)",
        "Student food pantry",
    ] {
        assert!(!read("Grace", kind, "").conditions.is_empty(), "{kind}");
    }
    for kind in [
        "Food pantry",
        "Food pantry, soup kitchen",
        "Soup kitchen (open to all)",
        "Food pantry (free)",
    ] {
        assert!(read("Grace", kind, "").conditions.is_empty(), "{kind}");
    }
    let pets = row("Paws", "Pet food pantry", "");
    let list = "food";
    assert_eq!(needs_of(&PlaceRow { list, row: &pets }), []);
}

#[test]
fn who_is_left_out_is_not_who_is_taken() {
    for notes in [
        "Anyone, except people living in Newark",
        "Essex County, excl. Newark",
        "Everyone except residents of Newark",
    ] {
        let read = read("Grace", "Food pantry", notes);
        let taken = residents(&read).unwrap_or_default();
        assert!(!taken.iter().any(|it| it == "Newark"), "{notes}: {taken:?}");
        assert!(!read.conditions.is_empty(), "{notes}");
    }
    let newark = read("Grace", "Food pantry", "Residents of Newark only");
    assert_eq!(residents(&newark), Some(vec!["Newark".to_owned()]));
}
