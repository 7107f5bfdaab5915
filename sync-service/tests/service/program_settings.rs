//! A setting that is empty or mistyped is refused at the start, by a sentence.

use crate::support::program::{PROGRAM, run};
use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

/// Starts the service with a file in the place of its data folder: with right settings it ends there.
fn refusal(words: &[&str], variable: Option<(&str, &str)>) -> String {
    let place = tempfile::tempdir().unwrap();
    std::fs::write(place.path().join("data"), "a file").unwrap();
    let mut command = Command::new(PROGRAM);
    command.current_dir(place.path()).arg("serve").args(words);
    command.env("NB_LISTEN", "127.0.0.1:0");
    if let Some((name, value)) = variable {
        command.env(name, value);
    }
    let output = command.output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(
        !output.status.success() && !said.contains("panicked"),
        "{said}"
    );
    said
}

/// What is said when all settings are right.
fn is_about_the_folder(said: &str) -> bool {
    said.contains("the folder data cannot be used")
}

/// The variables that `serve --help` names.
fn variables() -> BTreeSet<String> {
    let help = run(&["serve", "--help"], Path::new("none"));
    let help = String::from_utf8(help.stdout).unwrap();
    let names = help.split("[env: ").skip(1);
    let is_name = |letter: &char| letter.is_ascii_uppercase() || *letter == '_';
    names
        .map(|it| it.chars().take_while(is_name).collect())
        .collect()
}

#[test]
fn c3_no_variable_is_accepted_empty() {
    let right = refusal(&[], None);
    assert!(is_about_the_folder(&right), "{right}");
    let all = variables();
    assert!(all.len() > 40, "{all:?}");
    for name in &all {
        for empty in ["", " "] {
            let said = refusal(&[], Some((name, empty)));
            assert!(!is_about_the_folder(&said), "{name}={empty:?}: {said}");
        }
    }
    for name in ["NB_MAIL_FROM", "NB_DATABASE"] {
        let said = refusal(&[], Some((name, "")));
        let why = "has an empty value; write one, or leave the setting away";
        assert_eq!(said, format!("Error: {name} {why}\n"));
    }
}

#[test]
fn c3_a_mistyped_setting_is_refused_by_a_sentence() {
    for (words, why) in [
        ("--log inof", "\"inof\" is neither a level"),
        ("--log sync_servce=debug", "a level for the service too"),
        ("--sms-prefixes 1", "a plus sign and digits"),
        ("--sms-prefixes +1,", "a plus sign and digits"),
        (
            "--smtp-host mail.example.org:25",
            "the name of a machine alone",
        ),
        (
            "--smtp-host mail.example.org --smtp-protection none",
            "only for a mail server on this machine",
        ),
        (
            "--bucket a/b",
            "letters, digits, dots, dashes and underscores",
        ),
        (
            "--api-key a&b",
            "letters, digits, dots, dashes and underscores",
        ),
        (
            "--project a/b",
            "letters, digits, dots, dashes and underscores",
        ),
        (
            "--origins mailto:a@example.org",
            "the address of the website alone",
        ),
        ("--ways none,phone", "choose one of them"),
        ("--text-places 500", "is more than --sms-a-day 200"),
    ] {
        let words: Vec<&str> = words.split(' ').collect();
        let said = refusal(&words, None);
        assert!(said.contains(why), "{words:?}: {said}");
    }
    let said = refusal(&["--smtp-host", "not a host"], None);
    assert!(said.contains("the name of a machine alone"), "{said}");
    let said = refusal(&[], Some(("NB_ACCOUNT_DISCOVERY", "flase")));
    assert!(said.contains("'flase'"), "{said}");
    for words in [
        "--smtp-host 127.0.0.1 --smtp-protection none",
        "--text-places 500 --sms-a-day 500",
        "--ways none",
        "--log off",
        "--sms-prefixes +1,+44",
    ] {
        let words: Vec<&str> = words.split(' ').collect();
        let said = refusal(&words, None);
        assert!(is_about_the_folder(&said), "{words:?}: {said}");
    }
}

#[test]
fn c3_a_lexicon_is_a_table_of_concepts() {
    let place = tempfile::tempdir().unwrap();
    let (resume, other) = (place.path().join("a.txt"), place.path().join("hostname"));
    std::fs::write(&resume, "Cook").unwrap();
    std::fs::write(&other, "this-machine\n").unwrap();
    let (resume, other) = (resume.to_str().unwrap(), other.to_str().unwrap());
    let words = ["read-resume", resume, "--lexicon", other];
    let output = run(&words, &place.path().join("data"));
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(!output.status.success());
    assert!(
        said.contains(other) && said.contains("it has no concepts"),
        "{said}"
    );
}
