//! "Otherwise by appointment": beside days on which people can walk in, what else the sentence names is no such time. "Monday-Friday
//! 9 am-5 pm. Walk-ins Wednesday, otherwise by appointment".

use super::parse::Reader;
use super::reach::overlap;
use super::words::Word;
use sync_protocol::places::hours::{OpenState, Reception};

impl Reader<'_> {
    /// Remembers where a part of the sentence ends.
    pub(super) fn end_part(&mut self) {
        self.seasons.leading_part = None;
        let rules = self.hours.rules.len();
        if rules > self.before_part {
            self.before_last_part = self.before_part;
        }
        self.before_part = rules;
        self.asked = None;
    }

    /// Keeps the hours of its own part, or of the part before it, and asks at all others. `is_of_all_else`: "otherwise" is said of
    /// what stands before these too, while "other times" may be times that nobody named.
    pub(super) fn ask_at_others(&mut self, is_of_all_else: bool) -> Option<()> {
        self.flush()?;
        self.hours.otherwise = OpenState::Ask;
        self.are_others_asked = true;
        let names_walk_ins = self.words[..self.at]
            .iter()
            .any(|word| matches!(word, Word::Other(text) if text == "walkin"));
        let is_in_its_part = self.hours.rules.len() > self.before_part;
        let first = match is_in_its_part {
            true => self.before_part,
            false => self.before_last_part,
        };
        let (others, own) = self.hours.rules.split_at_mut(first);
        let is_said_of_others = is_of_all_else && is_in_its_part || names_walk_ins;
        for rule in others {
            let is_meant = is_said_of_others || own.iter().any(|it| overlap(rule, it));
            if is_meant && rule.reception == Reception::WalkIn {
                rule.reception = Reception::Appointment;
            }
        }
        Some(())
    }
}
