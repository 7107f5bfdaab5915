//! How people write the names of towns and counties.

use crate::spelling::unaccented;

/// What the names of municipalities end with, and people leave out.
const SUFFIXES: [&str; 5] = [" city", " borough", " town", " village", " township"];
/// What people write behind a town: "Trenton NJ".
const STATE: [&str; 5] = [
    " nj",
    " n j",
    " new jersey",
    " nueva jersey",
    " nova jersey",
];
/// "County" before a name, in the languages of the screens.
const COUNTY_OF: [&str; 4] = ["county of ", "condado de ", "condado ", "konte "];
/// "County" behind a name.
const COUNTY: [&str; 3] = [" county", " co", " cty"];
/// Kinds of towns before a name, and what the name ends with then: "Township of Washington".
const TOWN_OF: [(&str, &str); 6] = [
    ("township of ", " township"),
    ("borough of ", " borough"),
    ("city of ", ""),
    ("town of ", ""),
    ("ciudad de ", ""),
    ("pueblo de ", ""),
];
/// Names that everybody uses beside those of the list.
const CALLED: [(&str, &str); 19] = [
    ("elizabeth", "eliz"),
    ("newark", "nwk"),
    ("phillipsburg", "p burg"),
    ("phillipsburg", "pburg"),
    ("city of orange township", "orange"),
    ("south orange village township", "south orange"),
    ("parsippany troy hills township", "parsippany"),
    ("atlantic city", "ac"),
    ("atlantic city", "a c"),
    ("new brunswick", "nb"),
    ("new brunswick", "new bruns"),
    ("ho ho kus borough", "hohokus"),
    ("west new york", "west ny"),
    ("jersey city", "jc"),
    ("west new york", "wny"),
    ("egg harbor township", "eht"),
    ("asbury park", "asbury"),
    ("long beach township", "lbi"),
    ("long beach township", "long beach island"),
];

/// What people say before a town: "in Newark", "cerca de Newark".
const AROUND: [&str; 29] = [
    "around ",
    "at ",
    "central ",
    "centro de ",
    "cerca de ",
    "close to ",
    "de ",
    "downtown ",
    "el centro de ",
    "em ",
    "en ",
    "estoy en ",
    "from ",
    "i am in ",
    "i live in ",
    "i m in ",
    "im in ",
    "in ",
    "midtown ",
    "mwen nan ",
    "nan ",
    "near ",
    "perto de ",
    "pre ",
    "the ",
    "toupre ",
    "tou pre ",
    "uptown ",
    "vivo en ",
];
/// What people say behind a town: "Newark area".
const PART: [&str; 3] = [" area", " downtown", " city center"];

/// Each way to write the name of a municipality, the whole name first.
pub(super) fn ways_to_write(name: &str) -> Vec<String> {
    let whole = plain(name);
    let called = CALLED.iter().filter(|(name, _)| *name == whole);
    let called = called.map(|(_, called)| (*called).to_owned());
    let short = SUFFIXES
        .iter()
        .find_map(|suffix| whole.strip_suffix(suffix));
    let mut ways = vec![whole.clone()];
    ways.extend(called);
    ways.extend(short.map(str::to_owned));
    ways
}

/// Lower case without accents, one space between words, points, dashes and apostrophes as spaces; "Twp",
/// "Boro" and the "E." of "E. Orange" written out.
pub fn plain(name: &str) -> String {
    let spaced = unaccented(name).replace(['.', '-', ',', '\'', '’'], " ");
    let words = spaced.split_whitespace().enumerate();
    let words = words.map(|(at, word)| match word {
        "twp" | "twsp" | "tnshp" => "township",
        "boro" => "borough",
        "mt" => "mount",
        "ft" => "fort",
        "pt" => "point",
        "hts" => "heights",
        "lk" => "lake",
        "pk" => "park",
        "bch" => "beach",
        "jct" => "junction",
        "spgs" => "springs",
        "sq" => "square",
        "n" | "no" if at == 0 => "north",
        "s" | "so" if at == 0 => "south",
        "e" if at == 0 => "east",
        "w" if at == 0 => "west",
        other => other,
    });
    words.collect::<Vec<_>>().join(" ")
}

/// The name of a county without the word; a plain name in, a plain name out.
pub(super) fn without_county(name: &str) -> &str {
    let bare = COUNTY_OF.iter().find_map(|words| name.strip_prefix(words));
    let bare = bare.or_else(|| COUNTY.iter().find_map(|word| name.strip_suffix(word)));
    bare.unwrap_or(name)
}

pub(super) fn without_state(name: &str) -> &str {
    let bare = STATE.iter().find_map(|state| name.strip_suffix(state));
    bare.unwrap_or(name)
}

/// Other ways that a plain name may have been meant: "Township of Washington", and "Jersey Cty", which is no
/// county.
pub(super) fn other_ways(name: &str) -> impl Iterator<Item = String> {
    let of = TOWN_OF.iter().filter_map(move |(words, ending)| {
        let rest = name.strip_prefix(words)?;
        Some(format!("{rest}{ending}"))
    });
    let city = name.strip_suffix(" cty").map(|rest| format!("{rest} city"));
    of.chain(city).chain(without_around(name))
}

/// The name without what people say around it, if they say something.
pub(super) fn without_around(name: &str) -> Option<String> {
    let mut bare = name;
    loop {
        let before = AROUND.iter().find_map(|words| bare.strip_prefix(words));
        let behind = || PART.iter().find_map(|words| bare.strip_suffix(words));
        match before.or_else(behind) {
            Some(rest) => bare = rest,
            // "Near W New York": a direction stands at the beginning now.
            None => return (bare.len() < name.len()).then(|| plain(bare)),
        }
    }
}
