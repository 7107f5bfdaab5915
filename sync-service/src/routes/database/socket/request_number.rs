//! The number of a request whose text is not kept.

use serde_json::Number;

/// Digits that are kept of a number: more than the largest has.
const DIGITS: usize = 24;

/// Finds the number of a request, wherever it stands in its message: `{"t":"d","d":{"r":7,…}}`.
#[derive(Debug, Default)]
pub struct RequestNumber {
    depth: usize,
    in_string: bool,
    is_escaped: bool,
    /// The beginning of the last string.
    key: String,
    in_number: bool,
    digits: String,
}

impl RequestNumber {
    /// Reads the next piece of the message.
    pub fn read(&mut self, piece: &str) {
        for c in piece.chars() {
            match self.in_string {
                true => self.read_in_string(c),
                false => self.read_outside(c),
            }
        }
    }

    fn read_in_string(&mut self, c: char) {
        match c {
            '"' if !self.is_escaped => self.in_string = false,
            _ if self.key.len() <= 1 => self.key.push(c),
            _ => {}
        }
        self.is_escaped = c == '\\' && !self.is_escaped;
    }

    fn read_outside(&mut self, c: char) {
        match c {
            '"' => {
                self.in_string = true;
                self.key.clear();
            }
            '{' | '[' => self.depth += 1,
            '}' | ']' => {
                self.in_number = false;
                self.depth = self.depth.saturating_sub(1);
            }
            ',' => self.in_number = false,
            ':' => self.in_number = self.depth == 2 && self.key == "r" && self.digits.is_empty(),
            '0'..='9' if self.in_number && self.digits.len() < DIGITS => self.digits.push(c),
            _ => {}
        }
    }

    /// Returns the number, if it was read to its end.
    pub fn found(&self) -> Option<Number> {
        let digits = (!self.in_number).then_some(&self.digits)?;
        digits.parse().ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(message: &str) -> Option<Number> {
        let (mut whole, mut apart) = (RequestNumber::default(), RequestNumber::default());
        whole.read(message);
        for c in message.chars() {
            apart.read(c.encode_utf8(&mut [0; 4]));
        }
        assert_eq!(whole.found(), apart.found(), "{message}");
        whole.found()
    }

    #[test]
    fn the_number_is_found_wherever_it_stands_and_in_no_value() {
        for message in [
            r#"{"t":"d","d":{"r":7,"a":"p","b":{"p":"/x","d":"\ud800""#,
            r#"{"d":{"a":"p","b":{"d":{"r":5},"p":"/r"},"r":7},"t":"d"}"#,
            r#"{"d":{"b":{"d":"\",\"r\":5,\\","r":4},"a":"r", "r" : 7 }"#,
            r#"{"d":{"b":{"d":[{"r":1},[2]]},"r":7,"r":8},"t":"d"}"#,
        ] {
            assert_eq!(found(message), Some(7.into()), "{message}");
        }
        for message in [
            "",
            "r",
            r#"{"t":"d""#,
            r#"{"t":"d","d":{"r":7"#,
            r#"{"r":7,"d":{"rr":7,"s":8}}"#,
        ] {
            assert_eq!(found(message), None, "{message}");
        }
    }
}
