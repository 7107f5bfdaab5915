//! What every store has to do when a way to sign in is removed while a person signs in with it (IDN-3).

use crate::support::stores::{a_user, on_every_store};
use sync_service::store::Store;
use sync_service::store::new_session::{NewSession, Opening};
use sync_service::store::second_factors::{
    FactorProof, PendingSignIn, SecondStep, SecondStepOutcome,
};
use sync_service::store::security_steps::{SecurityStep, WayChange};
use sync_service::store::users::{ProviderLink, User};

/// The provider that is removed.
const STATE: &str = "oidc.state";

fn opening(provider: &str) -> Opening {
    Opening {
        provider: provider.into(),
        ..Opening::default()
    }
}

fn session(user: &User, family: [u8; 16], provider: &str) -> NewSession {
    NewSession {
        family,
        uid: user.uid.clone(),
        current: [0; 32],
        at: 0,
        auth_time: 0,
        opening: opening(provider),
    }
}

/// An account with a password and a provider. Its session has the family of its number and a 0.
async fn with_two_ways(store: &dyn Store, number: u8) -> User {
    let mut user = a_user(&"a".repeat(usize::from(number)));
    user.links = vec![ProviderLink {
        provider: STATE.into(),
        raw_id: number.to_string(),
        ..ProviderLink::default()
    }];
    let here = session(&user, family(number, 0), "password");
    store.create_user(&user, &here).await.unwrap();
    user
}

fn family(number: u8, session: u8) -> [u8; 16] {
    let mut family = [number; 16];
    family[0] = session;
    family
}

/// Removes the provider; the session of the caller stays.
fn removal(user: &User, number: u8) -> SecurityStep {
    SecurityStep {
        uid: user.uid.clone(),
        epoch: Some(user.epoch),
        spends: None,
        spends_text: None,
        email: user.email.clone(),
        password_hash: None,
        keeps_undo: false,
        ways: vec![WayChange::Unlink(STATE.into())],
        mails: Vec::new(),
        texts: Vec::new(),
        session: None,
        keeps: Some(family(number, 0)),
        at: 0,
        deletion_due_at: None,
    }
}

#[tokio::test]
async fn idn_3_no_session_opens_with_a_way_that_was_removed_after_it_was_shown() {
    on_every_store(|store| async move {
        let user = with_two_ways(store.as_ref(), 1).await;
        store.take_step(removal(&user, 1)).await.unwrap().unwrap();
        let opens = async |number, provider| {
            let session = session(&user, family(1, number), provider);
            let opened = store.open_session(&session, user.epoch).await.unwrap();
            opened.is_some()
        };
        assert!(!opens(1, STATE).await);
        assert!(opens(2, "password").await);
        assert!(opens(3, "custom").await);
    })
    .await;
}

#[tokio::test]
async fn idn_3_no_second_factor_completes_a_way_that_was_removed_after_it_was_shown() {
    on_every_store(|store| async move {
        let user = with_two_ways(store.as_ref(), 1).await;
        store.take_step(removal(&user, 1)).await.unwrap().unwrap();
        let finishes = async |number, provider| {
            let pending = PendingSignIn {
                hash: [number; 32],
                uid: user.uid.clone(),
                epoch: user.epoch,
                opening: opening(provider),
                expires_at: 9,
            };
            store.put_pending(&pending).await.unwrap();
            let step = SecondStep {
                pending: pending.hash,
                factor: "none".into(),
                proof: FactorProof::Totp(None),
                session: session(&user, family(1, number), provider),
                most_tries: 5,
            };
            store.finish_sign_in(step).await.unwrap()
        };
        assert_eq!(finishes(1, STATE).await, SecondStepOutcome::Ended);
        // The way is there; the account has no second factor.
        let found = finishes(2, "password").await;
        assert_eq!(found, SecondStepOutcome::NoSuchFactor);
    })
    .await;
}

#[tokio::test]
async fn idn_3_a_race_of_a_removal_and_a_log_in_leaves_only_the_session_that_removed() {
    on_every_store(|store| async move {
        for number in 1..=10 {
            let user = with_two_ways(store.as_ref(), number).await;
            let elsewhere = session(&user, family(number, 1), STATE);
            let (opened, removed) = tokio::join!(
                store.open_session(&elsewhere, user.epoch),
                store.take_step(removal(&user, number)),
            );
            opened.unwrap();
            assert!(removed.unwrap().is_some_and(|user| user.links.is_empty()));
            let left = store.sessions_of(&user.uid).await.unwrap();
            let left: Vec<_> = left.iter().map(|session| session.family).collect();
            assert_eq!(left, [family(number, 0)]);
        }
    })
    .await;
}
