//! Backups of a running service, and services that were restored from them.

#![cfg(unix)]

use crate::support::SetClock;
use crate::support::accounts::Tokens;
use crate::support::files::pdf;
use crate::support::program::{PROGRAM, Running, is_refused, run, succeeds};
use crate::support::s3::blobs_in;
use serde_json::json;
use std::fs;
use std::num::NonZeroUsize;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};
use sync_service::backup::last::last;
use sync_service::backup::verify::newest;
use sync_service::backup::{Wishes, make};
use sync_service::store::outbox::Outbox;
use sync_service::store::sqlite::Sqlite;

/// Folders of one test: `data`, `backups` and others.
struct Place(tempfile::TempDir);

impl Place {
    fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    /// A place with the data of Ana, who has one file.
    fn with_ana() -> (Self, Running, Tokens) {
        let place = Self::new();
        let service = Running::start(&place.at("data"));
        let ana = service.identity("signUp", "ana@example.org");
        service.uploads(&ana, "a.pdf", "Welder");
        (place, service, ana)
    }

    fn at(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn text(&self, name: &str) -> String {
        self.at(name).to_str().unwrap().to_owned()
    }

    fn backs_up(&self, words: &[&str]) -> String {
        let (target, data) = (self.text("backups"), self.at("data"));
        let said = succeeds(&[&["backup", &target], words].concat(), &data);
        assert!(last(&data).is_some(), "the service can tell its age");
        said
    }

    /// The complete backups, oldest first.
    fn backups(&self) -> Vec<PathBuf> {
        sync_service::backup::complete(&self.at("backups")).unwrap()
    }
}

fn is_whole(backup: &Path) -> bool {
    let mut command = Command::new(PROGRAM);
    let output = command.arg("check-backup").arg(backup).output();
    output.unwrap().status.success()
}

/// The only blob of a data folder or a backup.
fn blob(folder: &Path) -> PathBuf {
    let blobs = blobs_in(&folder.join("files"));
    assert_eq!(blobs.len(), 1);
    blobs[0].clone()
}

fn wait_until(what: &str, is_so: impl Fn() -> bool) {
    let patience = Instant::now() + Duration::from_secs(120);
    while !is_so() {
        assert!(Instant::now() < patience, "{what}");
        std::thread::yield_now();
    }
}

#[test]
fn j18_backups_taken_under_load_restore_to_a_service_that_works() {
    let (place, service, ana) = Place::with_ana();
    let ben = service.identity("signUp", "ben@example.org");
    let [writes, removals] = [AtomicU64::new(0), AtomicU64::new(0)];
    let stop = AtomicBool::new(false);
    let mut seen = 0;
    std::thread::scope(|scope| {
        // Ana writes; Ben uploads, replaces and removes files; others sign up.
        scope.spawn(|| {
            while !stop.load(Ordering::SeqCst) {
                let next = writes.load(Ordering::SeqCst) + 1;
                service.writes(&ana, &json!(next));
                writes.store(next, Ordering::SeqCst);
            }
        });
        scope.spawn(|| {
            while !stop.load(Ordering::SeqCst) {
                for name in ["x.pdf", "y.pdf", "x.pdf"] {
                    service.uploads(&ben, name, name);
                }
                let removed = service.of_file(&ben, "DELETE", "y.pdf", b"");
                assert_eq!(removed.0, 204);
                removals.fetch_add(1, Ordering::SeqCst);
            }
        });
        scope.spawn(|| {
            for number in 0..4 {
                service.identity("signUp", &format!("p{number}@example.org"));
            }
        });
        for round in 0..3 {
            wait_until("there is no load", || {
                writes.load(Ordering::SeqCst) > 5 * round && removals.load(Ordering::SeqCst) > round
            });
            seen = writes.load(Ordering::SeqCst);
            place.backs_up(&[]);
        }
        stop.store(true, Ordering::SeqCst);
    });
    drop(service);

    assert_eq!(place.backups().len(), 3);
    for (number, backup) in place.backups().iter().enumerate() {
        assert!(is_whole(backup), "{backup:?}");
        let data = place.at(&format!("restored-{number}"));
        succeeds(&["restore", backup.to_str().unwrap()], &data);
        let restored = Running::start(&data);
        assert_eq!(restored.refreshes(&ana.refresh), 200, "a session continues");
        let ana = restored.identity("signInWithPassword", "ana@example.org");
        let downloaded = restored.of_file(&ana, "GET", "a.pdf", b"");
        assert_eq!(downloaded, (200, pdf("Welder")));
        for name in ["x.pdf", "y.pdf"] {
            let (status, bytes) = restored.of_file(&ben, "GET", name, b"");
            let is_there = status == 200 && bytes == pdf(name);
            assert!(is_there || status == 404, "{name}: {status}");
        }
        let note = restored.reads(&ana).as_u64().unwrap();
        assert!(
            number < 2 || note >= seen,
            "{note}; acknowledged before: {seen}"
        );
        restored.writes(&ana, &json!("after"));
        assert_eq!(restored.reads(&ana), "after");
        restored.uploads(&ana, "b.pdf", "Cook");
        restored.identity("signUp", "new@example.org");
        let (status, list) = restored.call(("GET", "/widgets/resources/food"), &[], b"");
        assert!(status == 200 && String::from_utf8_lossy(&list).contains("Pantry"));
    }
}

#[test]
fn j18_a_backup_that_was_killed_does_not_count() {
    let (place, service, _) = Place::with_ana();
    drop(service);
    // A pipe in place of the bytes: reading it waits for a writer, and there is none.
    let bytes = blob(&place.at("data"));
    let kept = fs::read(&bytes).unwrap();
    fs::remove_file(&bytes).unwrap();
    let made = Command::new("mkfifo").arg(&bytes).status();
    assert!(made.unwrap().success());
    let mut backup = Command::new(PROGRAM)
        .args(["backup", &place.text("backups"), "--data"])
        .arg(place.at("data"))
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    let unfinished = || {
        let entries = fs::read_dir(place.at("backups")).into_iter().flatten();
        let mut paths = entries.map(|it| it.unwrap().path());
        paths.find(|it| it.to_string_lossy().ends_with(".unfinished"))
    };
    wait_until("no backup began", || {
        unfinished().is_some_and(|it| it.join("new-beginnings.db").exists())
    });
    let second = ["backup", &place.text("backups")];
    let said = is_refused(&second, &place.at("data"));
    assert!(said.contains("in use by another sync-service"), "{said}");
    backup.kill().unwrap();
    backup.wait().unwrap();

    let left = unfinished().unwrap();
    assert!(place.backups().is_empty());
    assert!(!is_whole(&left) && !is_whole(&place.at("backups")));
    let said = is_refused(&["restore", &place.text("backups")], &place.at("new"));
    assert!(said.contains("no complete backup"), "{said}");
    assert!(!place.at("new").exists());

    fs::remove_file(&bytes).unwrap();
    fs::write(&bytes, kept).unwrap();
    place.backs_up(&[]);
    assert!(!left.exists() && place.backups().len() == 1);
    assert!(is_whole(&place.at("backups")));
}

#[test]
fn f2_backups_are_private_share_what_did_not_change_and_expire() {
    let (place, service, ana) = Place::with_ana();
    let keep = ["--keep", "2"];
    let said = place.backs_up(&keep);
    assert!(
        said.contains("Files: 1, of them unchanged since the last backup: 0."),
        "{said}"
    );
    let said = place.backs_up(&keep);
    assert!(
        said.contains("Files: 1, of them unchanged since the last backup: 1."),
        "{said}"
    );
    let [first, second]: [PathBuf; 2] = place.backups().try_into().unwrap();
    let inode = |backup: &Path| blob(backup).metadata().unwrap().ino();
    assert_eq!(inode(&first), inode(&second));
    let inner = ["files", "keys"].map(|name| second.join(name));
    for folder in [&[place.at("backups"), second.clone()][..], &inner].concat() {
        assert_eq!(folder.metadata().unwrap().mode() & 0o777, 0o700);
        for entry in fs::read_dir(folder).unwrap() {
            let metadata = entry.unwrap().metadata().unwrap();
            let mode = if metadata.is_dir() { 0o700 } else { 0o600 };
            assert_eq!(metadata.mode() & 0o777, mode);
        }
    }

    // Ana leaves: two backups later there is nothing of her.
    let removed = service.of_file(&ana, "DELETE", "a.pdf", b"");
    assert_eq!(removed.0, 204);
    let unasked = ["user", "delete", "ana@example.org"];
    assert!(is_refused(&unasked, &place.at("data")).contains("say --yes"));
    let sure = ["user", "delete", "ana@example.org", "--yes"];
    succeeds(&sure, &place.at("data"));
    empty_outbox(&place.at("data"));
    place.backs_up(&keep);
    assert!(!first.exists() && second.exists());
    place.backs_up(&keep);
    assert!(!second.exists());
    for backup in place.backups() {
        assert_eq!(fs::read_dir(backup.join("files")).unwrap().count(), 0);
        let database = fs::read(backup.join("new-beginnings.db")).unwrap();
        let name = b"ana@example.org";
        assert!(!database.windows(name.len()).any(|it| it == name));
    }
}

#[test]
fn j18_a_data_folder_that_takes_nothing_does_not_fail_a_backup_that_is_whole() {
    let (place, _service, _) = Place::with_ana();
    let (data, target) = (place.at("data"), place.text("backups"));
    // As on a full disk, the time cannot be written down: its name is taken.
    fs::create_dir_all(data.join("last-backup/taken")).unwrap();
    let said = succeeds(&["backup", &target], &data);
    assert!(said.contains("The backup is complete"), "{said}");
    assert!(said.contains("could not note this backup"), "{said}");
    assert!(place.backups().len() == 1 && is_whole(&place.at("backups")));
    assert!(last(&data).is_none());

    fs::remove_dir_all(data.join("last-backup")).unwrap();
    let said = place.backs_up(&[]);
    assert!(!said.contains("could not note"), "{said}");
}

#[test]
fn j16_a_backup_made_by_a_clock_that_was_ahead_is_not_the_newest_for_ever() {
    let (place, _service, _) = Place::with_ana();
    let clock = SetClock::at(time::macros::datetime!(2034-01-01 12:00 UTC));
    let wishes = Wishes {
        keep: NonZeroUsize::new(2).unwrap(),
        skip_damaged: false,
    };
    let backs_up = || {
        let made = make(&place.at("data"), &place.at("backups"), &*clock, wishes);
        made.unwrap().folder
    };
    let ahead = backs_up();
    clock.jump(time::Duration::days(-3_000));
    let second = backs_up();
    assert_eq!(place.backups(), [ahead.clone(), second.clone()]);
    assert_eq!(newest(&place.at("backups")).unwrap(), second);
    clock.jump(time::Duration::days(1));
    let third = backs_up();
    assert_eq!(place.backups(), [second, third]);
    assert!(!ahead.exists());
}

#[test]
fn j18_a_folder_that_only_has_the_name_of_a_backup_is_left_alone() {
    let (place, _service, _) = Place::with_ana();
    let foreign = [
        "2020-01-01T00-00-00.000Z",
        "photos.unfinished",
        "2020-01-02T00-00-00.000Z.txt",
    ]
    .map(|name| place.at("backups").join(name).join("family.jpg"));
    for file in &foreign {
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(file, "a picture").unwrap();
    }
    place.backs_up(&["--keep", "1"]);
    place.backs_up(&["--keep", "1"]);
    assert_eq!(place.backups().iter().filter(|it| is_whole(it)).count(), 1);
    assert!(foreign.iter().all(|file| file.exists()));
}

/// Takes the mail that tells of a deletion out of the outbox, as sending it does.
fn empty_outbox(data: &Path) {
    let store = Sqlite::open(data).unwrap();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    runtime.block_on(async {
        while let Some(mail) = store.next_mail(i64::MAX).await.unwrap() {
            store.remove_mail(mail.id).await.unwrap();
        }
    });
}

#[test]
fn j18_damage_is_found_and_never_restored() {
    let (place, _service, _) = Place::with_ana();
    place.backs_up(&[]);
    let target = place.text("backups");
    let bytes = blob(&place.backups()[0]);
    let mut changed = fs::read(&bytes).unwrap();
    changed[20] ^= 1;
    fs::write(&bytes, changed).unwrap();
    assert!(!is_whole(&place.at("backups")));
    let said = is_refused(&["restore", &target, "--replace"], &place.at("new"));
    assert!(said.contains("has changed"), "{said}");
    assert!(!place.at("new").exists());

    // The next backup does not share what has gone bad; the one after takes from it what the data
    // folder has lost.
    place.backs_up(&[]);
    assert!(is_whole(&place.at("backups")));
    fs::remove_file(blob(&place.at("data"))).unwrap();
    let said = is_refused(&["backup", &target], &place.at("data"));
    assert!(said.contains("has lost the bytes of 1 files"), "{said}");
    assert_eq!(place.backups().len(), 3);
    assert!(is_whole(&place.at("backups")));

    fs::remove_dir_all(place.at("backups")).unwrap();
    let said = is_refused(&["backup", &target], &place.at("data"));
    assert!(said.contains("missing or damaged"), "{said}");
    assert!(place.backups().is_empty());
    let said = place.backs_up(&["--skip-damaged"]);
    assert!(said.contains("because they are damaged: 1"), "{said}");
    assert!(is_whole(&place.at("backups")));
}

#[test]
fn j18_a_restore_never_mixes_with_what_is_there() {
    let (place, service, _) = Place::with_ana();
    let (data, target) = (place.at("data"), place.text("backups"));
    place.backs_up(&[]);
    service.identity("signUp", "late@example.org");
    let restore = ["restore", &target];
    let replace = ["restore", &target, "--replace"];

    let said = is_refused(&restore, &data);
    assert!(said.contains("is not empty"), "{said}");
    let said = is_refused(&replace, &data);
    assert!(said.contains("in use by another sync-service"), "{said}");
    assert_eq!(service.call(("GET", "/health"), &[], b"").0, 200);
    drop(service);

    let foreign = place.at("foreign");
    fs::create_dir(&foreign).unwrap();
    fs::write(foreign.join("letter.txt"), "x").unwrap();
    let said = is_refused(&replace, &foreign);
    assert!(said.contains("holds no data of this service"), "{said}");
    assert_eq!(fs::read_dir(&foreign).unwrap().count(), 1);
    let said = is_refused(&["backup", &place.text("data/backups")], &data);
    assert!(said.contains("inside of the data folder"), "{said}");
    assert!(!data.join("backups").exists());

    // A restore that was cut off: the service does not start on half of it.
    fs::create_dir(data.join("restoring")).unwrap();
    let said = is_refused(&["serve", "--listen", "127.0.0.1:0"], &data);
    assert!(said.contains("run restore again"), "{said}");

    let said = succeeds(&replace, &data);
    assert!(said.contains("replaced-"), "{said}");
    let is_aside = |it: &fs::DirEntry| it.file_name().to_string_lossy().starts_with("replaced-");
    let mut entries = fs::read_dir(&data).unwrap().map(Result::unwrap);
    let aside = entries.find(is_aside).unwrap().path();
    assert_eq!(aside.metadata().unwrap().mode() & 0o777, 0o700);
    assert!(!data.join("restoring").exists());
    let has = |data: &Path, who: &str| run(&["user", "enable", who], data).status.success();
    assert!(has(&data, "ana@example.org") && !has(&data, "late@example.org"));
    assert!(has(&aside, "late@example.org"));
    let service = Running::start(&data);
    service.identity("signInWithPassword", "ana@example.org");
}

#[test]
fn j18_an_imported_vocabulary_is_in_the_backup_and_comes_back() {
    let (place, service, _) = Place::with_ana();
    drop(service);
    let data = place.at("data");
    place.backs_up(&[]);
    let resume = place.at("resume.txt");
    fs::write(&resume, "Skid jockey, three years.").unwrap();
    let titles = place.at("titles.txt");
    let text =
        "O*NET-SOC Code\tAlternate Title\n53-7051.00\tForklift Driver\n53-7051.00\tSkid Jockey\n";
    fs::write(&titles, text).unwrap();
    succeeds(&["import-vocabulary", titles.to_str().unwrap()], &data);
    place.backs_up(&[]);

    let reads = |data: &Path| succeeds(&["read-resume", resume.to_str().unwrap()], data);
    let backups = place.backups();
    for (backup, has_it) in backups.iter().zip([false, true]) {
        assert!(is_whole(backup));
        let restored = place.at(&format!("restored-{has_it}"));
        succeeds(&["restore", backup.to_str().unwrap()], &restored);
        assert_eq!(restored.join("vocabulary.csv").exists(), has_it);
        assert_eq!(reads(&restored).contains("forklift"), has_it);
    }
    fs::write(backups[1].join("vocabulary.csv"), "changed").unwrap();
    assert!(!is_whole(&backups[1]));
}
