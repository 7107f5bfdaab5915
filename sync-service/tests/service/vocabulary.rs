//! `import-vocabulary`: titles of O*NET and ESCO, in files of our own in their formats.

use std::path::Path;
use std::process::{Command, Output};

const PROGRAM: &str = env!("CARGO_BIN_EXE_sync-service");
const ALTERNATE: &str = "O*NET-SOC Code\tAlternate Title\tShort Title\tSource(s)\n\
    53-7051.00\tForklift Driver\t\t09\n53-7051.00\tSkid Jockey\t\t09\n";

fn run(data: &Path, words: &[&str]) -> Output {
    let mut command = Command::new(PROGRAM);
    command.args(words).args(["--data", data.to_str().unwrap()]);
    command.output().unwrap()
}

#[test]
fn res_7_an_imported_title_is_understood_from_then_on() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path();
    let file = |name: &str, text: &str| {
        std::fs::write(data.join(name), text).unwrap();
        data.join(name).to_str().unwrap().to_owned()
    };
    let resume = file("resume.txt", "Skid jockey, three years.");
    let titles = file("Alternate Titles.txt", ALTERNATE);
    let wrong = file("other.csv", "name,phone\nA,1\n");
    let read = || String::from_utf8(run(data, &["read-resume", &resume]).stdout).unwrap();
    assert!(!read().contains("forklift"));

    let refused = run(data, &["import-vocabulary", &titles, &wrong]);
    assert!(!refused.status.success() && !data.join("vocabulary.csv").exists());
    let done = run(data, &["import-vocabulary", &titles]);

    assert!(done.status.success());
    assert!(read().contains("forklift"));
}
