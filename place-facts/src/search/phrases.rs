//! What phrases mean, in the languages of the screens: a table with one line for each meaning.

use crate::catalog::index::split;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::sync::LazyLock;
use sync_protocol::places::find::{Need, Wish};

pub(crate) const SYNONYMS: &str = include_str!("../../data/synonyms.csv");
/// Longest phrase, in words.
pub(super) const PHRASE_MAX: usize = 6;
/// What a phrase of the table begins with that means the absence of something.
const ABSENT: &str = "no";
/// What stands beside a need in the table, for what a phrase means besides.
const NOT_SURVIVORS: &str = "not-survivors";
const ABOVE_ALL: &str = "above-all";
const FOREMOST: &str = "foremost";
const FOREMOST_IN_REACH: &str = "foremost-in-reach";
const FOREMOST_BEHIND_TOWN: &str = "foremost-behind-town";
/// Shortest word whose plural is written with an "s" that is left out, in letters.
const PLURAL_MIN: usize = 4;

/// Shortest stem of a verb, in letters.
const STEM_MIN: usize = 3;

/// Words that say nothing about a place.
pub(crate) const FILLERS: &str = "\
    a about actually after again all also always am an and any anybody anyone anything anywhere apply are around \
    as ask at available back be because been before being best but by came can cant cause close come coming \
    could currently did do does doing done else even ever every find for from gave gen get gets getting give go \
    goes going gonna good got gotta had has have having he hello help hey hi his her how i if ill im in into is \
    it its ive just keep know last let like live living looking lost made make many may maybe me might more most \
    much must my name near nearby nearest need needed needs new next nj now obtain of off offer offers on only \
    open or our out over own pay people person place places please program programs really right said same say \
    see sex sexual she should show since so some somebody someone something somewhere soon still stuff such take takes \
    tell thank thanks that the their them then there these they thing things this those to today tomorrow tonight tonite too \
    try trying under up us use used very wanna want wants was way we went were what wont when where which while who \
    whole why will with would yes yet you your \
    abierta abiertas abierto abiertos ahora al algo alguien algun alguna aqui asi aun ayuda ayudar buen buena \
    buscando buscar busco cada casi cerca como con conseguir consigo cual cuando cuanto dame dan dar de debo \
    del desde dia donde e el ella ellos en encontrar encuentro era eres es esa ese eso esta estamos estan estar \
    este esto estoy favor fui gente gracias ha haber hace hacer hay hola hoy ir la las le les lo los lugar \
    lugares mas me mi mientras mis mucha mucho muy nada necesita necesitamos necesito ni nj nos nuestro nuevo o \
    obtener otra otro para pedir pero perdi pero persona personas poder por porque pregunto programa programas \
    puede pueden puedo que quien quiero quisiera reponer sacar saco se ser sexo sexuales si sobre solicitar solo somos son soy \
    su sus tal tambien tan tener tengo tiene tienen toda todo todos tu un una unas uno unos urgente usted van \
    vivo voy y ya yo aplico aplicar \
    aberta aberto agora ajuda alguem alguma algum amanha ao as com conseguir da das do dos ela ele em entao \
    essa esse estou eu fica foi hoje isso ja mais meu meus minha minhas muito na nas nos obter onde ou para pegar \
    perto pode posso pra preciso precisa procuro quando quem quero sao sem ser seu sou sua tem tenho todos um \
    uma voce manana \
    ak ap aswe avek bezwen cheche de demen ed ede fe genyen gen jodi jwenn ka ke ki kijan kote kounye l la lan li \
    louvri m moun mwen n nan nou ou pou pre rive s sa seksyel si sou tanpri te tout vle w yo yon";

/// How far what a phrase is about may be, to come before what only answers the need.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Within {
    /// Any other place is dangerous: of violence, for a minor.
    State,
    /// Any other place helps less. What is farther than people get comes behind the town that was said: of addiction.
    BehindTown,
    /// Other places help too.
    Reach,
}

/// What a phrase stands for.
#[derive(Debug, Default)]
pub(super) struct Meaning {
    /// The phrase as the table has it.
    pub(super) written: String,
    /// The needs of which one is meant: "abrigo" is a coat in Spanish and a shelter in Portuguese.
    pub(super) needs: Vec<Need>,
    /// What a place has to be like.
    pub(super) wishes: Vec<Wish>,
    /// What stands in the words of a place that is about it, the best first: "ducha" is a shower.
    pub(super) about: Vec<String>,
    /// The words of the lists for the people who are meant.
    pub(super) people: Vec<String>,
    /// Whether places for survivors of violence are not for who asks.
    pub(super) not_survivors: bool,
    /// Whether nothing else counts that is said: of who wants to die no other need is as urgent.
    pub(super) above_all: bool,
    /// How far what it is about comes before all that only answers the need.
    pub(super) foremost: Option<Within>,
    /// Whether it only describes the person where something else is needed: "felony" beside "shelter" is a wish, alone
    /// it is what a lawyer is for.
    pub(super) describes: bool,
}

impl Meaning {
    /// Whether it says more than what a place has to be like.
    pub(super) fn is_topic(&self) -> bool {
        !self.needs.is_empty() || !self.about.is_empty()
    }
}

static PHRASES: LazyLock<BTreeMap<String, Meaning>> = LazyLock::new(read);
static SINGLE: LazyLock<HashMap<char, Vec<(&str, &Meaning)>>> = LazyLock::new(|| {
    let mut single: HashMap<char, Vec<(&str, &Meaning)>> = HashMap::new();
    for (phrase, meaning) in PHRASES.iter().filter(|(phrase, _)| !phrase.contains(' ')) {
        let sound = first_sound(phrase).unwrap_or_default();
        single.entry(sound).or_default().push((phrase, meaning));
    }
    single
});
/// The words of phrases of several words, by what they begin with for the ear, in the order of the alphabet.
static INSIDE: LazyLock<HashMap<char, BTreeSet<&str>>> = LazyLock::new(|| {
    let mut inside: HashMap<char, BTreeSet<&str>> = HashMap::new();
    let written = PHRASES.values().map(|meaning| meaning.written.as_str());
    let several = written.filter(|phrase| phrase.contains(' '));
    for word in several.flat_map(|phrase| phrase.split(' ')) {
        let sound = first_sound(word).unwrap_or_default();
        inside.entry(sound).or_default().insert(word);
    }
    inside
});
static FILLING: LazyLock<HashSet<&str>> = LazyLock::new(|| FILLERS.split_whitespace().collect());

fn read() -> BTreeMap<String, Meaning> {
    let mut phrases: BTreeMap<String, Meaning> = BTreeMap::new();
    for line in SYNONYMS.lines().skip(1) {
        let mut cells = line.split(',');
        let (Some(means), Some(about)) = (cells.next(), cells.next()) else {
            continue;
        };
        for phrase in cells.flat_map(|cell| cell.split(';')) {
            let words = split(phrase);
            if words.is_empty() {
                continue;
            }
            let meaning = phrases.entry(key(&words)).or_default();
            if meaning.written.is_empty() {
                meaning.written = words.join(" ");
            }
            add(meaning, means, about);
        }
    }
    phrases
}

fn add(meaning: &mut Meaning, means: &str, about: &str) {
    let (mut needs, mut wishes) = (Vec::new(), Vec::new());
    for name in means.split(';').filter(|it| !it.is_empty()) {
        let read = || serde_json::Value::from(name);
        match name {
            NOT_SURVIVORS => meaning.not_survivors = true,
            ABOVE_ALL => meaning.above_all = true,
            FOREMOST => meaning.foremost = Some(Within::State),
            FOREMOST_IN_REACH => meaning.foremost = Some(Within::Reach),
            FOREMOST_BEHIND_TOWN => meaning.foremost = Some(Within::BehindTown),
            _ => {
                wishes.extend(serde_json::from_value::<Wish>(read()));
                needs.extend(serde_json::from_value::<Need>(read()));
            }
        }
    }
    let about = about.split(';').filter(|it| !it.is_empty());
    let about = about.map(str::to_owned);
    if needs.is_empty() && !wishes.is_empty() {
        push_new(&mut meaning.people, about);
    } else {
        push_new(&mut meaning.about, about);
    }
    meaning.describes |= !needs.is_empty() && !wishes.is_empty();
    push_new(&mut meaning.wishes, wishes);
    push_new(&mut meaning.needs, needs);
}

fn push_new<T: PartialEq>(all: &mut Vec<T>, more: impl IntoIterator<Item = T>) {
    for it in more {
        if !all.contains(&it) {
            all.push(it);
        }
    }
}

/// Every word in the singular, as far as that is an "s" less. Both sides are written so, so it need not be right.
fn key(words: &[String]) -> String {
    let words = words.iter().map(|word| singular(word));
    words.collect::<Vec<_>>().join(" ")
}

/// A word without the "s" of its plural.
pub(super) fn singular(word: &str) -> &str {
    let is_plural = word.chars().count() >= PLURAL_MIN && !word.ends_with("ss");
    word.strip_suffix('s').filter(|_| is_plural).unwrap_or(word)
}

/// The meaning of words. A verb that is not in the table means what its infinitive means.
pub(super) fn meaning_of(words: &[String]) -> Option<&'static Meaning> {
    let meant = PHRASES.get(&key(words)).or_else(|| of_plural(words));
    meant.or_else(|| {
        let [word] = words else { return None };
        infinitives(word).iter().find_map(|verb| PHRASES.get(verb))
    })
}

/// What words mean of which the last has a plural that is no "s" alone: "food pantries", "boxes".
fn of_plural(words: &[String]) -> Option<&'static Meaning> {
    let (last, before) = words.split_last()?;
    let stem = last.strip_suffix("es")?;
    let with_y = stem.strip_suffix('i').map(|stem| format!("{stem}y"));
    let is_long = stem.chars().count() >= STEM_MIN;
    let mut singulars = with_y.into_iter().chain([stem.to_owned()]);
    let find = |one: String| PHRASES.get(&key(&[before, &[one]].concat()));
    is_long.then(|| singulars.find_map(find)).flatten()
}

/// The infinitives that a gerund may have: "sleeping", "hiring", "buscando", "comiendo".
fn infinitives(word: &str) -> Vec<String> {
    let endings: [(&str, &[&str]); 4] = [
        ("ing", &["", "e"]),
        ("ando", &["ar"]),
        ("iendo", &["er", "ir"]),
        ("endo", &["er"]),
    ];
    let verbs = endings.iter().flat_map(|(gerund, endings)| {
        let stem = word.strip_suffix(gerund);
        let stem = stem.filter(|stem| stem.chars().count() >= STEM_MIN);
        let verbs = stem.map(|stem| endings.iter().map(move |ending| format!("{stem}{ending}")));
        verbs.into_iter().flatten()
    });
    verbs.collect()
}

/// The meaning that words have where they are missing: "no money" asks for what is free.
pub(super) fn meaning_without(words: &[String]) -> Option<&'static Meaning> {
    PHRASES.get(&format!("{ABSENT} {}", key(words)))
}

/// Phrases of one word that may be heard at the beginning of a word, in the order of the alphabet.
pub(super) fn phrases_beginning_like(word: &str) -> &'static [(&'static str, &'static Meaning)] {
    let known = first_sound(word).and_then(|sound| SINGLE.get(&sound));
    known.map(Vec::as_slice).unwrap_or_default()
}

/// Words inside of phrases that may be heard at the beginning of a word.
pub(super) fn words_inside_like(word: &str) -> impl Iterator<Item = &'static str> {
    let known = first_sound(word).and_then(|sound| INSIDE.get(&sound));
    known.into_iter().flatten().copied()
}

/// What a word begins with for the ear: "habogado" and "abogado", "sapato" and "zapato" begin alike.
fn first_sound(word: &str) -> Option<char> {
    let heard = word.strip_prefix('h').unwrap_or(word);
    let first = heard.chars().next()?;
    Some(match first {
        'v' => 'b',
        'k' | 'q' | 's' | 'z' => 'c',
        'g' => 'j',
        'y' => 'i',
        other => other,
    })
}

/// Whether a word says nothing about a place.
pub(super) fn is_filler(word: &str) -> bool {
    FILLING.contains(word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_line_means_something_and_is_said_in_english_and_spanish() {
        let mut lines = 0;
        for line in SYNONYMS.lines().skip(1) {
            let cells: Vec<&str> = line.split(',').collect();
            assert_eq!(cells.len(), 6, "{line}");
            for name in cells[0].split(';').filter(|name| !name.is_empty()) {
                const MARKS: [&str; 5] = [
                    NOT_SURVIVORS,
                    ABOVE_ALL,
                    FOREMOST,
                    FOREMOST_IN_REACH,
                    FOREMOST_BEHIND_TOWN,
                ];
                if MARKS.contains(&name) {
                    continue;
                }
                let name = serde_json::Value::from(name);
                let is_wish = serde_json::from_value::<Wish>(name.clone()).is_ok();
                assert!(
                    is_wish || serde_json::from_value::<Need>(name).is_ok(),
                    "{line}"
                );
            }
            assert!(!cells[0].is_empty() || !cells[1].is_empty(), "{line}");
            assert!(!cells[2].is_empty() && !cells[3].is_empty(), "{line}");
            for phrase in cells[2..].iter().flat_map(|cell| cell.split(';')) {
                assert!(split(phrase).len() <= PHRASE_MAX, "{phrase}");
            }
            lines += 1;
        }
        assert!(lines > 60);
    }
}
