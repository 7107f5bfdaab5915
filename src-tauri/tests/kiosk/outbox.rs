//! The outbox: nothing is lost, and nothing is sent twice.

use crate::support::{Answer, FakeService, SetClock, cache, cipher, rows};
use clock_and_random::backoff::Backoff;
use clock_and_random::random::system_random;
use kiosk::device::device_key::DeviceKey;
use kiosk::offline::cache::outbox_entries::Kind;
use kiosk::offline::outbox::{Outbox, Step};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};
use sync_protocol::contact::{ContactMessage, Delivery};
use sync_protocol::error_code::ErrorCode;
use sync_protocol::page_views::Page;
use sync_protocol::places::place::{PlaceReport, Wrong};
use sync_protocol::places::uses::PlaceUse;
use sync_protocol::zero_results::ZeroResultSearch;

fn outbox(folder: &Path, service: &FakeService, clock: &SetClock) -> Outbox {
    let next = AtomicU8::new(0);
    Outbox {
        cache: cache(folder),
        client: service.client(),
        clock: clock.clock(),
        random: Arc::new(move |bytes| {
            bytes.fill(next.fetch_add(1, Ordering::SeqCst));
        }),
        backoff: Backoff::QUEUED,
        site: "Newark".into(),
        device: DeviceKey::in_folder(folder),
        cipher: cipher(folder),
    }
}

fn message(number: u32) -> ContactMessage {
    ContactMessage {
        key: format!("{number:032x}"),
        name: "Ana".into(),
        contact: "609".into(),
        subject: "ID".into(),
        message: format!("a very private sentence {number}"),
    }
}

#[tokio::test]
async fn con_2_with_a_network_a_message_is_sent_and_leaves_no_trace() {
    let (service, clock) = (FakeService::start().await, SetClock::new());
    let folder = tempfile::tempdir().unwrap();
    let outbox = outbox(folder.path(), &service, &clock);

    assert_eq!(outbox.send_message(message(1)).await, Ok(Delivery::Sent));

    clock.forward(60);
    assert_eq!(outbox.deliver_one().await.unwrap(), Step::Idle);
    for file in std::fs::read_dir(folder.path()).unwrap() {
        let bytes = std::fs::read(file.unwrap().path()).unwrap();
        let found = bytes.windows(12).any(|window| window == b"very private");
        assert!(!found, "the text is still on the disk");
    }
}

#[tokio::test]
async fn a_report_about_a_place_waits_for_the_network_like_a_message() {
    let (service, clock) = (FakeService::start().await, SetClock::new());
    let folder = tempfile::tempdir().unwrap();
    let outbox = outbox(folder.path(), &service, &clock);
    let report = PlaceReport {
        key: "0".repeat(32),
        place: "6ba7b810-9dad-51d1-80b4-00c04fd430c8".into(),
        wrong: Wrong::Hours,
        text: "a very private sentence".into(),
    };
    service.says(Answer::Redirect);
    assert_eq!(
        outbox.send_report(report.clone()).await,
        Ok(Delivery::Queued)
    );
    service.says(rows(10));
    clock.forward(60);
    assert_eq!(outbox.deliver_one().await.unwrap(), Step::Delivered);
    assert_eq!(
        *service.order.lock().unwrap(),
        *std::slice::from_ref(&report.key)
    );
    let long = PlaceReport {
        text: "x".repeat(501),
        ..report
    };
    assert_eq!(
        outbox.send_report(long).await,
        Err(ErrorCode::InvalidArgument.into())
    );
}

#[tokio::test]
async fn con_2_without_a_network_a_message_waits_and_arrives_once_in_its_order() {
    let (service, clock) = (FakeService::start().await, SetClock::new());
    let folder = tempfile::tempdir().unwrap();
    let outbox = outbox(folder.path(), &service, &clock);
    service.says(Answer::LogInPage);
    for number in [7, 3, 5] {
        assert_eq!(
            outbox.send_message(message(number)).await,
            Ok(Delivery::Queued)
        );
    }
    assert_eq!(
        outbox.deliver_one().await.unwrap(),
        Step::Idle,
        "not due yet"
    );
    clock.forward(16);
    assert_eq!(outbox.deliver_one().await.unwrap(), Step::Postponed);

    service.says(rows(1));
    assert_eq!(
        outbox.deliver_one().await.unwrap(),
        Step::Idle,
        "it waits before the next try"
    );
    clock.forward(31);
    for _ in 0..3 {
        assert_eq!(outbox.deliver_one().await.unwrap(), Step::Delivered);
    }
    assert_eq!(outbox.deliver_one().await.unwrap(), Step::Idle);
    let keys: Vec<String> = [7, 3, 5].map(|number| message(number).key).into();
    assert_eq!(*service.order.lock().unwrap(), keys);
}

fn holds(folder: &Path, needle: &[u8]) -> bool {
    let files = std::fs::read_dir(folder).unwrap();
    let mut contents = files.map(|file| std::fs::read(file.unwrap().path()).unwrap());
    contents.any(|bytes| bytes.windows(needle.len()).any(|window| window == needle))
}

#[tokio::test]
async fn g11_queued_entries_cannot_be_read_on_the_disk() {
    let (service, clock) = (FakeService::start().await, SetClock::new());
    let folder = tempfile::tempdir().unwrap();
    let outbox = outbox(folder.path(), &service, &clock);
    service.says(Answer::LogInPage);
    outbox.send_message(message(1)).await.unwrap();
    outbox.sign_out_later("canary-token".into()).await;
    assert_eq!(
        outbox.cache.queue_state(Kind::SignOut).await.unwrap(),
        (2, true)
    );
    for canary in [&b"very private"[..], b"canary-token"] {
        assert!(!holds(folder.path(), canary), "it can be read on the disk");
    }
    assert!(
        holds(folder.path(), message(1).key.as_bytes()),
        "the search finds what is there"
    );
}

#[tokio::test]
async fn g11_an_entry_with_a_lost_key_does_not_block_the_outbox() {
    let (service, clock) = (FakeService::start().await, SetClock::new());
    let folder = tempfile::tempdir().unwrap();
    let first = outbox(folder.path(), &service, &clock);
    service.says(Answer::LogInPage);
    first.send_message(message(1)).await.unwrap();
    clock.forward(16);
    service.says(rows(1));
    let other = Outbox {
        cipher: cipher(&folder.path().join("other")),
        ..outbox(folder.path(), &service, &clock)
    };
    assert_eq!(other.deliver_one().await.unwrap(), Step::Refused);
    assert_eq!(other.send_message(message(2)).await, Ok(Delivery::Sent));
}

#[tokio::test]
async fn con_2_without_a_writable_disk_no_message_is_reported_as_queued() {
    let (service, clock) = (FakeService::start().await, SetClock::new());
    let file = tempfile::NamedTempFile::new().unwrap();
    let outbox = outbox(&file.path().join("below a file"), &service, &clock);
    service.says(Answer::LogInPage);
    assert_eq!(
        outbox.send_message(message(1)).await,
        Err(ErrorCode::NetworkRequestFailed.into())
    );
    service.says(rows(1));
    assert_eq!(outbox.send_message(message(1)).await, Ok(Delivery::Sent));
}

#[tokio::test]
async fn b4_the_end_of_a_session_reaches_the_service_when_the_link_is_back() {
    let (service, clock) = (FakeService::start().await, SetClock::new());
    let folder = tempfile::tempdir().unwrap();
    service.says(Answer::LogInPage);
    let before = outbox(folder.path(), &service, &clock);
    before.sign_out_later("r1".into()).await;
    assert_eq!(before.deliver_one().await.unwrap(), Step::Postponed);

    let after = outbox(folder.path(), &service, &clock);
    clock.forward(31);
    service.says(rows(1));
    assert_eq!(after.deliver_one().await.unwrap(), Step::Delivered);
    assert_eq!(*service.signed_out.lock().unwrap(), ["r1"]);

    // A session that the service has already ended does not block the outbox.
    after.sign_out_later("r2".into()).await;
    service.says(Answer::Refusal(400, "TOKEN_EXPIRED"));
    assert_eq!(after.deliver_one().await.unwrap(), Step::Delivered);
}

#[tokio::test]
async fn ana_page_views_of_a_wrong_clock_are_counted_for_the_service_s_today() {
    for year in [2020, 2031] {
        let (service, clock) = (FakeService::start().await, SetClock::new());
        let folder = tempfile::tempdir().unwrap();
        let outbox = outbox(folder.path(), &service, &clock);
        outbox.count_page_view(Page::Home).await;
        clock.set(
            time::macros::datetime!(2020-01-01 12:00 UTC)
                .replace_year(year)
                .unwrap(),
        );
        outbox.count_page_view(Page::Home).await;
        outbox.queue_page_views().await;
        service.says(Answer::Refusal(400, "INVALID_ARGUMENT"));
        assert_eq!(outbox.deliver_one().await.unwrap(), Step::Postponed);
        service.says(rows(1));
        assert_eq!(outbox.deliver_one().await.unwrap(), Step::Delivered);
        let days = service.days.lock().unwrap().clone();
        assert_eq!(days.len(), 2);
        assert!(
            !days.iter().any(|day| day.starts_with(&year.to_string())),
            "{days:?}"
        );

        // An entry that the service refuses for another reason is deleted as usual.
        outbox.count_page_view(Page::Home).await;
        outbox.queue_page_views().await;
        service.says(Answer::Refusal(403, "PERMISSION_DENIED"));
        assert_eq!(outbox.deliver_one().await.unwrap(), Step::Refused);
    }
}

#[tokio::test]
async fn con_2_a_refused_message_is_reported_at_once_and_not_queued() {
    let (service, clock) = (FakeService::start().await, SetClock::new());
    let folder = tempfile::tempdir().unwrap();
    let outbox = outbox(folder.path(), &service, &clock);
    for (answer, code) in [
        (
            Answer::Refusal(429, "TOO_MANY_ATTEMPTS_TRY_LATER"),
            ErrorCode::TooManyRequests,
        ),
        (
            Answer::Refusal(400, "INVALID_ARGUMENT : name"),
            ErrorCode::InvalidArgument,
        ),
        (
            Answer::Refusal(500, "INTERNAL_ERROR"),
            ErrorCode::InternalError,
        ),
    ] {
        service.says(answer);
        assert_eq!(outbox.send_message(message(1)).await, Err(code.into()));
        clock.forward(60);
        assert_eq!(outbox.deliver_one().await.unwrap(), Step::Idle);
    }
    let empty = ContactMessage {
        name: " ".into(),
        ..message(1)
    };
    assert_eq!(
        outbox.send_message(empty).await,
        Err(ErrorCode::InvalidArgument.into())
    );
}

#[tokio::test]
async fn ana_page_views_are_sent_as_counts_under_one_key() {
    let (service, clock) = (FakeService::start().await, SetClock::new());
    let folder = tempfile::tempdir().unwrap();
    let outbox = outbox(folder.path(), &service, &clock);
    for page in [Page::Home, Page::Home, Page::VideoGallery] {
        outbox.count_page_view(page).await;
    }
    outbox.queue_page_views().await;
    outbox.queue_page_views().await;
    service.says(Answer::AcceptedButLost);
    assert_eq!(outbox.deliver_one().await.unwrap(), Step::Postponed);
    service.says(rows(1));
    clock.forward(31);
    assert_eq!(outbox.deliver_one().await.unwrap(), Step::Delivered);
    assert_eq!(outbox.deliver_one().await.unwrap(), Step::Idle);
    let taken = service.taken.lock().unwrap().clone();
    assert_eq!(
        taken.into_values().collect::<Vec<_>>(),
        [2],
        "one key, so that it counts once"
    );
}

#[tokio::test]
async fn ana_uses_of_places_are_sent_with_the_page_views_and_each_is_counted_once() {
    let (service, clock) = (FakeService::start().await, SetClock::new());
    let folder = tempfile::tempdir().unwrap();
    let outbox = outbox(folder.path(), &service, &clock);
    let code = "food.1a2b3c4".to_owned();
    for kind in [PlaceUse::Printed, PlaceUse::Printed, PlaceUse::Saved] {
        let places = vec![code.clone(), "what a person typed".to_owned()];
        outbox.count_place_uses(places, kind).await;
    }
    outbox.queue_page_views().await;
    assert_eq!(outbox.deliver_one().await.unwrap(), Step::Delivered);
    let uses = service.uses.lock().unwrap().clone();
    let told: Vec<_> = uses
        .iter()
        .map(|used| {
            (
                used["place"].as_str(),
                used["kind"].as_str(),
                used["count"].as_u64(),
            )
        })
        .collect();
    let place = Some(code.as_str());
    let once = |kind, count| (place, Some(kind), Some(count));
    assert_eq!(told, [once("printed", 2), once("saved", 1)]);
    outbox.queue_page_views().await;
    assert_eq!(outbox.deliver_one().await.unwrap(), Step::Idle);
}

#[tokio::test]
async fn dsk_words_that_found_nothing_are_told_at_once_or_never_and_are_not_on_the_disk() {
    let (service, clock) = (FakeService::start().await, SetClock::new());
    let folder = tempfile::tempdir().unwrap();
    let outbox = outbox(folder.path(), &service, &clock);
    let search = |word: &str| ZeroResultSearch {
        words: vec![word.to_owned()],
        county: String::new(),
    };
    let told = || service.zero_results.lock().unwrap().clone();
    outbox.count_zero_result(search("tattoo")).await;
    assert_eq!(
        told(),
        [serde_json::json!({ "words": ["tattoo"], "county": "" })]
    );

    outbox.count_zero_result(search("John Smith")).await;
    service.says(Answer::LogInPage);
    outbox.count_zero_result(search("laptop")).await;
    service.says(rows(1));
    clock.forward(3600);
    outbox.queue_page_views().await;
    assert_eq!(outbox.deliver_one().await.unwrap(), Step::Idle);
    assert_eq!(told().len(), 1);
    for word in [&b"tattoo"[..], b"laptop"] {
        assert!(!holds(folder.path(), word));
    }
}

#[tokio::test]
async fn the_back_off_doubles_up_to_16_minutes_and_a_clock_set_back_blocks_nothing() {
    let (service, clock) = (FakeService::start().await, SetClock::new());
    let folder = tempfile::tempdir().unwrap();
    let outbox = Outbox {
        random: Arc::new(|_| ()),
        ..outbox(folder.path(), &service, &clock)
    };
    service.says(Answer::Hang);
    assert_eq!(outbox.send_message(message(1)).await, Ok(Delivery::Queued));
    clock.forward(16);
    service.says(Answer::LogInPage);
    for wait in [30, 60, 120, 240, 480, 960, 960] {
        assert_eq!(outbox.deliver_one().await.unwrap(), Step::Postponed);
        clock.forward(wait - 1);
        assert_eq!(outbox.deliver_one().await.unwrap(), Step::Idle, "{wait}");
        clock.forward(1);
    }
    service.says(rows(1));
    clock.forward(-100 * 86_400);
    assert_eq!(outbox.deliver_one().await.unwrap(), Step::Delivered);
}

#[tokio::test]
async fn con_2_crashes_and_network_failures_lose_nothing_and_repeat_nothing() {
    let (service, clock) = (FakeService::start().await, SetClock::new());
    let folder = tempfile::tempdir().unwrap();
    let mut chance: u64 = 20_261_120;
    let mut outbox = outbox(folder.path(), &service, &clock);
    // 40 in every run. NB_OUTBOX_ITEMS sets more, for the figure in docs/BENCHMARKS.md.
    let items: u32 = std::env::var("NB_OUTBOX_ITEMS").map_or(40, |items| items.parse().unwrap());
    for number in 0..items {
        chance = chance
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
        service.says(match chance >> 61 {
            0 | 1 => rows(1),
            2 | 3 => Answer::AcceptedButLost,
            4 => Answer::Redirect,
            _ => Answer::LogInPage,
        });
        outbox.send_message(message(number)).await.unwrap();
        clock.forward(40);
        outbox.deliver_one().await.unwrap();
        if chance >> 62 == 1 {
            // After a power cut everything in memory is lost.
            outbox = self::outbox(folder.path(), &service, &clock);
        }
    }
    service.says(rows(1));
    for _ in 0..=items {
        clock.forward(1000);
        outbox.deliver_one().await.unwrap();
    }
    assert_eq!(outbox.deliver_one().await.unwrap(), Step::Idle);
    // The service counts a key once. All keys have arrived, and no others.
    let keys: Vec<String> = service.taken.lock().unwrap().keys().cloned().collect();
    assert_eq!(
        keys,
        (0..items)
            .map(|number| message(number).key)
            .collect::<Vec<_>>()
    );
}

#[tokio::test]
async fn ana_a_month_without_a_network_is_one_entry_and_loses_no_page_view() {
    let (service, clock) = (FakeService::start().await, SetClock::new());
    let folder = tempfile::tempdir().unwrap();
    let outbox = outbox(folder.path(), &service, &clock);
    for _ in 0..30 {
        for _ in 0..3 {
            outbox.count_page_view(Page::Home).await;
            outbox.queue_page_views().await;
        }
        clock.forward(86_400);
    }
    assert_eq!(
        outbox.cache.queue_state(Kind::PageViews).await.unwrap(),
        (1, true)
    );
    assert_eq!(outbox.deliver_one().await.unwrap(), Step::Delivered);
    outbox.queue_page_views().await;
    assert_eq!(outbox.deliver_one().await.unwrap(), Step::Delivered);
    outbox.queue_page_views().await;
    assert_eq!(outbox.deliver_one().await.unwrap(), Step::Idle);
}

#[tokio::test]
async fn ksk_5_kiosks_that_lost_the_network_together_do_not_come_back_together() {
    let (service, clock) = (FakeService::start().await, SetClock::new());
    let folder = tempfile::tempdir().unwrap();
    let outbox = Outbox {
        random: system_random(),
        ..outbox(folder.path(), &service, &clock)
    };
    service.says(Answer::LogInPage);
    outbox.send_message(message(1)).await.unwrap();
    clock.forward(16);
    // Each of the 500 attempts is one kiosk with a long network failure.
    let mut waits = Vec::new();
    for _ in 0..500 {
        assert_eq!(outbox.deliver_one().await.unwrap(), Step::Postponed);
        let due_at = outbox.cache.first_entry().await.unwrap().unwrap().due_at;
        waits.push((due_at - clock.now()) / 1000);
        clock.forward(1000);
    }
    let waits = &waits[10..];
    assert!(waits.iter().all(|wait| (480..=960).contains(wait)));
    for second in 480..=960 {
        let together = waits.iter().filter(|wait| **wait == second).count();
        assert!(together < 20, "{together} of 490 in one second");
    }
}
