//! The outbox of messages to phones: once for each request, and how long a busy gateway is tried.

use crate::support::SetClock;
use crate::support::stores::on_every_store;
use async_trait::async_trait;
use std::sync::{Arc, Mutex};
use sync_service::accounts::phone::PhonePolicy;
use sync_service::clock::{Clock, milliseconds};
use sync_service::sms::{Gateway, Messenger, Reaches, SmsError};
use sync_service::store::phones::Message;
use time::Duration;
use time::macros::datetime;

const MINUTE: i64 = 60_000;

fn message(text: &str, expires_at: i64) -> Message {
    Message {
        id: 0,
        phone: "+12015550100".into(),
        text: text.into(),
        tries: 0,
        expires_at,
    }
}

#[tokio::test]
async fn a_request_queues_one_message_until_it_is_forgotten() {
    on_every_store(|store| async move {
        let put = async |request: u8, text: &str| {
            let message = message(text, 1_000);
            store
                .put_message_once([request; 32], &message)
                .await
                .unwrap()
        };
        assert!(!store.knows_message_request([1; 32]).await.unwrap());
        assert!(put(1, "a").await);
        assert!(!put(1, "b").await);
        assert!(put(2, "c").await);
        assert!(store.knows_message_request([1; 32]).await.unwrap());
        let mut texts = Vec::new();
        while let Some(found) = store.next_message(5, 2_000).await.unwrap() {
            texts.push(found.text);
        }
        assert_eq!(texts, ["a", "c"]);
        // Sent messages are gone, their requests are known until they expire.
        store.forget_phone_codes(1_000).await.unwrap();
        assert!(!put(1, "d").await);
        store.forget_phone_codes(1_001).await.unwrap();
        assert!(put(1, "e").await);
    })
    .await;
}

#[tokio::test]
async fn a_message_that_is_postponed_waits_and_counts_its_tries() {
    on_every_store(|store| async move {
        let message = message("a", 1_000);
        store.put_message_once([1; 32], &message).await.unwrap();
        let first = store.next_message(10, 20).await.unwrap().unwrap();
        store.postpone_message(first.id, 50).await.unwrap();
        assert_eq!(store.next_message(49, 60).await.unwrap(), None);
        let second = store.next_message(50, 60).await.unwrap().unwrap();
        assert_eq!((first.tries, second.tries), (0, 1));
    })
    .await;
}

/// Is always busy, and notes the minute of each try.
struct Busy {
    clock: Arc<SetClock>,
    began: i64,
    tries: Arc<Mutex<Vec<i64>>>,
}

#[async_trait]
impl Gateway for Busy {
    async fn send(&self, _: &str, _: &str) -> Result<(), SmsError> {
        let minute = (milliseconds(self.clock.now()) - self.began) / MINUTE;
        self.tries.lock().unwrap().push(minute);
        Err(SmsError::Later("busy".into()))
    }
}

/// Messages go to numbers that begin so.
fn of_country(prefix: &str) -> Reaches {
    let numbers = PhonePolicy {
        prefixes: vec![prefix.into()],
        ..PhonePolicy::default()
    };
    Box::new(move |phone| numbers.reaches(phone))
}

#[tokio::test]
async fn c4_a_message_to_a_number_that_none_may_go_to_is_not_handed_over() {
    on_every_store(|store| async move {
        for (reaches, expected) in [(of_country("+44"), 0), (of_country("+1"), 1)] {
            let clock = SetClock::at(datetime!(2026-11-23 12:00 UTC));
            let began = milliseconds(clock.now());
            let tries = Arc::new(Mutex::new(Vec::new()));
            let gateway = Busy {
                clock: Arc::clone(&clock),
                began,
                tries: Arc::clone(&tries),
            };
            let messenger = Messenger {
                store: Arc::clone(&store),
                clock,
                gateway: Box::new(gateway),
                reaches,
            };
            // As a command of the operator queues it, which does not know the prefixes.
            let request = [u8::try_from(expected).unwrap(); 32];
            let message = message("a", began + 2 * MINUTE);
            store.put_message_once(request, &message).await.unwrap();
            assert!(messenger.send_one().await.unwrap());
            assert_eq!(tries.lock().unwrap().len(), expected);
        }
    })
    .await;
}

#[tokio::test]
async fn a_busy_gateway_is_tried_as_long_as_a_message_is_worth_sending() {
    on_every_store(|store| async move {
        for (life, expected) in [(10, vec![0, 1, 6]), (120, vec![0, 1, 6, 21, 51, 81, 111])] {
            let clock = SetClock::at(datetime!(2026-11-23 12:00 UTC));
            let began = milliseconds(clock.now());
            let tries = Arc::new(Mutex::new(Vec::new()));
            let gateway = Busy {
                clock: Arc::clone(&clock),
                began,
                tries: Arc::clone(&tries),
            };
            let messenger = Messenger {
                store: Arc::clone(&store),
                clock: Arc::clone(&clock) as Arc<dyn Clock>,
                gateway: Box::new(gateway),
                reaches: of_country("+1"),
            };
            let message = message("a", began + life * MINUTE);
            let request = [u8::try_from(life).unwrap(); 32];
            store.put_message_once(request, &message).await.unwrap();
            for _ in 0..180 {
                while messenger.send_one().await.unwrap() {}
                clock.forward(Duration::minutes(1));
            }
            assert_eq!(*tries.lock().unwrap(), expected);
            assert_eq!(
                store.next_message(i64::MAX - 1, i64::MAX).await.unwrap(),
                None
            );
        }
    })
    .await;
}
