//! `read-resume FILE...`: reads files as the service does and prints the result of each, to try
//! the reader out on many files at once.

use resume_reader::child::run_if_asked;
use resume_reader::reader::Reader;
use std::io::Write;
use std::path::Path;
use std::process::ExitCode;

const USAGE: &str = "read-resume FILE...  reads resumes (PDF) and prints what each says, one line of \
                     JSON for each. The service starts this program by itself.";

fn main() -> std::io::Result<ExitCode> {
    run_if_asked();
    let mut problems = std::io::stderr().lock();
    let files: Vec<_> = std::env::args_os().skip(1).collect();
    if files.is_empty() {
        writeln!(problems, "{USAGE}")?;
        return Ok(ExitCode::from(2));
    }
    let reader = Reader::of_this_program(2)?;
    let mut out = std::io::stdout().lock();
    let mut code = ExitCode::SUCCESS;
    for file in files {
        let name = Path::new(&file).display();
        let bytes = match std::fs::read(&file) {
            Ok(bytes) => bytes,
            Err(error) => {
                writeln!(problems, "{name} cannot be read: {error}")?;
                code = ExitCode::FAILURE;
                continue;
            }
        };
        let name = name.to_string();
        let answer = match reader.read(bytes) {
            Ok(text) => serde_json::json!({ "file": name, "text": text }),
            Err(kind) => serde_json::json!({ "file": name, "kind": kind }),
        };
        writeln!(out, "{answer}")?;
    }
    Ok(code)
}
