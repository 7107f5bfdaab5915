//! What a place helps with, by its list and kind.

mod beside;
mod offices;

use crate::row::PlaceRow;
use crate::sentences::sentences;
use sync_protocol::employer_fact::{HIRES_FIELD, says_no};
use sync_protocol::places::find::Need;
use sync_protocol::places::kept::Served;

use beside::said_beside;
pub use offices::{COUNTY_KINDS, is_county_office};
pub use sync_protocol::places::find::Directness;

/// Kinds of the housing list that offer a bed or a chair for tonight.
const BEDS: [&str; 14] = [
    "albergue",
    "city mission",
    "code blue",
    "cold night",
    "cold weather",
    "extreme cold",
    "freezing night",
    "gospel mission",
    "overflow",
    "overnight",
    "refugio",
    "rescue mission",
    "shelter",
    "warming",
];
/// Kinds that find one, or help until there is one.
const FINDS_BEDS: [&str; 5] = [
    "emergency",
    "homeless",
    "hotline",
    "referral line",
    "day center",
];
/// Words of notes of other lists that promise help with papers.
const ID_HELP: [&str; 4] = ["ids,", "help with ids", "medicaid, id,", "get mvc id"];

/// The needs a place answers, with how directly and in which words.
pub fn serves(row: &PlaceRow<'_>) -> Vec<Served> {
    let served = |need| Served {
        need,
        how: directness(row, need),
        beside: said_beside(row)
            .find(|(it, _)| *it == need)
            .map(|(_, words)| words.to_owned()),
    };
    needs_of(row).into_iter().map(served).collect()
}

/// The needs a place answers; none for lists that an operator made for something else.
pub fn needs_of(row: &PlaceRow<'_>) -> Vec<Need> {
    let kind = row.field("type").unwrap_or_default().to_lowercase();
    let notes = row.field("notes").unwrap_or_default().to_lowercase();
    let mut needs = match row.list {
        "food" | "clothing" if only_takes(&kind, &notes) || is_for_pets(&kind) => Vec::new(),
        "food" => vec![Need::Food],
        "clothing" => vec![Need::Clothes],
        "housing" if BEDS.iter().chain(&FINDS_BEDS).any(|it| kind.contains(it)) => {
            vec![Need::Shelter, Need::Housing]
        }
        "housing" => vec![Need::Housing],
        "id-documents" => vec![Need::Id],
        // The people who search here have a record.
        "employment" if row.field(HIRES_FIELD).is_some_and(says_no) => Vec::new(),
        "employment" => vec![Need::Work],
        "healthcare" | "support" => vec![Need::Health],
        "legal" => vec![Need::Legal],
        "transportation" => vec![Need::Rides],
        _ => Vec::new(),
    };
    if !needs.contains(&Need::Id) && ID_HELP.iter().any(|words| notes.contains(words)) {
        needs.push(Need::Id);
    }
    if !needs.is_empty() {
        needs.extend(said_beside(row).map(|(need, _)| need));
    }
    if row.list != "employment" && !needs.is_empty() {
        for need in services(row, &kind, &notes) {
            if !needs.contains(&need) {
                needs.push(need);
            }
        }
    }
    needs
}

/// A need that a place answers beside others, in the words of one of its services.
const SERVICES: [(Need, &[&str]); 3] = [
    (
        Need::Work,
        &[
            "employment",
            "employment help",
            "job help",
            "job placement",
            "job search help",
            "job training",
            "jobs",
            "work",
        ],
    ),
    (Need::Housing, &["housing", "housing help"]),
    (
        Need::Legal,
        &[
            "free legal help",
            "legal aid",
            "legal help",
            "legal services",
        ],
    ),
];

/// The needs that single services of a row answer. An office for support names many, others only jobs beside theirs.
fn services(row: &PlaceRow<'_>, kind: &str, notes: &str) -> Vec<Need> {
    let text = format!("{kind};{notes}").replace(" and ", ",");
    let parts: Vec<&str> = text
        .split([',', ';', '.'])
        .map(|part| part.trim().trim_end_matches(" too"))
        .collect();
    let is_named = |(need, words): &(Need, &[&str])| {
        let is_asked = row.list == "support" || *need == Need::Work;
        is_asked && words.iter().any(|word| parts.contains(word))
    };
    let named = SERVICES.into_iter().filter(is_named);
    named.map(|(need, _)| need).collect()
}

/// Whether the notes say that a place only supplies, builds or names the places where people get help.
fn only_finds(notes: &str) -> bool {
    const BEGINNINGS: [&str; 9] = [
        "builds housing",
        "coordinates",
        "develops",
        "distributes to",
        "funds",
        "head office",
        "network of",
        "statewide network",
        "supplies",
    ];
    const ANYWHERE: [&str; 4] = [
        "call to find one",
        "finds a pantry",
        "for a pantry near",
        "asks which store",
    ];
    sentences(notes).any(|sentence| BEGINNINGS.iter().any(|it| sentence.starts_with(it)))
        || ANYWHERE.iter().any(|it| notes.contains(it))
}

/// "Pet food pantry": nobody eats there.
fn is_for_pets(kind: &str) -> bool {
    ["pet food", "pet pantry", "animal food"]
        .iter()
        .any(|it| kind.starts_with(it))
}

/// Whether a place takes donations and says nothing of giving: no one gets a coat there.
fn only_takes(kind: &str, notes: &str) -> bool {
    const GIVES: [&str; 8] = [
        "bank", "closet", "free", "kitchen", "meal", "pantry", "shop", "thrift",
    ];
    const TAKES: [&str; 6] = [
        "donation bin",
        "donation center",
        "donation drop",
        "donation site",
        "drop-off site",
        "drop off site",
    ];
    let is_said = |text: &str| TAKES.iter().any(|words| text.contains(words));
    let gives = GIVES
        .iter()
        .any(|word| kind.contains(word) || notes.contains(word));
    !gives && (is_said(kind) || is_said(notes))
}

/// Whether a place is a telephone line: a hotline, a help line.
pub fn is_line(row: &PlaceRow<'_>) -> bool {
    is_kind_of_line(row.field("type").unwrap_or_default())
}

/// Whether a place brings its things home, or gives them to other places: people cannot come for them.
pub fn is_brought(row: &PlaceRow<'_>) -> bool {
    const BROUGHT: [&str; 7] = [
        "a domicilio",
        "delivered",
        "deliveries",
        "delivery",
        "meals on wheels",
        "mobile meals",
        "warehouse",
    ];
    const FETCHED: [&str; 6] = ["pantry", "pick", "kitchen", "shelter", "despensa", "and "];
    let kind = row.field("type").unwrap_or_default().to_lowercase();
    let is = |words: &[&str]| words.iter().any(|word| kind.contains(word));
    is(&BROUGHT) && !is(&FETCHED)
}

/// Whether a kind of place is a line that people call.
pub(crate) fn is_kind_of_line(kind: &str) -> bool {
    const LINES: [&str; 4] = ["line", "hotline", "helpline", "lifeline"];
    let kind = kind.to_lowercase();
    let mut words = kind.split(|char: char| !char.is_alphabetic());
    words.any(|word| LINES.contains(&word)) && !has_beds(&kind)
}

/// Whether a kind of the housing list has beds of its own. Who is taken in at an office sleeps elsewhere.
fn has_beds(kind: &str) -> bool {
    let is = |words: &[&str]| words.iter().any(|word| kind.contains(word));
    // "Code Blue hotline" tells where they are.
    let is_told = is(&["code blue"]) && is(&["alert", "info", "line"]);
    (is(&BEDS) || is(&["residence"])) && !is(&["office", "intake", "referral"]) && !is_told
}

/// Whether a place has no beds whatever its kind says: it helps with the rent, or pays for a bed elsewhere.
fn only_pays(row: &PlaceRow<'_>) -> bool {
    const NAMES: [&str; 6] = [
        "emergency assistance",
        "eviction prevention",
        "homelessness prevention",
        "rent assistance",
        "rent help",
        "rental assistance",
    ];
    /// How a note begins that says so.
    const NOTES: [&str; 10] = [
        "ayuda con la renta",
        "emergency assistance",
        "eviction prevention",
        "help to pay rent",
        "help with rent",
        "no beds",
        "only helps with rent",
        "rent and utility help",
        "rent help",
        "rental assistance",
    ];
    let text = |name: &str| row.field(name).unwrap_or_default().to_lowercase();
    let (kind, name, notes) = (text("type"), text("name"), text("notes"));
    NAMES
        .iter()
        .any(|it| name.contains(it) || kind.contains(it))
        || sentences(&notes).any(|sentence| NOTES.iter().any(|it| sentence.starts_with(it)))
}

/// How directly a place answers a need.
pub fn directness(row: &PlaceRow<'_>, need: Need) -> Directness {
    let kind = row.field("type").unwrap_or_default().to_lowercase();
    let notes = row.field("notes").unwrap_or_default().to_lowercase();
    let is = |words: &[&str]| words.iter().any(|word| kind.contains(word));
    match need {
        Need::Food if is(&["diaper"]) => Directness::Aside,
        Need::Food if kind == "food bank" || is(&["voucher"]) => Directness::Finds,
        Need::Food | Need::Clothes if offices::helps_to_apply(row) => Directness::Finds,
        Need::Food | Need::Clothes | Need::Housing if only_finds(&notes) => Directness::Finds,
        Need::Work if !["employment", "support"].contains(&row.list) => Directness::Aside,
        Need::Shelter if is(&["day center", "outreach"]) => Directness::Aside,
        // A telephone is no door.
        Need::Shelter | Need::Health if is_line(row) => Directness::Line,
        Need::Shelter if !has_beds(&kind) || only_pays(row) => Directness::Finds,
        Need::Work if is(&["employer", "workforce board"]) => Directness::Aside,
        Need::Id if is(&["rule"]) => Directness::Aside,
        _ => Directness::Direct,
    }
}
