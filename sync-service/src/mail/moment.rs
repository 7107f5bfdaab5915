//! Moments as a person reads them in a mail, in New Jersey's time.

use jiff::civil::DateTime;
use place_facts::calendar::local;
use place_facts::names_of_days::{DAYS_ES, MONTHS_ES};

/// Writes a moment in milliseconds in English: `Friday, July 3, 2026, 3:05 PM`.
pub fn english(moment: i64) -> String {
    let write = |at: DateTime| at.strftime("%A, %B %-d, %Y, %-I:%M %p").to_string();
    local(moment).map(write).unwrap_or_default()
}

/// Writes a moment in milliseconds in Spanish: `viernes, 3 de julio de 2026, 3:05 p. m.`
pub fn spanish(moment: i64) -> String {
    local(moment).and_then(in_spanish).unwrap_or_default()
}

fn in_spanish(at: DateTime) -> Option<String> {
    let day = DAYS_ES.get(usize::try_from(at.weekday().to_monday_zero_offset()).ok()?)?;
    let month = MONTHS_ES.get(usize::try_from(at.month() - 1).ok()?)?;
    let half = if at.hour() < 12 { "a. m." } else { "p. m." };
    let time = at.strftime("%-I:%M");
    Some(format!(
        "{day}, {} de {month} de {}, {time} {half}",
        at.day(),
        at.year()
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_moment_is_written_in_new_jerseys_time() {
        let summer = 1_783_105_500_000;
        assert_eq!(english(summer), "Friday, July 3, 2026, 3:05 PM");
        assert_eq!(spanish(summer), "viernes, 3 de julio de 2026, 3:05 p. m.");
        let winter = summer + 184 * 86_400_000;
        assert_eq!(english(winter), "Sunday, January 3, 2027, 2:05 PM");
        assert_eq!(spanish(winter), "domingo, 3 de enero de 2027, 2:05 p. m.");
        assert_eq!(english(i64::MAX), "");
    }
}
