//! What was understood of a text.

use super::day::Day;
use super::phrases::{Meaning, Within};
use crate::ordinary_words::is_ordinary;
use sync_protocol::places::find::{Near, Need, Wish};
use sync_protocol::places::search::SearchAlso;

/// What was understood.
#[derive(Debug, Default)]
pub(super) struct Question {
    /// For each phrase the needs of which one is meant.
    pub(super) meant: Vec<Vec<Need>>,
    /// What phrases are about, each with other words for it, the best first. It comes before what only answers the need.
    pub(super) about: Vec<Vec<String>>,
    /// What of it comes before all that only answers the need, and how far it may be.
    pub(super) foremost: Vec<(Vec<String>, Within)>,
    pub(super) near: Option<Near>,
    /// Other towns of the name that was said.
    pub(super) also: Vec<SearchAlso>,
    /// Words that have to be found.
    pub(super) words: Vec<String>,
    /// Words that help.
    pub(super) extra: Vec<String>,
    /// The words of the town or county. They count for what is called like it and lies there.
    pub(super) of_town: Vec<String>,
    /// What a place shall be like.
    pub(super) wishes: Vec<Wish>,
    /// Whether what is open is asked for.
    pub(super) open: bool,
    /// The day for which it is asked.
    pub(super) day: Option<Day>,
    /// Whether it is for the evening of this day.
    pub(super) tonight: bool,
    /// Whether places for survivors of violence are left out.
    pub(super) not_survivors: bool,
    /// Whether something was said beside which nothing else counts.
    pub(super) above_all: bool,
    pub(super) understood: Option<String>,
    /// The search that takes the words as they were typed.
    pub(super) typed: Option<String>,
    /// Words that stand in no list, and those for a time that the answer is not for.
    pub(super) unknown: Vec<String>,
}

impl Question {
    /// Takes in what a phrase means. What something else is for is no need of its own.
    pub(super) fn add(&mut self, meaning: &Meaning, is_purpose: bool) {
        self.not_survivors |= meaning.not_survivors;
        if self.above_all {
            return;
        }
        if meaning.above_all {
            self.above_all = true;
            self.meant.clear();
            self.about.clear();
            self.foremost.clear();
        }
        let known = self.needs();
        let is_own = !is_purpose || known.is_empty();
        if is_own && !meaning.needs.iter().all(|need| known.contains(need)) {
            self.meant.push(meaning.needs.clone());
        }
        if !meaning.about.is_empty() && !self.about.contains(&meaning.about) {
            self.about.push(meaning.about.clone());
        }
        if let Some(within) = meaning.foremost {
            self.foremost.push((meaning.about.clone(), within));
        }
        self.wish(meaning);
    }

    /// Takes in a phrase that only describes the person where something else is needed.
    pub(super) fn describe(&mut self, meaning: &Meaning) {
        let needs = self.needs();
        let is_beside = if needs.is_empty() {
            self.says_what()
        } else {
            needs.iter().any(|need| !meaning.needs.contains(need))
        };
        if !is_beside {
            self.add(meaning, false);
        }
        if self.needs() == [Need::Legal] {
            // Who needs a lawyer for a record finds one anywhere: each takes people with a record.
            self.wishes.retain(|it| *it != Wish::WithRecord);
        } else {
            self.wish(meaning);
        }
    }

    /// Takes in what a place has to be like, by the words of a phrase.
    pub(super) fn wish(&mut self, meaning: &Meaning) {
        for wish in &meaning.wishes {
            if !self.wishes.contains(wish) {
                self.wishes.push(*wish);
            }
        }
    }

    /// Whether nothing but "open now" was said.
    pub(super) fn says_only_open(&self) -> bool {
        self.open && self.words.is_empty() && !self.says_what() && self.near.is_none()
    }

    /// Whether nothing was said but what a place shall be like: "wheelchair", "gratis".
    pub(super) fn says_only_wishes(&self) -> bool {
        !self.wishes.is_empty() && self.words.is_empty() && !self.says_what() && self.near.is_none()
    }

    /// Whether its words name no need, and each of them is an ordinary one, so that they are hardly a name.
    pub(super) fn says_only_ordinary_words(&self) -> bool {
        self.meant.is_empty()
            && !self.words.is_empty()
            && self.words.iter().all(|word| is_ordinary(word))
    }

    /// Whether it says what is looked for, in words that are known.
    pub(super) fn says_what(&self) -> bool {
        !self.meant.is_empty() || !self.about.is_empty()
    }

    /// Whether meals or clothes are asked for, which places of other lists give too.
    pub(super) fn needs_given(&self) -> bool {
        let mut needs = self.needs().into_iter();
        needs.any(|need| matches!(need, Need::Food | Need::Clothes))
    }

    /// Whether a meal for this evening is asked for. Who needs a bed for it has to be there before.
    pub(super) fn says_dinner(&self) -> bool {
        let needs = self.needs();
        let is_meal = needs.contains(&Need::Food) && !needs.contains(&Need::Shelter);
        self.tonight && is_meal && self.day == Some(Day::Ahead(0))
    }

    /// All needs, each once.
    pub(super) fn needs(&self) -> Vec<Need> {
        let mut needs: Vec<Need> = Vec::new();
        for need in self.meant.iter().flatten() {
            if !needs.contains(need) {
                needs.push(*need);
            }
        }
        needs
    }
}
