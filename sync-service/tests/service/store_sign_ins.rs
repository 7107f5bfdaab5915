//! What every store has to do with whole sign-ins: what is counted before and noted after them.

use crate::support::stores::id_of;
use crate::support::stores::{a_user, on_every_store};
use sync_service::email_address::EmailAddress;
use sync_service::store::Store;
use sync_service::store::attempt_counts::{Attempt, Limit, Refund};
use sync_service::store::audit_chain::ChainKey;
use sync_service::store::audit_event::AuditEvent;
use sync_service::store::email_links::{EmailLink, Mailed, Spent};
use sync_service::store::known_devices::NotedDevice;
use sync_service::store::new_session::{NewSession, Opening};
use sync_service::store::second_factors::{
    FactorProof, PendingSignIn, SecondStep, SecondStepOutcome,
};
use sync_service::store::sign_ins::{LinkTry, NotedSession, SecondStepTry, SignInNote};
use sync_service::store::users::User;

/// Two tries in a minute.
const TWO: Limit = Limit {
    free: u32::MAX,
    first_wait: 0,
    longest_wait: 0,
    most: 2,
    window: 60_000,
};

fn attempts() -> Vec<Attempt> {
    vec![Attempt {
        key: [1; 32],
        limit: TWO,
        soft: None,
    }]
}

fn session(user: &User, family: u8) -> NewSession {
    NewSession {
        family: [family; 16],
        uid: user.uid.clone(),
        current: [family; 32],
        at: 1_000,
        auth_time: 1,
        opening: Opening {
            provider: "password".into(),
            ..Opening::default()
        },
    }
}

fn event(name: &str) -> AuditEvent {
    AuditEvent {
        at: 1_000,
        event: name.into(),
        who: "somebody".into(),
    }
}

fn note(name: &str) -> SignInNote {
    SignInNote {
        key: ChainKey::new(&[7; 32]),
        event: event(name),
        device: Some(NotedDevice {
            device: [9; 32],
            at: 1_000,
            most: 5,
        }),
    }
}

async fn is_noted(store: &dyn Store, uid: &str) -> bool {
    let sighting = store.sighting(&id_of(uid), [9; 32]).await.unwrap();
    sighting.device == Some(1_000)
}

async fn events(store: &dyn Store) -> Vec<String> {
    let events = store.events_of("somebody", 9).await.unwrap();
    events.into_iter().map(|event| event.event).collect()
}

#[tokio::test]
async fn idn_1_a_session_is_noted_with_its_device_only_if_it_was_opened() {
    on_every_store(|store| async move {
        let user = a_user("ada");
        store.create_user(&user, &session(&user, 1)).await.unwrap();
        let opens = async |family, epoch| {
            let session = session(&user, family);
            let opened = store.open_noted_session(&session, epoch, &note("in")).await;
            opened.unwrap()
        };
        assert_eq!(opens(2, user.epoch + 1).await, None);
        assert!(events(store.as_ref()).await.is_empty());
        assert!(!is_noted(store.as_ref(), "ada").await);
        let opened = opens(2, user.epoch).await.unwrap();
        assert_eq!(
            store.user(&id_of("ada")).await.unwrap().as_ref(),
            Some(&opened)
        );
        assert_eq!(opened.last_login_at, 1_000);
        assert_eq!(events(store.as_ref()).await, ["in"]);
        assert!(is_noted(store.as_ref(), "ada").await);
        assert_eq!(store.sessions_of(&id_of("ada")).await.unwrap().len(), 2);
        let report = store.check_events(&ChainKey::new(&[7; 32]), 9).await;
        assert!(report.unwrap().faults.is_empty());
    })
    .await;
}

#[tokio::test]
async fn idn_2_a_mailed_link_is_counted_used_once_and_not_looked_at_beyond_the_limit() {
    on_every_store(|store| async move {
        let user = User {
            email_verified: true,
            email_link: false,
            ..a_user("ada")
        };
        store.create_user(&user, &session(&user, 1)).await.unwrap();
        let email = user.email.clone().unwrap();
        for hash in [4, 5] {
            let link = EmailLink {
                hash: [hash; 32],
                email: email.clone(),
                code: [hash + 10; 32],
                expires_at: 99_000,
            };
            store.add_email_link(&link).await.unwrap();
        }
        let tries = async |email: &EmailAddress, hash: u8, now| {
            let attempt = LinkTry {
                attempts: attempts(),
                email: email.clone(),
                shown: Mailed::Link([hash; 32]),
                most_tries: 5,
                now,
                granted: Refund {
                    cleared: Vec::new(),
                    decremented: Vec::new(),
                    known: vec![([2; 32], 90_000)],
                },
                opening: None,
            };
            let tried = store.try_email_link(attempt).await.unwrap();
            tried.map(|outcome| outcome.spent)
        };
        let other = EmailAddress::parse("other@example.org").unwrap();
        assert_eq!(tries(&other, 4, 1_000).await, Ok(Spent::OtherAddress));
        assert_eq!(tries(&email, 6, 1_000).await, Ok(Spent::Unknown));
        assert!(!store.user(&id_of("ada")).await.unwrap().unwrap().email_link);
        // A right one waits too, and is not used up by that.
        assert_eq!(tries(&email, 4, 2_000).await, Err(59_000));
        assert_eq!(store.attempt_count_rows().await.unwrap(), 1);
        assert_eq!(tries(&email, 4, 61_000).await, Ok(Spent::Right));
        assert_eq!(
            store.attempt_count_rows().await.unwrap(),
            2,
            "what it grants"
        );
        assert!(store.user(&id_of("ada")).await.unwrap().unwrap().email_link);
        // The other link of the address went with it.
        assert_eq!(tries(&email, 5, 61_000).await, Ok(Spent::Unknown));
    })
    .await;
}

#[tokio::test]
async fn idn_2_a_right_link_opens_the_session_unless_the_account_has_changed() {
    on_every_store(|store| async move {
        let user = User {
            email_verified: true,
            ..a_user("ada")
        };
        store.create_user(&user, &session(&user, 1)).await.unwrap();
        let email = user.email.clone().unwrap();
        let tries = async |family: u8, shown: u8, epoch| {
            let link = EmailLink {
                hash: [family; 32],
                email: email.clone(),
                code: [family + 10; 32],
                expires_at: 99_000,
            };
            store.add_email_link(&link).await.unwrap();
            let attempt = LinkTry {
                attempts: Vec::new(),
                email: email.clone(),
                shown: Mailed::Link([shown; 32]),
                most_tries: 5,
                now: 1_000,
                granted: Refund {
                    cleared: Vec::new(),
                    decremented: Vec::new(),
                    known: Vec::new(),
                },
                opening: Some(NotedSession {
                    session: session(&user, family),
                    epoch,
                    note: note("in"),
                }),
            };
            store.try_email_link(attempt).await.unwrap().unwrap()
        };
        let sessions = async || store.sessions_of(&id_of("ada")).await.unwrap().len();
        for (family, shown, epoch, spent) in [
            (2, 99, user.epoch, Spent::Unknown),
            (3, 3, user.epoch + 1, Spent::Right),
        ] {
            let outcome = tries(family, shown, epoch).await;
            assert_eq!((outcome.spent, outcome.user), (spent, None));
        }
        assert!(sessions().await == 1 && events(store.as_ref()).await.is_empty());
        let outcome = tries(4, 4, user.epoch).await;
        assert_eq!(outcome.spent, Spent::Right);
        assert!(outcome.user.is_some_and(|it| it.last_login_at == 1_000));
        assert!(sessions().await == 2 && is_noted(store.as_ref(), "ada").await);
        assert_eq!(events(store.as_ref()).await, ["in"]);
    })
    .await;
}

#[tokio::test]
async fn idn_3_a_wrong_second_step_is_counted_and_recorded_and_too_many_are_not_looked_at() {
    on_every_store(|store| async move {
        let user = a_user("ada");
        store.create_user(&user, &session(&user, 1)).await.unwrap();
        store
            .put_recovery_codes(&id_of("ada"), user.epoch, vec![[3; 32]], 0)
            .await
            .unwrap();
        let tries = async |code: u8, factor: &str, now| {
            let pending = PendingSignIn {
                hash: [8; 32],
                uid: user.uid.clone(),
                epoch: user.epoch,
                opening: session(&user, 2).opening,
                expires_at: 99_000,
            };
            let _ = store.put_pending(&pending).await;
            let attempt = SecondStepTry {
                step: SecondStep {
                    pending: pending.hash,
                    factor: factor.into(),
                    proof: FactorProof::Recovery([code; 32]),
                    session: NewSession {
                        at: now,
                        ..session(&user, 2)
                    },
                    most_tries: 9,
                },
                attempts: attempts(),
                right: note("right"),
                wrong: event("wrong"),
            };
            store.try_second_step(attempt).await.unwrap()
        };
        // Without a factor there is nothing to show, and the try counts.
        for _ in 0..2 {
            let outcome = tries(3, "none", 1_000).await;
            assert_eq!(outcome, Ok(SecondStepOutcome::NoSuchFactor));
        }
        assert_eq!(tries(3, "none", 2_000).await, Err(59_000));
        assert!(events(store.as_ref()).await.is_empty());
        assert_eq!(store.recovery_codes_left(&id_of("ada")).await.unwrap(), 1);
        assert_eq!(store.sessions_of(&id_of("ada")).await.unwrap().len(), 1);
    })
    .await;
}
