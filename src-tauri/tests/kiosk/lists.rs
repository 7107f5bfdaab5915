//! Lists with a network that works, fails or returns false answers (KSK-4).

use crate::support::{Answer, FakeService, SetClock, cache, rows};
use kiosk::offline::changes::{CHANGES_INTERVAL, refresh_changed};
use kiosk::offline::lists::Lists;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use sync_protocol::error_code::ErrorCode;
use sync_protocol::listings::{LINKED_LISTINGS, ListingName, MORE_LISTINGS, Trouble};
use tempfile::TempDir;

struct Place {
    service: Arc<FakeService>,
    clock: SetClock,
    folder: TempDir,
    lists: Arc<Lists>,
}

impl Place {
    async fn new() -> Self {
        let (service, clock) = (FakeService::start().await, SetClock::new());
        let folder = tempfile::tempdir().unwrap();
        let lists = service.lists(cache(folder.path()), &clock);
        Self {
            service,
            clock,
            folder,
            lists,
        }
    }

    /// The same place after a power cut.
    fn restarted(&self) -> Arc<Lists> {
        self.service.lists(cache(self.folder.path()), &self.clock)
    }

    /// Returns the number of rows and whether they are fresh, after 15 seconds have passed.
    async fn reads(&self) -> Result<(usize, bool), ErrorCode> {
        self.clock.forward(15);
        let listing = self.lists.read(&food()).await?;
        Ok((listing.rows.len(), listing.kept_at.is_none()))
    }
}

fn food() -> ListingName {
    ListingName::parse("food").unwrap()
}

#[tokio::test]
async fn ksk_4_a_list_is_fresh_then_kept_with_its_time_then_fresh_again() {
    let place = Place::new().await;
    assert_eq!(place.reads().await, Ok((10, true)));
    let confirmed = place.clock.now();

    place.service.says(Answer::LogInPage);
    place.clock.forward(3600);
    let kept = place.lists.read(&food()).await.unwrap();
    assert_eq!((kept.rows.len(), kept.kept_at), (10, Some(confirmed)));

    place.service.says(rows(11));
    assert_eq!(place.reads().await, Ok((11, true)));
}

#[tokio::test]
async fn ksk_4_an_unchanged_list_is_confirmed_without_being_sent_again() {
    let place = Place::new().await;
    place.reads().await.unwrap();
    assert_eq!(place.reads().await, Ok((10, true)));
    let confirmed = place.clock.now();

    place.service.says(Answer::Redirect);
    place.clock.forward(60);
    assert_eq!(
        place.lists.read(&food()).await.unwrap().kept_at,
        Some(confirmed)
    );
}

#[tokio::test]
async fn ksk_4_no_bad_answer_ever_replaces_a_good_list() {
    for bad in [
        Answer::LogInPage,
        Answer::HalfABody,
        Answer::WrongTag,
        Answer::NotFlat,
        Answer::Redirect,
        Answer::Garbage,
        Answer::Hang,
        Answer::ProxyError,
        Answer::Refusal(500, "INTERNAL_ERROR"),
        Answer::Refusal(200, "x"),
        rows(0),
        rows(7),
    ] {
        let place = Place::new().await;
        place.reads().await.unwrap();

        place.service.says(bad.clone());

        assert_eq!(place.reads().await, Ok((10, false)), "{bad:?}");
        place.clock.forward(60);
        let after = place.restarted().read(&food()).await.unwrap();
        assert_eq!(after.rows.len(), 10, "{bad:?}, after a restart");
    }
}

#[tokio::test]
async fn ksk_4_a_shorter_list_that_the_operator_approved_is_used() {
    let place = Place::new().await;
    place.reads().await.unwrap();
    place.service.says(Answer::Rows {
        count: 3,
        floor: Some(3),
    });
    assert_eq!(place.reads().await, Ok((3, true)));
}

#[tokio::test]
async fn ksk_4_an_unknown_list_is_not_found_and_a_list_without_a_copy_is_an_error() {
    let place = Place::new().await;
    place.service.says(Answer::Unknown);
    assert_eq!(place.reads().await, Err(ErrorCode::ListingNotFound));
    place.service.says(Answer::Hang);
    let own = ListingName::parse("our-own-list").unwrap();
    let read = place.lists.read(&own).await;
    assert_eq!(read.err(), Some(ErrorCode::NetworkRequestFailed));
}

#[tokio::test]
async fn ksk_4_a_kiosk_that_never_reached_its_service_shows_the_starter_lists_with_their_day() {
    let place = Place::new().await;
    place.service.says(Answer::LogInPage);
    let names = LINKED_LISTINGS.into_iter().chain(MORE_LISTINGS);
    for name in names.filter_map(ListingName::parse) {
        let list = place.lists.read(&name).await.unwrap();
        assert!(list.rows.len() > 3 && list.kept_at.is_some(), "{name}");
        assert!(list.trouble.is_some());
    }
    // The service's own list replaces it, however short it is.
    place.service.says(rows(1));
    assert_eq!(place.reads().await, Ok((1, true)));
}

#[tokio::test]
async fn ksk_4_after_a_failure_no_one_waits_for_the_network() {
    let place = Place::new().await;
    place.reads().await.unwrap();
    place.service.says(Answer::Hang);
    place.reads().await.unwrap();

    let asked = || place.service.asked.load(Ordering::SeqCst);
    let before = asked();
    let kept = place.lists.read(&food()).await.unwrap();
    assert_eq!(kept.rows.len(), 10);
    assert_eq!(asked(), before, "it is shown before the service is asked");
    while asked() == before {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn ksk_4_simultaneous_readers_share_one_request() {
    let place = Place::new().await;
    let name = food();
    let readers = (0..8).map(|_| {
        let (lists, name) = (Arc::clone(&place.lists), name.clone());
        tokio::spawn(async move { lists.read(&name).await.unwrap().rows.len() })
    });
    for reader in readers.collect::<Vec<_>>() {
        assert_eq!(reader.await.unwrap(), 10);
    }
    assert_eq!(place.service.asked.load(Ordering::SeqCst), 1);
}

#[tokio::test]
async fn ksk_4_a_kept_list_says_why_it_is_kept() {
    let place = Place::new().await;
    place.reads().await.unwrap();
    for (answer, trouble) in [
        (Answer::LogInPage, Trouble::SignInPage),
        (Answer::Redirect, Trouble::SignInPage),
        (Answer::Hang, Trouble::Slow),
        (Answer::ProxyError, Trouble::Service),
        (Answer::Refusal(500, "INTERNAL_ERROR"), Trouble::Service),
        (Answer::HalfABody, Trouble::NoLink),
    ] {
        place.service.says(answer.clone());
        place.clock.forward(15);
        let kept = place.lists.read(&food()).await.unwrap();
        assert_eq!(kept.trouble, Some(trouble), "{answer:?}");
    }
    place.service.says(rows(10));
    place.clock.forward(15);
    assert_eq!(place.lists.read(&food()).await.unwrap().trouble, None);
}

#[tokio::test]
async fn ksk_4_a_list_is_readable_after_thirty_days_without_a_network() {
    let place = Place::new().await;
    place.reads().await.unwrap();
    let confirmed = place.clock.now();
    place.service.says(Answer::Hang);
    place.clock.forward(30 * 86_400);
    let kept = place.lists.read(&food()).await.unwrap();
    assert_eq!((kept.rows.len(), kept.kept_at), (10, Some(confirmed)));
}

#[tokio::test]
async fn dsk_a_change_is_fetched_within_a_minute_and_no_change_costs_one_small_request() {
    assert!(CHANGES_INTERVAL.as_secs() < 60);
    let place = Place::new().await;
    place.reads().await.unwrap();
    let names = ["food", "clothing"].map(|name| ListingName::parse(name).unwrap());
    let tag = |name: &str, etag: &str| {
        [("name", name), ("etag", etag)]
            .map(|(field, text)| (field.to_owned(), text.to_owned()))
            .into()
    };
    let kept = place.lists.copy_tag(&food()).await.etag.unwrap();
    let says = |etag: &str| {
        *place.service.tags.lock().unwrap() = Some(vec![tag("food", etag), tag("other", "\"1\"")]);
    };
    let asked = || std::mem::take(&mut *place.service.names.lock().unwrap());
    asked();

    says(&kept);
    place.clock.forward(45);
    assert_eq!(refresh_changed(&place.lists, &names).await, Ok(0));
    assert_eq!(asked(), ["list-tags"]);

    place.service.says(rows(11));
    says("\"another\"");
    place.clock.forward(45);
    assert_eq!(refresh_changed(&place.lists, &names).await, Ok(1));
    assert_eq!(asked(), ["list-tags", "food"]);
    assert_eq!(place.lists.copy(&food()).await.unwrap().len(), 11);

    *place.service.tags.lock().unwrap() = None;
    place.service.says(Answer::Unknown);
    place.clock.forward(45);
    let earlier = refresh_changed(&place.lists, &names).await;
    assert_eq!(
        earlier,
        Err(ErrorCode::ListingNotFound),
        "a service without tags"
    );
}
