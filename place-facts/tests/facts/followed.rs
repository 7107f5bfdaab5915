//! A catalog that reuses what the one before it read is the same as one that reads everything.

use crate::starter_lists::rows;
use place_facts::catalog::Catalog;
use place_facts::identity::KnownPlace;
use place_facts::search::search;
use proptest::prelude::*;
use std::sync::LazyLock;
use sync_protocol::listings::Row;

static FOOD: LazyLock<Vec<Row>> = LazyLock::new(|| rows("food").into_iter().take(40).collect());
static BEDS: LazyLock<Vec<Row>> = LazyLock::new(|| rows("housing").into_iter().take(40).collect());

/// What a list becomes: each row stays, is corrected, or goes.
fn changed(rows: &[Row], changes: &[u8]) -> Vec<Row> {
    let changed = rows.iter().zip(changes.iter().cycle());
    let changed = changed.filter_map(|(row, change)| {
        let mut row = row.clone();
        let field = match change {
            0 => return None,
            1 => ("phone", "(973) 555-0100"),
            2 => ("hours", "Mon-Fri 9am-5pm"),
            3 => ("notes", "Call first. Bring photo ID."),
            4 => ("name", "Another name"),
            _ => return Some(row),
        };
        row.insert(field.0.to_owned(), field.1.to_owned());
        Some(row)
    });
    changed.collect()
}

#[test]
fn a_long_list_is_read_in_its_order() {
    let mut long: Vec<Row> = FOOD.iter().cycle().take(1_300).cloned().collect();
    for (number, row) in long.iter_mut().enumerate() {
        row.insert("name".to_owned(), format!("Pantry {number}"));
    }
    let whole = Catalog::new([("food", &long[..])], &[]).0;
    assert_eq!(whole.places().len(), long.len());
    for (place, row) in whole.places().iter().zip(&long).step_by(97) {
        let alone = Catalog::new([("food", std::slice::from_ref(row))], &[]).0;
        assert_eq!(place.texts, alone.places()[0].texts);
        assert_eq!(place.hours, alone.places()[0].hours);
        assert_eq!(place.requirements, alone.places()[0].requirements);
    }
}

fn catalog(
    before: &Catalog,
    lists: [&[Row]; 2],
    known: &[KnownPlace],
) -> (Catalog, Vec<KnownPlace>) {
    before.followed_by(["food", "housing"].into_iter().zip(lists), known)
}

fn told(catalog: &Catalog) -> Vec<String> {
    let places = catalog.places().iter();
    places.map(|place| format!("{place:?}")).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    #[test]
    fn what_follows_is_what_is_read_anew(changes in prop::collection::vec(0_u8..12, 1..40)) {
        let (before, known) = catalog(&Catalog::default(), [&FOOD, &BEDS], &[]);
        let (food, beds) = (changed(&FOOD, &changes), changed(&BEDS, &changes));
        let followed = catalog(&before, [&food, &beds], &known);
        let anew = catalog(&Catalog::default(), [&food, &beds], &known);
        prop_assert_eq!(told(&followed.0), told(&anew.0));
        prop_assert_eq!(&followed.1, &anew.1);
        for place in followed.0.places() {
            let found = followed.0.get(&place.place.id).unwrap();
            prop_assert_eq!(&found.texts, &place.texts);
        }
        let now = "2026-11-26T10:00".parse().unwrap();
        let answers = [&followed.0, &anew.0].map(|it| search(it, "photo ID newark", now));
        prop_assert_eq!(&answers[0], &answers[1]);
    }
}

#[test]
fn a_catalog_without_a_list_has_no_place_of_it() {
    let (whole, _) = catalog(&Catalog::default(), [&FOOD, &BEDS], &[]);
    let shown = whole.without(|list| list == "food");
    assert_eq!(shown.places().len(), BEDS.len());
    assert!(
        shown
            .places()
            .iter()
            .all(|place| place.place.list == "housing")
    );
    assert!(shown.get(&whole.places()[0].place.id).is_none());
}
