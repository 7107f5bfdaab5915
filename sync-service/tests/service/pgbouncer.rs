//! The store behind PgBouncer, in the mode that the operator's guide names.

use crate::support::postgres::{Database, as_plain_user, is_root};
use crate::support::stores::a_person;
use crate::support::stores::id_of;
use futures_util::future::join_all;
use std::os::unix::net::UnixStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use sync_service::store::documents::{Documents, Kept};
use sync_service::store::postgres::{Postgres, Server};
use sync_service::store::users::Users;

const PORT: u16 = 6432;

/// A running PgBouncer, which is killed when this is dropped.
struct Pooler {
    folder: tempfile::TempDir,
    child: Child,
}

impl Pooler {
    fn start(mode: &str, server: &str) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let at = folder.path().display().to_string();
        let settings = format!(
            "[databases]\n* = host={server} user=postgres\n\
             [pgbouncer]\npool_mode = {mode}\nauth_type = any\nlisten_addr =\nlisten_port = {PORT}\n\
             unix_socket_dir = {at}\nlogfile = {at}/log\npidfile = {at}/pid\ndefault_pool_size = 4\n\
             ignore_startup_parameters = extra_float_digits\n"
        );
        let file = folder.path().join("pgbouncer.ini");
        std::fs::write(&file, settings).unwrap();
        if is_root() {
            let mut owned = Command::new("chown");
            let owned = owned.args(["-R", "postgres:"]).arg(folder.path());
            assert!(owned.status().unwrap().success());
        }
        let mut program = as_plain_user("/usr/sbin/pgbouncer");
        let child = program.arg("--quiet").arg(&file).stderr(Stdio::null());
        let child = child.spawn().unwrap();
        let socket = folder.path().join(format!(".s.PGSQL.{PORT}"));
        while UnixStream::connect(&socket).is_err() {
            std::thread::yield_now();
        }
        Self { folder, child }
    }

    /// The address of a database through it.
    fn url(&self, database: &str) -> String {
        let socket = self.folder.path().display().to_string();
        let socket = socket.replace('/', "%2F");
        format!("postgres://postgres@{socket}:{PORT}/{database}")
    }
}

impl Drop for Pooler {
    fn drop(&mut self) {
        // Its parent may be the program that changed the user.
        let pid = std::fs::read_to_string(self.folder.path().join("pid"));
        let pid = pid.ok().and_then(|it| it.trim().parse().ok());
        if let Some(pid) = pid.and_then(rustix::process::Pid::from_raw) {
            let _ = rustix::process::kill_process(pid, rustix::process::Signal::KILL);
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[tokio::test]
async fn a_store_behind_pgbouncer_in_session_mode_does_what_it_does_without() {
    let database = Database::new().await;
    let url = database.url();
    let (host, name) = url.split_once('@').unwrap().1.rsplit_once('/').unwrap();
    let socket = host.replace("%2F", "/");
    assert!(Path::new(&socket).exists());
    let pooler = Pooler::start("session", &socket);
    let server = Server {
        url: pooler.url(name),
        connections: 4,
        ..database.server()
    };
    let store = Arc::new(Postgres::open(&server).await.unwrap());
    let people = (0..12).map(|number| {
        let store = Arc::clone(&store);
        tokio::spawn(async move {
            let uid = "a".repeat(number + 1);
            a_person(store.as_ref(), &uid).await;
            let kept = store.put_document(&id_of(&uid), 0, 0, "1".into()).await;
            assert_eq!(kept.unwrap(), Kept::Done);
            assert!(store.end_sessions(&id_of(&uid), 5).await.unwrap());
            let late = store.put_document(&id_of(&uid), 0, 1, "2".into()).await;
            assert_eq!(late.unwrap(), Kept::SessionEnded);
            store.user(&id_of(&uid)).await.unwrap().unwrap().epoch
        })
    });
    for epoch in join_all(people.collect::<Vec<_>>()).await {
        assert_eq!(epoch.unwrap(), 1);
    }
    drop(store);
    database.remove().await;
}
