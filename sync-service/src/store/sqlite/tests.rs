//! Queues that are full, callers that leave, jobs that panic, folders that are open to others.

use super::queue::WAITING_MAX;
use super::*;
use crate::supervisor;
use crate::uid::Uid;
use futures_util::FutureExt;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;

fn store() -> (tempfile::TempDir, Sqlite) {
    let folder = tempfile::tempdir().unwrap();
    let store = Sqlite::open(&folder.path().join("data")).unwrap();
    (folder, store)
}

/// Occupies the writer until the answered sender is used.
fn hold_writer(store: &Sqlite) -> mpsc::Sender<()> {
    let (release, released) = mpsc::channel::<()>();
    let (begin, begun) = mpsc::channel();
    let job: WriteJob = Box::new(move |_| {
        begin.send(()).unwrap();
        let _ = released.recv();
        Box::new(|_| {})
    });
    store.writes.send(job).unwrap();
    begun.recv().unwrap();
    release
}

#[tokio::test]
async fn a_full_queue_of_changes_refuses_and_callers_who_left_cost_nothing() {
    let (_folder, store) = store();
    let release = hold_writer(&store);
    let run = Arc::new(AtomicUsize::new(0));
    let change = || {
        let run = Arc::clone(&run);
        store.write(move |_| {
            run.fetch_add(1, Ordering::Relaxed);
            Ok(())
        })
    };
    // Each is queued, and its caller leaves before it could begin.
    for _ in 0..WAITING_MAX {
        assert!(change().now_or_never().is_none());
    }
    let refused = change().now_or_never();
    assert!(matches!(refused, Some(Err(StoreError::Busy))));

    release.send(()).unwrap();
    // The queue is served in order: once there is room and this is done, all before it were met.
    while matches!(change().await, Err(StoreError::Busy)) {
        tokio::task::yield_now().await;
    }
    assert_eq!(run.load(Ordering::Relaxed), 1);
}

#[tokio::test]
async fn a_full_queue_of_questions_refuses_and_callers_who_left_cost_nothing() {
    let (_folder, store) = store();
    let mut releases = Vec::new();
    for _ in 0..READERS {
        let (release, released) = mpsc::channel::<()>();
        let (begin, begun) = mpsc::channel();
        let job: ReadJob = Box::new(move |_| {
            begin.send(()).unwrap();
            let _ = released.recv();
        });
        store.reads.send(job).unwrap();
        begun.recv().unwrap();
        releases.push(release);
    }
    let run = Arc::new(AtomicUsize::new(0));
    let question = || {
        let run = Arc::clone(&run);
        store.read(move |_| {
            run.fetch_add(1, Ordering::Relaxed);
            Ok(())
        })
    };
    for _ in 0..WAITING_MAX {
        assert!(question().now_or_never().is_none());
    }
    let refused = question().now_or_never();
    assert!(matches!(refused, Some(Err(StoreError::Busy))));

    drop(releases);
    while matches!(question().await, Err(StoreError::Busy)) {
        tokio::task::yield_now().await;
    }
    assert_eq!(run.load(Ordering::Relaxed), 1);
}

#[tokio::test]
async fn a_change_that_panics_is_taken_back_and_harms_no_other() {
    let (_folder, store) = store();
    let release = hold_writer(&store);
    let insert = |key: &'static str, fails: bool| {
        store.write(move |db| {
            db.execute(
                "insert into page_view_reports (key, received_at) values (?1, 1)",
                [key],
            )?;
            assert!(!fails, "as tried");
            Ok(())
        })
    };
    // All three share a transaction.
    let (before, panics, after) = (insert("a", false), insert("b", true), insert("c", false));
    let three = futures_util::future::join3(before, panics, after);
    let (results, ()) =
        futures_util::future::join(three, async { release.send(()).unwrap() }).await;
    assert!(results.0.is_ok() && results.1.is_err() && results.2.is_ok());
    let keys: String = store
        .read(|db| {
            db.query_row(
                "select group_concat(key) from page_view_reports",
                [],
                |row| row.get(0),
            )
        })
        .await
        .unwrap();
    assert_eq!(keys, "a,c");
    assert!(supervisor::panics()["store-writer"].count >= 1);
}

#[tokio::test]
async fn threads_that_panic_begin_again() {
    let (_folder, store) = store();
    for _ in 0..=READERS {
        assert!(store.read::<()>(|_| panic!("as tried")).await.is_err());
    }
    assert_eq!(store.read(|_| Ok(7)).await.unwrap(), 7);

    // Outside of a change, where only the thread itself can be begun again.
    let job: WriteJob = Box::new(|_| panic!("as tried"));
    store.writes.send(job).unwrap();
    assert_eq!(store.write(|_| Ok(7)).await.unwrap(), 7);

    for _ in 0..READERS {
        let one = std::panic::AssertUnwindSafe(store.read_inline::<()>(|_| panic!("as tried")));
        assert!(one.catch_unwind().await.is_err());
    }
    assert_eq!(
        store
            .read_inline(|_| Ok(7))
            .now_or_never()
            .unwrap()
            .unwrap(),
        7
    );
}

#[cfg(unix)]
#[test]
fn h9_a_folder_or_database_that_others_can_read_is_refused_with_the_command_that_closes_it() {
    use std::fs::{Permissions, set_permissions};
    use std::os::unix::fs::PermissionsExt;
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let refusal = || match Sqlite::open(&data) {
        Err(error @ StoreError::OpenToOthers(_)) => error.to_string(),
        Err(error) => panic!("{error}"),
        Ok(_) => String::new(),
    };
    let mode = |path: &Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;

    std::fs::create_dir(&data).unwrap();
    set_permissions(&data, Permissions::from_mode(0o755)).unwrap();
    assert!(refusal().contains("(mode 755)"));
    set_permissions(&data, Permissions::from_mode(0o700)).unwrap();
    assert_eq!(refusal(), "");

    let file = data.join("new-beginnings.db");
    assert_eq!(mode(&file), 0o600);
    set_permissions(&file, Permissions::from_mode(0o644)).unwrap();
    let said = refusal();
    assert!(said.contains("new-beginnings.db (mode 644)"), "{said}");
    let command = said.rsplit("with: ").next().unwrap();
    let closed = std::process::Command::new("sh")
        .args(["-c", command])
        .status();
    assert!(closed.unwrap().success());
    assert_eq!(refusal(), "");
    assert_eq!((mode(&data), mode(&file)), (0o700, 0o600));
}

/// Bytes that this thread has read from files so far (proc_pid_io(5)).
#[cfg(target_os = "linux")]
fn bytes_read() -> u64 {
    let counters = std::fs::read_to_string("/proc/thread-self/io").unwrap();
    let line = counters.lines().find_map(|it| it.strip_prefix("rchar: "));
    line.unwrap().parse().unwrap()
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn a2_a_small_document_is_found_beside_large_ones_without_reading_them() {
    use crate::store::documents::{Documents, Found};
    let (folder, store) = store();
    let db = rusqlite::Connection::open(folder.path().join("data").join(open::FILE)).unwrap();
    for person in 0..40 {
        let (uid, length) = (format!("person{person:02}"), 1_000_000 * (person % 2));
        db.execute(
            "insert into users (uid, password_updated_at, created_at, last_login_at,
                                last_refresh_at, valid_since) values (?1, 0, 0, 0, 0, 0)",
            [&uid],
        )
        .unwrap();
        db.execute(
            "insert into documents (uid, version, content) values (?1, 1, ?2)",
            (&uid, "x".repeat(length)),
        )
        .unwrap();
    }
    let before = bytes_read();
    for person in (0..40).step_by(2) {
        let uid = format!("person{person:02}");
        let found = store.document_up_to(&Uid::parse(&uid).unwrap(), 1000).await;
        assert!(matches!(found, Ok(Found::Small(Some(_)))));
    }
    let read = bytes_read() - before;
    assert!(read < 2_000_000, "{read} bytes");
}

#[tokio::test]
async fn pages_of_a_change_are_kept_in_memory_until_it_is_over() {
    const MEMORY: i64 = 2;
    let (_folder, store) = store();
    let told = |db: &Connection| db.pragma_query_value(None, "temp_store", |row| row.get(0));
    let kept: [i64; 3] = [
        store.write(told).await.unwrap(),
        store.read(told).await.unwrap(),
        store.read_inline(told).await.unwrap(),
    ];
    assert_eq!(kept, [MEMORY; 3]);
}

#[tokio::test]
async fn a_full_disk_is_a_passing_fault() {
    let (_folder, store) = store();
    let no_more_pages = store.write(|db| {
        let pages: i64 = db.query_row("pragma page_count", [], |row| row.get(0))?;
        let bound = format!("pragma max_page_count = {pages}");
        db.query_row(&bound, [], |_| Ok(()))
    });
    no_more_pages.await.unwrap();
    let large = store.write(|db| {
        db.execute_batch("create table large (bytes blob)")?;
        db.execute("insert into large values (zeroblob(1000000))", [])
    });
    let full = large.await.unwrap_err();
    assert!(full.is_passing(), "{full:?}");
    assert!(unavailable(NotCommitted).is_passing());
    assert!(!unavailable("something else").is_passing());
}
