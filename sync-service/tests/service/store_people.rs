//! What every store has to do for accounts that were not used for a long time, and for their record.

use crate::support::stores::id_of;
use crate::support::stores::{a_person, a_user, on_every_store};
use sync_service::email_address::EmailAddress;
use sync_service::store::StoreError;
use sync_service::store::audit_chain::ChainKey;
use sync_service::store::audit_event::AuditEvent;
use sync_service::store::codes::{Code, Purpose};
use sync_service::store::email_links::EmailLink;
use sync_service::store::known_devices::{NotedDevice, Sighting};
use sync_service::store::new_session::{NewSession, Opening};
use sync_service::store::sessions::{Presented, Rotation};

/// The family of [`a_person`] whose id has three letters.
const FAMILY: [u8; 16] = [3; 16];

#[tokio::test]
async fn guests_that_nobody_used_are_found_and_those_with_an_address_are_not() {
    on_every_store(|store| async move {
        for uid in ["a", "bb", "ccc"] {
            let mut user = a_user(uid);
            user.last_refresh_at = if uid == "bb" { 9 } else { 4 };
            user.email = None;
            let session = NewSession {
                family: [uid.len() as u8; 16],
                uid: user.uid.clone(),
                current: [0; 32],
                at: 0,
                auth_time: 0,
                opening: Opening::default(),
            };
            store.create_user(&user, &session).await.unwrap();
            store.note_guest(&id_of(uid)).await.unwrap();
        }
        a_person(store.as_ref(), "dddd").await;
        store.note_guest(&id_of("dddd")).await.unwrap();
        store.note_guest(&id_of("ccc")).await.unwrap();

        let found = async |since, most| {
            let mut found = store.unused_guests(since, most).await.unwrap();
            found.sort();
            found.into_iter().map(String::from).collect::<Vec<_>>()
        };
        assert_eq!(found(4, 9).await, Vec::<String>::new());
        assert_eq!(found(5, 9).await, ["a", "ccc"]);
        assert_eq!(found(10, 9).await, ["a", "bb", "ccc"]);
        assert_eq!(found(10, 1).await.len(), 1);
        store.delete_user(&id_of("a"), 0, &[]).await.unwrap();
        assert_eq!(found(5, 9).await, ["ccc"]);
    })
    .await;
}

#[tokio::test]
async fn a_program_of_the_operator_adds_lists_and_changes_accounts() {
    on_every_store(|store| async move {
        for uid in ["b", "a", "c"] {
            store.add_user(&a_user(uid)).await.unwrap();
        }
        let taken = store.add_user(&a_user("a")).await;
        assert!(matches!(taken, Err(StoreError::Conflict)));
        let listed = async |after, most| {
            let users = store.users_after(after, most).await.unwrap();
            users
                .into_iter()
                .map(|user| String::from(user.uid))
                .collect::<Vec<_>>()
        };
        assert_eq!(listed("", 2).await, ["a", "b"]);
        assert_eq!(listed("b", 2).await, ["c"]);

        store.set_claims(&id_of("a"), Some("{}")).await.unwrap();
        store.set_email_verified(&id_of("a"), true).await.unwrap();
        let user = store.user(&id_of("a")).await.unwrap().unwrap();
        assert!(user.email_verified && user.custom_claims.as_deref() == Some("{}"));
        store.set_claims(&id_of("a"), None).await.unwrap();
        store.set_email_verified(&id_of("a"), false).await.unwrap();
        let user = store.user(&id_of("a")).await.unwrap().unwrap();
        assert!(!user.email_verified && user.custom_claims.is_none());

        let code = |hash: u8, epoch| Code {
            hash: [hash; 32],
            uid: user.uid.clone(),
            purpose: Purpose::ResetPassword,
            email: user.email.clone().unwrap(),
            new_email: None,
            expires_at: 99,
            epoch,
        };
        store.add_code(&code(1, user.epoch)).await.unwrap();
        store.add_code(&code(2, user.epoch)).await.unwrap();
        store.add_code(&code(3, user.epoch + 1)).await.unwrap();
        for (hash, is_there) in [(1, false), (2, true), (3, false)] {
            let found = store.code([hash; 32]).await.unwrap();
            assert_eq!(found.is_some(), is_there, "{hash}");
        }
        let link = EmailLink {
            hash: [4; 32],
            email: EmailAddress::parse("a@example.org").unwrap(),
            code: [5; 32],
            expires_at: 99,
        };
        store.add_email_link(&link).await.unwrap();
        assert_eq!(store.email_link([4; 32]).await.unwrap(), Some(99));
        assert!(store.next_mail(i64::MAX).await.unwrap().is_none());
    })
    .await;
}

#[tokio::test]
async fn the_devices_of_an_account_are_noted_bounded_and_forgotten() {
    on_every_store(|store| async move {
        a_person(store.as_ref(), "ada").await;
        a_person(store.as_ref(), "juan").await;
        let seen = async |uid: &str, device: u8| {
            let Sighting { device, newest } =
                store.sighting(&id_of(uid), [device; 32]).await.unwrap();
            (device, newest)
        };
        assert_eq!(seen("ada", 1).await, (None, None));
        for (device, at) in [(1, 10), (2, 20), (3, 30), (1, 40)] {
            let device = [device; 32];
            let noted = NotedDevice {
                device,
                at,
                most: 2,
            };
            store.note_device(&id_of("ada"), noted).await.unwrap();
        }
        assert_eq!(seen("ada", 1).await, (Some(40), Some(40)));
        assert_eq!(seen("ada", 2).await, (None, Some(40)));
        assert_eq!(seen("ada", 3).await, (Some(30), Some(40)));
        assert_eq!(seen("juan", 1).await, (None, None));
        assert_eq!(store.forget_devices(31).await.unwrap(), 1);
        assert_eq!(seen("ada", 3).await, (None, Some(40)));
    })
    .await;
}

#[tokio::test]
async fn a_session_that_was_not_used_for_long_is_kept_as_it_was() {
    on_every_store(|store| async move {
        a_person(store.as_ref(), "ada").await;
        let presented = Presented {
            family: FAMILY,
            generation: 0,
            hash: [0; 32],
            successor: [1; 32],
        };
        let rotate = async |now| store.rotate(presented, 100, now).await.unwrap();
        assert_eq!(rotate(101).await, Rotation::Idle);
        let kept = store.sessions_of(&id_of("ada")).await.unwrap();
        assert_eq!((kept.len(), kept[0].used_at), (1, 0));
        assert!(matches!(rotate(100).await, Rotation::Done(..)));
    })
    .await;
}

#[tokio::test]
async fn f5_erased_events_keep_the_chain_whole_and_another_key_finds_faults() {
    on_every_store(|store| async move {
        let (key, other) = (ChainKey::new(&[7; 32]), ChainKey::new(&[8; 32]));
        for at in 1..=5 {
            let event = AuditEvent {
                at,
                event: "sign-in".into(),
                who: if at % 2 == 0 { "ada" } else { "juan" }.into(),
            };
            store.record(&key, &event).await.unwrap();
        }
        assert_eq!(store.forget_events_of(&key, "ada").await.unwrap(), 2);
        assert_eq!(store.events_of("ada", 9).await.unwrap(), []);
        let report = store.check_events(&key, 9).await.unwrap();
        assert_eq!((report.lines, report.erased, report.unchained), (5, 2, 0));
        assert_eq!(report.faults, []);
        assert_ne!(store.check_events(&other, 9).await.unwrap().faults, []);
    })
    .await;
}
