//! Resumes made from answers: by the call without an account, and by the command.

use crate::support::TestService;
use axum::http::StatusCode;
use data_encoding::BASE64;
use serde_json::{Value, json};
use std::process::{Command, Output};

const PROGRAM: &str = env!("CARGO_BIN_EXE_sync-service");
const EXAMPLE: &str = include_str!("../../../resume-writer/data/example.json");

fn request(language: &str, design: u8) -> Value {
    let answers: Value = serde_json::from_str(EXAMPLE).unwrap();
    json!({ "answers": answers, "language": language, "design": design })
}

#[tokio::test]
async fn a_resume_is_made_without_an_account_in_both_languages_and_designs() {
    let service = TestService::new();
    for (language, heading) in [("en", "Work experience"), ("es", "Experiencia laboral")] {
        for design in [1, 2] {
            let body = request(language, design).to_string();
            let (status, made) = service.post("/resume", body).await;
            assert_eq!(status, StatusCode::OK);
            assert_eq!(made["sheet"]["sections"][0]["heading"], heading);
            let pdf = BASE64.decode(made["pdf"].as_str().unwrap().as_bytes());
            assert!(pdf.unwrap().starts_with(b"%PDF-1.7"));
            let concepts = made["concepts"].as_array().unwrap();
            assert!(concepts.contains(&json!("forklift")));
        }
    }
}

#[tokio::test]
async fn a_field_that_cannot_be_used_is_named_and_never_an_error_of_ours() {
    let service = TestService::new();
    for (path, value, field) in [
        ("/answers/name", json!(" "), "name"),
        ("/answers/name", json!("東京"), "name : 東"),
        (
            "/answers/jobs/1/tasks/0",
            json!("moon.walk"),
            "jobs[1].tasks[0]",
        ),
        ("/answers/jobs/0/from", json!(1200), "jobs[0].from"),
        ("/design", json!(7), "design"),
    ] {
        let mut body = request("en", 1);
        *body.pointer_mut(path).unwrap() = value;
        let (status, answer) = service.post("/resume", body.to_string()).await;
        assert_eq!(status, StatusCode::BAD_REQUEST);
        let message = format!("INVALID_ARGUMENT : {field}");
        assert_eq!(answer["error"]["message"], message);
    }
}

#[tokio::test]
async fn an_address_that_has_too_many_made_waits() {
    let service = TestService::new();
    let mut last = StatusCode::OK;
    for _ in 0..6 {
        last = service
            .post("/resume", request("en", 1).to_string())
            .await
            .0;
    }
    assert_eq!(last, StatusCode::TOO_MANY_REQUESTS);
}

fn make(answers: &str, words: &[&str]) -> Output {
    let file = tempfile::NamedTempFile::new().unwrap();
    std::fs::write(file.path(), answers).unwrap();
    let mut command = Command::new(PROGRAM);
    command.arg("make-resume").arg(file.path()).args(words);
    command.output().unwrap()
}

#[test]
fn the_command_writes_a_pdf_or_text_and_names_a_wrong_field() {
    assert!(
        make(EXAMPLE, &["--design", "2"])
            .stdout
            .starts_with(b"%PDF-1.7")
    );
    let text = |words: &[&str]| String::from_utf8(make(EXAMPLE, words).stdout).unwrap();
    assert!(text(&["--text"]).contains("Cargar y descargar camiones a mano"));
    let english = text(&["--text", "--language", "en"]);
    assert!(english.contains("Loaded and unloaded trucks by hand"));
    assert!(english.contains("Enseñé a dos compañeros nuevos (in Spanish)"));

    let told = |answers: &str| {
        let output = make(answers, &[]);
        assert!(!output.status.success() && output.stdout.is_empty());
        String::from_utf8(output.stderr).unwrap()
    };
    assert!(told(r#"{"name":"Ana","jobs":[{"from":"1999"}]}"#).contains("jobs[0].from"));
    assert!(told(r#"{"nam":"Ana"}"#).contains("nam"));
    assert!(told(r#"{"name":""}"#).contains("name: is needed"));
    let unknown = told(r#"{"name":"Ana","skills":["flying"]}"#);
    assert!(unknown.contains(r#"skills[0]: "flying" is not in the vocabulary"#));
}

#[test]
fn the_help_shows_the_shape_of_the_answers() {
    let output = Command::new(PROGRAM)
        .args(["make-resume", "--help"])
        .output()
        .unwrap();
    let help = String::from_utf8(output.stdout).unwrap();
    assert!(help.contains("ANSWERS is JSON of this shape") && help.contains("\"ownTasks\""));
}
