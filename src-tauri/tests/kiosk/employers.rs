//! Employers for a resume that was made at a kiosk, with and without a network.

use crate::support::{Answer, FakeService, SetClock, cache};
use kiosk::offline::employers::KeptEmployers;
use std::sync::Arc;
use sync_protocol::listings::{EMPLOYMENT, ListingName};
use sync_protocol::matching::MatchRequest;

fn cook() -> MatchRequest {
    MatchRequest {
        zip: Some("07102".into()),
        skills: vec!["line-cook".into(), "dishwasher".into()],
        own_words: Vec::new(),
    }
}

/// The same work in the person's own words.
fn cook_in_own_words() -> MatchRequest {
    let words = ["Line cook at a diner", "I washed dishes"];
    MatchRequest {
        skills: Vec::new(),
        own_words: words.map(str::to_owned).into(),
        ..cook()
    }
}

#[tokio::test]
async fn res_7_a_kiosk_without_a_link_finds_employers_in_the_list_it_came_with() {
    let (service, clock) = (FakeService::start().await, SetClock::new());
    let folder = tempfile::tempdir().unwrap();
    let lists = service.lists(cache(folder.path()), &clock);
    service.says(Answer::Redirect);
    let employers = KeptEmployers::new(lists);

    let answer = employers.answer(cook()).await.unwrap();

    assert!(answer.zip_known && answer.matches.len() >= 3);
    assert!(answer.matches.iter().all(|found| !found.reasons.is_empty()));
    let written = employers.answer(cook_in_own_words()).await.unwrap();
    assert!(!written.matches.is_empty());
    assert!(written.matches.iter().all(|found| !found.quotes.is_empty()));
    let skills = employers.skills().await.unwrap();
    assert!(skills.iter().any(|skill| skill.id == "dishwasher"));
}

#[tokio::test]
async fn res_7_employers_are_those_of_the_list_that_came_last() {
    let (service, clock) = (FakeService::start().await, SetClock::new());
    let folder = tempfile::tempdir().unwrap();
    let lists = service.lists(cache(folder.path()), &clock);
    let employers = KeptEmployers::new(Arc::clone(&lists));
    let before = employers.answer(cook()).await.unwrap();
    let name = ListingName::parse(EMPLOYMENT).unwrap();
    lists.refresh(&name).await.unwrap();

    let after = employers.answer(cook()).await.unwrap();
    assert!(!before.matches.is_empty());
    // The list of the fake service names no kind of work.
    assert!(after.matches.is_empty());
}
