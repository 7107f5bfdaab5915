//! Sentences that say where the door is and how one comes there: "Use the side entrance", "Behind the library", "Bus 13 stops in front",
//! "Suba al segundo piso". Each of their words is one of ways and buildings, or a name, so none of them can say when or for whom.

use super::limiting::{limits, set};
use super::names::is_written_as_name;
use crate::ordinary_words::is_ordinary;
use std::collections::HashSet;
use std::sync::LazyLock;

/// Words of ways, of what stands there, and of how one knows it, without accents.
static WORDS: LazyLock<HashSet<&str>> = LazyLock::new(|| {
    set("\
    a above across alley an and apartment apt are around arrow arrows at away awning back bakery bank banner basement behind bell below \
    beside between black block blocks blue bottom bridge brown building bus buses button buzz buzzer by car church city close come comes \
    corner counter courthouse courtyard deli desk diner door doorbell doors down downstairs driveway east elevator end enter entrance \
    entrances far fifth find fire firehouse first flag floor follow fourth free from front gas gate go gold gray green ground hall here in \
    inside intercom into is it knock laundromat left library light line lines lobby located lot loudly lower main market mural near nearby \
    next north number of off on one opposite orange our park parking path pharmacy please police post press purple rail railroad ramp rear \
    rectory red restaurant right ring river road route routes school second short side sidewalk sign signs south square station stop \
    stops store street supermarket take terminal the theater third this three through to town train trains twice two up upper us use via \
    walk walkway wall way we west white window with yard yellow your \
    abajo acera adentro al amarilla amarillo arriba ascensor atras autobus autobuses azul banco biblioteca blanca blanco cafe calle cerca \
    correos corte cruce cuadra cuadras cuarto cruzando de debajo del dentro derecha despensa detras dos edificio elevador el en encima enfrente entrada \
    entradas entre escuela esquina esta estacion estacionamiento estamos este farmacia fondo frente fuerte gasolinera gris gratis hay \
    hospital iglesia izquierda junto la lado lateral las lavanderia letrero los nuestra nuestro panaderia para paran parada parque pase \
    pasillo patio piso planta plaza por porton primer principal puente puerta puertas quinto ramo rampa roja rojo salon segundo siga \
    sotano suba subterraneo su supermercado tercer tienda timbre toldo tome toque tren trenes una un unas use veces ventanilla verde y")
});
/// One of them is said of each way.
const ANCHORS: [&str; 85] = [
    "across",
    "around",
    "awning",
    "basement",
    "behind",
    "bell",
    "below",
    "beside",
    "between",
    "block",
    "blocks",
    "building",
    "bus",
    "buses",
    "buzz",
    "buzzer",
    "corner",
    "courtyard",
    "door",
    "doorbell",
    "doors",
    "downstairs",
    "elevator",
    "entrance",
    "entrances",
    "floor",
    "gate",
    "intercom",
    "knock",
    "left",
    "lobby",
    "near",
    "nearby",
    "next",
    "opposite",
    "parking",
    "park",
    "rail",
    "rear",
    "right",
    "ring",
    "sign",
    "stop",
    "stops",
    "train",
    "trains",
    "window",
    "abajo",
    "arriba",
    "ascensor",
    "atras",
    "autobus",
    "autobuses",
    "cerca",
    "cuadra",
    "cuadras",
    "debajo",
    "dentro",
    "derecha",
    "detras",
    "enfrente",
    "entrada",
    "entradas",
    "esquina",
    "estacionamiento",
    "frente",
    "izquierda",
    "junto",
    "lado",
    "letrero",
    "piso",
    "porton",
    "puerta",
    "puertas",
    "segundo",
    "sotano",
    "timbre",
    "toldo",
    "toque",
    "tren",
    "trenes",
    "ventanilla",
    "lateral",
    "inside",
    "back",
];
/// Words of going. Where one goes has to be a part of the house: "go to the church" sends people away.
const GOING: [&str; 12] = [
    "come", "comes", "enter", "entre", "go", "pase", "siga", "suba", "take", "use", "vaya", "walk",
];
/// Parts of a house, and what brings people to it.
const PARTS: [&str; 56] = [
    "alley",
    "ascensor",
    "autobus",
    "autobuses",
    "back",
    "basement",
    "bell",
    "bus",
    "buses",
    "button",
    "buzzer",
    "counter",
    "courtyard",
    "desk",
    "door",
    "doorbell",
    "doors",
    "downstairs",
    "driveway",
    "elevador",
    "elevator",
    "entrada",
    "entrance",
    "entrances",
    "floor",
    "front",
    "gate",
    "hall",
    "intercom",
    "light",
    "lobby",
    "lot",
    "pasillo",
    "patio",
    "piso",
    "porton",
    "puerta",
    "puertas",
    "rail",
    "ramp",
    "rampa",
    "rear",
    "side",
    "sotano",
    "stop",
    "terminal",
    "timbre",
    "train",
    "trains",
    "tren",
    "trenes",
    "ventanilla",
    "walk",
    "walkway",
    "window",
    "yard",
];
/// Beside these a number is a name: "bus 13", "the 25 bus", "window 3".
const NUMBERED: [&str; 22] = [
    "apartamento",
    "apartment",
    "apt",
    "autobus",
    "autobuses",
    "block",
    "blocks",
    "bus",
    "buses",
    "cuadra",
    "cuadras",
    "door",
    "gate",
    "line",
    "linea",
    "lines",
    "piso",
    "puerta",
    "route",
    "routes",
    "ventanilla",
    "window",
];

/// Whether a word is one of ways, of what stands there or of how one knows it.
pub(super) fn is_of_ways(word: &str) -> bool {
    WORDS.contains(word)
}

/// Whether words say nothing else. `plain` are the words without accents.
pub(super) fn is_said(words: &[&str], plain: &[String]) -> bool {
    let start = length_of_looking(plain);
    let (words, plain) = (&words[start..], &plain[start..]);
    let has = |known: &[&str]| plain.iter().any(|word| known.contains(&word.as_str()));
    let are_known = (0..words.len()).all(|at| {
        WORDS.contains(plain[at].as_str()) || is_number_of(plain, at) || is_name(words, plain, at)
    });
    let names_landmark = plain.iter().any(|word| is_landmark(word));
    let comes_back = plain
        .windows(2)
        .any(|it| it[0] == "come" && it[1] == "back");
    let goes_to_the_house = !has(&GOING) || has(&PARTS) && !(sends(plain) && names_landmark);
    are_known && has(&ANCHORS) && goes_to_the_house && !comes_back && !is_meant_for(plain)
}

/// How many words say that one looks for what follows: "look for the green awning".
fn length_of_looking(plain: &[String]) -> usize {
    let begins =
        |with: &[&str]| plain.len() > with.len() && plain.iter().zip(with).all(|it| it.0 == it.1);
    match () {
        () if begins(&["look", "for"]) => 2,
        () if begins(&["busque"]) => 1,
        () => 0,
    }
}

/// Other houses, to which people may be sent.
fn is_landmark(word: &str) -> bool {
    static LANDMARKS: LazyLock<HashSet<&str>> = LazyLock::new(|| {
        set(
            "bakery bank church courthouse hospital library market pharmacy restaurant school store supermarket banco \
        biblioteca corte escuela farmacia iglesia lavanderia laundromat tienda",
        )
    });
    LANDMARKS.contains(word)
}

/// "Go to", "vaya a".
fn sends(plain: &[String]) -> bool {
    plain
        .first()
        .is_some_and(|first| ["go", "vaya"].contains(&first.as_str()))
}

/// "Para" is a bus that stops, and else those whom something is for.
fn is_meant_for(plain: &[String]) -> bool {
    const BEHIND: [&str; 5] = ["aqui", "cerca", "en", "enfrente", "frente"];
    let mut pairs = plain
        .iter()
        .zip(plain.iter().skip(1).map(Some).chain([None]));
    pairs.any(|(word, next)| {
        word == "para" && !next.is_some_and(|next| BEHIND.contains(&next.as_str()))
    })
}

/// Whether a number is the name of what stands beside it, also of two: "buses 1 and 34".
fn is_number_of(plain: &[String], at: usize) -> bool {
    let is_number = |at: usize| {
        let word = plain.get(at);
        word.is_some_and(|it| it.len() <= 4 && it.bytes().all(|byte| byte.is_ascii_digit()))
    };
    let is = |at: Option<usize>, known: &[&str]| {
        let word = at.and_then(|at| plain.get(at));
        word.is_some_and(|it| known.contains(&it.as_str()))
    };
    let is_joined = is(at.checked_sub(1), &["and", "y"]);
    let before = if is_joined {
        at.checked_sub(3)
    } else {
        at.checked_sub(1)
    };
    is_number(at) && (is(before, &NUMBERED) || is(Some(at + 1), &NUMBERED))
}

/// A name behind the first word: "Penn Station", "Elm Street". An ordinary word is one only where it stands among small letters, and
/// never one that limits: "Rear Door Members Only".
pub(super) fn is_name(words: &[&str], plain: &[String], at: usize) -> bool {
    const JOINS: [&str; 14] = [
        "a", "al", "and", "at", "by", "de", "del", "en", "in", "la", "of", "on", "the", "y",
    ];
    let word = words[at];
    let are_small = words.iter().zip(plain).any(|(word, plain)| {
        word.starts_with(char::is_lowercase) && !JOINS.contains(&plain.as_str())
    });
    let is_between_streets = at > 1 && JOINS.contains(&plain[at - 1].as_str());
    let is_new = !is_ordinary(&plain[at]) && word.len() > 2;
    at > 0
        && is_written_as_name(word)
        && !limits(&plain[at])
        && (is_new || are_small || is_between_streets)
}
