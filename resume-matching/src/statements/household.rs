//! What one does for oneself, the own family, house or car: "I mow my lawn", "I cook for my kids". It is no
//! work unless its sentence speaks of work, pay or others too. Care of one's own people is work known to
//! employers, so it counts.

use super::signs::{OTHERS, TURNS};
use super::tastes::FOOD;
use crate::words::Words;
use std::ops::Range;

/// What belongs to one's own home.
const HOME: [&str; 59] = [
    "house",
    "home",
    "apartment",
    "car",
    "bike",
    "bicycle",
    "motorcycle",
    "lawn",
    "yard",
    "backyard",
    "grass",
    "garden",
    "driveway",
    "sidewalk",
    "laundry",
    "clothe",
    "dish",
    "dishe",
    "nail",
    "hair",
    "beard",
    "bathroom",
    "bedroom",
    "roof",
    "basement",
    "fence",
    "plant",
    "planta",
    "deck",
    "dog",
    "cat",
    "pet",
    "oil",
    "tire",
    "brake",
    "casa",
    "apartamento",
    "carro",
    "coche",
    "bicicleta",
    "patio",
    "jardin",
    "pasto",
    "ropa",
    "pelo",
    "bano",
    "perro",
    "gato",
    "mascota",
    "room",
    "bed",
    "cell",
    "shirt",
    "shoe",
    "head",
    "cuarto",
    "cama",
    "camisa",
    "zapato",
];
/// Who is raised at home …
const CHILDREN: [&str; 18] = [
    "kid",
    "child",
    "children",
    "son",
    "daughter",
    "nephew",
    "niece",
    "grandkid",
    "grandson",
    "grandchildren",
    "hijo",
    "hija",
    "nino",
    "nina",
    "nieto",
    "nieta",
    "sobrino",
    "sobrina",
];
/// … and who else lives there.
const KIN: [&str; 16] = [
    "family",
    "wife",
    "husband",
    "girlfriend",
    "boyfriend",
    "mother",
    "mom",
    "grandmother",
    "grandma",
    "roommate",
    "familia",
    "esposa",
    "esposo",
    "mama",
    "madre",
    "abuela",
];
/// Of what belongs to a home, what many of are a business: "I clean my houses".
const ONE: [&str; 10] = [
    "house",
    "apartment",
    "car",
    "room",
    "bed",
    "bathroom",
    "casa",
    "carro",
    "cuarto",
    "bano",
];
/// Words between "my" and what is one's own.
const BESIDE: [&str; 11] = [
    "own", "sick", "living", "old", "older", "little", "younger", "new", "whole", "front", "back",
];
const MY: [&str; 7] = ["my", "our", "mi", "mis", "nuestra", "nuestro", "nuestros"];
/// Words behind which the own home is only where something is done.
const WHERE: [&str; 11] = [
    "in", "at", "from", "with", "to", "by", "through", "en", "desde", "con", "like",
];
/// Verbs that have something of one's own, and do nothing with it.
const HAVING: [&str; 18] = [
    "have", "had", "own", "owned", "got", "need", "use", "used", "using", "drive", "drove",
    "driving", "bring", "tengo", "tenia", "uso", "manejo", "manejaba",
];
/// Verbs for what is brought to others.
const BRINGING: [&str; 9] = [
    "deliver",
    "delivered",
    "delivering",
    "delivery",
    "deliverie",
    "dropped",
    "brought",
    "courier",
    "messenger",
];
/// Words for care, and for passing on a trade.
const CARE: [&str; 24] = [
    "care",
    "cared",
    "caring",
    "raise",
    "raised",
    "raising",
    "babysit",
    "babysat",
    "babysitting",
    "looked",
    "bathed",
    "fed",
    "taught",
    "teach",
    "cuido",
    "cuide",
    "cuidaba",
    "cuidar",
    "cuidando",
    "crie",
    "criaba",
    "criar",
    "atendia",
    "ensene",
];
/// Work of a household, which "at home" makes one's own.
const CHORES: [&str; 31] = [
    "cook", "cooked", "cooking", "bake", "baked", "baking", "clean", "cleaned", "cleaning", "wash",
    "washed", "dishe", "laundry", "cocino", "cocinaba", "limpio", "limpiaba", "lavo", "lavaba",
    "grow", "grew", "growing", "siembro", "sembraba", "trash", "coffee", "cafe", "vacuum", "mop",
    "basura", "barro",
];
/// Making food is one too.
const MAKING: [&str; 10] = [
    "make",
    "made",
    "making",
    "prepare",
    "prepared",
    "hago",
    "hacia",
    "hice",
    "preparo",
    "preparaba",
];
/// Words of work, pay, others and places of work.
const WORK: [&str; 88] = [
    "work",
    "worked",
    "working",
    "job",
    "employer",
    "employed",
    "pay",
    "paid",
    "paying",
    "money",
    "cash",
    "dollar",
    "hire",
    "hired",
    "tip",
    "sell",
    "sold",
    "selling",
    "sale",
    "venta",
    "vender",
    "customer",
    "client",
    "business",
    "company",
    "agency",
    "restaurant",
    "shop",
    "store",
    "hotel",
    "contract",
    "contractor",
    "side",
    "hustle",
    "neighbor",
    "neighborhood",
    "people",
    "other",
    "others",
    "friend",
    "church",
    "volunteer",
    "volunteered",
    "prison",
    "jail",
    "inside",
    "unit",
    "camp",
    "facility",
    "professional",
    "professionally",
    "experience",
    "licensed",
    "certified",
    "uber",
    "lyft",
    "doordash",
    "trabajo",
    "trabaje",
    "trabajaba",
    "trabajar",
    "empleo",
    "pago",
    "pagaban",
    "pagan",
    "dinero",
    "efectivo",
    "cliente",
    "negocio",
    "compania",
    "restaurante",
    "vecino",
    "vecina",
    "persona",
    "gente",
    "encargaban",
    "ajena",
    "ajeno",
    "vendia",
    "vendo",
    "prision",
    "elderly",
    "senior",
    "patient",
    "resident",
    "anciano",
    "viejito",
    "mayor",
];
/// Words that may follow the own home.
const BEHIND_HOME: [&str; 14] = [
    "for", "with", "every", "on", "all", "when", "because", "and", "para", "por", "porque", "con",
    "todo", "y",
];
/// What is made for whoever orders it.
const TO_ORDER: [&str; 3] = [" por encargo ", " de encargo ", " por pedido "];
/// Words that part what is said in one sentence.
const JOINS: [&str; 6] = ["and", "y", "but", "pero", "as", "como"];

/// The words of a sentence that are about one's own household.
pub(super) fn household(words: &Words, sentence: &Range<usize>) -> Vec<Range<usize>> {
    let text = words.text_of(sentence);
    let is_ordered = TO_ORDER.iter().any(|sign| text.contains(sign));
    if is_ordered || is_for_others(words, sentence) || is_about_work(words, sentence) {
        // "En mi casa" says where the work was, and not that it was that of a house.
        let home = |word| own_home(words, sentence, word).map(|end| word..end);
        return sentence.clone().filter_map(home).collect();
    }
    let parts = parts(words, sentence).into_iter();
    let own = parts.filter(|part| {
        let is_own = |word: usize| is_own(words, part, word) || is_at_home(words, part, word);
        part.clone().any(is_own)
    });
    own.collect()
}

/// Whether a sentence speaks of work, pay or others. To "work on my car" is no work.
pub(super) fn is_about_work(words: &Words, sentence: &Range<usize>) -> bool {
    let is = |word: usize, list: &[&str]| list.contains(&words.form(word));
    let is_work =
        |word: usize| is(word, &WORK) && !(word + 1 < sentence.end && is(word + 1, &["on"]));
    sentence.clone().any(is_work)
}

/// "Para otros", and not "para otros de mi familia" or "para mis otros hijos".
fn is_for_others(words: &Words, sentence: &Range<usize>) -> bool {
    let is = |word: usize, list: &[&str]| word < sentence.end && list.contains(&words.form(word));
    (sentence.start + 1..sentence.end).any(|word| {
        is(word, &["otro", "otra"])
            && words.words[word].lower.ends_with('s')
            && is(word - 1, &["para", "a"])
            && !is(word + 1, &CHILDREN)
            && !is(
                word + 1,
                &[
                    "de",
                    "miembro",
                    "pariente",
                    "familiare",
                    "cosa",
                    "dia",
                    "ano",
                ],
            )
    })
}

/// Whether a sentence tells of somebody of one's own family, and not of pay for it.
pub(crate) fn is_about_family(words: &Words, sentence: &Range<usize>) -> bool {
    let is = |word: usize, list: &[&str]| word < sentence.end && list.contains(&words.form(word));
    let is_kin = |word: usize| word < sentence.end && is_of_family(words.form(word));
    let mut all = sentence.clone();
    let is_family = all.any(|word| {
        let kin = word + 1 + usize::from(is(word + 1, &BESIDE));
        // "I raised three kids".
        let raises = is(
            word,
            &["raise", "raised", "raising", "crie", "criando", "criar"],
        );
        let is_raised = raises && (word + 1..word + 5).any(|it| is(it, &CHILDREN));
        (is(word, &MY) && is_kin(kin)) || is_raised
    });
    is_family && !sentence.clone().any(|word| is(word, &WORK))
}

/// Whether a word is somebody of one's own.
pub(crate) fn is_of_family(form: &str) -> bool {
    KIN.contains(&form) || CHILDREN.contains(&form) || OTHERS.contains(&form)
}

/// What is said in one sentence, one after the other.
fn parts(words: &Words, sentence: &Range<usize>) -> Vec<Range<usize>> {
    let begins = |word: &usize| {
        let form = words.form(*word);
        words.words[*word].begins_clause || JOINS.contains(&form) || TURNS.contains(&form)
    };
    let cuts = (sentence.start + 1..sentence.end).filter(begins);
    let cuts: Vec<usize> = cuts.chain([sentence.end]).collect();
    let mut start = sentence.start;
    let parts = cuts.into_iter().map(|end| {
        let part = start..end;
        start = end;
        part
    });
    parts.collect()
}

/// Whether a word is something or somebody of one's own that something is done to or for.
fn is_own(words: &Words, part: &Range<usize>, word: usize) -> bool {
    let is = |word: usize, list: &[&str]| list.contains(&words.form(word));
    let back = |at: usize| at.checked_sub(1).filter(|before| *before >= part.start);
    let skip = |at: Option<usize>, list: &[&str]| {
        at.and_then(|it| if is(it, list) { back(it) } else { at })
    };
    let before = skip(back(word), &BESIDE);
    // "My mother's house" is hers, and so no work either.
    let before = skip(before, &KIN);
    let Some(mine) = before.filter(|it| is(*it, &MY)) else {
        return false;
    };
    let Some(leads) = back(mine) else {
        return false;
    };
    let has = |list: &[&str]| part.clone().any(|word| is(word, list));
    let is_out_of = back(leads).is_some_and(|it| is(it, &["out"]));
    if is(word, &HOME) {
        let is_many = is(word, &ONE) && words.words[word].lower.ends_with('s');
        // Who delivers "on my bike" is paid for it.
        let is_on = is(leads, &["on"]) && has(&BRINGING);
        !is_many && !is(leads, &WHERE) && !is_on && !is_out_of && !is(leads, &HAVING)
    } else if has(&CARE) {
        false
    } else if is(leads, &["for", "para"]) {
        is(word, &CHILDREN) || is(word, &KIN)
    } else {
        is(word, &CHILDREN) && !is(leads, &WHERE) && !is(leads, &HAVING)
    }
}

/// Where "in my house" or "en mi casa" ends that begins at a word.
fn own_home(words: &Words, part: &Range<usize>, word: usize) -> Option<usize> {
    let is = |at: usize, list: &[&str]| at < part.end && list.contains(&words.form(at));
    let is_mine = is(word + 1, &["my", "our", "mi"]);
    let end = word + 2 + usize::from(is_mine);
    let is_home = is(word, &["in", "en"])
        && (is_mine || is(word, &["en"]))
        && is(
            end - 1,
            &["house", "home", "apartment", "casa", "apartamento"],
        )
        && !words.words[end - 1].lower.ends_with('s');
    (is_home && goes_on(words, part, end)).then_some(end)
}

/// Whether nothing follows that would make the home a part of something else.
fn goes_on(words: &Words, part: &Range<usize>, end: usize) -> bool {
    end >= part.end || words.words[end].begins_clause || BEHIND_HOME.contains(&words.form(end))
}

/// Whether a word says that a chore is done at home.
fn is_at_home(words: &Words, part: &Range<usize>, word: usize) -> bool {
    let form = |at: usize| words.form(at);
    let is_said =
        |at: usize, list: &[&str]| at < part.end && list.contains(&words.words[at].lower.as_str());
    let is_mine = is_said(word, &["in", "en"]) && is_said(word + 1, &["my", "our", "mi"]);
    let end = if is_said(word, &["at"]) && is_said(word + 1, &["home"]) {
        word + 2
    } else if is_mine && word + 2 < part.end && HOME.contains(&form(word + 2)) {
        word + 3
    } else if is_said(word, &["en"]) && is_said(word + 1, &["casa"]) {
        // "En casa de mi hermana".
        let is_of_kin = is_said(word + 2, &["de"])
            && is_said(word + 3, &["mi", "mis"])
            && word + 4 < part.end
            && is_of_family(form(word + 4));
        if is_of_kin { word + 5 } else { word + 2 }
    } else if is_said(word, &["at"]) && is_said(word + 1, &["my", "our"]) && word + 2 < part.end {
        // "At my sister's house".
        let is_whose = is_of_family(form(word + 2)) && words.words[word + 2].lower.ends_with('s');
        if !is_whose {
            return false;
        }
        word + 3 + usize::from(is_said(word + 3, &["house", "place", "home", "apartment"]))
    } else {
        return false;
    };
    let is_end = goes_on(words, part, end);
    let has = |list: &[&str]| part.clone().any(|at| list.contains(&form(at)));
    is_end && (has(&CHORES) || (has(&MAKING) && has(&FOOD)))
}
