//! Sentences of one row that exclude each other. What people read there is one of them and never both,
//! so an editor should know.
//!
//! A reader of requirements takes a hint for a doubt: "Call first" may only mean that they like a call.
//! Beside "Walk in" the hint is a contradiction, so here it counts.

use super::{Facts, Sentence, Stated, facts_of, sentences_of};
use crate::row::PlaceRow;
use serde::Serialize;
use std::collections::BTreeSet;

/// Sentences that exclude each other.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Contradiction {
    /// The requirement, by its name in `Requirements`.
    pub about: &'static str,
    /// One sentence for each of the values.
    pub words: Vec<String>,
}

/// A value of a requirement with the sentence that says it.
struct Said {
    about: &'static str,
    value: String,
    words: String,
}

/// All that the row says in two ways.
pub fn of_row(row: &PlaceRow<'_>) -> Vec<Contradiction> {
    let facts = facts_of(row);
    let mut said = Vec::new();
    facts.tell(&mut said);
    for sentence in &sentences_of(row) {
        hint(sentence, &mut said);
    }
    let names: BTreeSet<&'static str> = said.iter().map(|it| it.about).collect();
    let found = names.into_iter().map(|about| Contradiction {
        about,
        words: one_for_each_value(said.iter().filter(|it| it.about == about)),
    });
    found.filter(|it| it.words.len() > 1).collect()
}

/// The sentences of different values. A sentence that says two of them is one sentence: "Walk in or call
/// first" is no contradiction.
fn one_for_each_value<'a>(said: impl Iterator<Item = &'a Said>) -> Vec<String> {
    let mut values: Vec<&str> = Vec::new();
    let mut words: Vec<String> = Vec::new();
    for it in said {
        if !values.contains(&it.value.as_str()) && !words.contains(&it.words) {
            values.push(&it.value);
            words.push(it.words.clone());
        }
    }
    words
}

/// Words from which nothing is concluded alone.
fn hint(sentence: &Sentence<'_>, said: &mut Vec<Said>) {
    let mut tell = |about: &'static str, value: &str| {
        said.push(Said {
            about,
            value: value.to_owned(),
            words: sentence.words.to_owned(),
        });
    };
    if sentence.has_any(&[
        "no appointment",
        "no appointments",
        "without appointment",
        "without an appointment",
        "appointment not needed",
    ]) {
        tell("entry", "walk-in");
    } else if sentence.has_any(&["appointment", "appointments"]) {
        tell("entry", "appointment");
    } else if sentence.has_any(&[
        "call first",
        "call ahead",
        "call before",
        "phone first",
        "must call",
    ]) {
        tell("entry", "call-first");
    } else if sentence.has_any(&["no walk-ins", "no walk ins"]) {
        tell("entry", "appointment");
    }
    if sentence.has_any(&["no referral", "referral not needed", "without a referral"]) {
        tell("referral", "none");
    }
    let costs = sentence.words.contains('$') || sentence.has_any(&["fee", "fees"]);
    if costs && !sentence.has_any(&["no fee", "no fees", "without fee"]) {
        tell("cost", "paid");
    }
}

impl Facts {
    /// Everything that the sentences say, of which only one can be true.
    fn tell(&self, said: &mut Vec<Said>) {
        tell("id", &self.id, said);
        tell("referral", &self.referral, said);
        tell("ages", &self.ages, said);
        tell("sex", &self.sex, said);
        tell("household", &self.household, said);
        tell("sober", &self.sober, said);
        tell("cost", &self.cost, said);
        tell("entry", &self.entry, said);
        tell("wheelchair", &self.wheelchair, said);
        tell("record", &self.record, said);
    }
}

fn tell<T: Serialize>(about: &'static str, stated: &[Stated<T>], said: &mut Vec<Said>) {
    for it in stated {
        // The name of a value is text; ages and yes or no are written as JSON.
        let value = serde_json::to_value(&it.value).unwrap_or_default();
        let value = value
            .as_str()
            .map_or_else(|| value.to_string(), str::to_owned);
        said.push(Said {
            about,
            value,
            words: it.words.clone(),
        });
    }
}
