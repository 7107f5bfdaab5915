//! Calls that share a trip to the database: each person gets the own answer, and waits for no stranger.

use crate::support::postgres::Database;
use crate::support::stores::id_of;
use crate::support::stores::{on_every_store, people};
use futures_util::future::join_all;
use std::sync::Arc;
use sync_service::store::postgres::Postgres;
use sync_service::store::sessions::{Presented, Rotation, Sessions};
use sync_service::store::users::Users;

const PEOPLE: u8 = 90;

/// The first token of one of the [`people`], if it has this hash, and what is to follow it.
fn of_person(number: u8, hash: u8) -> Presented {
    Presented {
        family: [number; 16],
        generation: 0,
        hash: [hash; 32],
        successor: [hash + 1; 32],
    }
}

#[tokio::test]
async fn b3_refreshes_at_the_same_time_each_get_their_own_answer() {
    on_every_store(|store| async move {
        people(store.as_ref(), PEOPLE).await;
        let refreshes = (0..PEOPLE).map(|number| {
            let store = Arc::clone(&store);
            // Every third shows a token that nobody was given, every fifth a session that is not there.
            let hash = if number % 3 == 0 { 9 } else { 0 };
            let mut token = of_person(number, hash);
            if number % 5 == 0 {
                token.family = [200; 16];
            }
            tokio::spawn(async move { store.rotate(token, i64::MAX, 70_000).await.unwrap() })
        });
        let refreshes = refreshes.collect::<Vec<_>>();
        for (number, rotation) in join_all(refreshes).await.into_iter().enumerate() {
            let uid = format!("person{number}");
            let open = store.sessions_of(&id_of(&uid)).await.unwrap();
            let told = store
                .user(&id_of(&uid))
                .await
                .unwrap()
                .unwrap()
                .last_refresh_at;
            match rotation.unwrap() {
                Rotation::Done(user, ..) => {
                    assert_eq!(user.uid.as_str(), uid);
                    assert!(number % 3 != 0 && number % 5 != 0, "{number}");
                    assert_eq!((open[0].used_at, told), (70_000, 70_000));
                }
                Rotation::Reused(owner) => {
                    assert_eq!(owner.as_str(), uid);
                    assert!(number % 3 == 0 && number % 5 != 0, "{number}");
                    assert_eq!((open.len(), told), (0, 0));
                }
                other => {
                    assert_eq!((other, number % 5), (Rotation::Ended, 0), "{number}");
                    assert_eq!((open[0].used_at, told), (0, 0));
                }
            }
        }
    })
    .await;
}

#[tokio::test]
async fn look_ups_at_the_same_time_see_each_what_is_true_when_they_begin() {
    on_every_store(|store| async move {
        people(store.as_ref(), PEOPLE).await;
        for number in (0..PEOPLE).step_by(2) {
            store.end_session([number; 16]).await.unwrap();
        }
        let asked = (0..PEOPLE + 2).chain(0..PEOPLE).map(|number| {
            let store = Arc::clone(&store);
            tokio::spawn(async move {
                let found = store
                    .holder(&id_of(&format!("person{number}")), [number; 16])
                    .await;
                (number, found.unwrap())
            })
        });
        for answer in join_all(asked.collect::<Vec<_>>()).await {
            let (number, found) = answer.unwrap();
            let seen = found.map(|it| (it.user.uid.to_string(), it.is_open));
            let open = (format!("person{number}"), number % 2 == 1);
            assert_eq!(seen, (number < PEOPLE).then_some(open));
        }
        let strange = store
            .holder(&id_of("person1"), [3; 16])
            .await
            .unwrap()
            .unwrap();
        assert!(!strange.is_open, "the session is another person's");
    })
    .await;
}

#[tokio::test]
async fn nobody_waits_for_the_session_of_a_stranger_that_is_locked() {
    let database = Database::new().await;
    let store = Arc::new(Postgres::open(&database.server()).await.unwrap());
    people(store.as_ref(), 3).await;
    let beside = database.connect().await;
    let lock = "begin; select 1 from sessions where uid = 'person0' for update;
         select 1 from users where uid = 'person1' for update";
    beside.batch_execute(lock).await.unwrap();
    let waits = tokio::spawn({
        let store = Arc::clone(&store);
        async move { store.rotate(of_person(0, 0), i64::MAX, 70_000).await }
    });
    for number in [1, 2] {
        let done = store.rotate(of_person(number, 0), i64::MAX, 70_000).await;
        assert!(matches!(done, Ok(Rotation::Done(..))), "{done:?}");
    }
    assert!(!waits.is_finished());
    beside.batch_execute("commit").await.unwrap();
    assert!(matches!(waits.await.unwrap(), Ok(Rotation::Done(..))));
    // An account that was locked is told at the next refresh.
    for (uid, told) in [("person1", 0), ("person2", 70_000)] {
        let user = store.user(&id_of(uid)).await.unwrap().unwrap();
        assert_eq!(user.last_refresh_at, told, "{uid}");
    }
    database.remove().await;
}
