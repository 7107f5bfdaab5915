//! What commands say when a path is wrong, and what they do when their output is not read.

use crate::support::program::{PROGRAM, is_refused, run, succeeds};
use crate::support::stores::a_user;
use std::path::Path;
use std::process::{Command, Output};
use sync_service::accounts::keys::Keys;
use sync_service::random::system_random;
use sync_service::store::administration::Administration;
use sync_service::store::sqlite::Sqlite;

const ANSWERS: &str = include_str!("../../../resume-writer/data/example.json");

/// A folder with a data folder and files of each kind in it.
async fn a_place() -> tempfile::TempDir {
    let place = tempfile::tempdir().unwrap();
    let at = |name: &str| place.path().join(name);
    let data = at("data");
    sync_service::private::make_folder(&data).unwrap();
    drop(Keys::open(&data.join("keys"), &system_random(), 0).unwrap());
    let store = Sqlite::open(&data).unwrap();
    store.add_user(&a_user("ada")).await.unwrap();
    drop(store);
    std::fs::write(at("list.csv"), "name\nA\n").unwrap();
    std::fs::write(at("file.txt"), "I drive a forklift.").unwrap();
    std::fs::write(at("answers.json"), ANSWERS).unwrap();
    std::fs::create_dir(at("empty")).unwrap();
    let list = at("list.csv");
    let list = list.to_str().unwrap();
    succeeds(&["import-listings", list, "--name", "food"], &data);
    succeeds(&["desk", "owner", "olga@county.example"], &data);
    place
}

/// Runs a command in a folder. `{data}` is its data folder.
fn runs_in(place: &Path, words: &str) -> Output {
    let mut command = Command::new(PROGRAM);
    command.current_dir(place).args(words.split(' '));
    command.env("RUST_BACKTRACE", "1").output().unwrap()
}

#[tokio::test]
async fn j5_a_wrong_path_is_answered_by_one_line_with_the_path_and_what_to_do() {
    let place = a_place().await;
    let folder = place.path();
    std::fs::create_dir(folder.join("no-keys")).unwrap();
    for (words, path) in [
        ("restore nowhere --data new", "nowhere"),
        ("restore empty --data new", "empty"),
        ("restore file.txt --data new", "file.txt"),
        ("check-backup nowhere", "nowhere"),
        ("check-backup empty", "empty"),
        ("check-backup file.txt", "file.txt"),
        ("backup /dev/null/x --data data", "/dev/null/x"),
        ("backup file.txt --data data", "file.txt"),
        ("backup b --data nowhere", "nowhere"),
        ("backup b --data file.txt", "file.txt"),
        (
            "import-listings nowhere.csv --name food --data data",
            "nowhere.csv",
        ),
        ("import-listings empty --name food --data data", "empty"),
        (
            "import-listings list.csv --name food --data file.txt",
            "file.txt",
        ),
        (
            "import-listings list.csv --name food --data /dev/null/x",
            "/dev/null/x",
        ),
        (
            "import-listings list.csv --name food --data nowhere",
            "nowhere",
        ),
        ("list-listings --data nowhere", "nowhere"),
        ("export-hsds /dev/null/x --data data", "/dev/null/x"),
        ("export-hsds file.txt --data data", "file.txt"),
        ("read-resume nowhere.pdf --data data", "nowhere.pdf"),
        ("read-resume empty --data data", "empty"),
        (
            "read-resume file.txt --lexicon nowhere --data data",
            "nowhere",
        ),
        ("import-vocabulary nowhere.txt --data data", "nowhere.txt"),
        ("import-vocabulary empty --data data", "empty"),
        ("match nowhere.pdf --data data", "nowhere.pdf"),
        (
            "match file.txt --employers nowhere.csv --data data",
            "nowhere.csv",
        ),
        ("match file.txt --lexicon empty --data data", "empty"),
        ("make-resume nowhere.json", "nowhere.json"),
        ("admin-key /dev/null/x", "/dev/null/x"),
        ("admin-key file.txt", "file.txt"),
        ("admin-key nowhere/key", "nowhere/key"),
        (
            "move --from nowhere --data data --database postgres://x@127.0.0.1:1/x",
            "nowhere",
        ),
        ("user show x --data nowhere", "nowhere"),
        ("kiosks --data nowhere", "nowhere"),
        ("mail-test a@example.org --data file.txt", "file.txt"),
        ("serve --data file.txt --listen 127.0.0.1:0", "file.txt"),
    ] {
        let output = runs_in(folder, words);
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(!output.status.success(), "{words}");
        assert_eq!(said.lines().count(), 1, "{words}: {said}");
        assert!(
            said.starts_with("Error: ") && said.contains(path),
            "{words}: {said}"
        );
        assert!(!said.contains("os error"), "{words}: {said}");
        assert!(said.contains(';'), "{words} says what to do: {said}");
    }
    assert!(
        !folder.join("nowhere").exists(),
        "a mistyped folder is not made"
    );
}

#[tokio::test]
async fn val_7_commands_read_addresses_as_the_service_does() {
    let place = a_place().await;
    let data = place.path().join("data");
    let hand_over = |one, other| {
        let words = "user hand-over ada --public-url https://example.org --staff";
        let words: Vec<&str> = words.split(' ').chain([one, "--staff", other]).collect();
        is_refused(&words, &data)
    };
    let said = hand_over("olga@county.example", " Olga@County.Example");
    assert!(said.contains("two different people"), "{said}");
    let said = hand_over("ed@county.example", "olga@county.example");
    assert!(
        said.contains("ed@county.example is not on the staff"),
        "{said}"
    );
    for words in [
        &["desk", "owner", "olga"][..],
        &["desk", "remove", "olga"],
        &["user", "hand-over", "ada", "--staff", "olga"],
    ] {
        let said = is_refused(words, &data);
        assert!(said.contains("not an e-mail address"), "{said}");
    }
    succeeds(&["desk", "owner", "Ed@County.Example"], &data);
    let said = succeeds(&["desk", "people"], &data);
    assert!(said.contains("ed@county.example"), "{said}");
}

#[tokio::test]
async fn j1_a_backup_without_keys_says_so_and_leaves_nothing() {
    let place = a_place().await;
    let data = place.path().join("data");
    std::fs::remove_dir_all(data.join("keys")).unwrap();
    let target = place.path().join("backups");
    let said = is_refused(&["backup", target.to_str().unwrap()], &data);
    assert!(said.contains("there are no keys in"), "{said}");
    assert!(!target.exists());
}

#[tokio::test]
async fn j5_a_command_whose_output_is_not_read_finishes_quietly() {
    let place = a_place().await;
    for words in [
        "--help",
        "list-listings --data data",
        "list-listings --name food --data data",
        "page-views --data data",
        "hours Monday",
        "hours --unread --data data",
        "find --need food --data data",
        "place-reports --data data",
        "kiosks --data data",
        "kiosks code --site Newark --data data",
        "desk people --data data",
        "desk acts --data data",
        "desk lists --data data",
        "audit check --data data",
        "user show ada --data data",
        "user disable ada --data data",
        "import-listings list.csv --name food --data data",
        "import-listings list.csv --name food --new --data fresh",
        "export-hsds open --data data",
        "read-resume file.txt --data data",
        "match file.txt --data data",
        "make-resume answers.json",
        "make-resume answers.json --text",
        "admin-key key",
        "keys rotate --data data",
        "backup backups --data data",
        "check-backup backups",
        "restore backups --data restored",
    ] {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let mut command = Command::new(PROGRAM);
        let command = command.current_dir(place.path()).args(words.split(' '));
        let output = command.stdout(writer).output().unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert!(output.status.success(), "{words}: {said}");
        assert!(
            !said.contains("panicked") && !said.contains("Error"),
            "{words}: {said}"
        );
    }
}

#[tokio::test]
async fn f7_acts_that_were_not_read_to_their_end_are_not_deleted() {
    let place = a_place().await;
    let data = place.path().join("data");
    let (reader, writer) = std::io::pipe().unwrap();
    drop(reader);
    let forgets = ["desk", "acts", "--before", "2999-01-01", "--forget"];
    let mut command = Command::new(PROGRAM);
    let command = command.args(forgets).arg("--data").arg(&data);
    assert!(!command.stdout(writer).status().unwrap().success());
    assert!(!succeeds(&["desk", "acts"], &data).is_empty());
    assert!(run(&forgets, &data).status.success());
    assert_eq!(succeeds(&["desk", "acts"], &data), "");
}

#[test]
fn f2_files_of_people_without_their_database_are_refused_and_stay() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    sync_service::private::make_folder(&data).unwrap();
    sync_service::private::make_folder(&data.join("files")).unwrap();
    let file = data.join("files/a1b2");
    std::fs::write(&file, "a resume").unwrap();
    let said = is_refused(&["serve", "--listen", "127.0.0.1:0"], &data);
    assert!(said.contains("new-beginnings.db is missing"), "{said}");
    assert!(said.contains("restore a backup"), "{said}");
    assert!(file.exists() && !data.join("new-beginnings.db").exists());
}

#[test]
fn f2_a_folder_that_is_refused_gets_no_file() {
    let folder = tempfile::tempdir().unwrap();
    let entries = |data: &Path| -> Vec<String> {
        let all = std::fs::read_dir(data).unwrap();
        let names = all.map(|it| it.unwrap().file_name().into_string().unwrap());
        let mut names: Vec<String> = names.collect();
        names.sort();
        names
    };
    let serve = ["serve", "--listen", "127.0.0.1:0"];
    let other = ["--database", "postgres://nb@127.0.0.1:1/nb"];
    for (name, made, more) in [
        ("files", "files/a1b2", &[][..]),
        ("restoring", "restoring", &[][..]),
        ("both", "new-beginnings.db", &other[..]),
    ] {
        let data = folder.path().join(name);
        sync_service::private::make_folder(&data.join("files")).unwrap();
        std::fs::write(data.join(made), "x").unwrap();
        let before = entries(&data);
        is_refused(&[&serve[..], more].concat(), &data);
        assert_eq!(entries(&data), before, "{name}");
    }
}

#[cfg(unix)]
#[test]
fn h9_a_folder_that_others_can_read_is_refused_and_stays_as_it_was() {
    use std::os::unix::fs::PermissionsExt;
    let place = tempfile::tempdir().unwrap();
    let data = place.path().join("open");
    std::fs::create_dir(&data).unwrap();
    std::fs::set_permissions(&data, std::fs::Permissions::from_mode(0o755)).unwrap();
    let said = is_refused(&["serve", "--listen", "127.0.0.1:0"], &data);
    assert!(said.contains("(mode 755)"), "{said}");
    assert_eq!(std::fs::read_dir(&data).unwrap().count(), 0);
}

#[test]
fn j5_keys_change_only_with_the_settings_of_their_service() {
    let place = tempfile::tempdir().unwrap();
    let data = place.path().join("data");
    sync_service::private::make_folder(&data).unwrap();
    drop(Keys::open(&data.join("keys"), &system_random(), 0).unwrap());
    let names = || {
        let files = std::fs::read_dir(data.join("keys")).unwrap();
        let mut names: Vec<_> = files.map(|file| file.unwrap().file_name()).collect();
        names.sort();
        names
    };
    let before = names();
    for (is_copy, expected) in [(false, "there is no data in"), (true, "with --database")] {
        if is_copy {
            // A service on PostgreSQL leaves its name and a copy of the keys of all.
            std::fs::write(data.join("instance"), "0".repeat(32)).unwrap();
        }
        for change in ["revoke", "rotate"] {
            let said = is_refused(&["keys", change], &data);
            assert!(said.contains(expected), "{said}");
        }
    }
    assert_eq!(names(), before);
}
