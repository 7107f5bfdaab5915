//! What may not be brought or done inside ("No pets", "Smoking is prohibited", "Prohibido fumar"), and how children have to behave
//! there ("Children must stay with an adult"). They close no door. Alcohol and drugs are none of these: a place that names them may
//! ask whether one is sober.

use super::limiting::set;
use std::collections::HashSet;
use std::sync::LazyLock;

/// What is not allowed, without accents. One of them stands in each such sentence.
static THINGS: LazyLock<HashSet<&str>> = LazyLock::new(|| {
    set("\
    animals camera cameras cigarettes dogs e-cigarettes film filming firearms guns knives littering loitering music pets photography photos \
    pictures radios recording smoke smoking tobacco vape vaping video videos weapons \
    animales armas camaras cigarrillos fotos fumar grabar humo mascotas musica perros tabaco videos")
});
/// What stands around it.
static BESIDE: LazyLock<HashSet<&str>> = LazyLock::new(|| {
    set("\
    a absolutely all allow allowed and any anywhere are area areas at bring building campus do don during facility from grounds hall here \
    home in indoors inside is it leave line meals not of on or our permitted please premises property site strictly t taking the this to we \
    while you your \
    adentro con de dejar deje del dentro edificio el en entrar entrada es esta favor instalaciones la las lo los ni nuestra nuestras \
    nuestro permite permiten por propiedad se su sus traer traiga y casa local")
});

/// Words that forbid.
const FORBID: [&str; 14] = [
    "banned",
    "forbidden",
    "no",
    "not",
    "prohibe",
    "prohiben",
    "prohibida",
    "prohibidas",
    "prohibido",
    "prohibidos",
    "prohibited",
    "don",
    "never",
    "prohibit",
];
/// The same in more words: "smoke-free", "leave pets at home".
const FORBID_TOGETHER: [&str; 6] = [
    "dejar en casa",
    "deje en casa",
    "leave at home",
    "libre de",
    "smoke free",
    "tobacco free",
];

/// Whether words say nothing else. `plain` are the words without accents.
pub(super) fn is_said(plain: &[String]) -> bool {
    is_forbidden(plain) || is_of_children(plain)
}

fn is_forbidden(plain: &[String]) -> bool {
    let is_thing = |word: &String| THINGS.contains(word.as_str());
    let forbids = |word: &String| FORBID.contains(&word.as_str());
    let has = |phrase: &&str| {
        // What is forbidden may stand within: "leave pets at home".
        let mut words = plain.iter();
        phrase.split(' ').all(|it| words.any(|word| word == it))
    };
    let is_free = |word: &String| word == "free" || word == "libre";
    let are_known = plain.iter().all(|word| {
        is_thing(word) || forbids(word) || is_free(word) || BESIDE.contains(word.as_str())
    });
    // "No photos during meals", and not "no photos or meals".
    let is_meal_named = plain
        .iter()
        .enumerate()
        .any(|(at, word)| word == "meals" && (at == 0 || plain[at - 1] != "during"));
    let denies = plain.iter().any(forbids) || FORBID_TOGETHER.iter().any(has);
    denies && are_known && !is_meal_named && plain.iter().any(is_thing)
}

/// "Children must stay with an adult", "Please watch your children": said to those who bring them.
fn is_of_children(plain: &[String]) -> bool {
    const CHILDREN: [&str; 6] = ["child", "children", "hijos", "kids", "ninos", "toddlers"];
    const GROWN: [&str; 17] = [
        "adult",
        "adults",
        "attended",
        "guardian",
        "parent",
        "parents",
        "supervise",
        "supervised",
        "supervision",
        "watch",
        "you",
        "adulto",
        "adultos",
        "padre",
        "padres",
        "supervisados",
        "usted",
    ];
    static AROUND: LazyLock<HashSet<&str>> = LazyLock::new(|| {
        set("\
        a accompanied all always an and any at be beside building by close during here in inside is keep must near need needs of on or our \
        please remain should sit small stay the their times to under visit we while with young your \
        acompanados bajo cerca con de deben del el en estar favor la los mantenga momento o permanecer pequenos por que quedarse \
        responsable sean ser siempre sus su tienen todo todos un una y")
    });
    let has = |known: &[&str]| plain.iter().any(|it| known.contains(&it.as_str()));
    let is_known = |word: &String| {
        let word = word.as_str();
        CHILDREN.contains(&word) || GROWN.contains(&word) || AROUND.contains(word)
    };
    has(&CHILDREN) && has(&GROWN) && plain.iter().all(is_known)
}
