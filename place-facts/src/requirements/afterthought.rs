//! Short sentences that may take back what the one before them promises: "Walk-ins welcome. Suspended", "Free. Not anymore", "Se habla
//! español. Ya no". Which words do that, no list knows. So one that was not understood makes a question of it.

use super::denial::Doubt;
use super::hedged::{self, Lengths};
use super::understood::Understood;
use super::{Facts, Sentence, audience, denial, harmless, limiting, no_id, promised, questions};
use crate::spelling::unaccented;
use sync_protocol::places::requirements::{Household, RecordPolicy, Sex};

/// The most words of a sentence that is only about the one before it.
const WORDS_MAX: usize = 5;
/// … and of one that says for whom or when alone that one holds.
const LIMIT_WORDS_MAX: usize = 6;

/// Asks about what the sentence before this one promised, if this one may take it back. `last` is what was known before that one, and
/// `before` what was known before this one.
pub(super) fn read(
    sentence: &Sentence<'_>,
    understood: Understood,
    [last, before]: [Lengths; 2],
    facts: &mut Facts,
) {
    let words = sentence.plain.split(' ').count();
    let is_short = words <= WORDS_MAX;
    let may_take_back = match understood {
        Understood::Not if is_short => !confirms(sentence) && !names_something(sentence),
        // "Not on Mondays" tells the hours, and what is not then.
        Understood::OfHours if is_short => denies(sentence),
        _ => false,
    };
    // "Silla de ruedas: sí" promises something else.
    let is_of_another = is_done_by_another(sentence) && !sentence.words.contains(':');
    // "Walk-ins only" promises it.
    let is_of_before = !before.has_promises_since(facts);
    let is_limited = words <= LIMIT_WORDS_MAX && is_limited(sentence) && is_of_before;
    // "Currently adults only" is said of the same people as the sentence before it.
    let is_now = is_limited && sentence.has_any(&NOW);
    let is_of_some =
        is_limited && !before.has_people_since(facts) && !names_all_that_is_given(sentence);
    if is_now && promised_families_since(last, facts) {
        facts.doubts.push(Doubt::Children);
    }
    if may_take_back
        || is_of_another
        || is_now
        || is_of_some
        || is_of_before && tells_its_end(sentence)
    {
        let doubts = take_back(last, facts);
        facts.doubts.extend(doubts);
    }
}

/// "We never ask for ID. The guard at the gate does": a sentence that leaves out what is done means what the one before it says.
fn is_done_by_another(sentence: &Sentence<'_>) -> bool {
    const ENDS: [&str; 13] = [
        "did", "do", "does", "has to", "have to", "lo hace", "lo hacen", "may", "might", "must",
        "sí", "will", "would",
    ];
    // "Come as you do", "we do".
    let is_of_guests = ["as", "come", "if", "nobody", "no one", "we", "you"];
    let ends = |it: &&str| sentence.plain.ends_with(&format!(" {it}"));
    ENDS.iter().any(ends)
        && !sentence.has("a must")
        && !is_of_guests.iter().any(|it| sentence.begins(it))
}

/// Words of "Only with Medicaid", "Members only", "Solo los lunes".
const ONLY: [&str; 7] = [
    "exclusively",
    "just for",
    "only",
    "solamente",
    "solo",
    "sólo",
    "únicamente",
];
const NOW: [&str; 10] = [
    "actualmente",
    "ahora",
    "at present",
    "at this time",
    "currently",
    "for now",
    "now",
    "por ahora",
    "por el momento",
    "presently",
];

/// Whether it says for whom, where or when alone something holds. "Only shelter in the county" praises.
fn is_limited(sentence: &Sentence<'_>) -> bool {
    const AROUND: [&str; 6] = [
        "in the area",
        "in the city",
        "in the county",
        "in the region",
        "in the state",
        "in town",
    ];
    sentence.has_any(&ONLY)
        && !sentence.has_any(&AROUND)
        && !confirms(sentence)
        && !harmless::is_harmless(sentence)
}

/// "Lunch only", "Curbside pickup only": it says what is given, and nothing of whom it is for.
fn names_all_that_is_given(sentence: &Sentence<'_>) -> bool {
    let given = ["only", "solamente"]
        .iter()
        .find_map(|it| sentence.plain.strip_suffix(it));
    let words = given.map(|given| given.split_whitespace().collect::<Vec<_>>());
    words.is_some_and(|words| !words.is_empty() && harmless::are_harmless_words(&words))
}

/// "Suspended this year by the landlord", "On hold by order of the fire marshal": however long, it is over.
fn tells_its_end(sentence: &Sentence<'_>) -> bool {
    const BEGIN: [&str; 20] = [
        "cancelada",
        "cancelado",
        "canceled",
        "cancelled",
        "discontinued",
        "ended",
        "halted",
        "it ended",
        "it was",
        "no longer",
        "not any longer",
        "not any more",
        "not anymore",
        "on hold",
        "paused",
        "revoked",
        "stopped",
        "suspended",
        "suspendido",
        "ya no",
    ];
    BEGIN.iter().any(|it| sentence.begins(it))
}

/// Whether families were promised a place since.
fn promised_families_since(last: Lengths, facts: &Facts) -> bool {
    let mut households = facts.household.iter().skip(last.household);
    households.any(|it| it.value != Household::WithoutChildren)
}

/// "Yes", "no exceptions": the one before it holds.
fn confirms(sentence: &Sentence<'_>) -> bool {
    const SAID: [&str; 6] = [
        "no exception",
        "no exceptions",
        "sin excepciones",
        "sin excepción",
        "without exception",
        "without exceptions",
    ];
    let said = sentence.plain.as_str();
    // "No ID needed. ID helpful" is a wish.
    questions::is_yes(said) || SAID.contains(&said) || sentence.has_any(&no_id::SOFT)
}

/// "Entry level jobs", "Driver's license help", "Fathers too": a sentence that names what is given, or people, is about these. One with a
/// word of what is over or denied is not: "Program ended", "Out of service".
fn names_something(sentence: &Sentence<'_>) -> bool {
    const NO_NOUN: [&str; 9] = [
        "anymore", "here", "longer", "more", "now", "that", "there", "this", "with",
    ];
    const BEGIN: [&str; 16] = [
        "at", "bajo", "en", "fuera", "hasta", "in", "no", "nunca", "off", "on", "out", "por",
        "sin", "under", "without", "ya",
    ];
    const PEOPLE: [&str; 9] = [
        "boys", "couples", "dads", "fathers", "girls", "moms", "padres", "parejas", "sons",
    ];
    let people = audience::in_one_word(sentence);
    let names_people = audience::is_about_people(&people) || people.has_any(&PEOPLE);
    let words: Vec<String> = sentence.plain.split(' ').map(unaccented).collect();
    let (Some(first), Some(last)) = (words.first(), words.last()) else {
        return false;
    };
    let is_given = last.len() > 3
        && !NO_NOUN.contains(&last.as_str())
        && harmless::are_harmless_words(&[last.as_str()]);
    let is_person =
        |word: &str| audience::is_about_people(&audience::in_one_word(&Sentence::new(word)));
    // "Boys to age 16" are people whom it takes.
    let is_age = |word: &str| names_people && word == "age";
    let is_over = |word: &String| {
        denial::leaves_out(&Sentence::new(word))
            || says_it_ended(word)
            || limiting::limits(word) && !is_person(word) && !is_age(word)
    };
    let is_for = words.len() > 2
        && ["con", "for", "para", "with"].contains(&words[1].as_str())
        && !NO_NOUN.contains(&last.as_str())
        && first.len() > 3
        && harmless::are_harmless_words(&[first.as_str()]);
    let is_its_own = (names_people || is_given || is_for)
        && !BEGIN.contains(&first.as_str())
        && !words.iter().any(is_over);
    is_its_own || is_length_of_time(sentence) || tells_what_to_do(sentence)
}

/// "Check before you go", "Email us": what people are told to do takes nothing back. "Come back in June" may.
fn tells_what_to_do(sentence: &Sentence<'_>) -> bool {
    const TOLD: [&str; 9] = [
        "bring", "check", "contact", "email", "escriba", "traiga", "visit", "visite", "write",
    ];
    let ends = sentence.plain.split(' ').any(says_it_ended);
    let takes_back = sentence.has("back") || denial::leaves_out(sentence) || ends;
    TOLD.iter().any(|it| sentence.begins(it)) && !takes_back
}

/// "Up to 30 days" one may stay, "Open over 25 years" is how old a place is.
fn is_length_of_time(sentence: &Sentence<'_>) -> bool {
    const UNITS: [&str; 5] = ["days", "months", "nights", "weeks", "years"];
    let has_number = sentence.plain.contains(|char: char| char.is_ascii_digit());
    let begins = ["open over", "up to"].iter().any(|it| sentence.begins(it));
    begins && has_number && sentence.has_any(&UNITS)
}

/// "Suspended", "suspendido": the form of what was done, where no promise is made with it.
fn says_it_ended(word: &str) -> bool {
    const ENDS: [&str; 9] = [
        "ada", "adas", "ado", "ados", "ed", "ida", "idas", "ido", "idos",
    ];
    let is_form = word.len() > 4 && ENDS.iter().any(|end| word.ends_with(end));
    is_form && !promised::is_said(word)
}

fn denies(sentence: &Sentence<'_>) -> bool {
    ["except", "no de", "no los", "not"]
        .iter()
        .any(|it| sentence.begins(it))
}

/// Takes back what was promised since, and returns what has to be asked for it. What was demanded stays, and so does that a place takes
/// one sex alone: a question would help no one of the other.
fn take_back(last: Lengths, facts: &mut Facts) -> Vec<Doubt> {
    let mut doubts = hedged::take_back_promises(facts, last);
    let mut records = facts.record.iter().skip(last.record);
    if records.any(|it| it.value == RecordPolicy::Welcome) {
        doubts.push(Doubt::Record);
    }
    let mut sexes = facts.sex.iter().skip(last.sex).map(|it| it.value);
    let is_of_one = sexes.clone().any(|it| it != Sex::Everybody);
    if !is_of_one && sexes.next().is_some() {
        doubts.extend([Doubt::Men, Doubt::Women]);
    }
    if !is_of_one && promised_families_since(last, facts) {
        doubts.push(Doubt::Children);
    }
    doubts
}
