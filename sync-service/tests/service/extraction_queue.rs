//! The order in which resumes are read, over the real router. The program that reads is a script that counts
//! and holds some files back, then becomes the real one.

#![cfg(unix)]

use crate::support::accounts::Tokens;
use crate::support::files::pdf;
use crate::support::{TestService, json, reader_program};
use axum::body::Body;
use axum::http::{Request, Response, StatusCode};
use futures_util::FutureExt;
use futures_util::future::join_all;
use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;
use std::process::Command;
use tempfile::TempDir;

const WORDS: &str = "Warehouse associate and forklift operator for three years, shipping and \
    receiving, loaded trucks every night, kept count of stock, never missed a shift, hard worker";

/// A program that reads resumes. One that says HOLD waits until the end of the test.
struct Gated {
    folder: TempDir,
}

impl Gated {
    fn new() -> Self {
        let folder = tempfile::tempdir().unwrap();
        let gated = Self { folder };
        let (gate, log) = (gated.path("gate"), gated.path("log"));
        let made = Command::new("mkfifo").arg(&gate).status().unwrap();
        assert!(made.success());
        let script = format!(
            "#!/bin/sh\nfile={}/$$\ncat > $file\necho x >> {}\n\
             if grep -q HOLD $file; then cat {}; fi\nexec {} \"$@\" < $file\n",
            gated.folder.path().display(),
            log.display(),
            gate.display(),
            reader_program().display(),
        );
        std::fs::write(gated.program(), script).unwrap();
        let mode = std::fs::Permissions::from_mode(0o700);
        std::fs::set_permissions(gated.program(), mode).unwrap();
        gated
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn program(&self) -> PathBuf {
        self.path("reader")
    }

    /// How many readings have begun.
    fn begun(&self) -> usize {
        let log = std::fs::read_to_string(self.path("log"));
        log.unwrap_or_default().lines().count()
    }
}

/// Opens the gate for those that wait and takes it away, so that no process outlives the test.
impl Drop for Gated {
    fn drop(&mut self) {
        let gate = self.path("gate");
        let mut both = std::fs::OpenOptions::new();
        let opened = both.read(true).write(true).open(&gate);
        let _ = std::fs::remove_file(gate);
        drop(opened);
    }
}

async fn asks(service: &TestService, who: &Tokens) -> Response<Body> {
    let request = Request::post("/account/employers")
        .header("content-type", "application/json")
        .header("authorization", format!("Bearer {}", who.id));
    service.send(request.body(Body::from("{}")).unwrap()).await
}

#[tokio::test]
async fn res_7_sixty_calls_for_one_resume_read_it_once() {
    let gated = Gated::new();
    let service = TestService::reading_with(&gated.program(), 2);
    let ada = service.signs_up("ada@example.org").await;
    service.uploads(&ada, "a.pdf", pdf(WORDS)).await;
    let answers = join_all((0..60).map(|_| asks(&service, &ada))).await;
    for answer in answers {
        assert_eq!(answer.status(), StatusCode::OK);
        assert_eq!(json(answer).await["resume"]["state"], "read");
    }
    assert_eq!(gated.begun(), 1);
}

#[tokio::test]
async fn res_7_one_account_with_slow_files_does_not_keep_others_waiting() {
    let gated = Gated::new();
    let service = TestService::reading_with(&gated.program(), 2);
    let greedy = service.signs_up("greedy@example.org").await;
    let mut people = Vec::new();
    for number in 0..6 {
        let person = service.signs_up(&format!("{number}@example.org")).await;
        service.uploads(&person, "a.pdf", pdf(WORDS)).await;
        people.push(person);
    }
    // Eight contents one after the other, each asked for; the first holds the reader of its account.
    let mut slow = Vec::new();
    for number in 0..8 {
        let words = format!("HOLD {number} {WORDS}");
        service.uploads(&greedy, "a.pdf", pdf(&words)).await;
        let mut call = Box::pin(asks(&service, &greedy));
        while gated.begun() == 0 {
            assert!((&mut call).now_or_never().is_none(), "it is held back");
            tokio::task::yield_now().await;
        }
        slow.push(call);
    }
    let slow = async {
        join_all(slow).await;
        std::future::pending().await
    };
    let answers = tokio::select! {
        answers = join_all(people.iter().map(|person| asks(&service, person))) => answers,
        () = slow => Vec::new(),
    };
    assert_eq!(answers.len(), people.len());
    for answer in answers {
        assert_eq!(answer.status(), StatusCode::OK);
        assert_eq!(json(answer).await["resume"]["state"], "read");
    }
}

#[tokio::test]
async fn res_7_a_resume_is_read_once_the_program_that_reads_is_there() {
    let folder = tempfile::tempdir().unwrap();
    let program = folder.path().join("read-resume");
    let service = TestService::reading_with(&program, 1);
    let ada = service.signs_up("ada@example.org").await;
    service.uploads(&ada, "a.pdf", pdf(WORDS)).await;
    let before = json(asks(&service, &ada).await).await;
    assert_eq!(before["resume"]["why"], "unavailable", "{before}");
    std::os::unix::fs::symlink(reader_program(), &program).unwrap();
    let after = json(asks(&service, &ada).await).await;
    assert_eq!(after["resume"]["state"], "read", "{after}");
}

#[tokio::test]
async fn j7_over_the_bound_a_call_hears_when_to_come_back() {
    // Nothing is read, so that what waits keeps waiting.
    let service = TestService::reading_with(&PathBuf::from("no program"), 0);
    let ada = service.signs_up("ada@example.org").await;
    let mut files = Vec::new();
    for name in ["a.pdf", "b.pdf", "c.pdf"] {
        service.uploads(&ada, name, pdf(name)).await;
        let path = format!("{}/resumes/{name}", ada.uid);
        files.push(
            service
                .app
                .store
                .file(&ada.uid, &path)
                .await
                .unwrap()
                .unwrap(),
        );
    }
    let extraction = |file| {
        service
            .app
            .matching
            .extraction(&service.app.files, file)
            .boxed_local()
    };
    let mut waiting = Vec::new();
    for file in [&files[0], &files[1], &files[0], &files[1]] {
        let mut call = extraction(file);
        assert!((&mut call).now_or_never().is_none(), "it waits");
        waiting.push(call);
    }
    let refused = asks(&service, &ada).await;
    assert_eq!(refused.status(), StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!(refused.headers()["retry-after"], "3");
    drop(waiting);
    assert!(
        extraction(&files[2]).now_or_never().is_none(),
        "there is room again"
    );
}
