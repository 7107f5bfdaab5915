//! Checks the text of a CSV file before its cells are parsed (RFC 4180).

use super::import_error::ImportError;

/// Decodes UTF-8 (a byte-order mark is dropped) and brings line ends to `\n`; a wrong byte is named
/// by its line.
pub fn decode(bytes: &[u8]) -> Result<String, ImportError> {
    if let Some(what) = other_file(bytes) {
        return Err(ImportError::NotCsv(what));
    }
    let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    let text = std::str::from_utf8(bytes).map_err(|error| match bytes.contains(&0) {
        true => ImportError::NotCsv("no text"),
        false => ImportError::Row {
            line: 1 + bytes[..error.valid_up_to()]
                .iter()
                .filter(|byte| **byte == b'\n')
                .count(),
            problem: "not UTF-8: save the file as \"CSV UTF-8\"".into(),
        },
    })?;
    Ok(text.replace("\r\n", "\n").replace('\r', "\n"))
}

/// What a file is that is no text, by its first bytes.
fn other_file(bytes: &[u8]) -> Option<&'static str> {
    const KINDS: [(&[u8], &str); 6] = [
        (b"PK", "an Excel workbook (.xlsx) or a ZIP file"),
        (
            b"\xD0\xCF\x11\xE0",
            "an old Excel workbook (.xls), or one with a password",
        ),
        (b"%PDF", "a PDF file"),
        (b"\xFF\xFE", "a text in UTF-16"),
        (b"\xFE\xFF", "a text in UTF-16"),
        (b"{\\rtf", "a text of a word processor (.rtf)"),
    ];
    let known = KINDS
        .into_iter()
        .find(|(start, _)| bytes.starts_with(start));
    let is_archive = |start: &[u8]| bytes.get(start.len()).is_some_and(|it| *it < b' ');
    known
        .filter(|(start, _)| *start != b"PK" || is_archive(start))
        .map(|(_, what)| what)
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
    fn a_file_that_is_no_csv_is_named_with_what_to_do() {
        for (bytes, what) in [
            (&b"PK\x03\x04\x14\0"[..], "Excel workbook (.xlsx)"),
            (b"\xD0\xCF\x11\xE0\xA1", "old Excel workbook"),
            (b"%PDF-1.7", "PDF"),
            (b"\xFF\xFEn\0", "UTF-16"),
            (b"\x89PNG\r\n\x1a\n\0\0", "no text"),
        ] {
            let said = decode(bytes).unwrap_err().to_string();
            assert!(said.contains(what), "{said}");
            assert!(said.contains("Save it as CSV"), "{said}");
        }
        assert!(decode(b"PK place,name\n").is_ok());
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
