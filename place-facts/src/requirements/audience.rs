//! Men, women and people with children: whom a place takes, and whom it leaves out.

use super::denial::{self, Doubt, clauses};
use super::named_plainly::{LACK, is_plain};
use super::{Facts, Sentence, childrens_sex, left_out};
use sync_protocol::places::requirements::{Condition, Household, Sex, Stated};

const CHILDREN: [&str; 4] = ["children", "kids", "families", "family"];
/// All that a clause may say that leaves out everyone it names. "Men not accepted after 9 pm" says more.
const PLAIN: &str = "no not never nor neither are is we do does can can cannot be been don t doesn aren isn won will \
    accept accepts accepted accepting allow allows allowed admit admits admitted admitting permit permits permitted \
    take takes taken taking serve serves served for open to or and any please sorry currently excluded exclude excludes \
    except excepting excluding everyone everybody welcome prohibited banned barred ineligible refused turned away unable \
    men women children kids families family stay suitable space room house bed beds se aceptan acepta admiten admite permiten permite reciben para ni son \
    los las el la excepto salvo menos todos excluidos excluidas aceptados admitidos permitidos isnt arent dont cant guests clients may enter eligible at this site \
    location here";

pub(super) fn read(sentence: &Sentence<'_>, facts: &mut Facts) {
    let mut taken = Vec::new();
    let mut goes_on = false;
    let words = childrens_sex::without_it(sentence.words);
    let all: Vec<_> = clauses(&words)
        .map(|clause| left_out::in_known_words(in_one_word(&clause)))
        .collect();
    for (at, clause) in all.iter().enumerate() {
        if is_about_people(clause) && leaves_out(clause) {
            goes_on = clause.begins("no");
            refused(clause, sentence, facts);
        } else if welcomes_one(clause) {
            // "Men welcome" leaves out nobody.
            goes_on = false;
            if clause.has_any(&CHILDREN) {
                facts.household.push(sentence.state(Household::Both));
            }
        } else if goes_on && is_list(clause) {
            // "No men, women or children" goes on with what it leaves out, or does not.
            facts.doubts.extend(named(clause));
        } else {
            goes_on = false;
            // "Women's clothing", "women get diapers", "women are referred to the YWCA": others may be welcome.
            if !is_about_people(clause) || is_plain(clause) {
                taken.push(clause.plain.clone());
            } else {
                let next = all.get(at + 1);
                taken.extend(next.and_then(|next| begins_list(clause, next)));
            }
        }
    }
    let count = taken.len();
    let taken = Sentence::said(sentence.words, taken.join(" "));
    read_people(&taken, facts);
    let leaves_out_nobody = all.len() == count;
    if leaves_out_nobody && !limits(&taken) {
        facts.audiences.push(sentence.words.to_owned());
    }
}

/// The people with whom a list begins at the end of a clause that says more: "Hope House for men, women and children".
fn begins_list(clause: &Sentence<'_>, next: &Sentence<'_>) -> Option<String> {
    let pairs = [("men", "women"), ("women", "men")];
    let mut begun = pairs.iter().filter(|(first, other)| {
        clause.plain.ends_with(&format!(" for {first}")) && next.has(other) && is_list(next)
    });
    begun.next().map(|(first, _)| (*first).to_owned())
}

/// Reads people who are named and left out by nothing.
pub(super) fn read_people(named: &Sentence<'_>, facts: &mut Facts) {
    let named = in_one_word(named);
    sex(&named, facts);
    household(&named, facts);
}

/// Whether a sentence says that it means these people alone, or only some of them, or at some time: "men only", "mothers
/// who are referred", "women on Monday".
fn limits(sentence: &Sentence<'_>) -> bool {
    const ONLY: [&str; 10] = [
        "am",
        "by referral",
        "exclusively",
        "exclusivamente",
        "only",
        "pm",
        "referred",
        "solamente",
        "solo",
        "sólo",
    ];
    sentence.has_any(&ONLY) || sentence.names_day()
}

/// Whether a clause says that some people are welcome, without "only".
pub(super) fn welcomes(clause: &Sentence<'_>) -> bool {
    const WELCOME: [&str; 6] = [
        "accepted",
        "bienvenidas",
        "bienvenidos",
        "invited",
        "welcome",
        "welcomed",
    ];
    clause.has_any(&WELCOME) && !clause.has_any(&["only", "solo", "sólo", "solamente"])
}

/// Whether a clause welcomes men, or women, or people with children, but not both men and women.
fn welcomes_one(clause: &Sentence<'_>) -> bool {
    let is_of_both = clause.has("men") && clause.has_any(&["women", "mothers"]);
    is_about_people(clause) && welcomes(clause) && !is_of_both
}

/// Whether a clause leaves someone out, and does not only say what they lack.
pub(super) fn leaves_out(clause: &Sentence<'_>) -> bool {
    denial::leaves_out(&clause.without(&LACK))
}

pub(super) fn is_about_people(clause: &Sentence<'_>) -> bool {
    clause.has_any(&["men", "women", "mothers"]) || clause.has_any(&CHILDREN)
}

/// The others are taken where a clause leaves out all men, all women or all children. Where it leaves out
/// some of them it has to be asked.
fn refused(clause: &Sentence<'_>, sentence: &Sentence<'_>, facts: &mut Facts) {
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

/// The people that a clause names, as doubts about them.
pub(super) fn named(clause: &Sentence<'_>) -> impl Iterator<Item = Doubt> {
    let named = [
        (clause.has("men"), Doubt::Men),
        (clause.has_any(&["women", "mothers"]), Doubt::Women),
        (clause.has_any(&CHILDREN), Doubt::Children),
    ];
    named
        .into_iter()
        .filter(|(is_named, _)| *is_named)
        .map(|(_, doubt)| doubt)
}

/// Whether a clause only names people.
fn is_list(clause: &Sentence<'_>) -> bool {
    const WORDS: [&str; 11] = [
        "men", "women", "children", "kids", "families", "or", "and", "nor", "ni", "o", "y",
    ];
    clause.plain.split(' ').all(|word| WORDS.contains(&word))
}

/// The clause with "men" and "women" for each word that means them.
pub(super) fn in_one_word<'a>(clause: &Sentence<'a>) -> Sentence<'a> {
    let words = clause.plain.split(' ').map(|word| match word {
        "male" | "males" | "gentlemen" | "hombres" | "varones" | "caballeros" => "men",
        "female" | "females" | "ladies" | "mujeres" | "damas" | "señoras" => "women",
        "moms" | "madres" | "mamás" => "mothers",
        "familias" => "families",
        "niños" | "niñas" | "hijos" | "hijas" | "minors" | "menores" => "children",
        other => other,
    });
    let mut plain = words.collect::<Vec<_>>().join(" ");
    for (said, meant) in [
        ("boys over", "men over"),
        ("boys older than", "men older than"),
        ("families with children", "families"),
        ("women con children", "women with children"),
        ("women y children", "women and children"),
        ("women con sus children", "women and their children"),
        ("women y sus children", "women and their children"),
    ] {
        plain = plain.replace(said, meant);
    }
    Sentence::said(clause.words, plain)
}

/// What is said of women who come with children.
const WOMEN_WITH_CHILDREN: [&str; 3] = [
    "women with children",
    "women and children",
    "women and their children",
];

/// Whether words name women who come alone, not only those with children, who are referred or who come on some day.
pub(super) fn are_women_alone(words: &str) -> bool {
    let sentence = in_one_word(&Sentence::new(words));
    sentence.without(&WOMEN_WITH_CHILDREN).has("women") && !limits(&sentence)
}

/// Women or men of one kind, or in one state. Others may not be taken, so the words are quoted and asked about. Who looks
/// for a bed is homeless, so that is no such kind.
fn are_some_of_them(sentence: &Sentence<'_>) -> bool {
    const KINDS: [&str; 24] = [
        "disabilities",
        "disabled",
        "domestic violence",
        "embarazadas",
        "enrolled",
        "ex-offenders",
        "experiencing",
        "foster",
        "hiv",
        "jóvenes",
        "lgbtq",
        "older",
        "pregnant",
        "recovery",
        "seniors",
        "students",
        "survivors",
        "training",
        "veteranas",
        "veteranos",
        "veterans",
        "working",
        "young",
        "youth",
    ];
    // Of "women, mothers with children" some are no mothers.
    let are_mothers = sentence.has("mothers") && !sentence.has("women");
    sentence.has_any(&KINDS) || sentence.has("veteran") || are_mothers
}

/// Words before those whom a sentence is about.
const INTRODUCTIONS: [&str; 12] = [
    "this one is for ",
    "this one is ",
    "this house is for ",
    "this shelter is for ",
    "this site is for ",
    "this location is for ",
    "this is for ",
    "this place is for ",
    "only ",
    "solo ",
    "sólo ",
    "for ",
];

fn sex(sentence: &Sentence<'_>, facts: &mut Facts) {
    let known = facts.sex.len();
    read_sex(sentence, facts);
    let says_one = |it: &Stated<Sex>| it.value != Sex::Everybody;
    if facts.sex[known..].iter().any(says_one) && are_some_of_them(sentence) {
        facts.conditions.push(sentence.state(Condition::Note));
    }
}

fn read_sex(sentence: &Sentence<'_>, facts: &mut Facts) {
    let (men, women) = (sentence.has("men"), sentence.has_any(&["women", "mothers"]));
    if men && women {
        facts.sex.push(sentence.state(Sex::Everybody));
        return;
    }
    let opening = |words: &[&str]| {
        let plain = INTRODUCTIONS
            .into_iter()
            .chain(["para "])
            .find_map(|before| sentence.plain.strip_prefix(before))
            .unwrap_or(&sentence.plain);
        let rest = plain.trim_start_matches(|char: char| char.is_ascii_digit());
        let rest = Sentence::said(sentence.words, rest.trim().to_owned());
        words.iter().any(|word| rest.begins(word))
    };
    // Of "single men and families" women with children may be some.
    if men
        && !sentence.has("families")
        && (opening(&["men", "single men", "adult men", "homeless men"])
            || sentence.has_any(&["housing for men", "dozen men"]))
    {
        facts.sex.push(sentence.state(Sex::Men));
    }
    if men != women && names_alone(sentence) {
        let sex = if men { Sex::Men } else { Sex::Women };
        facts.sex.push(sentence.state(sex));
        return;
    }
    let is_for_women = opening(&[
        "women",
        "homeless women",
        "adult women",
        "single adult women",
        "veteran women",
        "homeless pregnant women",
        "pregnant women",
        "pregnant and young mothers",
        "working or training mothers",
        "single mothers",
        "young mothers",
        "homeless mothers",
        "mothers",
        "single women",
    ]) || takes_women_beside_families(sentence);
    // Fathers may come with "pregnant women and families".
    let are_beside_families =
        sentence.has("families") && sentence.has_any(&["pregnant", "embarazadas"]);
    if women && is_for_women && !are_beside_families {
        facts.sex.push(sentence.state(Sex::Women));
    }
}

/// "Serves men only", "beds for women only": one clause of plain words that says that the others are not taken.
fn names_alone(sentence: &Sentence<'_>) -> bool {
    const HOUSES: [&str; 6] = ["beds", "home", "house", "housing", "residence", "shelter"];
    let is_house = HOUSES.iter().any(|house| {
        sentence.has_words(&[house, "for men"]) || sentence.has_words(&[house, "for women"])
    });
    const ALONE: [&str; 8] = [
        "men only",
        "women only",
        "only men",
        "only women",
        "only for men",
        "only for women",
        "exclusively for men",
        "exclusively for women",
    ];
    let is_one_clause = clauses(sentence.words).count() == 1;
    is_one_clause && (is_house || sentence.has_any(&ALONE)) && is_plain(sentence)
}

/// "26 families and 16 single women": of those who come alone it takes women. Where all are families, fathers may come.
fn takes_women_beside_families(sentence: &Sentence<'_>) -> bool {
    const PEOPLE: &str = "families women single homeless only for up to adult pregnant and or with y e o u con \
        para solteras solas embarazadas children kids their sus";
    let is_known = |word: &str| {
        let is_number = word.bytes().all(|byte| byte.is_ascii_digit());
        is_number || PEOPLE.split_whitespace().any(|known| known == word)
    };
    sentence.has("families")
        && sentence.without(&WOMEN_WITH_CHILDREN).has("women")
        && sentence.plain.split(' ').all(is_known)
}

/// "Single men and mothers with children", "men, women and children". "Men with children" are one kind of people.
fn takes_singles_and_children(sentence: &Sentence<'_>) -> bool {
    const SINGLES: [&str; 5] = [
        "individuals",
        "men",
        "single adults",
        "single people",
        "single women",
    ];
    const WITH_CHILDREN: [&str; 6] = [
        "and children",
        "and kids",
        "and their children",
        "mothers",
        "parents",
        "with children",
    ];
    const ONE_KIND: [&str; 6] = [
        "adults with children",
        "men and children",
        "men and their children",
        "men with children",
        "people with children",
        "single women with children",
    ];
    // "Women with children and single men" names "men" outside of "women".
    let rest = sentence.without(&["women with children", "women and their children"]);
    let is_with = sentence.has_any(&WITH_CHILDREN);
    rest.has_any(&SINGLES) && is_with && !rest.has_any(&ONE_KIND)
}

fn household(sentence: &Sentence<'_>, facts: &mut Facts) {
    let families = sentence.has_any(&["families", "family"]);
    let singles = sentence.has_any(&[
        "individuals",
        "single adults",
        "single women",
        "single men",
        "men",
    ]);
    let is_beside = singles || takes_women_beside_families(sentence);
    if families && is_beside || takes_singles_and_children(sentence) {
        facts.household.push(sentence.state(Household::Both));
        return;
    }
    let opening = [
        "families",
        "homeless families",
        "women and children",
        "women with children",
        "homeless women and their children",
        "working or training mothers",
        "single mothers",
        "young mothers",
        "homeless mothers",
        "mothers",
        "single parents",
    ];
    let counted = sentence.plain.split_once(' ').is_some_and(|(count, rest)| {
        count.bytes().all(|byte| byte.is_ascii_digit()) && rest == "families"
    });
    if opening.iter().any(|words| sentence.begins(words)) || counted {
        facts
            .household
            .push(sentence.state(Household::WithChildren));
    }
    let alone = [
        "single adults",
        "single men",
        "single people",
        "single women",
        "adults only",
        "adults 18+ only",
        "adults 21+ only",
        "only adults",
    ];
    let is_without = sentence.has("without children") && sentence.has("adults");
    if is_without || alone.iter().any(|words| sentence.begins(words)) {
        facts
            .household
            .push(sentence.state(Household::WithoutChildren));
    }
}
