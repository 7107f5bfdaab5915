//! A mail server that hangs for some addresses delays no mail to another (claims A8, C3).

use crate::support::TestService;
use async_trait::async_trait;
use lettre::Message;
use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use sync_service::email_address::EmailAddress;
use sync_service::mail::error::SendError;
use sync_service::mail::{Mailer, Patience, SEND_TIMEOUT, Step, Transport, WORKERS};
use sync_service::store::requests::{AddressRequest, Wish};
use sync_service::uid::Uid;

/// How soon a worker that found nothing looks again, in milliseconds.
const LOOKS_AGAIN: i64 = 1_000;
const HANGING: usize = 12;

/// A server that hangs when it is told an address that begins with "hang". It notes the address and the
/// subject of every try.
#[derive(Clone, Default)]
struct Server(Arc<Mutex<Vec<(String, String)>>>);

#[async_trait]
impl Transport for Server {
    async fn send(&self, message: Message, _: Option<&Uid>) -> Result<(), SendError> {
        let to = message.envelope().to()[0].to_string();
        let hangs = to.starts_with("hang");
        let subject = message.headers().get_raw("Subject").unwrap_or_default();
        self.0.lock().unwrap().push((to, subject.to_owned()));
        match hangs {
            true => std::future::pending().await,
            false => Ok(()),
        }
    }
}

/// The workers in a time of their own: a try that hangs takes as long as it may.
struct Workers {
    service: TestService,
    mailer: Mailer,
    server: Server,
    now: i64,
    free_at: [i64; WORKERS.len()],
    tries: HashMap<(String, String), u32>,
}

impl Workers {
    async fn start() -> Self {
        let service = TestService::new();
        service.app.operations.time.check().await.unwrap();
        let server = Server::default();
        let none = Duration::ZERO;
        let (first, later) = (none, none);
        let mailer = service.mailer(Box::new(server.clone()), Patience { first, later });
        Self {
            service,
            mailer,
            server,
            now: 0,
            free_at: [0; WORKERS.len()],
            tries: HashMap::new(),
        }
    }

    async fn asks(&self, email: &str, wish: Wish) {
        let email = EmailAddress::parse(email).unwrap();
        let language = "en".into();
        let request = AddressRequest {
            email,
            language,
            wish,
        };
        let store = &self.service.app.store;
        store.put_request(&request).await.unwrap();
        while self
            .service
            .app
            .accounts
            .answer_one_request()
            .await
            .unwrap()
        {}
    }

    /// Lets the worker that is free first do one step. Answers the address that it tried.
    async fn step(&mut self) -> Option<String> {
        let worker = (0..WORKERS.len())
            .min_by_key(|it| self.free_at[*it])
            .unwrap();
        let forward = self.free_at[worker] - self.now;
        let clock = &self.service.clock;
        clock.forward(time::Duration::milliseconds(forward));
        self.now += forward;
        let step = self.mailer.send_one(WORKERS[worker]).await.unwrap();
        let tried = self.server.0.lock().unwrap().pop();
        let takes = match (&tried, &step) {
            (Some(mail), Step::Postponed) => {
                let tries = self.tries.entry(mail.clone()).or_default();
                *tries += 1;
                SEND_TIMEOUT
                    .after(*tries - 1)
                    .as_millis()
                    .try_into()
                    .unwrap()
            }
            (_, Step::Idle) => LOOKS_AGAIN,
            _ => 0,
        };
        self.free_at[worker] += takes;
        tried.map(|(to, _)| to)
    }

    async fn run_until(&mut self, time: i64) {
        while *self.free_at.iter().min().unwrap() < time {
            self.step().await;
        }
    }

    /// How long a mail to an address waits until it is sent, in milliseconds.
    async fn waits(&mut self, email: &str) -> i64 {
        let asked = self.now;
        while self.step().await.as_deref() != Some(email) {
            assert!(
                self.now - asked < 600_000,
                "{email} is not tried: {:?}",
                self.tries
            );
        }
        self.now - asked
    }
}

#[tokio::test]
async fn a8_a_reset_does_not_wait_for_addresses_at_which_the_server_hangs() {
    let mut workers = Workers::start().await;
    let hanging: Vec<_> = (0..HANGING)
        .map(|it| format!("hang{it}@example.org"))
        .collect();
    for email in &hanging {
        workers.service.signs_up(email).await;
    }
    for email in &hanging {
        workers.asks(email, a_link()).await;
        workers.asks(email, Wish::Reset).await;
    }
    // The first tries have failed by then: from now on the workers repeat tries that hang again.
    let bound = i64::try_from(SEND_TIMEOUT.first.as_millis()).unwrap() + LOOKS_AGAIN;
    for minute in 2..8 {
        workers.run_until(minute * 60_000).await;
        let email = format!("ok{minute}@example.org");
        workers.service.signs_up(&email).await;
        workers.asks(&email, Wish::Reset).await;
        let waited = workers.waits(&email).await;
        assert!(waited <= bound, "minute {minute}: {waited} ms");
    }
}

#[tokio::test]
async fn a8_a_link_to_a_new_address_does_not_wait_for_others_at_which_the_server_hangs() {
    let mut workers = Workers::start().await;
    let bound = i64::try_from(SEND_TIMEOUT.first.as_millis()).unwrap() + LOOKS_AGAIN;
    for round in 0..6 {
        for it in 0..HANGING {
            let email = format!("hang{round}-{it}@slow.example");
            workers.asks(&email, a_link()).await;
        }
        let email = format!("new{round}@example.org");
        workers.asks(&email, a_link()).await;
        let waited = workers.waits(&email).await;
        assert!(waited <= bound, "round {round}: {waited} ms");
    }
}

#[test]
fn a8_at_most_half_of_the_workers_repeat_tries_and_a_first_try_is_short() {
    let repeating = WORKERS.iter().filter(|duty| duty.repeats()).count();
    assert!(repeating > 0 && repeating * 2 <= WORKERS.len());
    assert!(SEND_TIMEOUT.after(0) <= Duration::from_secs(15));
    assert!(SEND_TIMEOUT.after(1) > SEND_TIMEOUT.after(0));
}

/// The wish for a link that signs in.
fn a_link() -> Wish {
    Wish::EmailLink {
        adds_to: None,
        continue_url: None,
    }
}
