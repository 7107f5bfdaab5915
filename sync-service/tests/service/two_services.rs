//! Two services on one database, as processes: what a person does at one is valid at the other.

use crate::support::accounts::Tokens;
use crate::support::files::pdf;
use crate::support::postgres::Database;
use crate::support::program::{Running, is_refused, succeeds};
use crate::support::s3::{Fault, S3};
use serde_json::json;
use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use sync_service::accounts::key_files::read_all;
use sync_service::accounts::keys::{Keys, rotate};
use sync_service::accounts::shared_keys::{SharedKeys, SharedKeysError};
use sync_service::random::system_random;
use sync_service::store::postgres::Postgres;
use tokio::io::copy_bidirectional;
use tokio::net::{UnixListener, UnixStream};

/// Connections that a database breaks off which is not ready yet; each attempt makes one.
const AWAY: usize = 2;
const SECRET: &str = "a secret of the instances of a test, long enough";

/// The settings and folders of services on one database.
struct Cluster {
    folder: tempfile::TempDir,
    database: Database,
    settings: Vec<String>,
}

impl Cluster {
    async fn new() -> Self {
        let (folder, database) = (tempfile::tempdir().unwrap(), Database::new().await);
        let (secret, files) = (folder.path().join("secret"), folder.path().join("files"));
        std::fs::write(&secret, SECRET).unwrap();
        let path = |path: &PathBuf| path.to_str().unwrap().to_owned();
        let settings = vec![
            format!("--database={}", database.url()),
            "--database-connections=6".into(),
            format!("--keys-secret-file={}", path(&secret)),
            format!("--files={}", path(&files)),
        ];
        Self {
            folder,
            database,
            settings,
        }
    }

    fn data(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn start(&self, name: &str) -> Running {
        let settings: Vec<&str> = self.settings.iter().map(String::as_str).collect();
        Running::start_with(&self.data(name), &settings)
    }
}

/// Follows a person's note; answers the lines that come.
fn follow(service: &Running, who: &Tokens) -> BufReader<TcpStream> {
    let mut stream = TcpStream::connect(&service.address).unwrap();
    write!(
        stream,
        "GET /users/{}/note.json?auth={} HTTP/1.1\r\nhost: x\r\naccept: text/event-stream\r\n\r\n",
        who.uid, who.id
    )
    .unwrap();
    BufReader::new(stream)
}

fn until(lines: &mut BufReader<TcpStream>, wanted: &str) {
    let mut line = String::new();
    while !line.contains(wanted) {
        line.clear();
        assert!(lines.read_line(&mut line).unwrap() > 0, "the stream ended");
    }
}

#[tokio::test]
async fn what_a_person_does_at_one_service_is_true_at_the_other_and_outlives_it() {
    let cluster = Cluster::new().await;
    // Both start at once on an empty database.
    let (one, other) = std::thread::scope(|scope| {
        let one = scope.spawn(|| cluster.start("one"));
        let other = cluster.start("other");
        (one.join().unwrap(), other)
    });
    let ana = one.identity("signUp", "ana@example.org");
    let again = other.identity("signInWithPassword", "ana@example.org");
    assert_eq!(ana.uid, again.uid);
    assert_eq!(other.refreshes(&ana.refresh), 200);

    one.uploads(&ana, "r.pdf", "welder");
    let (status, bytes) = other.of_file(&again, "GET", "r.pdf", b"");
    assert_eq!((status, bytes), (200, pdf("welder")));

    let mut lines = follow(&one, &ana);
    until(&mut lines, "\"data\":null");
    // A token of one is worth the same at the other.
    other.writes(&ana, &json!("from\0the other"));
    until(&mut lines, "the other");
    assert_eq!(one.reads(&again), json!("from\0the other"));

    // Killed, not stopped.
    drop(one);
    other.writes(&ana, &json!("still there"));
    assert_eq!(other.refreshes(&again.refresh), 200);
    let back = cluster.start("one");
    assert_eq!(back.reads(&ana), json!("still there"));
    cluster.database.remove().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_resume_in_a_bucket_outlives_the_service_that_took_it() {
    let (s3, mut cluster) = (S3::start().await, Cluster::new().await);
    cluster.settings.truncate(3);
    cluster.settings.extend(s3.settings());
    let one = cluster.start("one");
    let ana = one.identity("signUp", "ana@example.org");
    one.uploads(&ana, "r.pdf", "welder");
    drop(one);
    assert_eq!(s3.count(), 1);
    // A storage that is down does not delay people who need no file.
    s3.always(Some(Fault::Unavailable));
    let other = cluster.start("other");
    assert_eq!(other.refreshes(&ana.refresh), 200);
    assert_eq!(other.of_file(&ana, "GET", "r.pdf", b"").0, 503);
    s3.always(None);
    let (status, bytes) = other.of_file(&ana, "GET", "r.pdf", b"");
    assert_eq!((status, bytes), (200, pdf("welder")));
    assert!(!cluster.data("other").join("files").exists());

    std::fs::write(s3.key_file(), "aws_access_key_id = ours\n").unwrap();
    let mut words = vec!["serve"];
    words.extend(cluster.settings.iter().map(String::as_str));
    let said = is_refused(&words, &cluster.data("third"));
    assert!(said.contains("aws_secret_access_key"), "{said}");
    drop(other);
    cluster.database.remove().await;
}

#[tokio::test]
async fn a_service_that_runs_goes_on_while_a_newer_one_adds_to_its_tables() {
    let cluster = Cluster::new().await;
    let old = cluster.start("old");
    let ana = old.identity("signUp", "ana@example.org");
    old.uploads(&ana, "r.pdf", "welder");
    old.writes(&ana, &json!("before"));
    // What a newer version may do while older ones run: add.
    let newer = "do $$ declare name text; begin
             for name in select table_name from information_schema.tables
                         where table_schema = current_schema() loop
                 execute format('alter table %I add column added text not null default 0', name);
             end loop; end $$;
         create table added (id bigint primary key);
         update table_version set version = version + 1, made_by = '7.8.9'";
    let connection = cluster.database.connect().await;
    connection.batch_execute(newer).await.unwrap();

    assert_eq!(old.reads(&ana), json!("before"));
    old.writes(&ana, &json!("after"));
    old.uploads(&ana, "r.pdf", "cook");
    assert_eq!(old.of_file(&ana, "GET", "r.pdf", b""), (200, pdf("cook")));
    assert_eq!(old.refreshes(&ana.refresh), 200);
    let ben = old.identity("signUp", "ben@example.org");
    let again = old.identity("signInWithPassword", "ben@example.org");
    assert_eq!(ben.uid, again.uid);

    let mut words = vec!["serve"];
    words.extend(cluster.settings.iter().map(String::as_str));
    let said = is_refused(&words, &cluster.data("another"));
    assert!(said.contains("Use version 7.8.9 or a later one"), "{said}");
    cluster.database.remove().await;
}

/// The website of a release: a page and the script that it asks for.
fn release(folder: &Path, name: &str) -> String {
    let assets = folder.join(name).join("assets");
    std::fs::create_dir_all(&assets).unwrap();
    let page = format!("<!doctype html><script src=/assets/{name}.js></script>");
    std::fs::write(folder.join(name).join("index.html"), page).unwrap();
    std::fs::write(assets.join(format!("{name}.js")), name).unwrap();
    format!("--site={}", folder.join(name).display())
}

fn script(service: &Running, name: &str) -> (u16, String) {
    let (status, body) = service.call(("GET", &format!("/assets/{name}.js")), &[], b"");
    (status, String::from_utf8_lossy(&body).into_owned())
}

#[tokio::test]
async fn a_page_of_either_release_gets_its_scripts_from_every_instance_during_an_update() {
    let mut cluster = Cluster::new().await;
    let found = |name: &str| (200, name.to_owned());
    cluster.settings.push(release(cluster.folder.path(), "old"));
    let old = cluster.start("one");
    cluster.settings.pop();
    cluster.settings.push(release(cluster.folder.path(), "new"));
    let new = cluster.start("two");
    for service in [&old, &new] {
        assert_eq!(script(service, "old"), found("old"));
        assert_eq!(script(service, "new"), found("new"));
        assert_eq!(script(service, "neither").0, 404);
    }
    // Its page stays its own.
    let (_, page) = new.call(("GET", "/"), &[], b"");
    assert!(String::from_utf8_lossy(&page).contains("new.js"));
    drop((old, new));
    cluster.database.remove().await;
}

#[test]
fn a_page_from_before_an_update_gets_its_scripts_from_one_service_too() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let old = release(folder.path(), "old");
    drop(Running::start_with(&data, &[&old]));
    let new = release(folder.path(), "new");
    let service = Running::start_with(&data, &[&new]);
    assert_eq!(script(&service, "old"), (200, "old".to_owned()));
    assert_eq!(script(&service, "new"), (200, "new".to_owned()));
}

#[tokio::test]
async fn a_service_that_would_keep_keys_or_files_for_itself_is_refused_beside_another() {
    let cluster = Cluster::new().await;
    let _one = cluster.start("one");
    let alone = &cluster.settings[0];
    let said = is_refused(
        &["serve", "--listen=127.0.0.1:0", alone],
        &cluster.data("two"),
    );
    assert!(said.contains("--files and --keys-secret-file"), "{said}");
    assert!(
        !said.contains("postgres@"),
        "no address in a message: {said}"
    );

    let shared = &cluster.settings[3];
    let said = is_refused(&["serve", alone, shared], &cluster.data("two"));
    assert!(said.contains("--keys-secret-file"), "{said}");
    cluster.database.remove().await;
}

#[tokio::test]
async fn a_service_is_refused_with_files_that_are_not_those_of_its_database() {
    let (mut cluster, other) = (Cluster::new().await, Cluster::new().await);
    let one = cluster.start("one");
    let ana = one.identity("signUp", "ana@example.org");
    one.uploads(&ana, "r.pdf", "welder");
    drop(one);
    let refused = |settings: &[String], data: &Path| {
        let mut words = vec!["serve"];
        words.extend(settings.iter().map(String::as_str));
        is_refused(&words, data)
    };
    let files = cluster.settings.pop().unwrap();
    let empty = cluster.folder.path().join("empty");
    cluster
        .settings
        .push(format!("--files={}", empty.display()));
    let said = refused(&cluster.settings, &cluster.data("one"));
    assert!(
        said.contains("does not hold the files of this database"),
        "{said}"
    );
    assert!(said.contains(empty.to_str().unwrap()), "{said}");
    assert_eq!(std::fs::read_dir(&empty).unwrap().count(), 0);

    let mut theirs = other.settings[..3].to_vec();
    theirs.push(files.clone());
    let said = refused(&theirs, &other.data("one"));
    assert!(
        said.contains("holds the files of another database"),
        "{said}"
    );

    cluster.settings.pop();
    cluster.settings.push(files);
    let again = cluster.start("one");
    let (status, bytes) = again.of_file(&ana, "GET", "r.pdf", b"");
    assert_eq!((status, bytes), (200, pdf("welder")));
    drop(again);
    cluster.database.remove().await;
    other.database.remove().await;
}

#[tokio::test]
async fn a_second_machine_with_a_folder_of_its_own_is_refused_once_people_have_files() {
    let mut cluster = Cluster::new().await;
    cluster.settings.truncate(2);
    let one = cluster.start("one");
    let ana = one.identity("signUp", "ana@example.org");
    one.uploads(&ana, "r.pdf", "welder");
    drop(one);
    // The right of the one that was killed ends by itself.
    let gone = "update instances set ends_at = now() - interval '1 second'";
    cluster
        .database
        .connect()
        .await
        .execute(gone, &[])
        .await
        .unwrap();
    let words = ["serve", &cluster.settings[0]];
    let said = is_refused(&words, &cluster.data("two"));
    assert!(
        said.contains("does not hold the files of this database"),
        "{said}"
    );
    cluster.database.remove().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_service_ends_when_a_bucket_that_was_away_turns_out_to_be_another_databases() {
    let (s3, mut cluster, mut other) = (
        S3::start().await,
        Cluster::new().await,
        Cluster::new().await,
    );
    for cluster in [&mut cluster, &mut other] {
        cluster.settings.truncate(3);
        cluster.settings.extend(s3.settings());
    }
    let ours = cluster.start("one");
    s3.always(Some(Fault::Unavailable));
    let mut theirs = other.start("one");
    let again = cluster.start("two");
    s3.always(None);
    let ended = tokio::task::spawn_blocking(move || theirs.child.wait().unwrap()).await;
    assert_eq!(ended.unwrap().code(), Some(1));
    for service in [&ours, &again] {
        assert_eq!(service.call(("GET", "/health"), &[], b"").0, 200);
    }
    drop((ours, again));
    cluster.database.remove().await;
    other.database.remove().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_service_that_starts_before_its_database_waits_for_it() {
    let mut cluster = Cluster::new().await;
    let url = cluster.database.url();
    let (socket, name) = url.split_once('@').unwrap().1.rsplit_once('/').unwrap();
    let server = format!("{}/.s.PGSQL.5432", socket.replace("%2F", "/"));
    let listener = UnixListener::bind(cluster.folder.path().join(".s.PGSQL.5432")).unwrap();
    let at = cluster.folder.path().display().to_string();
    cluster.settings[0] = format!(
        "--database=postgres://postgres@{}/{name}",
        at.replace('/', "%2F")
    );
    // The first attempts find a server that is not ready yet; later ones reach it.
    let refused = Arc::new(AtomicUsize::new(0));
    let counted = Arc::clone(&refused);
    tokio::spawn(async move {
        loop {
            let (mut near, _) = listener.accept().await.unwrap();
            if counted.fetch_add(1, Ordering::Relaxed) < AWAY {
                continue;
            }
            let mut far = UnixStream::connect(&server).await.unwrap();
            tokio::spawn(async move { copy_bidirectional(&mut near, &mut far).await });
        }
    });
    let (cluster, service) = tokio::task::spawn_blocking(move || {
        let service = cluster.start("one");
        (cluster, service)
    })
    .await
    .unwrap();
    assert!(refused.load(Ordering::Relaxed) > AWAY);
    service.identity("signUp", "ana@example.org");
    drop(service);
    cluster.database.remove().await;
}

#[tokio::test]
async fn a_service_does_not_leave_the_accounts_of_its_folder_behind() {
    let cluster = Cluster::new().await;
    drop(Running::start(&cluster.data("one")));
    let said = is_refused(&["serve", &cluster.settings[0]], &cluster.data("one"));
    assert!(said.contains("its accounts would be missing"), "{said}");
    cluster.database.remove().await;
}

#[tokio::test]
async fn instances_share_their_keys_and_the_database_alone_cannot_open_them() {
    let (folder, database) = (tempfile::tempdir().unwrap(), Database::new().await);
    let store = Arc::new(Postgres::open(&database.server()).await.unwrap());
    let random = system_random();
    let (one, two, three) = ("one", "two", "three");
    let [one, two, three] = [one, two, three].map(|name| folder.path().join(name));
    let keys = SharedKeys::new(Arc::clone(&store), SECRET).unwrap();
    let joined =
        futures_util::future::join(keys.join(&one, &random, 10), keys.join(&two, &random, 20));
    let (first, second) = joined.await;
    first.unwrap();
    second.unwrap();
    assert!(read_all(&one).unwrap() == read_all(&two).unwrap());
    assert_eq!(read_all(&one).unwrap().len(), 2);

    let before = read_all(&one).unwrap();
    rotate(&one, &random, 30).unwrap();
    keys.publish(&one, &before).await.unwrap();
    assert!(keys.follow(&two).await.unwrap());
    assert!(!keys.follow(&two).await.unwrap());
    assert!(read_all(&one).unwrap() == read_all(&two).unwrap());
    // Who did not see the change cannot undo it.
    assert!(keys.publish(&two, &before).await.is_err());

    for sealed in store.sealed_keys().await.unwrap() {
        let plain = std::fs::read(one.join(&sealed.name)).unwrap();
        let found = sealed
            .sealed
            .windows(plain.len().min(8))
            .any(|it| plain.starts_with(it));
        assert!(!found, "{}", sealed.name);
    }
    let thief = SharedKeys::new(Arc::clone(&store), &SECRET.replace('a', "b")).unwrap();
    let opened = thief.join(&three, &random, 40).await;
    assert!(matches!(opened, Err(SharedKeysError::OtherSecret)));
    drop(Keys::open(&three, &random, 40).unwrap());
    let opened = keys.join(&three, &random, 40).await;
    assert!(matches!(opened, Err(SharedKeysError::OtherKeys)));
    assert!(matches!(
        SharedKeys::new(store, "short"),
        Err(SharedKeysError::Short)
    ));
    database.remove().await;
}

#[tokio::test]
async fn a_lost_secret_is_replaced_from_the_folder_of_a_service_and_no_one_is_signed_out() {
    let cluster = Cluster::new().await;
    let one = cluster.start("one");
    let ana = one.identity("signUp", "ana@example.org");
    drop(one);
    let secret = cluster.folder.path().join("secret");
    std::fs::write(&secret, "another secret of the instances, and long enough").unwrap();
    let with = |words: &[&'static str]| -> Vec<String> {
        let words = words.iter().map(|word| (*word).to_owned());
        words.chain(cluster.settings.iter().cloned()).collect()
    };
    let refused = |words: &[&'static str], name: &str| {
        let words = with(words);
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        is_refused(&words, &cluster.data(name))
    };
    assert!(refused(&["serve"], "one").contains("sealed with another secret"));
    assert!(refused(&["keys", "seal"], "empty").contains("has no keys"));
    drop(Keys::open(&cluster.data("stranger").join("keys"), &system_random(), 10).unwrap());
    assert!(refused(&["keys", "seal"], "stranger").contains("are not those of the database"));

    let words = with(&["keys", "seal"]);
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let said = succeeds(&words, &cluster.data("one"));
    assert!(said.contains("start each service again"), "{said}");
    let (one, new) = (cluster.start("one"), cluster.start("new"));
    assert_eq!(one.refreshes(&ana.refresh), 200);
    one.writes(&ana, &json!("kept"));
    assert_eq!(new.reads(&ana), json!("kept"));
    drop((one, new));
    cluster.database.remove().await;
}
