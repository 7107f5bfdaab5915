//! Understands what someone typed: needs, wishes, a town or ZIP code, and the words that are left.

use super::correct::correct;
use super::day::{Day, numbered, relative, weekday};
use super::ordinary::is_ordinary;
use super::phrases::{Meaning, PHRASE_MAX, is_filler, meaning_of, meaning_without};
use super::question::Question;
use super::town::{Said, also, place};
use super::words::{Word, words_of};
use crate::catalog::index::Index;
use sync_protocol::places::find::{Need, Wish};

/// Fillers that ask for what is open at this moment.
const OPEN: [&str; 8] = [
    "open", "abierta", "abierto", "abiertos", "abiertas", "aberta", "aberto", "louvri",
];
/// Words that say that something is not there.
const DENIALS: [&str; 10] = [
    "no", "not", "without", "dont", "havent", "sin", "sem", "nao", "pa", "san",
];

/// Understands a text. What was corrected is read again among its neighbors, as if it had been typed so: "birth
/// certifcate" is a phrase.
pub(super) fn understand(text: &str, index: &Index) -> Question {
    let mut words = words_of(text);
    loop {
        let mut reader = Reader::new(words);
        while reader.at < reader.words.len() {
            reader.step(index);
        }
        if !reader.is_corrected {
            return reader.finish(index);
        }
        words = reader.words;
    }
}

/// Words before what something is for: of "a ride to the doctor" only the ride is needed.
const FOR: [&str; 9] = ["to", "for", "al", "a", "ao", "para", "pou", "por", "pra"];
/// Words before "jersey" that do not mean Jersey City: the state, and its parts.
const STATE: [&str; 3] = ["new", "nueva", "nova"];
const PARTS: [&str; 5] = ["north", "south", "east", "west", "central"];

/// Reads a text word by word.
struct Reader {
    words: Vec<Word>,
    at: usize,
    question: Question,
    /// The words as they were understood, and as they were typed with quotes around what was corrected.
    spelled: Vec<String>,
    typed: Vec<String>,
    town: Option<Said>,
    /// The words of the lists for people who were named.
    people: Vec<String>,
    /// Meanings of what someone has not, and of fillers. They count where nothing else was said.
    absent: Vec<&'static Meaning>,
    weak: Vec<&'static Meaning>,
    /// Whether what comes next is what something is for.
    is_purpose: bool,
    /// Whether a word was corrected, so that all is to be read again.
    is_corrected: bool,
}

impl Reader {
    fn new(words: Vec<Word>) -> Self {
        Self {
            words,
            at: 0,
            question: Question::default(),
            spelled: Vec::new(),
            typed: Vec::new(),
            town: None,
            people: Vec::new(),
            absent: Vec::new(),
            weak: Vec::new(),
            is_purpose: false,
            is_corrected: false,
        }
    }

    /// The words from here that are not quoted.
    fn rest(&self, from: usize) -> Vec<String> {
        let rest = self.words.iter().skip(from);
        let rest = rest.take_while(|word| !word.is_quoted).take(PHRASE_MAX);
        rest.map(|word| word.text.clone()).collect()
    }

    fn step(&mut self, index: &Index) {
        let rest = self.rest(self.at);
        let Some(word) = rest.first() else {
            let word = self.words[self.at].text.clone();
            self.question.words.push(word);
            self.keep(1);
            return;
        };
        if let Some((meaning, length)) = longest(&rest, meaning_of) {
            if meaning.needs.is_empty() && rest[..length].iter().all(|word| is_filler(word)) {
                self.weak.push(meaning);
            } else {
                self.mean(meaning);
            }
            self.keep(length);
        } else if let [before, jersey, ..] = &rest[..]
            && jersey == "jersey"
            && (STATE.contains(&before.as_str()) || PARTS.contains(&before.as_str()))
            && rest.get(2).is_none_or(|next| next != "city")
        {
            if PARTS.contains(&before.as_str()) {
                let words = [before.clone(), jersey.clone()];
                self.question.words.extend(words);
            }
            self.keep(2);
        } else if self.question.near.is_none()
            && let Some((near, length)) = longest(&rest, |words| place(&words.join(" ")))
        {
            self.town = Some(Said {
                name: rest[..length].join(" "),
                at: self.spelled.len(),
                length,
            });
            self.question.extra.extend(rest[..length].iter().cloned());
            self.question.near = Some(near);
            self.keep(length);
        } else if DENIALS.contains(&word.as_str()) {
            self.deny();
        } else if is_filler(word) {
            self.question.open |= OPEN.contains(&word.as_str());
            self.is_purpose |= FOR.contains(&word.as_str());
            self.keep(1);
        } else if let Some((day, length)) = self.day(&rest) {
            self.question.day = Some(Day::Weekday(day));
            self.question.open = true;
            self.keep(length);
        } else if index.knows(word) {
            self.question.words.push(word.clone());
            self.keep(1);
        } else {
            self.correct(&word.clone(), index);
        }
    }

    /// The day that the next words name, and how many words name it.
    fn day(&self, rest: &[String]) -> Option<(i8, usize)> {
        let before = self.at.checked_sub(1).and_then(|at| self.words.get(at));
        let before = before.map(|word| word.text.as_str());
        let one = rest.first().and_then(|word| weekday(word));
        let says_nothing = |word: &str| is_filler(word) || weekday(word).is_some();
        one.map(|day| (day, 1))
            .or_else(|| numbered(rest, before, says_nothing))
    }

    fn mean(&mut self, meaning: &Meaning) {
        let is_purpose = std::mem::take(&mut self.is_purpose);
        self.question.add(meaning, is_purpose);
        self.people.extend(meaning.people.iter().cloned());
    }

    /// What is missing is a wish ("no ID"), or what is looked for ("no food"), or says nothing of a place.
    fn deny(&mut self) {
        self.keep(1);
        let fillers = self.rest(self.at);
        let fillers = fillers.iter().take_while(|word| is_filler(word)).count();
        let starts = self.at..=self.at + fillers;
        let found = |meaning: fn(&[String]) -> Option<&'static Meaning>| {
            starts.clone().find_map(|start| {
                let (meaning, length) = longest(&self.rest(start), meaning)?;
                Some((meaning, start + length - self.at))
            })
        };
        if let Some((meaning, length)) = found(meaning_without) {
            self.mean(meaning);
            self.keep(length);
        } else if let Some((meaning, length)) = found(meaning_of) {
            if is_had(meaning) {
                self.absent.push(meaning);
            }
            self.keep(length);
        } else {
            self.keep(fillers);
            let rest = self.rest(self.at);
            // "No domingo" is "on Sunday" in Portuguese, and "no Newark" is a town.
            let is_said = rest.first().is_none_or(|word| weekday(word).is_some());
            if !is_said && longest(&rest, |words| place(&words.join(" "))).is_none() {
                self.keep(1);
            }
        }
    }

    /// A word is corrected once at most.
    fn correct(&mut self, word: &str, index: &Index) {
        let is_right = self.words[self.at].typed.is_some();
        let is_town_known = self.question.near.is_some();
        let meant = (!is_right).then(|| correct(word, index, is_town_known));
        if let Some(corrected) = meant.flatten() {
            self.words[self.at].text = corrected;
            self.words[self.at].typed = Some(word.to_owned());
            self.is_corrected = true;
        } else {
            self.question.words.push(word.to_owned());
        }
        self.keep(1);
    }

    /// Keeps the next words as they are, and moves on.
    fn keep(&mut self, length: usize) {
        for word in &self.words[self.at..self.at + length] {
            self.spelled.push(word.text.clone());
            let typed = word.typed.as_ref().unwrap_or(&word.text);
            let is_literal = word.is_quoted || word.typed.is_some();
            self.typed.push(if is_literal {
                format!("\"{typed}\"")
            } else {
                typed.clone()
            });
        }
        self.at += length;
    }

    fn finish(mut self, index: &Index) -> Question {
        let is_known = self.question.words.iter().any(|word| index.knows(word));
        let words = self.question.words.iter();
        let unknown = words.filter(|word| !index.knows(word) && !is_ordinary(word));
        self.question.unknown = unknown.cloned().collect();
        for meanings in [
            std::mem::take(&mut self.absent),
            std::mem::take(&mut self.weak),
        ] {
            if !self.question.says_what() && !is_known {
                meanings
                    .into_iter()
                    .for_each(|meaning| self.question.add(meaning, false));
            }
        }
        let mut question = self.question;
        question.day = question.day.or_else(|| relative(&self.words));
        if !question.says_what() && !is_known && question.wishes == [Wish::NoId] {
            question.meant.push(vec![Need::Id]);
        }
        // Beside a need or another word the people only help: most places take all of them and name none.
        let is_alone = question.meant.is_empty() && question.words.is_empty();
        if is_alone || !question.meant.is_empty() && question.near.is_some() {
            question.words.extend(self.people);
        } else {
            question.extra.extend(self.people);
        }
        if question.says_what() {
            // An ordinary word says something about the person, a name says which place.
            let words = std::mem::take(&mut question.words).into_iter();
            let (ordinary, names) = words.partition(|word| is_ordinary(word));
            question.words = names;
            question.extra.extend(ordinary as Vec<String>);
        }
        if question.above_all {
            question.words.clear();
            question.extra.clear();
            question.unknown.clear();
        }
        let typed = self.typed.join(" ");
        if self.spelled.join(" ") != typed.replace('"', "") {
            question.understood = Some(self.spelled.join(" "));
            question.typed = Some(typed);
        }
        if let (Some(near), Some(said)) = (&question.near, &self.town) {
            question.also = also(said, near, &self.spelled);
        }
        question
    }
}

/// Whether it is something that people have, so that its absence is what they look for.
fn is_had(meaning: &Meaning) -> bool {
    let is_aside = |need: &Need| matches!(need, Need::Health | Need::Legal | Need::Id);
    meaning.is_topic() && !meaning.needs.iter().any(is_aside)
}

/// The longest beginning that means something, and its length in words.
fn longest<T>(words: &[String], meaning: impl Fn(&[String]) -> Option<T>) -> Option<(T, usize)> {
    (1..=words.len().min(PHRASE_MAX))
        .rev()
        .find_map(|length| meaning(&words[..length]).map(|meaning| (meaning, length)))
}
