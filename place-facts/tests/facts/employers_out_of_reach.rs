//! In a search an employer that no one can call, go to or write to stands behind all others. By its name it is found first.

use crate::row_of::row_of;
use jiff::civil::{DateTime, date};
use place_facts::catalog::Catalog;
use place_facts::search::search;

const MONDAY: DateTime = date(2026, 11, 23).at(14, 20, 0, 0);

#[test]
fn an_employer_without_any_contact_comes_last_but_by_its_name() {
    let rows = [
        row_of(&[("name", "Abbott Goods"), ("type", "Warehouse")]),
        row_of(&[
            ("name", "Zenith Goods"),
            ("type", "Warehouse"),
            ("website", "https://zenith.example"),
        ]),
        row_of(&[
            ("name", "Young Goods"),
            ("type", "Warehouse"),
            ("phone", "973-555-0100"),
        ]),
    ];
    let (catalog, _) = Catalog::new([("employment", &rows[..])], &[]);
    let names = |text: &str| {
        let hits = search(&catalog, text, MONDAY).hits;
        hits.into_iter().map(|it| it.name).collect::<Vec<_>>()
    };
    for text in ["warehouse", "warehouse work", "warehouse jobs"] {
        let found = names(text);
        assert_eq!(found.len(), 3, "{text}: {found:?}");
        assert_eq!(found[2], "Abbott Goods", "{text}: {found:?}");
    }
    assert_eq!(names("Abbott Goods")[0], "Abbott Goods");
}
