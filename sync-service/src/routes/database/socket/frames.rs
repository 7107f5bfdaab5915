//! Messages are cut into frames of 16,384 UTF-16 units, and the count of frames goes first.

use super::request_number::RequestNumber;
use serde_json::Number;

/// The most units of a frame.
const UNITS: usize = 16_384;
/// A frame that is this short and a number is a count.
const COUNT_LENGTH: usize = 6;

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
    /// The count of frames of a message that is too long.
    Excessive,
    /// A whole message.
    Message(String),
    /// The end of a message that is too long; its number, if it is a request.
    TooLong(Option<Number>),
}

/// Joins frames to messages.
pub struct Joiner {
    most: usize,
    awaited: usize,
    joined: String,
    /// Set while a message that is too long arrives: only its number is kept.
    too_long: Option<RequestNumber>,
}

impl Joiner {
    /// Joins messages about values of at most this many bytes.
    pub fn new(most: usize) -> Self {
        Self {
            // Escapes may make a value longer than it is.
            most: most + most / 2 + UNITS,
            awaited: 0,
            joined: String::new(),
            too_long: None,
        }
    }

    /// Returns the number of the request that is arriving, if it has arrived.
    pub fn number(&self) -> Option<Number> {
        match &self.too_long {
            Some(number) => number.found(),
            None => number_in(&self.joined).found(),
        }
    }

    /// Takes a frame.
    pub fn take(&mut self, frame: &str) -> Taken {
        if self.awaited == 0 {
            let count = (frame.len() <= COUNT_LENGTH).then(|| frame.parse::<usize>().ok());
            return match count.flatten() {
                // Zero only says that the other end is there.
                Some(0) => Taken::Nothing,
                Some(count) => {
                    self.awaited = count;
                    // Clients fill every frame but the last, so the count alone tells it.
                    if (count - 1).saturating_mul(UNITS) > self.most {
                        self.too_long = Some(RequestNumber::default());
                        return Taken::Excessive;
                    }
                    Taken::Announced(count)
                }
                None => Taken::Message(frame.to_owned()),
            };
        }
        self.awaited -= 1;
        match &mut self.too_long {
            Some(number) => number.read(frame),
            None => {
                self.joined.push_str(frame);
                if self.joined.len() > self.most {
                    self.too_long = Some(number_in(&std::mem::take(&mut self.joined)));
                }
            }
        }
        if self.awaited > 0 {
            return Taken::Nothing;
        }
        match self.too_long.take() {
            Some(number) => Taken::TooLong(number.found()),
            None => Taken::Message(std::mem::take(&mut self.joined)),
        }
    }
}

fn number_in(text: &str) -> RequestNumber {
    let mut number = RequestNumber::default();
    number.read(text);
    number
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::collection::vec;
    use proptest::prelude::*;
    use proptest::sample::select;

    #[test]
    fn a_keep_alive_is_no_message_and_a_flood_is_not_kept() {
        let mut joiner = Joiner::new(20_000);
        assert_eq!(joiner.take("0"), Taken::Nothing);
        assert_eq!(joiner.take("1"), Taken::Announced(1));
        assert_eq!(joiner.take("{}"), Taken::Message("{}".into()));
        assert_eq!(joiner.take("3"), Taken::Announced(3));
        assert_eq!(joiner.take(&"x".repeat(40_000)), Taken::Nothing);
        assert_eq!(joiner.take(&"y".repeat(40_000)), Taken::Nothing);
        assert_eq!(joiner.take("z"), Taken::TooLong(None));
        assert_eq!(joiner.take("[]"), Taken::Message("[]".into()));
    }

    #[test]
    fn a_count_that_is_too_long_needs_no_room_and_its_number_is_known() {
        let mut joiner = Joiner::new(10);
        assert_eq!(joiner.take("3"), Taken::Excessive);
        for frame in ["{\"d\":{", "\"r\":7,\"b\":0"] {
            assert_eq!(joiner.take(frame), Taken::Nothing);
        }
        assert_eq!(joiner.number(), Some(7.into()));
        let end = "x".repeat(UNITS);
        assert_eq!(joiner.take(&end), Taken::TooLong(Some(7.into())));
        // One that shows only later that it is too long.
        assert_eq!(joiner.take("2"), Taken::Announced(2));
        let begins = format!("{{\"d\":{{\"r\":8,\"b\":\"{end}{end}");
        assert_eq!(joiner.take(&begins), Taken::Nothing);
        assert_eq!(joiner.joined.len(), 0);
        assert_eq!(joiner.take("x"), Taken::TooLong(Some(8.into())));
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
