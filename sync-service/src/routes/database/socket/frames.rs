//! Messages are cut into frames of 16,384 UTF-16 units, and the count of frames goes first.

/// The most units of a frame.
const UNITS: usize = 16_384;
/// A frame that is this short and a number is a count.
const COUNT_LENGTH: usize = 6;
/// Most frames of a message: a text of 10 MB of which each byte is escaped.
const FRAMES_MAX: usize = 4_096;
/// Bytes that are kept of a message that is too long: its request number is at the beginning.
const BEGINNING: usize = 256;

/// The frames of a message, one after the other.
pub fn pieces(message: &str) -> impl Iterator<Item = String> {
    let cuts = Cuts(message);
    let count = match message.len() <= UNITS {
        true => 1,
        false => Cuts(message).count(),
    };
    let count = (count > 1).then(|| count.to_string());
    count.into_iter().chain(cuts.map(str::to_owned))
}

/// The rest of a message.
struct Cuts<'a>(&'a str);

impl<'a> Iterator for Cuts<'a> {
    type Item = &'a str;

    fn next(&mut self) -> Option<&'a str> {
        let mut units = 0;
        let end = self.0.char_indices().find_map(|(at, character)| {
            units += character.len_utf16();
            // A letter of two units is never cut in two.
            (units > UNITS).then_some(at)
        });
        let (piece, rest) = self.0.split_at(end.unwrap_or(self.0.len()));
        self.0 = rest;
        (!piece.is_empty()).then_some(piece)
    }
}

/// The result of taking a frame.
#[derive(Debug, PartialEq, Eq)]
pub enum Taken {
    /// Not a whole message yet, or only a sign of life.
    Nothing,
    /// A message of this many frames begins.
    Announced(usize),
    /// A whole message.
    Message(String),
    /// The end of a message that is too long; its beginning.
    TooLong(String),
    /// Against the protocol.
    Malformed,
}

/// Joins frames to messages.
pub struct Joiner {
    most: usize,
    awaited: usize,
    joined: String,
    is_too_long: bool,
}

impl Joiner {
    /// Joins messages about values of at most this many bytes.
    pub fn new(most: usize) -> Self {
        Self {
            // Escapes may make a value longer than it is.
            most: most + most / 2 + UNITS,
            awaited: 0,
            joined: String::new(),
            is_too_long: false,
        }
    }

    /// Takes a frame.
    pub fn take(&mut self, frame: &str) -> Taken {
        if self.awaited == 0 {
            let count = (frame.len() <= COUNT_LENGTH).then(|| frame.parse::<usize>().ok());
            return match count.flatten() {
                // Zero only says that the other end is there.
                Some(0) => Taken::Nothing,
                Some(count) if count > FRAMES_MAX => Taken::Malformed,
                Some(count) => {
                    self.awaited = count;
                    Taken::Announced(count)
                }
                None => Taken::Message(frame.to_owned()),
            };
        }
        self.awaited -= 1;
        if !self.is_too_long {
            self.joined.push_str(frame);
        }
        if self.joined.len() > self.most {
            self.is_too_long = true;
            self.joined = self.joined.chars().take(BEGINNING).collect();
        }
        if self.awaited > 0 {
            return Taken::Nothing;
        }
        let whole = std::mem::take(&mut self.joined);
        match std::mem::take(&mut self.is_too_long) {
            true => Taken::TooLong(whole),
            false => Taken::Message(whole),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::collection::vec;
    use proptest::prelude::*;
    use proptest::sample::select;

    #[test]
    fn a_keep_alive_is_no_message_and_a_flood_is_not_kept() {
        let mut joiner = Joiner::new(10);
        assert_eq!(joiner.take("0"), Taken::Nothing);
        assert_eq!(joiner.take("1"), Taken::Announced(1));
        assert_eq!(joiner.take("{}"), Taken::Message("{}".into()));
        assert_eq!(joiner.take("99999"), Taken::Malformed);
        assert_eq!(joiner.take("3"), Taken::Announced(3));
        assert_eq!(joiner.take(&"x".repeat(40_000)), Taken::Nothing);
        assert_eq!(joiner.take(&"y".repeat(40_000)), Taken::Nothing);
        assert_eq!(joiner.take("z"), Taken::TooLong("x".repeat(BEGINNING)));
        assert_eq!(joiner.take("[]"), Taken::Message("[]".into()));
    }

    proptest! {
        #[test]
        fn what_was_cut_is_joined(runs in vec((select(vec!["a", "ñ", "😀", "\""]), 0..6000_usize), 0..8)) {
            let text: String = runs.iter().map(|(letter, times)| letter.repeat(*times)).collect();
            let mut joiner = Joiner::new(1_000_000);
            let mut taken = Taken::Nothing;
            for piece in pieces(&text) {
                prop_assert!(piece.encode_utf16().count() <= UNITS);
                taken = joiner.take(&piece);
            }
            let expected = if text.is_empty() { Taken::Nothing } else { Taken::Message(text) };
            prop_assert_eq!(taken, expected);
        }
    }
}
