//! Notes and names of housing that say for whom all of a house or a program is: "Recovery house for men", "12-month program
//! for women in recovery", "Men's Rescue Mission". Each word has to be known: "job training program for men" is a service
//! beside others, and others may sleep there.

use super::whose_house::{in_one_word, leaves_sex_open};
use super::{Facts, Sentence};
use sync_protocol::places::requirements::{Household, Sex, Stated};

/// Words for what people live in, and for the program that they live in.
const HOUSES: &str = "apartments beds center dorm dormitory home homes house houses housing living lodging mission program \
    residence residences rooms shelter";
/// What kind of one it is.
const KINDS: &str = "12-step addiction and bible-based bridge christian cold-weather drug emergency faith-based free \
    group halfway home homeless house licensed living long-term month night nightly nonprofit overnight permanent private \
    re-entry recovery reentry rehabilitation rescue residential safe short-term sober step-down structured supportive \
    temporary transitional treatment winter year year-round";
/// What stands before all of it.
const ARTICLES: &str = "a an our the this is it we are";
/// Who the men or women are, and how many of them there is room for.
const WHO: &str = "a about adult dozen homeless over single to up";
/// What may stand behind them: who nearly all are that look for such a house, and whom they may bring.
const BEHIND: [&str; 24] = [
    "addicted to drugs or alcohol",
    "and children",
    "and their children",
    "coming home from jail",
    "coming home from prison",
    "coming out of prison",
    "experiencing homelessness",
    "from prison",
    "in early recovery",
    "in need",
    "in recovery",
    "leaving incarceration",
    "leaving jail",
    "leaving prison",
    "only",
    "released from prison",
    "returning from prison",
    "struggling with addiction",
    "who are homeless",
    "with addiction",
    "with addictions",
    "with children",
    "with substance use disorder",
    "with their children",
];
const WITH_CHILDREN: [&str; 4] = [
    "and children",
    "and their children",
    "with children",
    "with their children",
];

/// Whose it is.
struct Whose {
    sex: Sex,
    with_children: bool,
}

/// Reads a note of housing that gave no men or women since `before`.
pub(super) fn read_note(sentence: &Sentence<'_>, list: &str, before: usize, facts: &mut Facts) {
    if facts.sex.len() == before
        && let Some(whose) = whose(sentence, list)
    {
        facts.audiences.push(sentence.words.to_owned());
        push(sentence, whose, facts);
    }
}

/// Reads the kind of a house, or its name, where nothing else says whom it takes.
pub(super) fn read_kind_or_name(said: &Sentence<'_>, list: &str, facts: &mut Facts) {
    let is_silent = facts.sex.is_empty() && facts.household.is_empty();
    if is_silent && let Some(whose) = whose(said, list) {
        push(said, whose, facts);
    }
}

/// Reads a name that ends with a house of men or women, or with them: "Harvest Men's Center", "Oxford House Men".
pub(super) fn read_name(name: &Sentence<'_>, list: &str, facts: &mut Facts) {
    read_kind_or_name(name, list, facts);
    if list == "housing"
        && facts.sex.is_empty()
        && let Some(sex) = named_at_end(&in_one_word(name.words))
        && leaves_sex_open(name, facts)
    {
        facts.sex.push(name.state(sex));
    }
}

/// Whether a note says nothing but whose house it is.
pub(super) fn is_whole(sentence: &Sentence<'_>, list: &str) -> bool {
    whose(sentence, list).is_some()
}

fn push(said: &Sentence<'_>, whose: Whose, facts: &mut Facts) {
    facts.sex.push(said.state(whose.sex));
    let household: Option<Stated<Household>> = whose
        .with_children
        .then(|| said.state(Household::WithChildren));
    facts.household.extend(household);
}

/// Whose house a sentence says it is, where it says nothing else.
fn whose(said: &Sentence<'_>, list: &str) -> Option<Whose> {
    if list != "housing" {
        return None;
    }
    let words = in_one_word(said.words);
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let (at, sex) = named_once(&words)?;
    let (before, behind) = (&words[..at], &words[at + 1..]);
    let with_children = WITH_CHILDREN
        .iter()
        .any(|it| behind.join(" ").starts_with(it));
    let for_whom = before.iter().position(|word| *word == "for");
    let is_it = match for_whom {
        Some(end) => {
            let who = &before[end + 1..];
            is_house(&before[..end])
                && who.iter().all(|it| is_in(it, WHO) || is_number(it))
                && is_known_behind(behind)
        }
        // A women's center may serve men too.
        None => {
            let is_kind =
                |word: &&str| is_in(word, KINDS) || is_in(word, ARTICLES) || is_in(word, WHO);
            before.iter().all(is_kind) && is_house(behind) && !matches!(behind, ["center"])
        }
    };
    is_it.then_some(Whose { sex, with_children })
}

/// Where men or women are named, if only one of them is and only once.
fn named_once(words: &[&str]) -> Option<(usize, Sex)> {
    let mut named = words
        .iter()
        .enumerate()
        .filter_map(|(at, word)| match *word {
            "men" => Some((at, Sex::Men)),
            "women" => Some((at, Sex::Women)),
            _ => None,
        });
    let first = named.next()?;
    named.next().is_none().then_some(first)
}

/// Whether words name a house and say nothing of it but what kind of one it is.
fn is_house(words: &[&str]) -> bool {
    // "Bed" of "12-bed house", "month" of "12-month program".
    let is_count = |word: &str| {
        let count = word.split_once('-');
        count.is_some_and(|(count, of)| {
            is_number(count) && ["bed", "day", "month", "step", "week", "year"].contains(&of)
        })
    };
    words.last().is_some_and(|last| is_in(last, HOUSES))
        && words.iter().all(|word| {
            is_in(word, HOUSES)
                || is_in(word, KINDS)
                || is_in(word, ARTICLES)
                || is_number(word)
                || is_count(word)
        })
}

/// Whether all behind the people is known: "in recovery", "18 and older", "only".
fn is_known_behind(words: &[&str]) -> bool {
    const AGES: &str = "age aged ages and older or over up years";
    let said = words.join(" ");
    let rest = BEHIND
        .iter()
        .find_map(|it| said.strip_prefix(it))
        .filter(|rest| rest.is_empty() || rest.starts_with(' '))
        .unwrap_or(&said)
        .trim();
    // An age needs a number: "men and older women" has none.
    rest.is_empty()
        || rest.contains(|it: char| it.is_ascii_digit())
            && rest.split(' ').all(|word| {
                let bounds = word.trim_end_matches('+').split('-');
                is_in(word, AGES) || bounds.clone().all(|it| it.len() == 2 && is_number(it))
            })
}

/// The people of a name that ends with them, or with their house. A women's center may serve men too.
fn named_at_end(words: &[String]) -> Option<Sex> {
    const BY_NAME: &str = "center haven home homes house houses lodge mission place";
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let (at, sex) = named_once(&words)?;
    let behind = &words[at + 1..];
    let is_of_house = |word: &&str| is_in(word, BY_NAME) || is_in(word, HOUSES);
    let is_kind = |word: &&str| is_in(word, KINDS) || is_in(word, HOUSES);
    let ends_with_them = behind.is_empty() && words[..at].iter().any(is_of_house);
    let ends_with_house = behind.split_last().is_some_and(|(last, rest)| {
        let is_open_to_men = sex == Sex::Women && rest.is_empty() && *last == "center";
        is_of_house(last) && rest.iter().all(is_kind) && !is_open_to_men
    });
    (ends_with_them || ends_with_house).then_some(sex)
}

fn is_in(word: &str, known: &str) -> bool {
    known.split_whitespace().any(|it| it == word)
}

fn is_number(word: &str) -> bool {
    !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit())
}
