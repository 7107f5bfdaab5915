//! What every store has to do. Each story runs on every backend.

#![allow(clippy::unwrap_used, clippy::panic)]

mod support;

use std::future::Future;
use std::sync::Arc;
use support::{row, rows};
use sync_protocol::contact::ContactMessage;
use sync_protocol::listings::ListingName;
use sync_protocol::visits::{Page, VisitCount, VisitReport};
use sync_service::store::outbox::Mail;
use sync_service::store::sqlite::Sqlite;
use sync_service::store::{Store, StoreError};

/// Runs a story on a fresh store of every kind.
async fn on_every_store<F: Future<Output = ()>>(story: impl Fn(Arc<dyn Store>) -> F) {
    let folder = tempfile::tempdir().unwrap();
    story(Arc::new(
        Sqlite::open(&folder.path().join("new/data")).unwrap(),
    ))
    .await;
}

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
