//! Understands what someone typed: needs, wishes, a town or ZIP code, and the words that are left.

use super::correct::{complete, correct};
use super::count::{is_count, length_of_age};
use super::day::{
    Day, is_day_word, name_weekends, named, relative, says_tonight, special, weekday,
};
use super::phrases::{Meaning, PHRASE_MAX, is_filler, meaning_of, meaning_without};
use super::question::Question;
use super::times::{is_part, time};
use super::town::{Around, Said, also, is_meant, place};
use super::words::{Word, words_of};
use crate::catalog::index::{Index, split};
use crate::ordinary_words::is_ordinary;
use jiff::civil::Date;
use sync_protocol::places::find::{Near, Need, Wish};

/// Fillers that ask for what is open at this moment.
const OPEN: [&str; 8] = [
    "open", "abierta", "abierto", "abiertos", "abiertas", "aberta", "aberto", "louvri",
];
/// Words that say that something is not there.
const DENIALS: [&str; 10] = [
    "no", "not", "without", "dont", "havent", "sin", "sem", "nao", "pa", "san",
];

/// Understands a text. What was corrected is read again among its neighbors, as if it had been typed so: "birth
/// certifcate" is a phrase. `today` is the day in New Jersey.
pub(super) fn understand(text: &str, index: &Index, today: Date) -> Question {
    let mut words = name_weekends(words_of(text), today);
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
    /// Meanings that describe the person where something else is needed.
    describing: Vec<&'static Meaning>,
    /// Words for times that the answer is not for: times of the day, and days beside the first.
    left_out: Vec<String>,
    /// Numbers that count people or things.
    counts: Vec<String>,
    /// The part of the state that was named: "south jersey".
    part: Option<String>,
    /// Whether one of them is a time of this day, if no day is named.
    is_today: bool,
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
            describing: Vec::new(),
            left_out: Vec::new(),
            counts: Vec::new(),
            part: None,
            is_today: false,
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
        if self.time(&rest) {
            return;
        }
        let town = self.town_at(&rest);
        if let Some((meaning, length)) = longest(&rest, meaning_of)
            // "Free hold" is a town: its longer name counts.
            && town.as_ref().is_none_or(|(_, name)| length >= *name)
        {
            // "Son" is a child, and "they are" in Spanish; "son and me" is a child.
            let is_wish = !meaning.wishes.is_empty() && length > 1;
            let is_filling = rest[..length].iter().all(|word| is_filler(word));
            if meaning.needs.is_empty() && !is_wish && is_filling {
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
                self.part = Some(format!("{before} {jersey}"));
            }
            self.keep(2);
        } else if let Some(length) = length_of_street(&rest) {
            self.left_out.push(rest[..length].join(" "));
            self.keep(length);
        } else if let Some((near, length)) = town {
            self.town = Some(Said {
                name: rest[..length].join(" "),
                at: self.spelled.len(),
                length,
            });
            self.question.of_town.extend(rest[..length].iter().cloned());
            self.question.near = Some(near);
            self.keep(length);
        } else if DENIALS.contains(&word.as_str()) {
            self.deny();
        } else if is_filler(word) || self.is_hoped(word) {
            self.question.open |= OPEN.contains(&word.as_str());
            self.is_purpose |= FOR.contains(&word.as_str());
            self.keep(1);
        } else if let Some((day, length)) = self.day(&rest) {
            self.take_day(day, length);
        } else if is_count(&rest, self.before().last().copied(), |rest| {
            self.is_understood(rest)
        }) {
            let length = length_of_age(&rest);
            self.counts.extend(rest[..length].iter().cloned());
            self.keep(length);
        } else if let Some(meant) = self.completed(word, index) {
            self.replace(meant);
        } else if index.knows(word) {
            self.question.words.push(word.clone());
            self.keep(1);
        } else {
            self.correct(&word.clone(), index);
        }
    }

    /// "I hope" says nothing, other than the names of places.
    fn is_hoped(&self, word: &str) -> bool {
        let before = self.before().last().copied();
        word == "hope" && before.is_some_and(|before| ["i", "we"].contains(&before))
    }

    /// The first town, county or ZIP code that is named, and how many words name it.
    fn town_at(&self, rest: &[String]) -> Option<(Near, usize)> {
        self.question.near.is_none().then_some(())?;
        let (near, length) = longest(rest, |words| place(&words.join(" ")))?;
        let (name, behind) = rest.split_first()?;
        let next = behind.first();
        let before = self.before().last().copied();
        let around = Around {
            before,
            is_behind_need: before.is_some_and(|it| !is_filler(it)) && self.question.says_what(),
            needs: self.question.needs(),
            is_last: next.is_none_or(|next| is_day_word(next) || is_part(next)),
            is_before_filler: next.is_some_and(|next| is_filler(next)),
            behind: longest(behind, meaning_of).map(|(meaning, _)| meaning),
        };
        (length > 1 || is_meant(name, &around)).then_some((near, length))
    }

    /// Reads a time of the day, a holiday or another day of several words; answers whether there is one.
    fn time(&mut self, rest: &[String]) -> bool {
        let before = self.before();
        let last = before.last().copied();
        if let Some((day, length)) = special(rest, last) {
            self.take_day(day, length);
            return true;
        }
        let Some(time) = time(rest, &before, |rest| self.begins(rest)) else {
            return false;
        };
        self.left_out.push(rest[..time.length].join(" "));
        self.is_today |= time.is_today;
        self.question.open = true;
        self.keep(time.length);
        true
    }

    /// Whether anything was understood, so that a number beside it only counts.
    fn says_something(&self) -> bool {
        let Question { near, wishes, .. } = &self.question;
        let is_meant = self.question.says_what() || !self.describing.is_empty();
        is_meant || near.is_some() || !wishes.is_empty()
    }

    /// The words before this one.
    fn before(&self) -> Vec<&str> {
        let before = self.words[..self.at].iter();
        before.map(|word| word.text.as_str()).collect()
    }

    /// Whether words begin something else, and do not go on with the word before them.
    fn begins(&self, rest: &[String]) -> bool {
        let Some(word) = rest.first() else {
            return true;
        };
        is_filler(word)
            || is_day_word(word)
            || is_part(word)
            || longest(rest, meaning_of).is_some_and(|(meaning, _)| !meaning.needs.is_empty())
            || longest(rest, |words| place(&words.join(" "))).is_some()
            || time(rest, &[word], |_| true).is_some()
    }

    /// Whether words say something that is understood, beside names of towns, after which streets are called.
    fn is_understood(&self, rest: &[String]) -> bool {
        let is_filling = rest.first().is_none_or(|word| is_filler(word));
        is_filling || longest(rest, meaning_of).is_some()
    }

    /// The day that the next words name, and how many words name it.
    fn day(&self, rest: &[String]) -> Option<(Day, usize)> {
        let before = self.before().last().copied();
        let says_nothing = |word: &str| is_filler(word) || weekday(word).is_some();
        named(rest, before, says_nothing, |rest| self.begins(rest))
    }

    /// Takes the day that is asked for. An answer is for one day: of several it is for the first, and says so.
    fn take_day(&mut self, day: Day, length: usize) {
        let words = self.rest(self.at);
        match self.question.day {
            Some(first) if first != day => self.left_out.push(words[..length].join(" ")),
            _ => self.question.day = Some(day),
        }
        self.question.open = true;
        self.keep(length);
    }

    fn mean(&mut self, meaning: &'static Meaning) {
        let is_purpose = std::mem::take(&mut self.is_purpose);
        if meaning.describes {
            self.describing.push(meaning);
        } else {
            self.question.add(meaning, is_purpose);
        }
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
            self.replace(corrected);
        } else {
            self.question.words.push(word.to_owned());
            self.keep(1);
        }
    }

    /// What this word was meant to be, if it only begins a word of few places.
    fn completed(&self, word: &str, index: &Index) -> Option<String> {
        let is_right = self.words[self.at].typed.is_some();
        (!is_right).then(|| complete(word, index)).flatten()
    }

    /// Puts a word in the place of this one, and moves on.
    fn replace(&mut self, meant: String) {
        let word = &mut self.words[self.at];
        word.typed = Some(std::mem::replace(&mut word.text, meant));
        self.is_corrected = true;
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
        let counts = std::mem::take(&mut self.counts);
        if self.says_something() {
            self.left_out.extend(counts);
        } else {
            self.question.words.extend(counts);
        }
        if let Some(part) = self.part.take() {
            // No list says in which part of the state a place lies, but names do.
            if self.question.says_what() {
                self.left_out.push(part);
            } else {
                self.question.words.extend(split(&part));
            }
        }
        let is_known = self.question.words.iter().any(|word| index.knows(word));
        let words = self.question.words.iter();
        let unknown = words.filter(|word| !index.knows(word) && !is_ordinary(word));
        self.question.unknown = unknown.cloned().collect();
        for meaning in std::mem::take(&mut self.describing) {
            self.question.describe(meaning);
        }
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
        question.tonight = says_tonight(&self.words);
        question.day = question.day.or_else(|| relative(&self.words));
        question.day = question.day.or(self.is_today.then_some(Day::Ahead(0)));
        question.unknown.extend(self.left_out);
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
            question.of_town.clear();
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

/// How many words are a street with the name of a town, before the town in which it is: "Camden Street, Newark".
fn length_of_street(rest: &[String]) -> Option<usize> {
    const STREETS: [&str; 10] = [
        "ave",
        "avenue",
        "blvd",
        "boulevard",
        "drive",
        "lane",
        "rd",
        "road",
        "st",
        "street",
    ];
    let is_any = rest.iter().any(|word| STREETS.contains(&word.as_str()));
    is_any.then_some(())?;
    let (_, length) = longest(rest, |words| place(&words.join(" ")))?;
    let (street, behind) = rest.get(length..)?.split_first()?;
    let is_street = STREETS.contains(&street.as_str());
    let town = longest(behind, |words| place(&words.join(" ")));
    (is_street && town.is_some()).then_some(length + 1)
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
