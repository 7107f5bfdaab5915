//! A PostgreSQL that cannot be used: what is said to the operator, and what is waited for.

use crate::support::TestService;
use crate::support::header;
use crate::support::log::capture;
use crate::support::postgres::Database;
use crate::support::program::{PROGRAM, Running, is_refused};
use axum::body::Body;
use axum::http::{Request, StatusCode};
use serde_json::json;
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use std::sync::Arc;
use sync_service::store::StoreError;
use sync_service::store::postgres::{Postgres, Server};

const PASSWORD: &str = "not-to-be-told";

/// A database, and a user of it without the rights of an administrator.
struct Owned {
    database: Database,
    user: String,
}

impl Owned {
    async fn new() -> Self {
        let database = Database::new().await;
        let user = format!("user_of_{}", database.name());
        let sql = format!(
            "create role {user} login; revoke create on schema public from public; \
             revoke create on schema public from {user}"
        );
        database.connect().await.batch_execute(&sql).await.unwrap();
        Self { database, user }
    }

    async fn runs(&self, sql: &str) {
        let sql = sql.replace("USER", &self.user);
        let sql = sql.replace("DATABASE", self.database.name());
        let client = self.database.connect().await;
        client.batch_execute(&sql).await.unwrap();
    }

    fn url(&self) -> String {
        let of = format!("postgres://{}:{PASSWORD}@", self.user);
        self.database.url().replace("postgres://postgres@", &of)
    }

    fn server(&self, url: String) -> Server {
        Server {
            url,
            ..self.database.server()
        }
    }

    async fn remove(self) {
        let user = self.user;
        self.database.remove().await;
        let elsewhere = Database::new().await;
        let sql = format!("drop role {user}");
        let client = elsewhere.connect().await;
        client.batch_execute(&sql).await.unwrap();
        drop(client);
        elsewhere.remove().await;
    }
}

/// Everything that the error may bring into a log or to a terminal.
fn said(error: &StoreError) -> String {
    let cause = std::error::Error::source(error);
    format!(
        "{error:?} {error} {}",
        cause.map(ToString::to_string).unwrap_or_default()
    )
}

async fn failure(server: &Server) -> StoreError {
    match Postgres::open(server).await {
        Ok(_) => panic!("the database can be used"),
        Err(error) => error,
    }
}

#[tokio::test(start_paused = true)]
async fn a_server_that_takes_the_connection_and_says_nothing_is_named_and_not_called_busy() {
    // The kernel takes the connection, and nobody ever reads from it.
    let silent = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let server = Server {
        url: format!("postgres://sync@{}/nb", silent.local_addr().unwrap()),
        password: None,
        certificates: None,
        connections: 1,
    };
    let said = said(&failure(&server).await);
    assert!(said.contains("got no answer in time"), "{said}");
}

#[tokio::test]
async fn what_no_waiting_can_help_ends_the_start_with_a_sentence() {
    let owned = Owned::new().await;
    let url = owned.url();
    let nobody = url.replace(&owned.user, "nobody_here");
    let (server, name) = url.rsplit_once('/').unwrap();
    let nowhere = format!("{server}/no_{name}");
    let folder = tempfile::tempdir().unwrap();
    for (url, what, next) in [
        (url.clone(), "lacks a right", "alter database … owner to"),
        (nobody, "does not accept this user", "pg_hba.conf"),
        (
            nowhere,
            "no database with this name",
            "create database … owner",
        ),
    ] {
        let error = failure(&owned.server(url.clone())).await;
        assert!(!error.is_passing(), "{error:?}");
        let told = said(&error);
        assert!(!told.contains(PASSWORD), "{told}");
        let program = is_refused(
            &["serve", &format!("--database={url}")],
            &folder.path().join("data"),
        );
        assert!(
            !program.contains("waits for it") && !program.contains(PASSWORD),
            "{program}"
        );
        for told in [told, program] {
            assert!(told.contains(what) && told.contains(next), "{told}");
        }
    }
    owned.remove().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_service_that_starts_waits_for_a_database_without_a_free_connection() {
    let owned = Owned::new().await;
    owned
        .runs("alter database DATABASE owner to USER; grant create on schema public to USER; alter role USER connection limit 0")
        .await;
    let error = failure(&owned.server(owned.url())).await;
    assert!(error.is_passing(), "{error:?}");
    assert!(said(&error).contains("Raise its max_connections"));

    let folder = tempfile::tempdir().unwrap();
    let mut child = Command::new(PROGRAM)
        .args(["serve", "--listen=127.0.0.1:0", "--log=warn", "--data"])
        .arg(folder.path().join("data"))
        .arg(format!("--database={}", owned.url()))
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let (out, log) = (child.stdout.take().unwrap(), child.stderr.take().unwrap());
    let mut service = Running {
        child,
        address: String::new(),
    };
    let mut log = BufReader::new(log).lines().map(Result::unwrap);
    let line = log.find(|line| line.contains("the service waits for it"));
    let line = line.expect("the service ended");
    assert!(line.contains("Raise its max_connections"), "{line}");
    assert!(!line.contains(PASSWORD), "{line}");
    owned.runs("alter role USER connection limit -1").await;
    // What is logged further must not fill the pipe.
    let rest = std::thread::spawn(move || log.for_each(drop));
    let mut line = String::new();
    BufReader::new(out).read_line(&mut line).unwrap();
    service.address = line.trim().rsplit("://").next().unwrap().to_owned();
    service.identity("signUp", "ana@example.org");
    drop(service);
    rest.join().unwrap();
    owned.remove().await;
}

#[tokio::test]
async fn a_full_database_answers_503_and_the_log_says_what_to_do() {
    let database = Database::new().await;
    for (code, advice) in [
        ("53100", "Make room there"),
        ("53200", "lower its work_mem"),
        ("53300", "Raise its max_connections"),
        ("57P03", "look at its log"),
    ] {
        let store = Postgres::open(&database.server()).await.unwrap();
        let service = TestService::on(Arc::new(store));
        let client = database.connect().await;
        let fails = format!(
            "create or replace function fails() returns trigger language plpgsql as
             $$ begin raise exception 'no room' using errcode = '{code}'; end $$;
             create or replace trigger fails before insert on messages
             for each row execute function fails()"
        );
        client.batch_execute(&fails).await.unwrap();
        let (log, _guard) = capture();
        let message = json!({
            "key": "a".repeat(32), "name": "Ana", "contact": "609", "subject": "ID", "message": "Where?"
        });
        let request = Request::post("/contact").header("content-type", "application/json");
        let answer = service
            .send(request.body(Body::from(message.to_string())).unwrap())
            .await;
        assert_eq!(answer.status(), StatusCode::SERVICE_UNAVAILABLE, "{code}");
        assert_eq!(header(&answer, "retry-after"), "2");
        let lines = log.lines_with(advice);
        assert_eq!(lines.len(), 1, "{}", log.text());
        assert!(lines[0].contains(code), "{lines:?}");
    }
    database.remove().await;
}
