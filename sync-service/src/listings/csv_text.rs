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

/// A quote that breaks a file: it is never closed, or text stands behind the quote that closes it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BadQuote {
    /// The line where it opens, from 1. With a quote that was forgotten, the next quote of the file seems
    /// to close it, so this line is the one to put right, and not the one where it is noticed.
    pub line: usize,
    problem: &'static str,
}

impl From<BadQuote> for ImportError {
    fn from(BadQuote { line, problem }: BadQuote) -> Self {
        Self::Row {
            line,
            problem: problem.into(),
        }
    }
}

/// The state of the reader.
enum State {
    CellStart,
    Plain,
    Quoted { since: usize },
    QuoteEnded { since: usize },
}

/// Refuses a quote that is never closed and text behind a closing quote. The CSV reader itself
/// would take both, and swallow all rows in between.
pub fn check_quotes(text: &str, separator: char) -> Result<(), BadQuote> {
    let mut state = State::CellStart;
    let mut line = 1;
    for character in text.chars() {
        state = match (state, character) {
            (State::CellStart, '"') => State::Quoted { since: line },
            (State::Quoted { since }, '"') => State::QuoteEnded { since },
            (State::QuoteEnded { since }, '"') => State::Quoted { since },
            (quoted @ State::Quoted { .. }, _) => quoted,
            (_, '\n') => State::CellStart,
            (_, other) if other == separator => State::CellStart,
            (State::QuoteEnded { since }, _) => {
                return Err(BadQuote {
                    line: since,
                    problem: "a quote that is never closed, or text after a closing quote",
                });
            }
            _ => State::Plain,
        };
        line += usize::from(character == '\n');
    }
    match state {
        State::Quoted { since } => Err(BadQuote {
            line: since,
            problem: "a quote that is never closed",
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
        for (text, line) in [
            ("name\n\"Open\nB\nC\n", 2),
            ("name\n\"Open,\nx,\"B\" C\n", 2),
            ("name\n\"Open \"\"B\n\"\"\nC\n", 2),
            ("name\nA\nx,\"B\" C\n", 3),
        ] {
            assert_eq!(check_quotes(text, ',').unwrap_err().line, line, "{text}");
        }
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
