//! The desk by command, for scripts: the same acts as on the screens, in the same record.

use crate::support::TestService;
use crate::support::desk::OWNER;
use crate::support::program::{is_refused, run, succeeds};
use axum::http::{Method, StatusCode};
use serde_json::Value;
use std::path::Path;
use sync_service::accounts::keys::Keys;
use sync_service::random::system_random;
use sync_service::store::sqlite::Sqlite;

fn desk(words: &[&str], data: &Path) -> String {
    succeeds(&[&["desk"], words].concat(), data)
}

/// Returns the error of a command that has to be refused.
fn refused(words: &[&str], data: &Path) -> String {
    is_refused(&[&["desk"], words].concat(), data)
}

/// The JSON of the first line.
fn first(text: &str) -> Value {
    serde_json::from_str(text.lines().next().unwrap()).unwrap()
}

fn a_list() -> tempfile::TempDir {
    let place = tempfile::tempdir().unwrap();
    let list = place.path().join("list.csv");
    let rows = "name,city,phone,notes,checked\nHope Pantry,Newark,973-555-0100,N/A,2021\nSecond,Trenton,1,N/A,2021\n";
    std::fs::write(&list, rows).unwrap();
    let data = place.path().join("data");
    sync_service::private::make_folder(&data).unwrap();
    drop(Keys::open(&data.join("keys"), &system_random(), 0).unwrap());
    drop(Sqlite::open(&data).unwrap());
    let imported = ["import-listings", list.to_str().unwrap(), "--name", "food"];
    succeeds(&imported, &data);
    place
}

#[test]
fn dsk_a_script_changes_a_place_and_takes_it_back() {
    let place = a_list();
    let data = place.path().join("data");
    let found = first(&desk(&["queue", "--text", "hope"], &data));
    assert_eq!(found["name"], "Hope Pantry");
    let id = found["id"].as_str().unwrap();
    let phone = || {
        let place: Value = serde_json::from_str(&desk(&["place", id], &data)).unwrap();
        place["row"]["phone"].clone()
    };

    let said = desk(&["change", id, "phone=973-555-0199"], &data);
    assert_eq!(phone(), "973-555-0199");
    let act = said.trim().rsplit(' ').next().unwrap();
    desk(&["undo", id, act], &data);
    assert_eq!(phone(), "973-555-0100");
    desk(&["still-right", id], &data);
    assert_eq!(
        desk(&["queue", "--text", "hope"], &data),
        "",
        "checked today"
    );
    desk(&["no-answer", id], &data);
    assert!(refused(&["no-answer", id], &data).contains("a day counts once"));
    desk(&["change", id, "--status", "closed"], &data);
    let removed = first(&desk(&["queue", "--view", "removed"], &data));
    assert_eq!(removed["name"], "Hope Pantry");
    let acts = desk(&["acts"], &data);
    assert_eq!(acts.lines().count(), 6, "one is the import of the list");
    assert!(acts.lines().all(|line| first(line)["who"] == "command"));

    let wrong: [(&[&str], &str); 6] = [
        (&["change", id, "source=me"], "source"),
        (&["change", id, "phone"], "FIELD=TEXT"),
        (&["undo", id, "999"], "no such act"),
        (&["undo", id, act], "set again since"),
        (&["still-right", "nowhere"], "desk queue --view all"),
        (&["queue", "--view", "mine"], "write one of these: due"),
    ];
    for (words, why) in wrong {
        let said = refused(words, &data);
        assert!(said.contains(why), "{words:?}: {said}");
    }
}

#[test]
fn dsk_a_queue_that_is_cut_says_how_many_places_there_are() {
    let place = a_list();
    let data = place.path().join("data");
    let rows = (0..60).map(|it| format!("Place {it},Newark,973-555-0100,N/A,2021\n"));
    let text = format!(
        "name,city,phone,notes,checked\n{}",
        rows.collect::<String>()
    );
    let list = place.path().join("long.csv");
    std::fs::write(&list, text).unwrap();
    succeeds(
        &[
            "import-listings",
            list.to_str().unwrap(),
            "--name",
            "clothing",
        ],
        &data,
    );
    let cut = run(&["desk", "queue"], &data);
    let lines = |output: &std::process::Output| {
        String::from_utf8(output.stdout.clone())
            .unwrap()
            .lines()
            .count()
    };
    let said = String::from_utf8(cut.stderr.clone()).unwrap();
    assert_eq!(lines(&cut), 50, "one place in a line, and nothing else");
    assert!(said.contains("50 of 62 places"), "{said}");
    let all = run(&["desk", "queue", "--all"], &data);
    assert_eq!((lines(&all), all.stderr.is_empty()), (62, true));
}

#[test]
fn dsk_a_script_puts_up_a_notice_and_invites_a_person() {
    let place = a_list();
    let data = place.path().join("data");
    let texts = [
        "notice",
        "--en",
        "Open tonight",
        "--es",
        "Abierto esta noche",
    ];
    desk(&texts, &data);
    let notice = first(&desk(&["notices"], &data));
    assert_eq!(
        (&notice["en"], &notice["who"]),
        (&"Open tonight".into(), &"command".into())
    );
    desk(&["end-notice", notice["id"].as_str().unwrap()], &data);
    assert_eq!(notice["state"], "on");
    assert_eq!(desk(&["notices"], &data), "", "it has ended");
    let ended = first(&desk(&["notices", "--all"], &data));
    assert!(ended["until"].as_i64() < notice["until"].as_i64());
    assert_eq!(ended["state"], "ended");
    assert!(refused(&["end-notice", "x"], &data).contains("no such notice"));

    let invites = [
        "invite",
        "ed@county.example",
        "--name",
        "Ed",
        "--role",
        "editor",
        "--public-url",
        "https://help.example.org",
    ];
    desk(&invites, &data);
    assert!(desk(&["people"], &data).contains("Editor ed@county.example (Ed)"));
    desk(&["remove", "ed@county.example"], &data);
    assert!(!desk(&["people"], &data).contains("ed@county.example"));
    let pages = place.path().join("pages.json");
    let about = r#"{ "version": 7, "about": [{ "en": "Hello", "es": "Hola" }], "videos": [] }"#;
    std::fs::write(&pages, about).unwrap();
    let file = pages.to_str().unwrap();
    desk(&["pages", "--write", file], &data);
    let shown: Value = serde_json::from_str(&desk(&["pages"], &data)).unwrap();
    assert_eq!(
        (&shown["version"], &shown["about"][0]["en"]),
        (&1.into(), &"Hello".into())
    );
    assert!(refused(&["pages", "--write", "nowhere.json"], &data).contains("nowhere.json"));
    assert_eq!(desk(&["suggestions"], &data), "");
    assert!(refused(&["approve", "x"], &data).contains("no such suggestion"));
    assert!(refused(&["return", "x", "--word", "no"], &data).contains("no such suggestion"));
    let table = desk(&["numbers"], &data);
    assert!(table.contains("food"), "{table}");
}

#[tokio::test(flavor = "multi_thread")]
async fn dsk_a_script_ends_the_sessions_of_a_staff_member_and_of_nobody_else() {
    const EDITOR: &str = "ed@county.example";
    let service = TestService::new();
    let owner = service.owner().await;
    let editor = service.staff(&owner, EDITOR, "editor").await;
    let data = service.folder.path().join("data");

    let said = desk(&["end-sessions", "Ed@County.example"], &data);

    assert!(said.contains("have ended"), "{said}");
    let me = async |token: &str| {
        service
            .desk(Method::GET, token, "/desk/me", Value::Null)
            .await
            .0
    };
    assert_eq!(me(&editor).await, StatusCode::UNAUTHORIZED);
    assert_eq!(me(&owner).await, StatusCode::OK);
    let acts = service.desk_reads(&owner, "/desk/acts").await;
    assert_eq!(
        (&acts[0]["kind"], &acts[0]["who"], &acts[0]["subject"]),
        (&"end-sessions".into(), &"command".into(), &EDITOR.into())
    );
    for (words, why) in [
        (["end-sessions", "sam@example.org"], "is not on the staff"),
        (["end-sessions", "olga"], "not an e-mail address"),
        (["remove", "sam@example.org"], "is not on the staff"),
        (["remove", OWNER], "no other owner can open the desk"),
        (["owner", "olga"], "not an e-mail address"),
    ] {
        let said = refused(&words, &data);
        assert!(said.contains(why), "{words:?}: {said}");
    }
}

#[test]
fn dsk_a_refusal_says_the_true_reason_and_what_to_do() {
    let place = a_list();
    let data = place.path().join("data");
    let never = "every installation has this list";
    let invite = [
        "invite",
        "ann@county",
        "--name",
        "Ann",
        "--role",
        "caller",
        "--public-url",
        "https://a.example",
    ];
    let wrong: [(&[&str], &str); 12] = [
        (&["lists", "--delete", "food"], never),
        (&["lists", "--hide", "food"], never),
        (
            &[
                "lists", "--rename", "food", "--en", "Meals", "--es", "Comidas",
            ],
            never,
        ),
        (&["lists", "--first", "employment"], never),
        (
            &["lists", "--delete", "tools"],
            "there is no such list; `desk lists` shows",
        ),
        (
            &["kiosks", "--hosts", "help.example.org,https://a.example/x"],
            "\"https://a.example/x\" is no name of a host",
        ),
        (
            &["kiosks", "--hosts", "localhost"],
            "without https:// and without a path",
        ),
        (&["kiosks", "--site", "Newark"], "belongs to one kiosk"),
        (&["kiosks", "--printer", "folder:/tmp"], "lpstat -e"),
        (
            &["kiosks", "--kiosk", "nobody", "--site", "x"],
            "there is no such kiosk",
        ),
        (&invite, "ann@county is no full address"),
        (&["owner", "ann@county"], "ann@county is no full address"),
    ];
    for (words, why) in wrong {
        let said = refused(words, &data);
        assert!(said.contains(why), "{words:?}: {said}");
        assert!(!said.contains("nothing that can be changed here"), "{said}");
    }
}
