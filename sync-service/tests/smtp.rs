//! Mails through a mail server: a small one of our own that plays its part word by word.

#![allow(clippy::unwrap_used, clippy::panic)]

mod support;

use serde_json::json;
use std::sync::Arc;
use support::TestService;
use sync_service::mail::smtp::{Protection, Smtp};
use sync_service::mail::{Mailer, Step};
use time::Duration;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpListener;

/// Takes one mail; answers `verdict` when it is whole. Returns what it was told.
async fn take_one_mail(listener: Arc<TcpListener>, verdict: &'static str) -> Vec<String> {
    let (stream, _) = listener.accept().await.unwrap();
    let (reading, mut writing) = stream.into_split();
    let mut lines = BufReader::new(reading).lines();
    let mut told = Vec::new();
    let mut in_data = false;
    writing.write_all(b"220 test\r\n").await.unwrap();
    while let Ok(Some(line)) = lines.next_line().await {
        let answer = match line.split(' ').next().unwrap_or_default() {
            "." if in_data => {
                in_data = false;
                verdict
            }
            _ if in_data => "",
            "EHLO" => "250 test\r\n",
            "DATA" => {
                in_data = true;
                "354 go on\r\n"
            }
            "QUIT" => "221 bye\r\n",
            _ => "250 ok\r\n",
        };
        told.push(line);
        writing.write_all(answer.as_bytes()).await.unwrap();
        if answer == verdict {
            break;
        }
    }
    told
}

async fn send_against(verdict: &'static str) -> (Step, Vec<String>, TestService) {
    let service = TestService::new();
    let body = json!({ "key": "a".repeat(32), "name": "Ana", "contact": "609", "subject": "Hólá", "message": "x" });
    service.post("/contact", body.to_string()).await;
    let listener = Arc::new(TcpListener::bind("127.0.0.1:0").await.unwrap());
    let port = listener.local_addr().unwrap().port();
    let server = tokio::spawn(take_one_mail(listener, verdict));
    let mailer = Mailer {
        store: Arc::clone(&service.app.store),
        transport: Box::new(Smtp::new("127.0.0.1", Some(port), Protection::None, None).unwrap()),
        clock: service.clock.clone(),
        from: "desk@example.org".parse().unwrap(),
    };
    let step = mailer.send_one().await.unwrap();
    (step, server.await.unwrap(), service)
}

#[tokio::test]
async fn con_2_a_mail_reaches_the_server_and_leaves_the_outbox() {
    let (step, told, service) = send_against("250 taken\r\n").await;
    assert_eq!(step, Step::Sent);
    assert!(told.iter().any(|line| line == "RCPT TO:<desk@example.org>"));
    assert!(
        told.iter()
            .any(|line| line.starts_with("Subject: New Beginnings: =?utf-8?"))
    );
    assert_eq!(service.app.store.waiting_mails().await.unwrap(), 0);
}

#[tokio::test]
async fn con_2_a_busy_server_gets_the_mail_later() {
    let (step, _, service) = send_against("450 busy\r\n").await;
    assert_eq!(step, Step::Postponed);
    let now = |service: &TestService| {
        sync_service::clock::milliseconds(sync_service::clock::Clock::now(&*service.clock))
    };
    assert!(
        service
            .app
            .store
            .next_mail(now(&service))
            .await
            .unwrap()
            .is_none()
    );
    service.clock.forward(Duration::seconds(31));
    let waiting = service
        .app
        .store
        .next_mail(now(&service))
        .await
        .unwrap()
        .unwrap();
    assert_eq!(waiting.tries, 1);
}

#[tokio::test]
async fn con_2_a_mail_that_no_server_takes_does_not_block_the_others() {
    let (step, _, service) = send_against("550 never\r\n").await;
    assert_eq!(step, Step::Dropped);
    assert_eq!(service.app.store.waiting_mails().await.unwrap(), 0);
    assert_eq!(
        service.app.store.messages(9).await.unwrap().len(),
        1,
        "the message is still stored"
    );
}
