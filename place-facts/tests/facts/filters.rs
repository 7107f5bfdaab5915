//! No filter shows a place that its data excludes: over the starter lists, whatever is asked.

use crate::starter_catalog::CATALOG;
use jiff::ToSpan;
use jiff::civil::date;
use place_facts::find::find;
use place_facts::geography;
use proptest::prelude::*;
use sync_protocol::places::find::{Difference, FindQuestion, FoundPlace, Need, Span, Wish};
use sync_protocol::places::hours::OpenState;
use sync_protocol::places::requirements::{
    Cost, Entry, Group, Household, IdNeed, RecordPolicy, Referral, Sex,
};

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
        Wish::Families => {
            let household = data.household.as_ref().map(|it| it.value);
            household == Some(Household::WithoutChildren)
                || household.is_none() && sex == Some(Sex::Men)
        }
        Wish::Women => sex == Some(Sex::Men),
        Wish::Men => {
            // Of women alone and families a father may be one.
            let mut household = data.household.iter();
            let takes_families = household
                .any(|it| it.value == Household::Both && it.words.to_lowercase().contains("famil"));
            sex == Some(Sex::Women) && !takes_families
                || data.groups.iter().any(|it| it.value == Group::Pregnant)
        }
        Wish::WithRecord => data
            .record
            .as_ref()
            .is_some_and(|it| it.value == RecordPolicy::Limits),
        Wish::Free => data
            .cost
            .as_ref()
            .is_some_and(|it| !matches!(it.value, Cost::Free | Cost::Donation)),
        Wish::Wheelchair => data.wheelchair.as_ref().is_some_and(|it| !it.value),
        Wish::Spanish => data
            .languages
            .as_ref()
            .is_some_and(|it| !it.value.iter().any(|tag| tag == "es" || tag == "mul")),
    }
}

/// Whether a place takes residents of other counties alone.
fn is_for_others(place: &FoundPlace, county: &str) -> bool {
    let Some(residents) = &place.requirements.residents else {
        return false;
    };
    let names = residents.value.iter();
    let counties: Option<Vec<&str>> = names.map(|name| Some(geography::county(name)?.0)).collect();
    counties.is_some_and(|counties| !counties.contains(&county))
}

proptest! {
    #[test]
    fn what_is_shown_as_fitting_is_excluded_by_no_wish(
        need in prop::sample::select(Need::ALL.to_vec()),
        near in prop::sample::select(vec![
            "", "Newark", "08608", "Cape May County", "Paterson", "Edison", "Newton", "Hackensack",
        ]),
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
            if let Some(near) = &answer.near {
                prop_assert!(!is_for_others(place, &near.county), "{} takes others", place.name);
            }
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
