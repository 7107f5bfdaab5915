//! What only two instances on one database can get wrong. Each test has its own database.

use crate::support::postgres::Database;
use crate::support::stores::id_of;
use crate::support::stores::{a_person, a_user};
use futures_util::future::{join, join_all};
use std::sync::Arc;
use sync_service::clock::SystemClock;
use sync_service::database::draft::{Draft, Kind};
use sync_service::database::path::Path;
use sync_service::database::{self as documents, Limits, Owner};
use sync_service::email_address::EmailAddress;
use sync_service::store::attempt_counts::{Attempt, AttemptCounts, Limit};
use sync_service::store::audit::Audit;
use sync_service::store::audit_chain::{ChainFault, ChainKey};
use sync_service::store::audit_event::AuditEvent;
use sync_service::store::documents::{Documents, Kept};
use sync_service::store::files::{CustomMetadata, Files, Put, StoredFile};
use sync_service::store::new_session::{NewSession, Opening};
use sync_service::store::outbox::{Mail, Outbox};
use sync_service::store::postgres::{Lease, Postgres, Server};
use sync_service::store::sessions::{Presented, Rotation, Sessions};
use sync_service::store::users::Users;
use sync_service::store::{Store, StoreError};
use sync_service::uid::Uid;
use tokio::io::copy_bidirectional;
use tokio::net::{UnixListener, UnixStream};
use tokio::task::JoinSet;

/// Two instances on a new database.
async fn two() -> (Database, Arc<Postgres>, Arc<Postgres>) {
    let database = Database::new().await;
    let server = database.server();
    let (one, other) = join(Postgres::open(&server), Postgres::open(&server)).await;
    (database, Arc::new(one.unwrap()), Arc::new(other.unwrap()))
}

/// Runs calls on both in turns, all at once.
async fn on_both<T: Send + 'static, F: Future<Output = T> + Send + 'static>(
    stores: [&Arc<Postgres>; 2],
    count: usize,
    call: impl Fn(Arc<Postgres>, usize) -> F,
) -> Vec<T> {
    let calls = (0..count).map(|number| {
        let store = Arc::clone(stores[number % 2]);
        tokio::spawn(call(store, number))
    });
    let done = join_all(calls.collect::<Vec<_>>()).await;
    done.into_iter().map(|one| one.unwrap()).collect()
}

fn mail(subject: usize) -> Mail {
    Mail {
        to: "a@b.org".into(),
        reply_to: None,
        subject: subject.to_string(),
        body: "x".into(),
    }
}

#[tokio::test]
async fn instances_that_start_at_once_on_an_empty_database_make_the_tables_once() {
    let database = Database::new().await;
    let server = database.server();
    let opened = join_all((0..6).map(|_| Postgres::open(&server))).await;
    for store in opened {
        a_count(&store.unwrap()).await;
    }
    let versions = "select count(*) from table_version";
    let found = database.connect().await.query_one(versions, &[]).await;
    assert_eq!(found.unwrap().get::<_, i64>(0), 1);
    database.remove().await;
}

async fn a_count(store: &dyn Store) {
    assert!(store.waiting_mails().await.is_ok());
}

#[tokio::test]
async fn a_database_that_cannot_keep_every_name_is_refused() {
    let database = Database::with("encoding 'LATIN1' locale 'C'").await;
    let Err(StoreError::Refused(why)) = Postgres::open(&database.server()).await else {
        panic!("it was opened");
    };
    assert!(
        why.contains("LATIN1") && why.contains("encoding 'UTF8'"),
        "{why}"
    );
    let tables = "select count(*) from information_schema.tables where table_schema = 'public'";
    let found = database.connect().await.query_one(tables, &[]).await;
    assert_eq!(found.unwrap().get::<_, i64>(0), 0, "nothing was made in it");
    database.remove().await;
}

#[tokio::test]
async fn tables_that_are_newer_than_the_program_are_refused_with_the_version_to_use() {
    let (database, _, _) = two().await;
    let newer = "update table_version set version = 9000, made_by = '7.8.9'";
    database.connect().await.execute(newer, &[]).await.unwrap();
    let Err(StoreError::Refused(why)) = Postgres::open(&database.server()).await else {
        panic!("it was opened");
    };
    assert!(why.contains("Use version 7.8.9 or a later one"), "{why}");
    database.remove().await;
}

#[tokio::test]
async fn writes_of_one_document_at_both_instances_succeed_and_are_made_once() {
    let (database, one, other) = two().await;
    a_person(one.as_ref(), "ada").await;
    let owner = Owner {
        uid: Uid::parse("ada").unwrap(),
        epoch: 0,
    };
    let add = Draft {
        kind: Kind::Put,
        path: Path::parse("users/ada/count").unwrap(),
        text: r#"{".sv":{"increment":1}}"#.into(),
        expected: None,
    };
    let [first, second] = [&one, &other].map(|store| {
        let store: Arc<dyn Store> = Arc::clone(store) as _;
        documents::Database::new(store, Arc::new(SystemClock), Limits::default())
    });
    let writes = (0..60).map(|number| {
        let instance = Arc::clone([&first, &second][number % 2]);
        let (owner, add) = (owner.clone(), add.clone());
        tokio::spawn(async move { instance.write(&owner, add, None, |_, _| ()).await.is_ok() })
    });
    for written in join_all(writes.collect::<Vec<_>>()).await {
        assert!(written.unwrap());
    }
    let count = first.read(Some(&id_of("ada")), &add.path).await.unwrap();
    assert_eq!(count, 60);
    database.remove().await;
}

#[tokio::test]
async fn a_mail_is_taken_by_one_worker_of_all_instances() {
    let (database, one, other) = two().await;
    for number in 0..30 {
        one.put_mail(&id_of("ada"), &mail(number)).await.unwrap();
    }
    let taken = on_both([&one, &other], 40, |store, _| async move {
        store.next_mail(10).await.unwrap()
    });
    let mut subjects: Vec<String> = taken
        .await
        .into_iter()
        .flatten()
        .map(|it| it.mail.subject)
        .collect();
    // A worker that found every mail it saw locked has found none; it looks again a second later.
    while let Some(mail) = other.next_mail(10).await.unwrap() {
        subjects.push(mail.mail.subject);
    }
    subjects.sort();
    let mut put: Vec<String> = (0..30).map(|number| number.to_string()).collect();
    put.sort();
    assert_eq!(subjects, put);
    database.remove().await;
}

#[tokio::test]
async fn a_limit_is_one_limit_for_all_instances() {
    let (database, one, other) = two().await;
    let limit = Limit {
        free: u32::MAX,
        first_wait: 0,
        longest_wait: 0,
        most: 25,
        window: 1_000,
    };
    let passed = on_both([&one, &other], 60, move |store, _| async move {
        let attempt = |key| Attempt {
            key: [key; 32],
            limit,
            soft: None,
        };
        // A second counter with room: an attempt that is refused counts under neither.
        let wide = Attempt {
            limit: Limit { most: 99, ..limit },
            ..attempt(2)
        };
        let counted = store.count_attempt(vec![attempt(1), wide], 5).await;
        counted.unwrap().is_ok()
    });
    assert_eq!(passed.await.into_iter().filter(|it| *it).count(), 25);
    let counts = "select sum(count)::bigint from attempt_counts";
    let counts = database.connect().await.query_one(counts, &[]).await;
    assert_eq!(counts.unwrap().get::<_, i64>(0), 50);
    database.remove().await;
}

#[tokio::test]
async fn i3_events_that_both_instances_record_at_once_are_one_chain() {
    let (database, one, other) = two().await;
    let key = ChainKey::new(&[7; 32]);
    let record = |store: Arc<Postgres>, number: usize| {
        let key = key.clone();
        async move {
            let event = AuditEvent {
                at: 1,
                event: format!("event {number}"),
                who: "x".into(),
            };
            store.record(&key, &event).await.unwrap();
        }
    };
    on_both([&one, &other], 60, record).await;
    let report = one.check_events(&key, 9).await.unwrap();
    assert_eq!((report.lines, report.faults), (60, Vec::new()));

    // A change behind the back of both is found.
    let client = database.connect().await;
    let change = "update audit set event = 'another' where id = 7";
    client.batch_execute(change).await.unwrap();
    let faults = other.check_events(&key, 9).await.unwrap().faults;
    assert_eq!(faults, [ChainFault::Changed(7)]);
    database.remove().await;
}

#[tokio::test]
async fn a_document_that_both_write_is_written_by_one() {
    let (database, one, other) = two().await;
    a_person(one.as_ref(), "ada").await;
    for version in 0..5 {
        let kept = on_both([&one, &other], 6, move |store, number| async move {
            let text = number.to_string();
            store
                .put_document(&id_of("ada"), 0, version, text)
                .await
                .unwrap()
        });
        let kept = kept.await;
        let done = kept.iter().filter(|it| **it == Kept::Done).count();
        let changed = kept.iter().filter(|it| **it == Kept::Changed).count();
        assert_eq!((done, changed), (1, 5), "version {version}");
    }
    database.remove().await;
}

#[tokio::test]
async fn a_write_that_races_with_the_end_of_all_sessions_is_before_or_after_it() {
    let (database, one, other) = two().await;
    a_person(one.as_ref(), "ada").await;
    one.put_document(&id_of("ada"), 0, 0, "0".into())
        .await
        .unwrap();
    let ada = id_of("ada");
    let end = other.end_sessions(&ada, 1_000);
    let (kept, ended) = join(one.put_document(&ada, 0, 1, "1".into()), end).await;
    assert!(ended.unwrap());
    let version = one.document(&id_of("ada")).await.unwrap().unwrap().version;
    assert_eq!(kept.unwrap() == Kept::Done, version == 2);
    let late = one
        .put_document(&id_of("ada"), 0, version, "2".into())
        .await;
    assert_eq!(late.unwrap(), Kept::SessionEnded);
    database.remove().await;
}

#[tokio::test]
async fn a_refresh_that_reaches_both_instances_makes_one_successor_and_logs_nobody_out() {
    let (database, one, other) = two().await;
    a_person(one.as_ref(), "ada").await;
    let presented = Presented {
        family: [3; 16],
        generation: 0,
        hash: [0; 32],
        successor: [1; 32],
    };
    let rotations = on_both([&one, &other], 8, move |store, _| async move {
        store.rotate(presented, i64::MAX, 70_000).await.unwrap()
    });
    for rotation in rotations.await {
        assert!(matches!(rotation, Rotation::Done(..)), "{rotation:?}");
    }
    assert_eq!(one.sessions_of(&id_of("ada")).await.unwrap().len(), 1);
    database.remove().await;
}

#[tokio::test]
async fn an_address_has_one_account_when_two_sign_up_at_once() {
    let (database, one, other) = two().await;
    let added = on_both([&one, &other], 8, |store, number| async move {
        let mut user = a_user(&format!("uid{number}"));
        user.email = EmailAddress::parse("ada@example.org");
        let session = NewSession {
            family: [number as u8; 16],
            uid: user.uid.clone(),
            current: [0; 32],
            at: 0,
            auth_time: 0,
            opening: Opening::default(),
        };
        store.create_user(&user, &session).await
    });
    let added = added.await;
    assert_eq!(added.iter().filter(|it| it.is_ok()).count(), 1);
    let refused = added
        .iter()
        .filter(|it| matches!(it, Err(StoreError::Conflict)));
    assert_eq!(refused.count(), 7);
    database.remove().await;
}

#[tokio::test]
async fn a_person_has_no_more_files_than_allowed_when_both_instances_receive_them() {
    let (database, one, other) = two().await;
    a_person(one.as_ref(), "ada").await;
    let put = on_both([&one, &other], 10, |store, number| async move {
        let file = StoredFile {
            uid: id_of("ada"),
            path: format!("ada/{number}"),
            blob: format!("b{number}"),
            size: 1,
            content_type: "application/pdf".into(),
            md5: [0; 16],
            crc32c: 0,
            generation: 1,
            metageneration: 1,
            created_at: 0,
            updated_at: 0,
            token: "t".into(),
            custom_metadata: CustomMetadata::default(),
            extraction: None,
        };
        store.put_file(&file, 3).await.unwrap()
    });
    let stored = put.await.into_iter().filter(|it| *it != Put::Full).count();
    assert_eq!(stored, 3);
    database.remove().await;
}

#[tokio::test]
async fn an_instance_that_dies_inside_a_transaction_leaves_nothing_and_blocks_no_other() {
    let (database, one, _) = two().await;
    a_person(one.as_ref(), "ada").await;
    let url = database.url();
    let (dying, connection) = tokio_postgres::connect(&url, tokio_postgres::NoTls)
        .await
        .unwrap();
    let connection = tokio::spawn(connection);
    let half = "begin; update users set display_name = 'half', epoch = 7 where uid = 'ada'";
    dying.batch_execute(half).await.unwrap();

    let waiting = tokio::spawn({
        let one = Arc::clone(&one);
        async move { one.end_sessions(&id_of("ada"), 1_000).await }
    });
    let beside = database.connect().await;
    let blocked = "select count(*) from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'";
    while beside
        .query_one(blocked, &[])
        .await
        .unwrap()
        .get::<_, i64>(0)
        == 0
    {
        tokio::task::yield_now().await;
    }
    // The process is gone, and its socket with it.
    connection.abort();

    assert!(waiting.await.unwrap().unwrap());
    let user = one.user(&id_of("ada")).await.unwrap().unwrap();
    assert_eq!((user.display_name, user.epoch), (None, 1));
    database.remove().await;
}

#[tokio::test]
async fn connections_that_the_server_has_closed_are_replaced_without_an_error() {
    let (database, one, _) = two().await;
    a_person(one.as_ref(), "ada").await;
    let beside = database.connect().await;
    let close = "select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()";
    for at in 1..4 {
        beside.execute(close, &[]).await.unwrap();
        assert!(one.end_sessions(&id_of("ada"), at).await.unwrap());
        beside.execute(close, &[]).await.unwrap();
        assert_eq!(one.user(&id_of("ada")).await.unwrap().unwrap().epoch, at);
    }
    database.remove().await;
}

#[tokio::test]
async fn a_second_service_is_refused_until_the_first_has_been_gone_for_a_while() {
    let (database, one, other) = two().await;
    let take = |store: &Arc<Postgres>, name: &str, is_alone| {
        Lease::take(Arc::clone(store), name.into(), is_alone)
    };
    let first = take(&one, "first", true).await.unwrap();
    for is_alone in [true, false] {
        let Err(StoreError::Refused(why)) = take(&other, "second", is_alone).await else {
            panic!("both have it");
        };
        assert!(why.contains("--keys-secret-file"), "{why}");
    }
    assert!(first.renew().await.unwrap());
    // The same folder, after a crash.
    assert!(take(&other, "first", true).await.is_ok());

    let later = "update instances set ends_at = now() - interval '1 second'";
    database.connect().await.execute(later, &[]).await.unwrap();
    let second = take(&other, "second", false).await.unwrap();
    assert!(!first.renew().await.unwrap());
    assert!(
        take(&one, "third", false).await.is_ok(),
        "both share all they keep"
    );
    assert!(matches!(
        take(&one, "first", true).await,
        Err(StoreError::Refused(_))
    ));
    second.give_back().await.unwrap();
    database.remove().await;
}

#[tokio::test]
async fn a_database_that_cannot_be_reached_is_a_passing_fault() {
    let database = Database::new().await;
    let url = database.url();
    let (socket, name) = url.split_once('@').unwrap().1.rsplit_once('/').unwrap();
    let server = format!("{}/.s.PGSQL.5432", socket.replace("%2F", "/"));
    let folder = tempfile::tempdir().unwrap();
    let listener = UnixListener::bind(folder.path().join(".s.PGSQL.5432")).unwrap();
    let way = tokio::spawn(async move {
        let mut open = JoinSet::new();
        loop {
            let (mut near, _) = listener.accept().await.unwrap();
            let mut far = UnixStream::connect(&server).await.unwrap();
            open.spawn(async move { copy_bidirectional(&mut near, &mut far).await });
        }
    });
    let at = folder.path().display().to_string().replace('/', "%2F");
    let through = Server {
        url: format!("postgres://postgres@{at}/{name}"),
        ..database.server()
    };
    let store = Postgres::open(&through).await.unwrap();
    a_person(&store, "ada").await;
    way.abort();
    assert!(way.await.is_err());
    let read = store.user(&id_of("ada")).await.unwrap_err();
    let written = store.end_sessions(&id_of("ada"), 1).await.unwrap_err();
    assert!(
        read.is_passing() && written.is_passing(),
        "{read:?} {written:?}"
    );
    database.remove().await;
}

/// Another engine that speaks the protocol may lack both, and behind a pooler neither works.
#[test]
fn no_statement_needs_notify_or_a_lock_of_a_session() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR"));
    let folders = ["src/store/postgres", "migrations/postgres"].map(|it| root.join(it));
    let files = folders.iter().flat_map(|it| std::fs::read_dir(it).unwrap());
    let mut read = 0;
    for file in files {
        let path = file.unwrap().path();
        let code = std::fs::read_to_string(&path).unwrap().to_lowercase();
        let code: String = code
            .lines()
            .filter(|line| !line.trim_start().starts_with("//"))
            .collect();
        for word in [
            "notify",
            "\"listen ",
            "advisory",
            "lock table",
            "create temp",
        ] {
            assert!(!code.contains(word), "{word} in {}", path.display());
        }
        read += 1;
    }
    assert!(read > 30, "{read} files");
}
