//! Hours as the specification writes them: rules of iCalendar (RFC 5545, section 3.3.10), one for
//! each rule, beside the sentence of the source.

use super::record::{Record, record, text};
use place_facts::catalog::CatalogPlace;
use place_facts::identity::derived_id;
use serde_json::json;
use sync_protocol::places::hours::{HoursRule, Reception};

/// The columns of a schedule that say its rule.
pub const RULE: [&str; 10] = [
    "freq",
    "interval",
    "dtstart",
    "byday",
    "opens_at",
    "closes_at",
    "valid_from",
    "valid_to",
    "attending_type",
    "notes",
];
const DAYS: [&str; 7] = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];

/// Returns the schedules of a place. Rules that the specification cannot write are in the sentence
/// alone, and a place with such hours has one schedule with the sentence.
pub fn schedules(place: &CatalogPlace) -> Vec<Record> {
    let Some(sentence) = place.text("hours") else {
        return Vec::new();
    };
    let id = &place.place.id;
    let one = |index: usize, rule: Record| {
        let mut schedule = record([
            (
                "id",
                text(derived_id("schedule", &format!("{id}\n{index}"))),
            ),
            ("service_id", text(id.clone())),
            ("description", text(sentence.clone())),
        ]);
        schedule.extend(rule);
        schedule
    };
    let rules: Vec<Record> = place.hours.rules.iter().filter_map(written).collect();
    if rules.is_empty() {
        return vec![one(0, Record::new())];
    }
    let rules = rules.into_iter().enumerate();
    rules.map(|(index, rule)| one(index, rule)).collect()
}

/// A rule, when it can be written.
fn written(rule: &HoursRule) -> Option<Record> {
    let days = &rule.days;
    let is_plain = days.sure
        && days.plus_days == 0
        && days.months.is_empty()
        && days.dates.is_empty()
        && days.season.is_none()
        && (days.every_weeks == 1 || days.anchor.is_some());
    let (true, Some(from), Some(to)) = (is_plain, rule.from, rule.to) else {
        return None;
    };
    let names = DAYS.iter().zip(1_u8..);
    let names = names.filter(|(_, day)| days.weekdays.is_empty() || days.weekdays.contains(day));
    let names: Vec<&str> = names.map(|(name, _)| *name).collect();
    let byday: Vec<String> = match days.nth.as_slice() {
        [] => names.iter().map(|&name| name.to_owned()).collect(),
        nth => nth
            .iter()
            .flat_map(|nth| names.iter().map(move |name| format!("{nth}{name}")))
            .collect(),
    };
    let freq = if days.nth.is_empty() {
        "WEEKLY"
    } else {
        "MONTHLY"
    };
    let interval = (days.every_weeks > 1).then(|| json!(days.every_weeks));
    Some(record([
        ("freq", text(freq.to_owned())),
        ("interval", interval),
        ("dtstart", days.anchor.clone().map(Into::into)),
        ("byday", text(byday.join(","))),
        ("opens_at", text(clock(from))),
        ("closes_at", text(clock(to))),
        ("valid_from", days.valid_from.clone().map(Into::into)),
        ("valid_to", days.valid_to.clone().map(Into::into)),
        ("attending_type", attending(rule.reception)),
        ("notes", rule.service.clone().map(Into::into)),
    ]))
}

fn attending(reception: Reception) -> Option<serde_json::Value> {
    let kind = match reception {
        Reception::WalkIn | Reception::Delivery => return None,
        Reception::Phone => "PHONE",
        Reception::Appointment => "APPOINTMENT",
        Reception::Call => "CALL FIRST",
        Reception::ColdNights => "COLD NIGHTS",
    };
    text(kind.to_owned())
}

/// Minutes since midnight as a time of day. The end of the day is a minute before midnight.
fn clock(minutes: u16) -> String {
    let minutes = minutes.min(1_439);
    format!("{:02}:{:02}:00", minutes / 60, minutes % 60)
}
