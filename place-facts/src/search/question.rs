//! Understands what someone typed: needs, a town or ZIP code, and the words that are left.

use crate::catalog::index::{Index, allowed_errors, fold, split};
use crate::geography::{county, named_as, near, towns_named};
use crate::namesakes::others;
use crate::spelling::distance;
use std::collections::HashMap;
use std::sync::LazyLock;
use sync_protocol::places::find::{Near, Need, Wish};
use sync_protocol::places::search::{SEARCH_TEXT_MAX, SearchAlso};

pub(crate) const SYNONYMS: &str = include_str!("../../data/synonyms.csv");
/// Longest synonym or name of a town, in words.
const PHRASE_MAX: usize = 4;
/// Most words of a question.
const WORDS_MAX: usize = 12;

/// Words that say nothing about a place.
pub(crate) const FILLERS: &[&str] = &[
    "a", "an", "and", "any", "around", "at", "by", "can", "close", "do", "find", "for", "free",
    "get", "go", "have", "help", "how", "i", "im", "in", "is", "like", "looking", "me", "my",
    "near", "need", "nj", "now", "of", "on", "open", "some", "that", "the", "there", "to", "today",
    "tomorrow", "tonight", "want", "where", "with", "with", "al", "ayuda", "buscar", "busco",
    "cerca", "con", "de", "del", "donde", "el", "en", "hoy", "la", "las", "los", "manana", "me",
    "mi", "necesito", "para", "quiero", "un", "abierta", "abierto", "abiertos", "ahora", "agora",
    "ajuda", "amanha", "aberta", "aberto", "com", "da", "em", "eu", "hoje", "meu", "minha", "na",
    "onde", "perto", "um", "preciso", "procuro", "quero", "uma", "ak", "aswe", "bezwen", "cheche",
    "demen", "ed", "jodi", "jwenn", "ki", "kote", "kounye", "m", "mwen", "nan", "pou", "pre",
    "vle", "yon", "am", "are", "could", "give", "got", "has", "it", "just", "let", "please",
    "should", "show", "someone", "tell", "us", "we", "what", "which", "would", "you", "algo",
    "dame", "estou", "estoy", "favor", "hay", "muy", "por", "puedo", "que", "quien", "s", "se",
    "soy", "tengo", "tenho",
];
/// Fillers that ask for what is open at this moment.
const OPEN: [&str; 8] = [
    "open", "abierta", "abierto", "abiertos", "abiertas", "aberta", "aberto", "louvri",
];
/// Words for people, with the wish that they are and the word of the lists for them.
const PEOPLE: [(&str, Wish, &str); 29] = [
    ("men", Wish::Men, "men"),
    ("man", Wish::Men, "men"),
    ("male", Wish::Men, "men"),
    ("males", Wish::Men, "men"),
    ("hombre", Wish::Men, "men"),
    ("hombres", Wish::Men, "men"),
    ("homem", Wish::Men, "men"),
    ("homens", Wish::Men, "men"),
    ("gason", Wish::Men, "men"),
    ("women", Wish::Women, "women"),
    ("woman", Wish::Women, "women"),
    ("female", Wish::Women, "women"),
    ("females", Wish::Women, "women"),
    ("ladies", Wish::Women, "women"),
    ("mujer", Wish::Women, "women"),
    ("mujeres", Wish::Women, "women"),
    ("mulher", Wish::Women, "women"),
    ("mulheres", Wish::Women, "women"),
    ("fanm", Wish::Women, "women"),
    ("family", Wish::Families, "families"),
    ("families", Wish::Families, "families"),
    ("familia", Wish::Families, "families"),
    ("familias", Wish::Families, "families"),
    ("fanmi", Wish::Families, "families"),
    ("kids", Wish::Families, "children"),
    ("children", Wish::Families, "children"),
    ("ninos", Wish::Families, "children"),
    ("criancas", Wish::Families, "children"),
    ("timoun", Wish::Families, "children"),
];

/// What a phrase stands for.
#[derive(Debug, Default)]
pub(super) struct Meaning {
    /// The needs of which one is meant: "abrigo" is a coat in Spanish and a shelter in Portuguese.
    needs: Vec<Need>,
    /// The words of the lists for it: "ducha" is a shower. Beside a need they say what it is about.
    words: Vec<String>,
}

static PHRASES: LazyLock<HashMap<String, Meaning>> = LazyLock::new(|| {
    let mut phrases: HashMap<String, Meaning> = HashMap::new();
    for line in SYNONYMS.lines().skip(1) {
        let mut cells = line.split(',');
        let (Some(phrase), Some(need)) = (cells.next(), cells.next()) else {
            continue;
        };
        let meaning = phrases.entry(split(phrase).join(" ")).or_default();
        meaning
            .needs
            .extend(serde_json::from_value::<Need>(need.into()));
        meaning
            .words
            .extend(cells.next().into_iter().flat_map(split));
    }
    phrases
});

/// What was understood.
#[derive(Debug, Default)]
pub(super) struct Question {
    /// For each phrase the needs of which one is meant.
    pub(super) meant: Vec<Vec<Need>>,
    pub(super) near: Option<Near>,
    /// Other towns of the name that was said.
    pub(super) also: Vec<SearchAlso>,
    /// Words that have to be found.
    pub(super) words: Vec<String>,
    /// Words that help.
    pub(super) extra: Vec<String>,
    /// For whom it shall be.
    pub(super) people: Vec<Wish>,
    /// Whether what is open is asked for.
    pub(super) open: bool,
    /// Words of phrases that mean a need. What is about them comes before what only answers the need.
    pub(super) about: Vec<String>,
    pub(super) understood: Option<String>,
}

impl Question {
    fn add(&mut self, phrase: &str, meaning: &Meaning) {
        let needs = &meaning.needs;
        let is_known = needs.iter().all(|need| self.needs().contains(need));
        if !is_known {
            self.meant.push(needs.clone());
        }
        if needs.is_empty() {
            for word in &meaning.words {
                if !self.words.contains(word) {
                    self.words.push(word.clone());
                }
            }
        } else {
            self.about.extend(meaning.words.iter().cloned());
            let about = phrase.split(' ').filter(|word| !FILLERS.contains(word));
            self.about.extend(about.map(str::to_owned));
        }
    }

    /// Whether nothing but "open now" was said.
    pub(super) fn says_only_open(&self) -> bool {
        self.open && self.words.is_empty() && self.meant.is_empty() && self.near.is_none()
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

/// Understands a text.
pub(super) fn understand(text: &str, index: &Index) -> Question {
    let text: String = text.chars().take(SEARCH_TEXT_MAX).collect();
    let mut words = split(&text);
    words.truncate(WORDS_MAX);
    let mut question = Question::default();
    let mut at = 0;
    let mut spelled: Vec<String> = Vec::new();
    let mut was_corrected = false;
    let mut said = None;
    let mut named_people: Vec<String> = Vec::new();
    while at < words.len() {
        let rest = &words[at..];
        if let Some((meaning, length)) = longest(rest, |phrase| PHRASES.get(phrase)) {
            question.add(&rest[..length].join(" "), meaning);
            spelled.extend(rest[..length].iter().cloned());
            at += length;
            continue;
        }
        if question.near.is_none()
            && let Some((near, length)) = longest(rest, place)
        {
            said = Some((rest[..length].join(" "), spelled.len(), length));
            spelled.extend(rest[..length].iter().cloned());
            question.extra.extend(rest[..length].iter().cloned());
            question.near = Some(near);
            at += length;
            continue;
        }
        let word = &words[at];
        at += 1;
        question.open |= OPEN.contains(&word.as_str());
        if let Some((_, wish, listed)) = PEOPLE.iter().find(|(said, ..)| said == word) {
            spelled.push(word.clone());
            question.people.push(*wish);
            named_people.push((*listed).to_owned());
        } else if FILLERS.contains(&word.as_str()) {
            spelled.push(word.clone());
        } else if index.knows(word) {
            spelled.push(word.clone());
            question.words.push(word.clone());
        } else {
            let had_place = question.near.is_some();
            let corrected = correct(word, index, &mut question);
            if !had_place && question.near.is_some() {
                said = Some((word.clone(), spelled.len(), 1));
            }
            was_corrected |= corrected != *word;
            spelled.push(corrected);
        }
    }
    if let (Some(near), Some((name, at, length))) = (&question.near, said) {
        let names = named_as(&name).map(|name| others(&name, near));
        let also = names.unwrap_or_default().into_iter().map(|near| {
            let (before, after) = (&spelled[..at], &spelled[at + length..]);
            let text = [before, std::slice::from_ref(&near), after]
                .concat()
                .join(" ");
            SearchAlso { near, text }
        });
        question.also = also.collect();
    }
    // Beside a need the people only help: most places take all of them and name none.
    if question.meant.is_empty() || question.near.is_some() {
        question.words.extend(named_people);
    } else {
        question.extra.extend(named_people);
    }
    question.understood = was_corrected.then(|| spelled.join(" "));
    question
}

/// An unknown word: tried as a misspelled synonym, then as a town, then as a word of a list.
fn correct(word: &str, index: &Index, question: &mut Question) -> String {
    let most = allowed_errors(word);
    let synonym = PHRASES
        .iter()
        .filter(|(phrase, _)| most > 0 && !phrase.contains(' '))
        .filter_map(|(phrase, meaning)| Some((distance(phrase, word, most)?, phrase, meaning)))
        .min_by(|a, b| (a.0, a.1).cmp(&(b.0, b.1)));
    let listed = index.respelled(word);
    let listed_apart = listed.and_then(|other| distance(other, word, most));
    if let Some((apart, phrase, meaning)) = synonym
        && listed_apart.is_none_or(|listed| apart <= listed)
    {
        question.add(phrase, meaning);
        return phrase.clone();
    }
    if question.near.is_none() && listed_apart != Some(0) {
        let town = (word.chars().count() >= 5).then(|| near(word)).flatten();
        if let Some(town) = town {
            // One word was typed: that of "Tabernacle Township" that has a name.
            let name = split(&fold(&town.name))
                .into_iter()
                .next()
                .unwrap_or_default();
            question.extra.push(name.clone());
            question.near = Some(town);
            return name;
        }
    }
    let word = listed.unwrap_or(word).to_owned();
    question.words.push(word.clone());
    word
}

/// A ZIP code, a town or a county, spelled right.
fn place(phrase: &str) -> Option<Near> {
    let is_zip = matches!(phrase.len(), 4 | 5) && phrase.bytes().all(|byte| byte.is_ascii_digit());
    if is_zip || crate::geography::is_name(phrase) {
        return near(phrase);
    }
    within(phrase)
}

/// A town and its county, as "Union Township, Union" is without its comma.
fn within(phrase: &str) -> Option<Near> {
    let spaces = phrase.match_indices(' ');
    spaces.into_iter().find_map(|(at, _)| {
        let (town, rest) = (&phrase[..at], &phrase[at + 1..]);
        let (county, _) = county(rest)?;
        let is_there = towns_named(town).any(|town| town.county == county);
        is_there.then(|| near(&format!("{town}, {county}")))?
    })
}

/// The longest beginning that means something, and its length in words.
fn longest<T>(words: &[String], meaning: impl Fn(&str) -> Option<T>) -> Option<(T, usize)> {
    (1..=words.len().min(PHRASE_MAX))
        .rev()
        .find_map(|length| meaning(&words[..length].join(" ")).map(|meaning| (meaning, length)))
}
