//! `read-resume FILE...`: reads files as the service does and prints the result of each, to try
//! the reader out on many files at once.

use resume_reader::child::run_if_asked;
use resume_reader::reader::Reader;
use std::io::Write;

fn main() -> std::io::Result<()> {
    run_if_asked();
    let reader = Reader::of_this_program(2)?;
    let mut out = std::io::stdout().lock();
    for file in std::env::args_os().skip(1) {
        let answer = match reader.read(std::fs::read(&file)?) {
            Ok(text) => serde_json::json!({ "file": file.to_string_lossy(), "text": text }),
            Err(kind) => serde_json::json!({ "file": file.to_string_lossy(), "kind": kind }),
        };
        writeln!(out, "{answer}")?;
    }
    Ok(())
}
