//! How much a text in JSON would take once it is read.

use sync_protocol::desk_import::ImportFailure;

/// Most objects and lists: one for each hundred bytes of the largest file, and our own export has one for two hundred.
/// Each takes a thousand bytes, however little stands in it …
const THINGS_MAX: usize = 60_000;
/// … and most values in them.
const VALUES_MAX: usize = 1_000_000;

/// Fails for a text that would take much more memory than its length, before anything of it is read.
pub fn require_fitting(bytes: &[u8]) -> Result<(), ImportFailure> {
    let (mut things, mut values) = (0, 0);
    let (mut is_text, mut is_escaped) = (false, false);
    for byte in bytes {
        match byte {
            _ if is_escaped => is_escaped = false,
            b'\\' if is_text => is_escaped = true,
            b'"' => is_text = !is_text,
            b'{' | b'[' if !is_text => things += 1,
            b',' if !is_text => values += 1,
            _ => {}
        }
    }
    match things <= THINGS_MAX && values <= VALUES_MAX {
        true => Ok(()),
        false => Err(ImportFailure::TooLarge),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_small_things_are_refused_and_what_stands_in_texts_is_no_thing() {
        let of = |thing: &str, count: usize| format!("[{}]", vec![thing; count].join(","));
        for (text, is_fitting) in [
            (of("{}", 50_000), true),
            (of(r#"{"":0}"#, 70_000), false),
            (of("[]", 70_000), false),
            (of("0", 1_500_000), false),
            (format!(r#"["{}"]"#, "{[,".repeat(1_000_000)), true),
            (format!(r#"["\"{}"]"#, "{[,".repeat(1_000_000)), true),
        ] {
            let found = require_fitting(text.as_bytes()).is_ok();
            assert_eq!(found, is_fitting, "{}", &text[..20]);
        }
    }
}
