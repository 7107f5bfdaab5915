//! Clauses that leave someone out: "No men", "kids under 18 not accepted". The others are taken.

use super::super::denial::Doubt;
use super::{CHILDREN, Facts, Sentence, is_about_people, named};
use sync_protocol::places::requirements::{Household, Sex};

/// All that a clause may say that leaves out everyone it names. "Men not accepted after 9 pm" says more.
const PLAIN: &str = "no not never nor neither are is we do does can can cannot be been don t doesn aren isn won will \
    accept accepts accepted accepting allow allows allowed admit admits admitted admitting permit permits permitted \
    take takes taken taking serve serves served for open to or and any please sorry currently excluded exclude excludes \
    except excepting excluding everyone everybody welcome prohibited banned barred ineligible refused turned away unable \
    men women children kids families family stay suitable space room house bed beds se aceptan acepta aceptamos admitimos recibimos permitimos admiten admite permiten permite reciben para ni son \
    los las el la excepto salvo menos todos excluidos excluidas aceptados admitidos permitidos isnt arent dont cant guests clients may enter eligible at this site \
    location here";

/// The others are taken where a clause leaves out all men, all women or all children. Where it leaves out
/// some of them it has to be asked.
pub(super) fn refused(clause: &Sentence<'_>, sentence: &Sentence<'_>, facts: &mut Facts) {
    let who: Vec<Doubt> = named(clause).collect();
    let mut clause = without_grown_age(clause);
    // "All except men" leaves out all men. "Not all men" leaves out some.
    if clause.begins("all except") || clause.begins("all but") {
        clause = clause.without(&["all", "but"]);
    }
    let clause = &clause;
    let is_plain = clause.has_only(PLAIN) && !stands_between(clause);
    let is_of_both = who.contains(&Doubt::Men) && who.contains(&Doubt::Women);
    if !is_plain || is_of_both {
        facts.doubts.extend(who);
        return;
    }
    for left_out in who {
        match left_out {
            Doubt::Men => facts.sex.push(sentence.state(Sex::Women)),
            Doubt::Women => facts.sex.push(sentence.state(Sex::Men)),
            _ => facts
                .household
                .push(sentence.state(Household::WithoutChildren)),
        }
    }
}

/// "Kids under 18" are all children, and men are "males over 12" too. "Kids under 5" are some.
fn without_grown_age<'a>(clause: &Sentence<'a>) -> Sentence<'a> {
    const GROWN: u8 = 18;
    let words: Vec<&str> = clause.plain.split(' ').collect();
    let age = |at: usize| {
        let number = words.get(at)?.trim_end_matches('+');
        number.parse::<u8>().ok().filter(|_| number.len() <= 2)
    };
    let kept = |at: usize| {
        let before = |back: usize| at.checked_sub(back).and_then(|at| words.get(at)).copied();
        let is_bound =
            |word: Option<&str>, ages: &[&str]| word.is_some_and(|it| ages.contains(&it));
        let of_children = ["under", "below", "de", "than"];
        let of_men = ["over", "above", "than"];
        match words[at] {
            // "Under 18", "under age 18", "menores de 18 años".
            _ if age(at) == Some(GROWN) && clause.has_any(&CHILDREN) => {
                !(is_bound(before(1), &of_children) || is_bound(before(1), &["age"]))
            }
            _ if age(at).is_some_and(|age| age <= GROWN) && clause.has("men") => {
                !(is_bound(before(1), &of_men) || is_bound(before(1), &["age"]))
            }
            _ => true,
        }
    };
    let is_of_men = clause.has_words(&["adult", "men"]);
    if !is_of_men && (0..words.len()).all(kept) {
        return Sentence::said(clause.words, clause.plain.clone());
    }
    const BESIDE: [&str; 15] = [
        "under", "below", "younger", "than", "the", "age", "years", "old", "over", "above",
        "older", "años", "de", "of", "adult",
    ];
    let rest = (0..words.len()).filter(|at| kept(*at) && !BESIDE.contains(&words[*at]));
    let plain = rest.map(|at| words[at]).collect::<Vec<_>>().join(" ");
    Sentence::said(clause.words, plain)
}

/// "Children and no men": people are named before and behind the word that leaves someone out.
fn stands_between(clause: &Sentence<'_>) -> bool {
    const WORDS: [&str; 8] = [
        "no",
        "not",
        "never",
        "except",
        "excluding",
        "excepto",
        "salvo",
        "menos",
    ];
    let words: Vec<&str> = clause.plain.split(' ').collect();
    let at = words.iter().position(|word| WORDS.contains(word));
    let names_people = |words: &[&str]| {
        let part = Sentence::said(clause.words, words.join(" "));
        is_about_people(&part)
    };
    at.is_some_and(|at| {
        let (before, behind) = words.split_at(at);
        names_people(before) && names_people(behind)
    })
}
