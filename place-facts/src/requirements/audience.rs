//! Men, women and people with children: whom a place takes, and whom it leaves out.

mod household;
mod refused;
mod sex;
mod welcomed;

use self::household::household;
use self::refused::refused;
use self::sex::sex;
use super::denial::{self, Doubt, clauses};
use super::named_plainly::{LACK, is_plain};
use super::{Facts, Sentence, childrens_sex, left_out};
use sync_protocol::places::requirements::{Household, Sex, Stated};

const CHILDREN: [&str; 4] = ["children", "kids", "families", "family"];
pub(super) fn read(sentence: &Sentence<'_>, facts: &mut Facts) {
    let mut taken = Vec::new();
    let mut goes_on = false;
    let words = childrens_sex::without_it(sentence.words);
    let all: Vec<_> = clauses(&words)
        .map(|clause| left_out::in_known_words(in_one_word(&clause)))
        .collect();
    let all = welcomed::in_one_clause(all);
    for (at, clause) in all.iter().enumerate() {
        if only_visits(clause) {
            goes_on = false;
        } else if is_about_people(clause) && leaves_out(clause) {
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
            if welcomes(clause) && clause.has_any(&CHILDREN) {
                facts.household.push(sentence.state(Household::Both));
            }
            // "Women's clothing", "women get diapers", "women are referred to the YWCA": others may be welcome.
            // Others may be taken here.
            if is_sent_on(clause) {
                continue;
            }
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

/// "Men may visit", "male visitors allowed": who comes to see someone is none of those whom a place takes.
pub(super) fn only_visits(clause: &Sentence<'_>) -> bool {
    const VISITS: [&str; 8] = [
        "allowed to visit",
        "can visit",
        "could visit",
        "may visit",
        "men visitors",
        "pueden visitar",
        "welcome to visit",
        "women visitors",
    ];
    clause.has_any(&VISITS)
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
    let (known, of_households) = (facts.sex.len(), facts.household.len());
    sex(&named, facts);
    household(&named, facts);
    if facts.sex.len() > known {
        let has_household = facts.household.len() > of_households;
        ask_of_those_with_children(&named, has_household, facts);
    }
}

/// "Men and women with children", "men with babies", "men under 16": who comes alone, and who is grown, may not be taken.
fn ask_of_those_with_children(named: &Sentence<'_>, has_household: bool, facts: &mut Facts) {
    const BOTH: [&str; 8] = [
        "men and women with",
        "men or women with",
        "men y women con",
        "men y women with",
        "women and men with",
        "women or men with",
        "women y men con",
        "women y men with",
    ];
    const SMALL: [&str; 14] = [
        "babies", "baby", "bebé", "bebés", "child", "children", "hijo", "infant", "infants",
        "kids", "newborns", "niño", "toddlers", "newborn",
    ];
    let is_with = named.has_any(&["con", "with"]) && named.has_any(&SMALL);
    let is_with = is_with && !named.has_any(&["with or without", "con o sin"]);
    let takes_both = facts
        .sex
        .last()
        .is_some_and(|it| it.value == Sex::Everybody);
    let are_both = named.has_any(&BOTH);
    let is_of_minors = is_of_minors(named);
    if is_with && are_both || is_of_minors && takes_both {
        facts.doubts.extend([Doubt::Men, Doubt::Women]);
    } else if !(is_of_minors || is_with && !has_household) {
        return;
    }
    if !facts.conditions.iter().any(|it| it.words == named.words) {
        named.quote(facts);
    }
}

/// "Women and men under 16", "men ages 12-17".
fn is_of_minors(named: &Sentence<'_>) -> bool {
    const OF_AGE: u8 = 18;
    let words: Vec<&str> = named.plain.split(' ').collect();
    let age = |word: &str| word.parse::<u8>().ok().filter(|_| word.len() == 2);
    let is_under = words.windows(2).any(|it| {
        ["under", "menores"].contains(&it[0]) && age(it[1]).is_some_and(|it| it <= OF_AGE)
    });
    let is_range = words.iter().any(|word| {
        let ends = word.split_once('-');
        ends.is_some_and(|(from, to)| {
            let from = from.parse::<u8>().ok();
            from.zip(age(to))
                .is_some_and(|(from, to)| from < to && to < OF_AGE)
        })
    });
    let is_spanish = named.has_any(&["menores de 18", "menores de 17", "menores de 16"]);
    is_under || is_range || is_spanish
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
        ("children y children", "children"),
        ("women con children", "women with children"),
        ("men con children", "men with children"),
        ("men con sus children", "men with their children"),
        ("women sin children", "women without children"),
        ("men sin children", "men without children"),
        ("women y children", "women and children"),
        ("women con sus children", "women and their children"),
        ("women y sus children", "women and their children"),
    ] {
        plain = plain.replace(said, meant);
    }
    Sentence::said(clause.words, plain)
}

/// "Single adults call 211", "individuals go to the county office".
fn is_sent_on(clause: &Sentence<'_>) -> bool {
    clause.has_any(&[
        "call 211",
        "dial 211",
        "go to",
        "llame al 211",
        "llamar al 211",
        "should call",
    ])
}

/// Asks of men and women beside "families": "Women and children; families" may take fathers. "Single women; single men; families" names
/// both, and of "single women; families" a man alone is none, while a father has to ask.
pub(super) fn ask_of_families(sentences: &[Sentence<'_>], facts: &mut Facts) {
    let are_named = sentences.iter().any(|it| it.plain == "families");
    if are_named && super::two_of(&facts.sex).is_empty() {
        let stays = |it: &Stated<Sex>| it.value == Sex::Everybody || are_women_alone(&it.words);
        facts.sex.retain(stays);
    }
}

/// "Families welcome. Men": a mother who comes with her children is no man.
pub(super) fn are_families_beside_men(facts: &Facts) -> bool {
    let are_men = !facts.sex.is_empty() && facts.sex.iter().all(|it| it.value == Sex::Men);
    let of_others = |words: &String| facts.sex.iter().all(|it| it.words != *words);
    let mut households = facts.household.iter();
    are_men && households.any(|it| it.value != Household::WithoutChildren && of_others(&it.words))
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
