//! A PostgreSQL server for the tests, and a new database for each that asks.
//!
//! The first test that needs the server starts it in a folder of its own, without the network; it is
//! shared by all tests of a run, which are processes of their own. When no test has used it for a
//! while, it is stopped and its folder removed, also when the tests were killed.

use std::fs::{File, OpenOptions};
use std::os::unix::net::UnixStream;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};
use sync_service::store::postgres::Server;
use tokio_postgres::NoTls;

/// Decides when the server ends: each user holds a lock on the file `users`.
const ENDING: &str = r#"
while sleep 20; do
  exec 8>"$1/start"; flock 8
  exec 9>"$1/users"
  if flock -n 9; then
    folder=$2; shift 2
    "$@" stop -m immediate -D "$folder/data"
    rm -rf "$folder"
    exit
  fi
  exec 9>&- 8>&-
done"#;

/// A database of one test. Dropping it leaves it to the end of the server.
pub struct Database {
    name: String,
}

impl Database {
    /// Makes an empty database.
    pub async fn new() -> Self {
        Self::with("").await
    }

    /// The same, made with further words.
    pub async fn with(words: &str) -> Self {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let name = format!("test_{}_{number}", std::process::id());
        command(&format!(
            "create database {name} template template0 {words}"
        ))
        .await;
        Self { name }
    }

    /// Removes the database, with connections that are still open.
    pub async fn remove(self) {
        command(&format!("drop database {} with (force)", self.name)).await;
    }

    /// Its name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Its address.
    pub fn url(&self) -> String {
        url(&self.name)
    }

    /// Its address, with room for some calls at once.
    pub fn server(&self) -> Server {
        Server {
            url: self.url(),
            password: None,
            certificates: None,
            connections: 6,
        }
    }

    /// A connection beside the store.
    pub async fn connect(&self) -> tokio_postgres::Client {
        connect(&self.name).await
    }
}

fn url(database: &str) -> String {
    let socket = cluster().display().to_string().replace('/', "%2F");
    format!("postgres://postgres@{socket}/{database}")
}

async fn connect(database: &str) -> tokio_postgres::Client {
    let (client, connection) = tokio_postgres::connect(&url(database), NoTls)
        .await
        .unwrap();
    tokio::spawn(connection);
    client
}

async fn command(sql: &str) {
    connect("postgres").await.batch_execute(sql).await.unwrap();
}

/// The folder of the running server.
fn cluster() -> &'static Path {
    static CLUSTER: OnceLock<(PathBuf, File)> = OnceLock::new();
    &CLUSTER.get_or_init(start).0
}

fn start() -> (PathBuf, File) {
    let locks = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let open = |name: &str| {
        let file = locks.join(name);
        let options = OpenOptions::new().create(true).append(true).open(file);
        options.unwrap()
    };
    let turn = open("start");
    turn.lock().unwrap();
    let users = open("users");
    users.lock_shared().unwrap();

    // A socket's name has at most 107 bytes, and the user `postgres` may see no other folder.
    let number = crc32c::crc32c(locks.as_os_str().as_encoded_bytes());
    let folder = PathBuf::from(format!("/tmp/nb-postgres-{number:08x}"));
    if UnixStream::connect(folder.join(".s.PGSQL.5432")).is_ok() {
        return (folder, users);
    }
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir(&folder).unwrap();
    if is_root() {
        let owned = Command::new("chown").arg("postgres:").arg(&folder).status();
        assert!(owned.unwrap().success(), "{INSTALL}");
    }
    let data = folder.join("data");
    let data = data.to_str().unwrap();
    run(as_plain_user("initdb").args([
        "--username=postgres",
        "--auth=trust",
        "--encoding=UTF8",
        "--no-locale",
        "--no-sync",
        "--pgdata",
        data,
    ]));
    // What is flushed when is not tried here, and flushes would take most of the time.
    let options = format!(
        "-k {} -c listen_addresses= -c unix_socket_permissions=0700 -c fsync=off \
         -c max_connections=400 -c shared_buffers=64MB -c jit=off",
        folder.display()
    );
    let log = folder.join("log");
    run(as_plain_user("pg_ctl")
        .args(["start", "--wait", "--pgdata", data])
        .args(["--log", log.to_str().unwrap(), "--options", &options]));
    let stop = as_plain_user("pg_ctl");
    run(Command::new("setsid")
        .args(["--fork", "sh", "-c", ENDING, "sh"])
        .arg(&locks)
        .arg(&folder)
        .arg(stop.get_program())
        .args(stop.get_args()));
    (folder, users)
}

const INSTALL: &str = "PostgreSQL is missing: run `npm run setup`";

/// Whether the tests run as root.
pub fn is_root() -> bool {
    rustix::process::getuid().is_root()
}

/// A program of PostgreSQL, which refuses to run as root.
pub fn as_plain_user(program: &str) -> Command {
    let program = find(program).unwrap_or_else(|| panic!("{INSTALL}"));
    if !is_root() {
        return Command::new(program);
    }
    let mut command = Command::new("runuser");
    command.args(["-u", "postgres", "--"]).arg(program);
    command
}

/// Debian keeps the programs of each version in a folder; the newest is taken.
fn find(program: &str) -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten();
    let mut found: Vec<_> = versions
        .flatten()
        .map(|version| {
            let number: u32 = version.file_name().to_string_lossy().parse().unwrap_or(0);
            (number, version.path().join("bin").join(program))
        })
        .filter(|(_, file)| file.exists())
        .collect();
    found.sort();
    let elsewhere = std::env::var_os("PATH").unwrap_or_default();
    let elsewhere = std::env::split_paths(&elsewhere).map(|folder| folder.join(program));
    let newest = found.pop().map(|(_, file)| file);
    newest.or_else(|| elsewhere.into_iter().find(|file| file.exists()))
}

/// Runs a program that has to succeed.
pub fn run(command: &mut Command) {
    // The server outlives the test, which is over when its output is closed.
    let status = command
        .current_dir("/")
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status();
    assert!(status.unwrap().success(), "{command:?} failed");
}
