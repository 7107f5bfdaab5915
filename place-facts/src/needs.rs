//! What a place helps with, by its list and kind.

use crate::row::PlaceRow;
use sync_protocol::places::find::Need;

/// Kinds of the housing list where somebody may sleep tonight, or that find such a bed.
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

/// Whether a place answers a need on a detour: an office that grants benefits gives nothing to eat.
pub fn is_indirect(row: &PlaceRow<'_>, need: Need) -> bool {
    let kind = row.field("type").unwrap_or_default().to_lowercase();
    match need {
        Need::Food => {
            kind.contains("snap office") || kind.contains("diaper") || kind == "food bank"
        }
        Need::Work => kind.contains("employer") || kind.contains("workforce board"),
        Need::Id => kind.contains("rule"),
        Need::Shelter => kind.contains("day center") || kind.contains("outreach"),
        _ => false,
    }
}
