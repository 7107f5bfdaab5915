//! What every store has to do. Each story runs on every backend.

use crate::support::stores::id_of;
use crate::support::stores::{a_person, mail, message, on_every_store};
use crate::support::{row, rows};
use bytes::Bytes;
use std::sync::Arc;
use sync_protocol::contact::ContactMessage;
use sync_protocol::fleet::Heartbeat;
use sync_protocol::listings::ListingName;
use sync_protocol::page_views::{Page, PageViewCount, PageViewReport};
use sync_protocol::places::uses::{PlaceUse, PlaceUseCount};
use sync_service::store::attempt_counts::{Attempt, Limit, Refund, SoftLimit};
use sync_service::store::audit_chain::ChainKey;
use sync_service::store::audit_event::AuditEvent;
use sync_service::store::documents::{Found, Kept};
use sync_service::store::sqlite::Sqlite;
use sync_service::store::{Store, StoreError};

fn food() -> ListingName {
    ListingName::parse("food").unwrap()
}

/// A value of the database may hold U+0000 (its JSON has an escape for it); a name cannot be one.
#[tokio::test]
async fn a_document_may_hold_the_character_zero_and_nothing_is_found_by_a_name_with_it() {
    on_every_store(|store| async move {
        a_person(store.as_ref(), "ada").await;
        let content = serde_json::to_string("a\0b").unwrap();
        let kept = store
            .put_document(&id_of("ada"), 0, 0, content.clone())
            .await;
        assert_eq!(kept.unwrap(), Kept::Done);
        let found = store.document(&id_of("ada")).await.unwrap().unwrap();
        assert_eq!(found.content, content);
        assert_eq!(store.kept_asset("\0").await.unwrap(), None);
    })
    .await;
}

#[tokio::test]
async fn the_files_of_a_release_are_kept_until_nobody_has_renewed_them_for_long() {
    on_every_store(|store| async move {
        let [old, new] = ["/assets/old.js", "/assets/new.js"].map(str::to_owned);
        let file = |name: &String, content: &'static [u8]| (name.clone(), Bytes::from(content));
        let both = [old.clone(), new.clone()];
        assert_eq!(store.renew_assets(&both, 10).await.unwrap(), both);
        let files = [file(&old, b"1"), file(&new, b"2")];
        store.keep_assets(&files, 10).await.unwrap();
        // The same name is the same content.
        store.keep_assets(&[file(&old, b"x")], 11).await.unwrap();
        let found = store.kept_asset(&old).await.unwrap();
        assert_eq!(found, Some(b"1".to_vec()));
        let known: [String; 0] = [];
        assert_eq!(store.renew_assets(&both[1..], 20).await.unwrap(), known);
        // A clock that is behind takes nothing back.
        assert_eq!(store.renew_assets(&both[1..], 5).await.unwrap(), known);
        assert_eq!(store.forget_assets(20).await.unwrap(), 1);
        assert_eq!(store.kept_asset(&old).await.unwrap(), None);
        assert!(store.kept_asset(&new).await.unwrap().is_some());
    })
    .await;
}

#[tokio::test]
async fn a_list_is_replaced_whole_by_the_one_who_saw_it_last() {
    on_every_store(|store| async move {
        assert_eq!(store.listing(&food()).await.unwrap(), None);
        assert_eq!(
            store
                .replace_listing(&food(), 0, &rows(2), None, 5)
                .await
                .unwrap(),
            1
        );
        assert_eq!(
            store
                .replace_listing(&food(), 1, &[row("A")], Some(1), 6)
                .await
                .unwrap(),
            2
        );

        let late = store.replace_listing(&food(), 1, &rows(9), None, 7).await;

        assert!(matches!(late, Err(StoreError::Conflict)));
        let again = store.replace_listing(&food(), 0, &rows(9), None, 7).await;
        assert!(matches!(again, Err(StoreError::Conflict)));
        let listing = store.listing(&food()).await.unwrap().unwrap();
        assert_eq!(
            (listing.rows, listing.floor, listing.updated_at),
            (vec![row("A")], Some(1), 6)
        );
        assert_eq!(store.listing_revisions().await.unwrap(), [(food(), 2)]);
    })
    .await;
}

#[tokio::test]
async fn a_message_and_its_mail_are_stored_together_and_once() {
    on_every_store(|store| async move {
        assert!(
            store
                .store_message(&message("a"), &mail("1"), 10)
                .await
                .unwrap()
        );
        assert!(
            !store
                .store_message(&message("a"), &mail("2"), 11)
                .await
                .unwrap()
        );

        assert_eq!(store.waiting_mails().await.unwrap(), 1);
        assert_eq!(store.messages(9).await.unwrap(), [(10, message("a"))]);
        assert_eq!(store.forget_messages(10).await.unwrap(), 0);
        assert_eq!(store.forget_messages(11).await.unwrap(), 1);
    })
    .await;
}

#[tokio::test]
async fn page_views_are_added_once_and_forgotten_by_their_age() {
    on_every_store(|store| async move {
        let report = |key: &str, site: &str| PageViewReport {
            key: key.into(),
            site: site.into(),
            counts: vec![PageViewCount {
                page: Page::Home,
                day: "2026-11-20".into(),
                count: 3,
            }],
            places: vec![PlaceUseCount {
                place: "p".into(),
                kind: PlaceUse::Printed,
                day: "2026-11-16".into(),
                count: 2,
            }],
            zero_result: None,
        };
        assert!(store.add_page_views(&report("a", "x"), 1).await.unwrap());
        assert!(!store.add_page_views(&report("a", "x"), 2).await.unwrap());
        assert!(store.add_page_views(&report("b", "x"), 2).await.unwrap());

        assert_eq!(
            store.page_views("2026-11-20", "2026-11-20").await.unwrap()[0]
                .1
                .count,
            6
        );
        assert!(
            store
                .page_views("2026-11-21", "2026-11-30")
                .await
                .unwrap()
                .is_empty()
        );
        let used = store.place_uses("2026-11-16").await.unwrap();
        assert_eq!(used.len(), 1);
        let (place, kind, count) = (used[0].place.as_str(), used[0].kind, used[0].count);
        assert_eq!((place, kind, count), ("p", PlaceUse::Printed, 4), "b and a");
        assert!(store.place_uses("2026-11-17").await.unwrap().is_empty());
        let forget = |before, day| store.forget_page_views(before, day);
        assert_eq!(forget(0, "2026-11-17").await.unwrap(), 1, "a week");
        assert!(store.place_uses("2000-01-01").await.unwrap().is_empty());
        assert_eq!(forget(2, "2026-11-20").await.unwrap(), 1, "a key");
        assert_eq!(forget(2, "2026-11-21").await.unwrap(), 1, "a count");
    })
    .await;
}

#[tokio::test]
async fn writes_that_come_together_are_all_there() {
    on_every_store(|store| async move {
        let writes = (0..200).map(|number| {
            let store = Arc::clone(&store);
            tokio::spawn(async move {
                let message = ContactMessage {
                    key: format!("{number:032x}"),
                    ..message("a")
                };
                store
                    .store_message(&message, &mail("x"), number)
                    .await
                    .unwrap()
            })
        });
        for write in writes.collect::<Vec<_>>() {
            assert!(write.await.unwrap());
        }
        assert_eq!(store.messages(999).await.unwrap().len(), 200);
    })
    .await;
}

#[tokio::test]
async fn what_was_acknowledged_is_there_after_the_folder_is_opened_again() {
    let folder = tempfile::tempdir().unwrap();
    let open = || Sqlite::open(&folder.path().join("data")).unwrap();
    let first: Arc<dyn Store> = Arc::new(open());
    first
        .store_message(&message("a"), &mail("x"), 1)
        .await
        .unwrap();

    // Another process beside the first, as `import-listings` is.
    let second: Arc<dyn Store> = Arc::new(open());
    second
        .replace_listing(&food(), 0, &rows(1), None, 1)
        .await
        .unwrap();

    assert_eq!(first.listing_revisions().await.unwrap().len(), 1);
    drop((first, second));
    assert_eq!(
        sync_service::store::messages::Messages::messages(&open(), 9)
            .await
            .unwrap()
            .len(),
        1
    );
}

#[tokio::test]
async fn a_document_is_replaced_by_the_one_who_saw_it_last() {
    on_every_store(|store| async move {
        let put = async |epoch, version, content: &str| {
            let ada = id_of("ada");
            let kept = store.put_document(&ada, epoch, version, content.into());
            kept.await.unwrap()
        };
        assert_eq!(put(0, 0, "1").await, Kept::SessionEnded, "no such person");
        a_person(store.as_ref(), "ada").await;
        assert_eq!(store.document(&id_of("ada")).await.unwrap(), None);
        assert_eq!(put(0, 0, "1").await, Kept::Done);
        assert_eq!(put(0, 0, "2").await, Kept::Changed);
        assert_eq!(put(0, 1, "3").await, Kept::Done);
        store.end_sessions(&id_of("ada"), 1).await.unwrap();
        assert_eq!(put(0, 2, "4").await, Kept::SessionEnded);
        assert_eq!(put(1, 2, "ñ5").await, Kept::Done);
        store.set_disabled(&id_of("ada"), true, 1).await.unwrap();
        assert_eq!(put(2, 3, "6").await, Kept::SessionEnded);
        let up_to = async |bytes| store.document_up_to(&id_of("ada"), bytes).await.unwrap();
        assert_eq!(up_to(2).await, Found::Large(3));
        assert!(matches!(up_to(3).await, Found::Small(Some(found)) if found.version == 3));
        let kept = store.document(&id_of("ada")).await.unwrap().unwrap();
        assert_eq!((kept.version, kept.content.as_str()), (3, "ñ5"));
        assert!(matches!(
            store.document_up_to(&id_of("ben"), 3).await,
            Ok(Found::Small(None))
        ));
    })
    .await;
}

#[tokio::test]
async fn a_code_is_used_once_and_the_last_heartbeat_of_each_kiosk_is_found() {
    on_every_store(|store| async move {
        store.add_kiosk_code([1; 32], "Newark", 100).await.unwrap();
        let site = store
            .enroll_kiosk([1; 32], "k-1", [2; 32], 50)
            .await
            .unwrap();
        assert_eq!(site.as_deref(), Some("Newark"));
        let again = store
            .enroll_kiosk([1; 32], "k-2", [3; 32], 50)
            .await
            .unwrap();
        assert_eq!(again, None);
        store.add_kiosk_code([4; 32], "Camden", 100).await.unwrap();
        let late = store
            .enroll_kiosk([4; 32], "k-3", [5; 32], 100)
            .await
            .unwrap();
        assert_eq!(late, None);

        let beat = |key: &str, waiting| Heartbeat {
            key: key.repeat(32),
            at: 0,
            version: "0".into(),
            uptime: 0,
            lists_at: None,
            waiting,
            wiped_at: None,
            repairs: 0,
            settings_version: None,
            fixed: Vec::new(),
            printer: None,
        };
        for (key, waiting, at) in [("a", 1, 60), ("b", 2, 70), ("b", 3, 80)] {
            store
                .add_heartbeat("k-1", &beat(key, waiting), at)
                .await
                .unwrap();
        }
        let kiosks = store.kiosks().await.unwrap();
        assert_eq!(kiosks.len(), 1);
        assert_eq!(kiosks[0].last, Some((70, beat("b", 2))));
        assert_eq!(
            store.kiosk_of_key([2; 32]).await.unwrap(),
            Some(("k-1".into(), "Newark".into()))
        );
        assert!(store.revoke_kiosk("k-1", 90).await.unwrap());
        assert_eq!(store.kiosk_of_key([2; 32]).await.unwrap(), None);
        assert_eq!(store.forget_heartbeats(61).await.unwrap(), 1);
        assert_eq!(store.kiosks().await.unwrap()[0].revoked_at, Some(90));
    })
    .await;
}

#[tokio::test]
async fn a_try_that_succeeds_is_given_back_and_soft_limits_hold_strangers() {
    on_every_store(|store| async move {
        let limit = Limit {
            free: u32::MAX,
            first_wait: 0,
            longest_wait: 0,
            most: 2,
            window: 100,
        };
        let [network, account, known, spare] = [1, 2, 3, 4].map(|key| [key; 32]);
        let hard = Attempt {
            key: network,
            limit,
            soft: None,
        };
        let spare_key = Some(spare);
        let soft = Attempt {
            key: account,
            limit,
            soft: Some(SoftLimit {
                known,
                after_reset: spare_key,
            }),
        };
        let count =
            async |attempts: Vec<Attempt>, now| store.count_attempt(attempts, now).await.unwrap();
        let refund = async |decremented, known, now| {
            let refund = Refund {
                cleared: Vec::new(),
                decremented,
                known,
            };
            store.refund(refund, now).await.unwrap();
        };
        for now in 0..5 {
            let counted = count(vec![hard, soft], now).await.unwrap();
            assert_eq!((counted.wait, counted.is_held), (0, false));
            refund(counted.keys, vec![], now).await;
        }
        for now in 5..7 {
            assert!(count(vec![hard, soft], now).await.is_ok());
        }
        assert_eq!(count(vec![hard], 7).await, Err(98));
        let held = async |now| {
            let counted = count(vec![soft], now).await.unwrap();
            assert!(counted.wait > 0, "told to wait in any case");
            counted.is_held
        };
        assert!(held(7).await);
        refund(vec![], vec![(known, 20)], 8).await;
        assert!(!held(9).await, "known");
        assert!(held(20).await, "known no more");
        refund(vec![], vec![(spare, 90)], 21).await;
        assert_eq!(
            [held(22).await, held(23).await, held(24).await],
            [false, false, true]
        );
        assert_eq!(
            store.forget_attempt_counts(20).await.unwrap(),
            1,
            "the known key"
        );
        assert_eq!(store.forget_attempt_counts(200).await.unwrap(), 3);
        assert_eq!(store.attempt_count_rows().await.unwrap(), 0);
    })
    .await;
}

#[tokio::test]
async fn f7_security_events_are_bounded_by_age_and_number() {
    let key = ChainKey::new(&[7; 32]);
    on_every_store(|store| {
        let key = key.clone();
        async move {
            for at in 1..=6 {
                let event = AuditEvent {
                    at,
                    event: "sign-in refused".into(),
                    who: "x".into(),
                };
                store.record(&key, &event).await.unwrap();
            }
            assert_eq!(store.forget_events(&key, 2, 9).await.unwrap(), 1, "by age");
            assert_eq!(
                store.forget_events(&key, 2, 3).await.unwrap(),
                2,
                "by number"
            );
            let left = store.events_of("x", 9).await.unwrap();
            assert!(left.iter().map(|event| event.at).eq(4..=6));
            assert_eq!(store.check_events(&key, 9).await.unwrap().faults, []);
        }
    })
    .await;
}
