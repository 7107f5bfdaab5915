//! No filter shows a place that its data excludes: over the starter lists, whatever is asked.

#![allow(clippy::unwrap_used)]

use jiff::ToSpan;
use jiff::civil::date;
use place_facts::catalog::Catalog;
use place_facts::find::find;
use proptest::prelude::*;
use std::sync::LazyLock;
use sync_protocol::listings::Row;
use sync_protocol::places::find::{Difference, FindQuestion, FoundPlace, Need, Span, Wish};
use sync_protocol::places::hours::OpenState;
use sync_protocol::places::requirements::{
    Cost, Entry, Household, IdNeed, RecordPolicy, Referral, Sex,
};

const LISTS: [(&str, &str); 5] = [
    ("food", include_str!("../../sync-service/data/nj/food.csv")),
    (
        "housing",
        include_str!("../../sync-service/data/nj/housing.csv"),
    ),
    (
        "clothing",
        include_str!("../../sync-service/data/nj/clothing.csv"),
    ),
    (
        "legal",
        include_str!("../../sync-service/data/nj/legal.csv"),
    ),
    (
        "healthcare",
        include_str!("../../sync-service/data/nj/healthcare.csv"),
    ),
];
const NEEDS: [Need; 5] = [
    Need::Food,
    Need::Shelter,
    Need::Clothes,
    Need::Legal,
    Need::Health,
];

static CATALOG: LazyLock<Catalog> = LazyLock::new(|| {
    let lists = LISTS.map(|(name, text)| {
        let mut reader = csv::Reader::from_reader(text.as_bytes());
        let rows: Vec<Row> = reader.deserialize().map(Result::unwrap).collect();
        (name, rows)
    });
    Catalog::new(
        lists.iter().map(|(name, rows)| (*name, rows.as_slice())),
        &[],
    )
    .0
});

/// Whether the data of a place says that a wish will not be met. Written from the meaning of the data,
/// apart from the finder's own rules.
fn excludes(place: &FoundPlace, wish: Wish) -> bool {
    let data = &place.requirements;
    let sex = data.sex.as_ref().map(|it| it.value);
    match wish {
        Wish::NoId => data.id.as_ref().is_some_and(|it| it.value != IdNeed::None),
        Wish::WalkIn => {
            data.referral
                .as_ref()
                .is_some_and(|it| it.value == Referral::Needed)
                || data
                    .entry
                    .as_ref()
                    .is_some_and(|it| it.value != Entry::WalkIn)
        }
        Wish::Families => data
            .household
            .as_ref()
            .is_some_and(|it| it.value == Household::WithoutChildren),
        Wish::Women => sex == Some(Sex::Men),
        Wish::Men => sex == Some(Sex::Women),
        Wish::WithRecord => data
            .record
            .as_ref()
            .is_some_and(|it| it.value != RecordPolicy::Welcome),
        Wish::Free => data.cost.as_ref().is_some_and(|it| it.value != Cost::Free),
        Wish::Wheelchair => data.wheelchair.as_ref().is_some_and(|it| !it.value),
        Wish::Spanish => data
            .languages
            .as_ref()
            .is_some_and(|it| !it.value.iter().any(|tag| tag == "es" || tag == "mul")),
    }
}

proptest! {
    #[test]
    fn what_is_shown_as_fitting_is_excluded_by_no_wish(
        need in prop::sample::select(NEEDS.to_vec()),
        near in prop::sample::select(vec!["", "Newark", "08608", "Cape May County", "Paterson"]),
        wishes in prop::sample::subsequence(Wish::ALL.to_vec(), 0..5),
        quarters in 0_i64..(366 * 96),
        is_day in any::<bool>(),
    ) {
        let now = date(2026, 11, 1).at(0, 0, 0, 0).checked_add((quarters * 15).minutes()).unwrap();
        let question = FindQuestion {
            need,
            near: Some(near.to_owned()),
            at: None,
            span: if is_day { Span::Day } else { Span::Now },
            wishes: wishes.clone(),
            limit: Some(200),
        };
        let answer = find(&CATALOG, &question, now).unwrap();
        for place in &answer.places {
            prop_assert_eq!(&place.differs, &Vec::<Difference>::new(), "{}", place.name);
            for wish in &wishes {
                prop_assert!(!excludes(place, *wish), "{} fits {:?}", place.name, wish);
            }
        }
        // What cannot be read is never shown as open, whatever else fits.
        for place in answer.places.iter().chain(&answer.others) {
            if place.hours.is_none() {
                prop_assert_ne!(place.open.state, OpenState::Open, "{}", place.name);
            }
        }
    }
}
