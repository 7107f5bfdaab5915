//! What every store has to do. Each story runs on every backend.

#![allow(clippy::unwrap_used, clippy::panic)]

mod support;

use std::sync::Arc;
use support::stores::{a_person, on_every_store};
use support::{row, rows};
use sync_protocol::contact::ContactMessage;
use sync_protocol::fleet::Heartbeat;
use sync_protocol::listings::ListingName;
use sync_protocol::visits::{Page, VisitCount, VisitReport};
use sync_service::store::outbox::Mail;
use sync_service::store::sqlite::Sqlite;
use sync_service::store::{Store, StoreError};

fn food() -> ListingName {
    ListingName::parse("food").unwrap()
}

fn mail(subject: &str) -> Mail {
    Mail {
        to: "a@b.org".into(),
        reply_to: None,
        subject: subject.into(),
        body: "x".into(),
    }
}

fn message(key: &str) -> ContactMessage {
    ContactMessage {
        key: key.repeat(32),
        name: "Ana".into(),
        contact: "609".into(),
        subject: "ID".into(),
        message: "Where?".into(),
    }
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
async fn mails_leave_in_the_order_in_which_they_are_due() {
    on_every_store(|store| async move {
        for (key, at) in [("a", 20), ("b", 10), ("c", 10)] {
            store
                .store_message(&message(key), &mail(key), at)
                .await
                .unwrap();
        }
        let next = || async { store.next_mail(20).await.unwrap() };
        let first = next().await.unwrap();
        assert_eq!(first.mail.subject, "b");
        store.postpone_mail(first.id, 30).await.unwrap();
        let second = next().await.unwrap();
        assert_eq!(second.mail.subject, "c");
        store.remove_mail(second.id).await.unwrap();
        assert_eq!(next().await.unwrap().mail.subject, "a");
        assert!(store.next_mail(9).await.unwrap().is_none());
        assert_eq!(store.next_mail(30).await.unwrap().unwrap().tries, 0);
    })
    .await;
}

#[tokio::test]
async fn page_views_are_added_once_and_sites_are_bounded() {
    on_every_store(|store| async move {
        let report = |key: &str, site: &str| VisitReport {
            key: key.into(),
            site: site.into(),
            counts: vec![VisitCount {
                page: Page::Home,
                day: "2026-11-20".into(),
                count: 3,
            }],
        };
        assert!(store.add_visits(&report("a", "x"), 1).await.unwrap());
        assert!(!store.add_visits(&report("a", "x"), 2).await.unwrap());
        assert!(store.add_visits(&report("b", "x"), 2).await.unwrap());

        assert_eq!(
            store.visits("2026-11-20", "2026-11-20").await.unwrap()[0]
                .1
                .count,
            6
        );
        assert!(
            store
                .visits("2026-11-21", "2026-11-30")
                .await
                .unwrap()
                .is_empty()
        );
        assert!(store.may_count_site("x", 1).await.unwrap());
        assert!(!store.may_count_site("y", 1).await.unwrap());
        assert_eq!(store.forget_visit_keys(2).await.unwrap(), 1);
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
    let open = || Sqlite::open(folder.path()).unwrap();
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
        assert!(matches!(
            store.put_document("ada", 0, "1").await,
            Err(StoreError::Conflict)
        ));
        a_person(store.as_ref(), "ada").await;
        assert_eq!(store.document("ada").await.unwrap(), None);
        assert!(store.put_document("ada", 0, "1").await.unwrap());
        assert!(!store.put_document("ada", 0, "2").await.unwrap());
        assert!(store.put_document("ada", 1, "3").await.unwrap());
        let kept = store.document("ada").await.unwrap().unwrap();
        assert_eq!((kept.version, kept.content.as_str()), (2, "3"));
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
            store.kiosk_of_key([2; 32]).await.unwrap().as_deref(),
            Some("k-1")
        );
        assert!(store.revoke_kiosk("k-1", 90).await.unwrap());
        assert_eq!(store.kiosk_of_key([2; 32]).await.unwrap(), None);
        assert_eq!(store.forget_heartbeats(61).await.unwrap(), 1);
        assert_eq!(store.kiosks().await.unwrap()[0].revoked_at, Some(90));
    })
    .await;
}
