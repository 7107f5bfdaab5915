//! `check-files`, and a folder of files that is not its database's.

use crate::support::files::pdf;
use crate::support::program::{Running, is_refused, run, succeeds};
use crate::support::s3::blobs_in;
use std::fs::{self, File};
use std::time::{Duration, SystemTime};

#[test]
fn check_files_names_what_is_lost_and_removes_only_old_bytes_that_nobody_owns() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let service = Running::start(&data);
    let ana = service.identity("signUp", "ana@example.org");
    for name in ["a.pdf", "b.pdf", "c.pdf"] {
        service.uploads(&ana, name, name);
    }
    let said = succeeds(&["check-files"], &data);
    let whole = "Files: 3. Lost: 0. Not known to the database: 0.";
    assert!(said.contains(whole), "{said}");

    let files = data.join("files");
    let blobs = blobs_in(&files);
    fs::remove_file(&blobs[0]).unwrap();
    fs::write(&blobs[1], "short").unwrap();
    let [old, young] = ["1", "2"].map(|digit| files.join(digit.repeat(32)));
    for unknown in [&old, &young] {
        fs::write(unknown, "unknown").unwrap();
    }
    let before = SystemTime::now() - Duration::from_secs(7_200);
    let opened = File::options().write(true).open(&old).unwrap();
    opened.set_modified(before).unwrap();

    let output = run(&["check-files"], &data);
    let said = String::from_utf8(output.stdout).unwrap();
    let found = "Files: 1. Lost: 2. Not known to the database: 1.";
    assert!(!output.status.success() && said.contains(found), "{said}");
    for lost in &blobs[..2] {
        let name = lost.file_name().unwrap().to_str().unwrap();
        let line = format!("lost: {name} of the account {}", ana.uid);
        assert!(said.contains(&line), "{said}");
    }
    assert!(old.exists());
    let said = is_refused(&["check-files", "--remove-unknown"], &data);
    assert!(said.contains("2 files are lost"), "{said}");
    assert!(!old.exists() && young.exists() && files.join("belongs-to").exists());

    // A lost file ends the call instead of being tried for ever, and can be stored again.
    let mut statuses: Vec<u16> = ["a.pdf", "b.pdf", "c.pdf"]
        .map(|name| service.of_file(&ana, "GET", name, b"").0)
        .into();
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 404, 503]);
    for name in ["a.pdf", "b.pdf"] {
        assert_eq!(service.of_file(&ana, "DELETE", name, b"").0, 204);
        service.uploads(&ana, name, "again");
        let (status, bytes) = service.of_file(&ana, "GET", name, b"");
        assert_eq!((status, bytes), (200, pdf("again")));
    }
}

#[test]
fn a_folder_of_files_that_is_missing_is_not_begun_anew() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let service = Running::start(&data);
    let ana = service.identity("signUp", "ana@example.org");
    service.uploads(&ana, "a.pdf", "welder");
    drop(service);
    let (files, aside) = (data.join("files"), folder.path().join("aside"));
    fs::rename(&files, &aside).unwrap();
    for command in ["serve", "check-files"] {
        let said = is_refused(&[command], &data);
        assert!(said.contains(files.to_str().unwrap()), "{said}");
        assert!(!files.join("belongs-to").exists());
    }
    fs::remove_dir_all(&files).unwrap();
    fs::rename(&aside, &files).unwrap();
    let again = Running::start(&data);
    let (status, bytes) = again.of_file(&ana, "GET", "a.pdf", b"");
    assert_eq!((status, bytes), (200, pdf("welder")));
}
