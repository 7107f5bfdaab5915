//! Messages of the contact form and the question to employers by command, for scripts.

use crate::support::program::{PROGRAM, is_refused_in_a_sentence, succeeds};
use serde_json::Value;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use sync_protocol::contact::ContactMessage;
use sync_service::accounts::keys::Keys;
use sync_service::random::system_random;
use sync_service::store::messages::Messages;
use sync_service::store::outbox::{Mail, Outbox};
use sync_service::store::sqlite::Sqlite;

fn desk(words: &[&str], data: &Path) -> Vec<Value> {
    let said = succeeds(&[&["desk"], words].concat(), data);
    let lines = said.lines().filter(|line| line.starts_with('{'));
    lines
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

fn refused(words: &[&str], data: &Path) -> String {
    is_refused_in_a_sentence(&[&["desk"], words].concat(), data)
}

fn answers(key: &str, text: &str, data: &Path) -> Output {
    let words = ["desk", "answer-message", key, "--by", "Olga Ruiz"];
    let mut command = Command::new(PROGRAM);
    command
        .args(words)
        .args(["--reply-to", "office@county.example"]);
    command.arg("--data").arg(data);
    let pipes = command.stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = pipes.stderr(Stdio::piped()).spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    input.write_all(text.as_bytes()).unwrap();
    drop(input);
    child.wait_with_output().unwrap()
}

fn message(number: u8, contact: &str) -> ContactMessage {
    ContactMessage {
        key: number.to_string().repeat(32),
        name: "Ana".into(),
        contact: contact.into(),
        subject: "ID".into(),
        message: "Where?".into(),
    }
}

/// A folder with two messages: one that can be answered by mail, and an older one that cannot.
async fn with_messages() -> (tempfile::TempDir, String, String) {
    let place = tempfile::tempdir().unwrap();
    let data = &place.path().join("data");
    let list = place.path().join("list.csv");
    std::fs::write(
        &list,
        "name,city,phone,notes,checked\nHope Works,Newark,973-555-0100,N/A,2021\n",
    )
    .unwrap();
    sync_service::private::make_folder(data).unwrap();
    drop(Keys::open(&data.join("keys"), &system_random(), 0).unwrap());
    let store = Sqlite::open(data).unwrap();
    let mail = Mail {
        to: "office@county.example".into(),
        reply_to: None,
        subject: "ID".into(),
        body: "Where?".into(),
    };
    let (first, second) = (message(1, "973-555-0100"), message(2, "ana@example.org"));
    for (at, message) in [(1, &first), (2, &second)] {
        assert!(store.store_message(message, &mail, at).await.unwrap());
    }
    drop(store);
    let file = list.to_str().unwrap();
    succeeds(&["import-listings", file, "--name", "employment"], data);
    (place, first.key, second.key)
}

#[tokio::test]
async fn dsk_a_script_reads_and_answers_messages_and_the_record_holds_no_text() {
    let (place, by_phone, by_mail) = with_messages().await;
    let data = &place.path().join("data");
    let shown = desk(&["messages"], data);
    let keys: Vec<_> = shown.iter().map(|it| it["key"].as_str().unwrap()).collect();
    assert_eq!(keys, [&by_mail, &by_phone], "newest first");

    let answered = answers(&by_mail, "At the MVC.\nBring two papers.\n", data);
    assert!(answered.status.success(), "{answered:?}");
    let shown = desk(&["messages"], data);
    assert_eq!(shown[0]["answeredBy"], "Olga Ruiz");
    assert_eq!(shown[0]["doneBy"], "Olga Ruiz");
    assert_eq!(shown[1]["doneBy"], Value::Null);
    let store = Sqlite::open(data).unwrap();
    assert_eq!(
        store.waiting_mails().await.unwrap(),
        3,
        "two and the answer"
    );
    drop(store);

    desk(&["message-done", &by_phone], data);
    assert_eq!(desk(&["messages"], data)[1]["doneBy"], "command");
    desk(&["message-done", &by_phone, "--open"], data);
    assert_eq!(desk(&["messages"], data)[1]["doneBy"], Value::Null);
    let acts = desk(&["acts"], data);
    assert_eq!(acts.len(), 4, "one is the import of the list");
    assert!(acts.iter().all(|act| act["who"] == "command"), "{acts:?}");
    assert!(!format!("{acts:?}").contains("MVC"));

    let spoken = answers(&by_phone, "Hello", data);
    let said = String::from_utf8(spoken.stderr).unwrap();
    assert!(said.contains("call the person"), "{said}");
    assert!(!answers(&by_mail, " \n", data).status.success(), "no text");
    for (words, why) in [
        (&["message-done", "x"][..], "`desk messages`"),
        (
            &["assign-message", &by_mail, "no@example.org"],
            "`desk people`",
        ),
        (&["answer-message", &by_mail, "--by", "!"], "a name"),
    ] {
        let said = refused(words, data);
        assert!(said.contains(why), "{words:?}: {said}");
    }
}

#[tokio::test]
async fn dsk_a_script_says_who_asked_an_employer() {
    let (place, ..) = with_messages().await;
    let data = &place.path().join("data");
    let id = desk(&["queue", "--view", "all"], data)[0]["id"].clone();
    let id = id.as_str().unwrap();
    let row = || {
        let text = succeeds(&["desk", "place", id], data);
        serde_json::from_str::<Value>(&text).unwrap()["row"].clone()
    };
    succeeds(&["desk", "still-hires", id, "--by", "Olga Ruiz"], data);
    let told = row().to_string();
    assert!(
        told.contains("Asked on ") && told.contains(" by O"),
        "{told}"
    );
    assert!(!told.contains("Ruiz"), "initials alone are told: {told}");
    succeeds(
        &["desk", "still-hires", id, "--by", "Olga Ruiz", "--no"],
        data,
    );
    let told = row().to_string();
    assert!(
        told.contains("No, asked on ") && told.contains(" by O"),
        "{told}"
    );
    assert!(refused(&["still-hires", id], data).contains("--by"));
}
