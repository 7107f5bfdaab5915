//! `desk import` for scripts: how many rows were taken, and the exit code of what is refused.

use crate::support::program::{is_refused_in_a_sentence, run, succeeds};
use serde_json::{Value, json};
use std::fs;
use std::path::{Path, PathBuf};
use sync_service::accounts::keys::Keys;
use sync_service::random::system_random;
use sync_service::store::sqlite::Sqlite;

/// A data folder with one list of one place.
pub fn a_list() -> tempfile::TempDir {
    let place = tempfile::tempdir().unwrap();
    let data = place.path().join("data");
    sync_service::private::make_folder(&data).unwrap();
    drop(Keys::open(&data.join("keys"), &system_random(), 0).unwrap());
    drop(Sqlite::open(&data).unwrap());
    let list = file(
        place.path(),
        "name,city,phone,notes,checked\nHope Pantry,Newark,973-555-0100,N/A,2021\n",
    );
    let words = ["import-listings", list.to_str().unwrap(), "--name", "food"];
    succeeds(&words, &data);
    place
}

fn file(folder: &Path, text: &str) -> PathBuf {
    let path = folder.join("table.csv");
    fs::write(&path, text).unwrap();
    path
}

/// Runs `desk import` of a table; answers its exit code, its output and its error.
fn imports(place: &Path, table: &str, words: &[&str]) -> (i32, String, String) {
    let path = file(place, table);
    let start = ["desk", "import", path.to_str().unwrap(), "--list", "food"];
    let output = run(&[&start, words].concat(), &place.join("data"));
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    let code = output.status.code().unwrap();
    (code, text(output.stdout), text(output.stderr))
}

#[test]
fn dsk_a_table_of_mistakes_alone_is_refused_and_how_many_rows_were_taken_is_said() {
    let place = a_list();
    let wrong = "name,city,phone\nOne,Newark,555-0100\nTwo,Newark,1\n";
    for words in [&[][..], &["--keep"], &["--publish"]] {
        let (code, found, said) = imports(place.path(), wrong, words);
        assert_eq!(code, 2, "{words:?}: {said}");
        assert!(found.contains("mistake C2 (phone)"), "{found}");
        assert!(said.contains("0 of 2 rows were taken"), "{said}");
        assert!(!said.contains("package"), "{said}");
    }
    let known = "name,city,phone\nHope Pantry,Newark,973-555-0100\n";
    let (code, _, said) = imports(place.path(), known, &["--publish"]);
    assert_eq!(code, 2);
    assert!(said.contains("0 say nothing new, 1 are known"), "{said}");
    let (code, found, said) = imports(place.path(), known, &[]);
    assert_eq!((code, said.as_str()), (0, ""), "looking is no fault");
    assert!(found.contains("0 mistakes, 1 known"), "{found}");
    let half = "name,city,phone\nOne,Newark,555-0100\nThree,Newark,973-555-0133\n";
    let (code, found, _) = imports(place.path(), half, &["--publish"]);
    assert_eq!(code, 0);
    assert!(found.contains("1 of 2 rows were taken"), "{found}");
}

#[test]
fn dsk_columns_that_are_no_fields_are_refused_with_the_nearest() {
    let place = a_list();
    let table = "Who,Where\nOne,Newark\n";
    let (code, _, said) = imports(place.path(), table, &["--columns", "name,Citty"]);
    assert_eq!(code, 2);
    assert!(
        said.contains("no field \"Citty\"; is it \"city\"?"),
        "{said}"
    );
    let (code, _, said) = imports(place.path(), table, &["--columns", "name,county seat"]);
    assert_eq!(code, 2);
    assert!(
        said.contains("no field \"county seat\". It has name,"),
        "{said}"
    );
    let (code, ..) = imports(place.path(), table, &["--columns", "name,city"]);
    assert_eq!(code, 0);
}

#[test]
fn dsk_a_row_that_looks_known_changes_its_place_by_command() {
    let place = a_list();
    let table = "name,city,phone\nHope Pantry,Newark,973-555-0155\n";
    let (_, found, _) = imports(place.path(), table, &[]);
    assert!(found.contains("with --change 2: "), "{found}");
    let (code, found, said) = imports(place.path(), table, &["--change", "2", "--publish"]);
    assert_eq!(code, 0, "{said}");
    assert!(
        found.contains("changed ") && found.contains("1 of 1 rows were taken"),
        "{found}"
    );
    let list = succeeds(
        &["list-listings", "--name", "food"],
        &place.path().join("data"),
    );
    assert!(list.contains("973-555-0155"), "{list}");
}

#[test]
fn dsk_every_command_that_was_asked_wrongly_ends_with_the_same_code() {
    let place = a_list();
    let data = place.path().join("data");
    let id = {
        let queue = succeeds(&["desk", "queue"], &data);
        let first: serde_json::Value = serde_json::from_str(queue.lines().next().unwrap()).unwrap();
        first["id"].as_str().unwrap().to_owned()
    };
    for words in [
        &["user", "show", "nobody@example.org"][..],
        &["user", "delete", "nobody@example.org", "--yes"],
        &["kiosks", "revoke", "k9"],
        &["kiosks", "code", "--site", ""],
        &["list-listings", "--name", "nothing"],
        &["place-reports", "--done", "nowhere"],
        &["desk", "place", "nowhere"],
        &[
            "desk",
            "change",
            &id,
            "phone=973-555-0101",
            "phone=973-555-0102",
        ],
        &["desk", "import", "x"],
    ] {
        let said = is_refused_in_a_sentence(words, &data);
        assert!(!said.is_empty());
    }
    let nowhere = place.path().join("nowhere");
    for words in [&["user", "show", "x"][..], &["kiosks"], &["desk", "people"]] {
        assert_eq!(run(words, &nowhere).status.code(), Some(2), "{words:?}");
    }
    // A failure is another thing than a wrong word. The log of a command that just ended would repair the file.
    for log in ["new-beginnings.db-wal", "new-beginnings.db-shm"] {
        let path = data.join(log);
        if path.exists() {
            fs::remove_file(path).unwrap();
        }
    }
    fs::write(data.join("new-beginnings.db"), "broken").unwrap();
    for words in [&["user", "show", "x"][..], &["kiosks"], &["desk", "people"]] {
        assert_eq!(run(words, &data).status.code(), Some(1), "{words:?}");
    }
}

#[test]
fn dsk_a_package_without_the_file_that_sorts_it_is_refused_and_the_file_is_named() {
    let place = a_list();
    let folder = place.path().join("package");
    fs::create_dir(&folder).unwrap();
    fs::write(folder.join("organizations.csv"), "id,name\no1,Help\n").unwrap();
    let services = "id,organization_id,name,status\ns1,o1,New Pantry,active\n";
    fs::write(folder.join("services.csv"), services).unwrap();
    let path = folder.to_str().unwrap();
    let words = ["desk", "import", path, "--list", "food", "--only", "t1"];
    let output = run(&words, &place.path().join("data"));
    let found = String::from_utf8(output.stdout).unwrap();
    assert_eq!(output.status.code(), Some(2), "{found}");
    for file in ["attributes.csv", "phones.csv"] {
        let line = format!("missing: The package has no {file}.");
        assert!(found.contains(&line), "{found}");
    }
}

#[test]
fn dsk_an_import_of_a_list_stands_in_the_record_and_in_the_history_of_its_places() {
    let place = a_list();
    let data = place.path().join("data");
    let table = "Pantries of Essex County\n\nName,City,Phone,Notes,Checked\n\
        Hope Pantry,Newark,973-555-0100,Bring a bag,2026-11\nNew Pantry,Newark,973-555-0133,,2026\n";
    let path = file(place.path(), table);
    let again = ["import-listings", path.to_str().unwrap(), "--name", "food"];
    let said = String::from_utf8(run(&again, &data).stdout).unwrap();
    assert!(said.contains("left out: 2 lines above"), "{said}");
    assert!(said.contains("of 2 rows, such as that of Hope"), "{said}");

    let acts = String::from_utf8(run(&["desk", "acts"], &data).stdout).unwrap();
    let acts: Vec<Value> = acts
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .filter(|act: &Value| act["kind"] == "import-list")
        .collect();
    assert_eq!(acts.len(), 2, "the first import stands there too");
    assert_eq!(
        (&acts[0]["who"], &acts[0]["subject"]),
        (&json!("command"), &json!("food"))
    );
    let counts = json!({ ":list": "food", ":added": "1", ":changed": "1", ":removed": "0" });
    assert_eq!(acts[0]["details"]["after"], counts);

    // The same file again changes nothing, and says nothing.
    succeeds(&again, &data);
    let found = run(&["desk", "queue", "--text", "new pantry"], &data).stdout;
    let found = String::from_utf8(found).unwrap();
    let found: Value = serde_json::from_str(found.lines().next().unwrap()).unwrap();
    let shown = run(&["desk", "place", found["id"].as_str().unwrap()], &data).stdout;
    let shown: Value = serde_json::from_slice(&shown).unwrap();
    let history = shown["history"].as_array().unwrap();
    let kinds: Vec<&Value> = history.iter().map(|act| &act["kind"]).collect();
    assert_eq!(kinds, [&json!("import-list")]);
    assert_eq!(history[0]["id"], acts[0]["number"]);
}

#[test]
fn dsk_a_field_that_two_columns_would_fill_is_refused() {
    let place = a_list();
    let table = "Who,Tel,Cell\nOne,973-555-0100,973-555-0101\n";
    let (code, _, said) = imports(place.path(), table, &["--columns", "name,phone,phone"]);
    assert_ne!(code, 0);
    assert!(said.contains("two columns fill the same field"), "{said}");
}
