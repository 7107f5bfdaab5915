//! One service for each data folder, and the commands that run beside it.

use crate::support::program::{Running, is_refused, succeeds};

#[test]
fn j18_a_second_service_on_a_data_folder_is_refused_and_touches_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let first = Running::start(&data);
    // What an upload under way looks like on the disk.
    let unfinished = data.join("files/0123#1");
    std::fs::write(&unfinished, b"half").unwrap();

    let said = is_refused(&["serve", "--listen", "127.0.0.1:0"], &data);

    assert!(said.contains("in use by another sync-service"), "{said}");
    assert!(unfinished.exists(), "an upload of the first is deleted");
    assert_eq!(first.call(("GET", "/health"), &[], b"").0, 200);

    // A service that was killed holds nothing.
    drop(first);
    let next = Running::start(&data);
    assert_eq!(next.call(("GET", "/health"), &[], b"").0, 200);
    assert!(!unfinished.exists());
}

#[test]
fn commands_run_beside_a_service() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let _service = Running::start(&data);
    let list = folder.path().join("tools.csv");
    std::fs::write(&list, "name,source\nHammer,a shop\n").unwrap();
    for words in [
        &["import-listings", list.to_str().unwrap(), "--name", "tools"][..],
        &["list-listings"],
        &["page-views"],
        &["kiosks"],
        &["keys", "rotate"],
        &["mail-test", "ana@example.org"],
    ] {
        succeeds(words, &data);
    }
    let said = is_refused(&["user", "enable", "nobody@example.org"], &data);
    assert!(said.contains("there is no such account"), "{said}");
}
