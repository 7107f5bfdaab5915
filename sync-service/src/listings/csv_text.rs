//! Checks the text of a CSV file before its cells are parsed (RFC 4180).

use super::import_error::ImportError;

/// Decodes UTF-8 (a byte-order mark is dropped) and brings line ends to `\n`; a wrong byte is named
/// by its line.
pub fn decode(bytes: &[u8]) -> Result<String, ImportError> {
    let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    let text = std::str::from_utf8(bytes).map_err(|error| ImportError::Row {
        line: 1 + bytes[..error.valid_up_to()]
            .iter()
            .filter(|byte| **byte == b'\n')
            .count(),
        problem: "not UTF-8: save the file as \"CSV UTF-8\"".into(),
    })?;
    Ok(text.replace("\r\n", "\n").replace('\r', "\n"))
}

/// The state of the reader.
enum State {
    CellStart,
    Plain,
    Quoted { since: usize },
    QuoteEnded,
}

/// Refuses a quote that is never closed and text behind a closing quote. The CSV reader itself
/// would take both, and swallow all rows in between.
pub fn check_quotes(text: &str, separator: char) -> Result<(), ImportError> {
    let mut state = State::CellStart;
    let mut line = 1;
    for character in text.chars() {
        state = match (state, character) {
            (State::CellStart, '"') => State::Quoted { since: line },
            (State::Quoted { .. }, '"') => State::QuoteEnded,
            (State::QuoteEnded, '"') => State::Quoted { since: line },
            (quoted @ State::Quoted { .. }, _) => quoted,
            (_, '\n') => State::CellStart,
            (_, other) if other == separator => State::CellStart,
            (State::QuoteEnded, _) => {
                return Err(ImportError::Row {
                    line,
                    problem: "text after a closing quote".into(),
                });
            }
            _ => State::Plain,
        };
        line += usize::from(character == '\n');
    }
    match state {
        State::Quoted { since } => Err(ImportError::Row {
            line: since,
            problem: "a quote that is never closed".into(),
        }),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line_of(error: ImportError) -> usize {
        match error {
            ImportError::Row { line, .. } => line,
            other => panic!("{other}"),
        }
    }

    #[test]
    fn a_wrong_byte_is_named_by_its_line() {
        assert_eq!(line_of(decode(b"name\nCaf\xe9\n").unwrap_err()), 2);
    }

    #[test]
    fn a_byte_order_mark_and_old_line_ends_are_read() {
        assert_eq!(
            decode(b"\xEF\xBB\xBFname\r\nA\rB\n").unwrap(),
            "name\nA\nB\n"
        );
    }

    #[test]
    fn an_open_quote_is_named_by_the_line_where_it_opens() {
        assert_eq!(
            line_of(check_quotes("name\n\"Open\nB\nC\n", ',').unwrap_err()),
            2
        );
        assert_eq!(
            line_of(check_quotes("name\n\"Open,\nx,\"B\" C\n", ',').unwrap_err()),
            3
        );
    }

    #[test]
    fn quotes_of_the_standard_pass() {
        for good in [
            "",
            "a,\"b, c\"\n",
            "\"a \"\"b\"\"\"\n",
            "a\"b,c\n",
            "\"two\nlines\",x",
        ] {
            assert!(check_quotes(good, ',').is_ok(), "{good}");
        }
    }
}
