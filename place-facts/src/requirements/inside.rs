//! Help for people who are still in prison or jail: visits, mail, programs before release, and houses to which
//! only the Department of Corrections sends people. They do not help people who are out.

use super::{Facts, Sentence, denial};
use crate::spelling::unaccented;
use sync_protocol::places::requirements::{Condition, Requirements};

/// Whom such help is for, and where it is given.
const INSIDE: [&str; 58] = [
    "antes de la liberacion",
    "antes de salir de la carcel",
    "antes de salir de prision",
    "aun en la carcel",
    "aun en prision",
    "before release",
    "before their release",
    "before they are released",
    "before they leave prison",
    "before you are released",
    "before your release",
    "behind bars",
    "behind the wall",
    "behind the walls",
    "books to prisoners",
    "currently in jail",
    "currently in prison",
    "currently incarcerated",
    "dentro de la carcel",
    "dentro de la prision",
    "for inmates",
    "for prisoners",
    "in-jail",
    "in-prison",
    "incarcerated individuals",
    "incarcerated men",
    "incarcerated people",
    "incarcerated persons",
    "incarcerated women",
    "inmates only",
    "inside jails",
    "inside prisons",
    "inside the county jail",
    "inside the jail",
    "inside the prison",
    "inside the prisons",
    "jail visits",
    "letters to prisoners",
    "para presos",
    "people still inside",
    "personas encarceladas",
    "personas en la carcel",
    "personas en prision",
    "personas presas",
    "pre-release",
    "prerelease",
    "prison mail",
    "prison visitation",
    "prison visiting",
    "prison visits",
    "still in jail",
    "still in prison",
    "still incarcerated",
    "still inside",
    "visits to prisons",
    "while in jail",
    "while in prison",
    "while incarcerated",
];
/// People who are somewhere, and where: "women in the county jail".
const PEOPLE: [&str; 7] = [
    "anyone",
    "individuals",
    "men",
    "people",
    "persons",
    "those",
    "women",
];
const WHERE: [&str; 11] = [
    "in a county jail",
    "in a state prison",
    "in county jail",
    "in county jails",
    "in custody",
    "in jail",
    "in prison",
    "in prisons",
    "in state prison",
    "in state prisons",
    "in the county jail",
];
/// People who are out, and times after release.
const OUT: [&str; 38] = [
    "self-referral after",
    "and after",
    "ex-inmates",
    "former inmates",
    "in and out of",
    "too",
    "after and before",
    "after jail",
    "after prison",
    "after release",
    "after their release",
    "after you are released",
    "after your release",
    "al salir",
    "come home",
    "coming home",
    "despues de salir",
    "ex-offenders",
    "former prisoners",
    "formerly",
    "inside and out",
    "inside or out",
    "leaving jail",
    "leaving prison",
    "on parole",
    "on probation",
    "once released",
    "or released",
    "and released",
    "post-release",
    "que salieron",
    "recently released",
    "released from",
    "returning citizens",
    "returning home",
    "who are home",
    "who are out",
    "who got out",
];
/// Those who have someone inside are out.
const RELATIVES: [&str; 12] = [
    "caregivers",
    "children of",
    "children with",
    "families",
    "familiares",
    "familias",
    "family members",
    "family of",
    "loved ones",
    "parents of",
    "relatives",
    "whose",
];
const CORRECTIONS: [&str; 6] = [
    "corrections",
    "department of corrections",
    "dept of corrections",
    "departamento de correcciones",
    "doc",
    "njdoc",
];
/// Words for being sent.
const SENT: [&str; 9] = [
    "assigned",
    "placed",
    "placement",
    "placements",
    "referral",
    "referrals",
    "referred",
    "referidos",
    "sent",
];
/// Each of these says that a place takes no one else.
const ALONE: [&str; 15] = [
    "assigned by",
    "by referral",
    "exclusively",
    "must",
    "needed",
    "only",
    "placed by",
    "referidos por",
    "referral by",
    "referrals by",
    "referred by",
    "required",
    "sent by",
    "solamente",
    "solo",
];
/// With one of these others are taken too.
const OTHERS: [&str; 8] = [
    "also",
    "anyone",
    "county",
    "courts",
    "parole",
    "self-referral",
    "self-referrals",
    "walk-ins",
];

/// Reads whether a sentence is about people inside. `None` where it says nothing of it.
pub(super) fn read(sentence: &Sentence<'_>) -> Option<Condition> {
    let plain = Sentence::said(sentence.words, unaccented(&sentence.plain));
    if is_sent_by_corrections(&plain) {
        let is_alone = plain.has_any(&ALONE) && !plain.has_any(&OTHERS);
        return Some(if is_alone {
            Condition::StillInside
        } else {
            Condition::OnlySome
        });
    }
    let is_denied = denial::clauses(sentence.words)
        .any(|clause| is_named(&clause) && denial::leaves_out(&clause));
    if !is_named(&plain) || is_denied || is_of_the_time_after(&plain) {
        return None;
    }
    Some(if plain.has_any(&RELATIVES) {
        Condition::OnlySome
    } else {
        Condition::StillInside
    })
}

/// Where another sentence names people who are out, both are helped, and people have to read it themselves.
pub(super) fn settle(sentences: &[Sentence<'_>], list: &str, facts: &mut Facts) {
    let helps_outside = sentences.iter().any(|sentence| {
        is_of_the_time_after(&Sentence::said(sentence.words, unaccented(&sentence.plain)))
    });
    // A pantry that visits people in prison has its shelves for those who come.
    let is_beside = |words: &str| list_gives(list) && !is_for_them_alone(&Sentence::new(words));
    for it in &mut facts.conditions {
        if it.value == Condition::StillInside && (helps_outside || is_beside(&it.words)) {
            it.value = Condition::Note;
        }
    }
}

/// Whether the places of a list serve anyone who comes in.
fn list_gives(list: &str) -> bool {
    [
        "clothing",
        "food",
        "healthcare",
        "id-documents",
        "transportation",
    ]
    .contains(&list)
}

/// "For people in prison only", "serves inmates".
fn is_for_them_alone(sentence: &Sentence<'_>) -> bool {
    let begins = ["for", "only", "serves", "solo", "para"];
    sentence.has_any(&["only", "exclusively", "solo", "solamente"])
        || begins.iter().any(|it| sentence.begins(it))
}

/// Whether a place is only for people who are still inside.
pub(crate) fn is_for_people_inside(requirements: &Requirements) -> bool {
    let mut conditions = requirements.conditions.iter();
    conditions.any(|it| it.value == Condition::StillInside)
}

fn is_named(plain: &Sentence<'_>) -> bool {
    let names = |who: &&str| WHERE.iter().any(|at| plain.has_words(&[who, at]));
    plain
        .without(&["formerly incarcerated people"])
        .has_any(&INSIDE)
        || PEOPLE.iter().any(names)
}

fn is_sent_by_corrections(sentence: &Sentence<'_>) -> bool {
    sentence.has_any(&CORRECTIONS) && sentence.has_any(&SENT)
}

/// "Before and after release": who is out is helped too.
fn is_of_the_time_after(sentence: &Sentence<'_>) -> bool {
    sentence.has_any(&OUT) || sentence.has_any(&["before and after", "pre- and post-release"])
}
