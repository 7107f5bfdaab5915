//! A center that grows out of one machine: everything moves to PostgreSQL and a bucket, and back.

use crate::support::accounts::Tokens;
use crate::support::files::pdf;
use crate::support::postgres::Database;
use crate::support::program::{Running, is_refused, succeeds};
use crate::support::s3::{Fault, S3};
use rusqlite::Connection;
use rusqlite::types::Value;
use serde_json::json;
use std::path::{Path, PathBuf};

/// Requests that try a bucket: one to write, to read, to list and to delete.
const TRIAL: usize = 4;
/// Requests that look for the marker.
const MARKER: usize = 1;
/// Requests that write a blob with its note, and read it back.
const BLOB: usize = 3;

/// A center with a person, and where it can move to.
struct Center {
    folder: tempfile::TempDir,
    database: Database,
    s3: S3,
    settings: Vec<String>,
    ana: Tokens,
}

impl Center {
    async fn new() -> Self {
        let (folder, database, s3) = (
            tempfile::tempdir().unwrap(),
            Database::new().await,
            S3::start().await,
        );
        let secret = folder.path().join("secret");
        std::fs::write(&secret, "a secret of the services of a test, long enough").unwrap();
        let mut settings = s3.settings();
        settings.push(format!("--database={}", database.url()));
        settings.push(format!("--keys-secret-file={}", secret.display()));
        let service = Running::start(&folder.path().join("county"));
        let ana = service.identity("signUp", "ana@example.org");
        service.uploads(&ana, "r.pdf", "welder");
        service.writes(&ana, &json!("hers"));
        Self {
            folder,
            database,
            s3,
            settings,
            ana,
        }
    }

    fn data(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// The words of a move from or to a data folder.
    fn words(&self, way: &str, name: &str) -> Vec<String> {
        let folder = self.data(name).display().to_string();
        let mut words = vec!["move".into(), way.into(), folder];
        words.extend(self.settings.iter().cloned());
        words
    }

    fn moves(&self, way: &str, name: &str) -> String {
        let words = self.words(way, name);
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        succeeds(&words, &self.data("unused"))
    }

    fn is_refused(&self, way: &str, name: &str) -> String {
        let words = self.words(way, name);
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        is_refused(&words, &self.data("unused"))
    }

    /// Everything of the person is there.
    fn has_moved_to(&self, service: &Running) {
        assert_eq!(service.reads(&self.ana), json!("hers"));
        let (status, bytes) = service.of_file(&self.ana, "GET", "r.pdf", b"");
        assert_eq!((status, bytes), (200, pdf("welder")));
        assert_eq!(service.refreshes(&self.ana.refresh), 200, "still signed in");
        let again = service.identity("signInWithPassword", "ana@example.org");
        assert_eq!(again.uid, self.ana.uid);
    }
}

fn open(data: &Path) -> Connection {
    Connection::open(data.join("new-beginnings.db")).unwrap()
}

fn tables(db: &Connection) -> Vec<String> {
    let sql = "select name from sqlite_schema where type = 'table'
         and name not in ('refinery_schema_history', 'sqlite_sequence', 'sqlite_stat1')";
    let mut names = db.prepare(sql).unwrap();
    let names = names.query_map([], |row| row.get(0)).unwrap();
    names.collect::<Result<_, _>>().unwrap()
}

/// Puts a row into every table that has none, so that a table of a later version is tried too.
fn fill(data: &Path, uid: &str) {
    let db = open(data);
    let free = "pragma foreign_keys = off; pragma ignore_check_constraints = on";
    db.execute_batch(free).unwrap();
    for table in tables(&db) {
        let count = format!("select count(*) from \"{table}\"");
        if db
            .query_row(&count, [], |row| row.get::<_, i64>(0))
            .unwrap()
            > 0
        {
            continue;
        }
        let mut columns = db
            .prepare("select name, type from pragma_table_info(?1)")
            .unwrap();
        let value = |row: &rusqlite::Row<'_>| {
            let (name, kind): (String, String) = (row.get(0)?, row.get(1)?);
            Ok(match (name.as_str(), kind.as_str()) {
                ("uid", _) => Value::Text(uid.into()),
                ("parts", _) => Value::Text("[\"part\",\"another\"]".into()),
                (_, "TEXT") => Value::Text("1".into()),
                (_, "BLOB") => Value::Blob(vec![0, 255, 7]),
                _ => Value::Integer(1),
            })
        };
        let values = columns.query_map([&table], value).unwrap();
        let values: Vec<Value> = values.collect::<Result<_, _>>().unwrap();
        let places = vec!["?"; values.len()].join(", ");
        let insert = format!("insert into \"{table}\" values ({places})");
        let values = rusqlite::params_from_iter(values);
        db.execute(&insert, values)
            .unwrap_or_else(|error| panic!("{table}: {error}"));
    }
    for part in ["part", "another"] {
        std::fs::write(data.join("files").join(part), part).unwrap();
    }
}

/// All rows of all tables, and the files.
fn everything(data: &Path) -> Vec<(String, Vec<String>)> {
    let db = open(data);
    let rows = |sql: &str| {
        let mut rows = db.prepare(sql).unwrap();
        let columns = rows.column_count();
        let row = |row: &rusqlite::Row<'_>| {
            let cells = (0..columns).map(|at| row.get::<_, Value>(at));
            Ok(format!("{:?}", cells.collect::<Result<Vec<_>, _>>()?))
        };
        let mut found: Vec<String> = rows
            .query_map([], row)
            .unwrap()
            .map(Result::unwrap)
            .collect();
        found.sort();
        found
    };
    let mut all: Vec<_> = tables(&db)
        .into_iter()
        .map(|table| (table.clone(), rows(&format!("select * from \"{table}\""))))
        .collect();
    let counters = "select name, seq from sqlite_sequence where seq > 0";
    all.push(("counters".into(), rows(counters)));
    let files = std::fs::read_dir(data.join("files"))
        .unwrap()
        .map(Result::unwrap);
    let file = |file: std::fs::DirEntry| {
        let bytes = std::fs::read(file.path()).unwrap();
        format!("{:?} {:08x}", file.file_name(), crc32c::crc32c(&bytes))
    };
    let files = files.filter(|file| file.file_type().unwrap().is_file());
    let mut files: Vec<_> = files.map(file).collect();
    files.sort();
    all.push(("files on the disk".into(), files));
    all.sort();
    all
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everything_moves_there_and_back_and_nothing_is_overwritten() {
    let center = Center::new().await;
    let county = center.data("county");
    fill(&county, &center.ana.uid);
    let before = everything(&county);
    assert!(
        before.iter().all(|(_, rows)| !rows.is_empty()),
        "{before:?}"
    );

    // What fails before or half-way can be repeated at once.
    center.s3.always(Some(Fault::Unavailable));
    let said = center.is_refused("--from", "county");
    assert!(said.contains("cannot be reached"), "{said}");
    center
        .s3
        .always_after(TRIAL + MARKER + BLOB, Fault::Unavailable);
    let said = center.is_refused("--from", "county");
    assert!(said.contains("cannot be moved"), "{said}");
    assert_eq!(center.s3.count(), 1, "one file had arrived");
    center.s3.always(None);
    let said = center.moves("--from", "county");
    assert!(said.contains("Files: 3"), "{said}");
    assert_eq!(center.s3.count(), 3);
    let said = center.is_refused("--from", "county");
    assert!(said.contains("not empty"), "{said}");
    assert!(
        !said.contains("postgres@"),
        "no address in a message: {said}"
    );

    center.moves("--to", "back");
    assert!(everything(&center.data("back")) == before);
    assert!(everything(&county) == before, "the source is as it was");
    let said = center.is_refused("--to", "back");
    assert!(said.contains("not empty"), "{said}");
    center.database.remove().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_is_signed_out_by_a_move() {
    let center = Center::new().await;
    center.moves("--from", "county");
    center.moves("--to", "back");
    let settings: Vec<&str> = center.settings.iter().map(String::as_str).collect();
    let service = Running::start_with(&center.data("one"), &settings);
    center.has_moved_to(&service);
    let said = center.is_refused("--to", "third");
    assert!(said.contains("stop all services"), "{said}");
    drop(service);
    center.has_moved_to(&Running::start(&center.data("back")));
    center.database.remove().await;
}
