//! Messages are cut into frames of 16,384 UTF-16 units, and the count of frames goes first.

use serde_json::Value;

/// The most units of a frame.
const UNITS: usize = 16_384;
/// A frame that is this short and a number is a count.
const COUNT_LENGTH: usize = 6;

/// The frames of a message.
pub fn pieces(message: String) -> Vec<String> {
    if message.len() <= UNITS {
        return vec![message];
    }
    let (mut pieces, mut piece, mut units) = (Vec::new(), String::new(), 0);
    for letter in message.chars() {
        // A letter of two units is never cut in two.
        if units + letter.len_utf16() > UNITS {
            pieces.push(std::mem::take(&mut piece));
            units = 0;
        }
        units += letter.len_utf16();
        piece.push(letter);
    }
    pieces.push(piece);
    if pieces.len() > 1 {
        pieces.insert(0, pieces.len().to_string());
    }
    pieces
}

/// Joins frames to messages.
pub struct Joiner {
    most: usize,
    awaited: usize,
    joined: String,
}

impl Joiner {
    /// Joins messages about values of so many bytes at most.
    pub fn new(most: usize) -> Self {
        Self {
            // Escapes may make a value longer than it is.
            most: most + most / 2 + UNITS,
            awaited: 0,
            joined: String::new(),
        }
    }

    /// Takes a frame; answers the message that is whole with it.
    pub fn take(&mut self, frame: &str) -> Result<Option<Value>, ()> {
        if self.awaited == 0 {
            if frame.len() <= COUNT_LENGTH
                && let Ok(count) = frame.parse::<usize>()
            {
                // Zero only says that the other end is there.
                self.awaited = count;
                return Ok(None);
            }
            return serde_json::from_str(frame).map(Some).map_err(|_| ());
        }
        self.awaited -= 1;
        self.joined.push_str(frame);
        if self.joined.len() > self.most {
            return Err(());
        }
        if self.awaited > 0 {
            return Ok(None);
        }
        let whole = std::mem::take(&mut self.joined);
        serde_json::from_str(&whole).map(Some).map_err(|_| ())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use serde_json::json;

    #[test]
    fn a_keep_alive_is_no_message_and_a_flood_ends() {
        let mut joiner = Joiner::new(10);
        assert_eq!(joiner.take("0"), Ok(None));
        assert_eq!(joiner.take("1"), Ok(None));
        assert_eq!(joiner.take("{}"), Ok(Some(json!({}))));
        assert_eq!(joiner.take("99999"), Ok(None));
        assert_eq!(joiner.take(&"x".repeat(40_000)), Err(()));
        assert_eq!(Joiner::new(10).take("no json"), Err(()));
    }

    proptest! {
        #[test]
        fn what_was_cut_is_joined(text in "(a|ñ|😀|\"){0,40000}") {
            let message = json!({ "d": text });
            let mut joiner = Joiner::new(1_000_000);
            let mut whole = None;
            for piece in pieces(message.to_string()) {
                prop_assert!(piece.encode_utf16().count() <= UNITS);
                whole = joiner.take(&piece).unwrap();
            }
            prop_assert_eq!(whole, Some(message));
        }
    }
}
