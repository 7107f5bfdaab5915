//! What a place helps with, by its list and kind.

use crate::row::PlaceRow;
use sync_protocol::places::find::Need;

pub use sync_protocol::places::kept::Directness;

/// Kinds of the housing list that offer or find a bed for tonight.
const SHELTER: [&str; 7] = [
    "shelter",
    "warming",
    "emergency",
    "homeless",
    "hotline",
    "referral line",
    "day center",
];
/// Words of notes of other lists that promise help with papers.
const ID_HELP: [&str; 4] = ["ids,", "help with ids", "medicaid, id,", "get mvc id"];

/// The needs a place answers; none for lists that an operator made for something else.
pub fn needs_of(row: &PlaceRow<'_>) -> Vec<Need> {
    let kind = row.field("type").unwrap_or_default().to_lowercase();
    let notes = row.field("notes").unwrap_or_default().to_lowercase();
    let mut needs = match row.list {
        "food" | "clothing" if only_takes(&kind, &notes) => Vec::new(),
        "food" => vec![Need::Food],
        "clothing" => vec![Need::Clothes],
        "housing" if SHELTER.iter().any(|word| kind.contains(word)) => {
            vec![Need::Shelter, Need::Housing]
        }
        "housing" => vec![Need::Housing],
        "id-documents" => vec![Need::Id],
        "employment" => vec![Need::Work],
        "healthcare" | "support" => vec![Need::Health],
        "legal" => vec![Need::Legal],
        "transportation" => vec![Need::Rides],
        _ => Vec::new(),
    };
    if !needs.contains(&Need::Id) && ID_HELP.iter().any(|words| notes.contains(words)) {
        needs.push(Need::Id);
    }
    needs
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
    const LINES: [&str; 4] = ["line", "hotline", "helpline", "lifeline"];
    let kind = row.field("type").unwrap_or_default().to_lowercase();
    let mut words = kind.split(|char: char| !char.is_alphabetic());
    words.any(|word| LINES.contains(&word)) && !has_beds(&kind)
}

/// Whether a kind of the housing list has beds of its own.
fn has_beds(kind: &str) -> bool {
    ["shelter", "warming", "residence"]
        .iter()
        .any(|word| kind.contains(word))
}

/// How directly a place answers a need.
pub fn directness(row: &PlaceRow<'_>, need: Need) -> Directness {
    let kind = row.field("type").unwrap_or_default().to_lowercase();
    let is = |words: &[&str]| words.iter().any(|word| kind.contains(word));
    match need {
        Need::Food if is(&["snap office", "diaper"]) => Directness::Aside,
        Need::Food if kind == "food bank" || is(&["voucher"]) => Directness::Finds,
        Need::Shelter if is(&["day center", "outreach"]) => Directness::Aside,
        Need::Shelter if is_line(row) => Directness::Line,
        Need::Shelter if !has_beds(&kind) => Directness::Finds,
        Need::Work if is(&["employer", "workforce board"]) => Directness::Aside,
        Need::Id if is(&["rule"]) => Directness::Aside,
        _ => Directness::Direct,
    }
}
