//! What every store has to do with mails that wait. Each story runs on every backend.

use crate::support::stores::id_of;
use crate::support::stores::{mail, message, on_every_store};
use sync_service::store::outbox::{LEASE, Mail, Wanted};

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
        // The mail that was taken is another worker's only when the first one is given up on.
        assert_eq!(store.next_mail(30).await.unwrap().unwrap().attempts, 1);
        assert!(next().await.is_none());
        let later = 20 + i64::try_from(LEASE.whole_milliseconds()).unwrap();
        let again = store.next_mail(later).await.unwrap().unwrap();
        assert_eq!((again.mail.subject.as_str(), again.attempts), ("a", 0));
    })
    .await;
}

#[tokio::test]
async fn a_mail_that_was_never_tried_leaves_before_one_that_failed() {
    on_every_store(|store| async move {
        for (key, at) in [("a", 10), ("b", 20)] {
            store
                .store_message(&message(key), &mail(key), at)
                .await
                .unwrap();
        }
        let failed = store.next_mail(10).await.unwrap().unwrap();
        store.postpone_mail(failed.id, 15).await.unwrap();
        let untried = Wanted {
            only_untried: true,
            ..Wanted::ALL
        };
        let first = store.next_mail(20).await.unwrap().unwrap();
        assert_eq!((first.mail.subject.as_str(), first.attempts), ("b", 0));
        assert!(store.take_mail(20, untried).await.unwrap().is_none());
        assert_eq!(store.next_mail(20).await.unwrap().unwrap().id, failed.id);
    })
    .await;
}

#[tokio::test]
async fn a_domain_at_which_a_mail_hangs_or_failed_lets_the_others_go_first() {
    on_every_store(|store| async move {
        for (subject, to) in [
            ("1", "a@slow.example"),
            ("2", "b@slow.example"),
            ("3", "a@b.org"),
            ("4", "c@slow.example"),
            ("5", "d@b.org"),
        ] {
            let to = to.into();
            let mail = Mail {
                to,
                ..mail(subject)
            };
            store.put_mail(&id_of("u"), &mail).await.unwrap();
        }
        let next = async || {
            let next = store.next_mail(10).await.unwrap();
            next.map_or((0, String::new()), |it| (it.id, it.mail.subject))
        };
        let (first, subject) = next().await;
        assert_eq!(subject, "1");
        // Its try hangs.
        let (third, subject) = next().await;
        assert_eq!(subject, "3");
        store.remove_mail(third).await.unwrap();
        // Its try has failed.
        store.postpone_mail(first, 10_000).await.unwrap();
        for expected in ["5", "2", "4", ""] {
            assert_eq!(next().await.1, expected);
        }
    })
    .await;
}
