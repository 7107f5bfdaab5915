//! The finder, the search and reports at a kiosk, with and without a network.

use crate::support::{Answer, FakeService, SetClock, cache};
use kiosk::offline::places::Places;
use std::sync::Arc;
use sync_protocol::error_code::ErrorCode;
use sync_protocol::listings::{LINKED_LISTINGS, ListingName, MORE_LISTINGS, PLACE_IDS, Row};
use sync_protocol::places::find::{FindQuestion, Need, Span};
use sync_protocol::places::ids::row_of;
use sync_protocol::places::place::PlaceRef;

fn question(need: Need, near: &str) -> FindQuestion {
    FindQuestion {
        need,
        near: Some(near.into()),
        at: Some("2026-11-23T10:30".into()),
        span: Span::Now,
        wishes: Vec::new(),
        limit: None,
    }
}

#[tokio::test]
async fn ksk_4_a_kiosk_that_never_had_a_link_finds_places_and_says_how_old_they_are() {
    let (service, clock) = (FakeService::start().await, SetClock::new());
    let folder = tempfile::tempdir().unwrap();
    let lists = service.lists(cache(folder.path()), &clock);
    let places = Places::new(Arc::clone(&lists), clock.clock());
    service.says(Answer::Redirect);
    for name in LINKED_LISTINGS.into_iter().chain(MORE_LISTINGS) {
        let _ = lists.refresh(&ListingName::parse(name).unwrap()).await;
    }
    let answer = places
        .find(&question(Need::Food, "New Brunswick"))
        .await
        .unwrap();
    assert!(answer.total > 10);
    assert!(answer.kept_at.is_some_and(|at| at > 0));
    let hits = places.search("albergue newark").await.unwrap();
    assert_eq!(hits.needs, [Need::Shelter]);
    assert!(!hits.hits.is_empty());
    let first = &answer.places[0];
    let by_id = places.place(&first.id).await.unwrap();
    let by_code = places.place(&first.code).await.unwrap();
    assert_eq!(by_id.place.name, first.name);
    assert_eq!(by_code, by_id);
    assert_eq!(places.place("food.0000000").await, Err(ErrorCode::NotFound));
}

#[tokio::test]
async fn a_kiosk_answers_from_the_lists_that_came_last() {
    let (service, clock) = (FakeService::start().await, SetClock::new());
    let folder = tempfile::tempdir().unwrap();
    let lists = service.lists(cache(folder.path()), &clock);
    let places = Places::new(Arc::clone(&lists), clock.clock());
    let food = ListingName::parse("food").unwrap();
    lists.refresh(&food).await.unwrap();
    let mine = places.search("place").await.unwrap();
    assert!(mine.hits.iter().any(|hit| hit.name == "Place 9"));
    assert_eq!(mine.kept_at, None);

    service.says(crate::support::rows(11));
    clock.forward(15);
    lists.refresh(&food).await.unwrap();
    let mine = places.search("place 10").await.unwrap();
    assert!(mine.hits.iter().any(|hit| hit.name == "Place 10"));
    let wrong = FindQuestion {
        at: Some("soon".into()),
        ..question(Need::Food, "07102")
    };
    assert_eq!(places.find(&wrong).await, Err(ErrorCode::InvalidArgument));
}

#[tokio::test]
async fn a_kiosk_knows_on_which_day_each_fact_was_checked() {
    let (service, clock) = (FakeService::start().await, SetClock::new());
    let folder = tempfile::tempdir().unwrap();
    let lists = service.lists(cache(folder.path()), &clock);
    let places = Places::new(Arc::clone(&lists), clock.clock());
    let food = ListingName::parse("food").unwrap();
    lists.refresh(&food).await.unwrap();
    let hit = places.search("place 9").await.unwrap().hits.remove(0);
    let before = places.place(&hit.id).await.unwrap();
    assert_eq!(before.days, None, "the service told no ids");

    let (list, code) = hit.code.split_once('.').unwrap();
    let days = Row::from([("hours".to_owned(), "2026-10-05".to_owned())]);
    let place = PlaceRef {
        id: "a1f0c1e6-0d2b-5b43-9e0f-1c8f0f6f7a10".into(),
        list: list.into(),
        code: code.into(),
        former: Vec::new(),
    };
    *service.ids.lock().unwrap() = vec![row_of(&place, &days)];
    let ids = ListingName::parse(PLACE_IDS).unwrap();
    lists.refresh(&ids).await.unwrap();
    let after = places.place(&place.id).await.unwrap();
    assert_eq!(after.row, before.row);
    assert_eq!(after.days, Some(days));
}
