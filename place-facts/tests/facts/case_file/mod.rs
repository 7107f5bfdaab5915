//! Files of cases that the Rust code writes and the TypeScript code runs too. Tests of other crates use it
//! for the files in their own folder `cases`.

use std::path::Path;

/// Compares a file of cases with what a test would write, or writes it when `NB_WRITE_CASES` is set.
pub fn compare(test: &str, name: &str, text: &str) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("cases")
        .join(name);
    if std::env::var_os("NB_WRITE_CASES").is_some() {
        std::fs::write(&file, text).unwrap();
    }
    let committed = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(
        committed == text,
        "run NB_WRITE_CASES=1 cargo test -p {} {test}",
        env!("CARGO_PKG_NAME")
    );
}
