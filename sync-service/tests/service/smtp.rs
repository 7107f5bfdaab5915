//! Mails through a mail server: a small one of our own that plays its part word by word.

use crate::support::TestService;
use serde_json::json;
use std::sync::Arc;
use sync_service::mail::smtp::{Protection, Smtp};
use sync_service::mail::{Duty, SEND_TIMEOUT, Step};
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
    let smtp = Smtp::new("127.0.0.1", Some(port), Protection::None, None).unwrap();
    let mailer = service.mailer(Box::new(smtp), SEND_TIMEOUT);
    let step = mailer.send_one(Duty::All).await.unwrap();
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
    assert_eq!(waiting.attempts, 1);
}

#[tokio::test]
async fn con_2_a_mail_that_no_server_takes_is_given_up_and_shown_without_its_address() {
    let said = "550 no such user <desk@example.org> here\r\n";
    let (log, guard) = crate::support::log::capture();
    let (step, _, service) = send_against(said).await;
    drop(guard);
    assert_eq!(step, Step::Failed);
    let failures = service.app.store.mail_failures(9).await.unwrap();
    assert_eq!(failures[0].reason, "the mail server answered 550");
    let log = log.text();
    assert!(log.contains("the mail server answered 550"), "{log}");
    assert!(!log.contains("desk@"), "B8: no address in the log: {log}");
    assert_eq!(service.app.store.waiting_mails().await.unwrap(), 0);
    assert_eq!(
        service.app.store.messages(9).await.unwrap().len(),
        1,
        "the message is still stored"
    );
}

#[tokio::test]
async fn con_2_a_password_that_is_wrong_or_a_server_that_is_closed_loses_no_mail() {
    for verdict in ["535 wrong password\r\n", "554 no mail from you\r\n"] {
        let (step, _, service) = send_against(verdict).await;
        assert_eq!(step, Step::Postponed, "{verdict}");
        assert_eq!(service.app.store.waiting_mails().await.unwrap(), 1);
    }
}
