//! Writes places as a text message. The words around them are ours, the rest is what their lists say:
//! nothing of it comes from the caller.

use crate::sms::segments::{plain, segments};
use sync_protocol::language::Language;
use sync_protocol::places::find::FoundPlace;
use sync_protocol::places::texts::PlaceTextSent;

/// Most segments of a message.
pub const SEGMENTS_MAX: usize = 6;

/// Most characters of a name; the rest of a longer one is left out.
const NAME_MAX: usize = 80;
/// Most characters of a number, an address or hours. Half of it could be wrong, so a longer one is left
/// out as a whole.
const FACT_MAX: usize = 80;
/// Most characters of the link: that of a full list fits, and a few places do beside it.
const LINK_MAX: usize = 620;

/// A message that was written.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TextMessage {
    /// What it says.
    pub text: String,
    /// How many places it holds.
    pub sent: PlaceTextSent,
}

/// What is said of each place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Detail {
    /// Name, number, address and hours.
    All,
    /// Name, number and address.
    WithoutHours,
    /// Name and number, or the address where there is no number.
    OneFact,
}

/// Writes places and the address of their list on a website. A message that would be too long says less
/// of each place, then leaves the last places to the link.
pub fn write(places: &[FoundPlace], website: &str, language: Language) -> TextMessage {
    let link = link(places, website);
    let count = places.len();
    let whole = [Detail::All, Detail::WithoutHours, Detail::OneFact]
        .into_iter()
        .map(|detail| (detail, count));
    let parts = (0..count).rev().map(|some| (Detail::OneFact, some));
    let fitting = whole.chain(parts).find_map(|(detail, some)| {
        let text = text(
            &places[..some],
            count - some,
            detail,
            link.as_deref(),
            language,
        );
        (segments(&text) <= SEGMENTS_MAX).then_some((text, some))
    });
    let (text, written) = fitting.unwrap_or_default();
    let number = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
    TextMessage {
        text,
        sent: PlaceTextSent {
            written: number(written),
            linked: number(count - written),
        },
    }
}

fn text(
    places: &[FoundPlace],
    more: usize,
    detail: Detail,
    link: Option<&str>,
    language: Language,
) -> String {
    let mut parts = vec![heading(language).to_owned()];
    parts.extend(places.iter().map(|place| described(place, detail)));
    if let Some(link) = link {
        parts.push(format!("{}\n{link}", before_link(more, language)));
    }
    parts.push(ending(language).to_owned());
    parts.join("\n\n")
}

fn described(place: &FoundPlace, detail: Detail) -> String {
    let phone = place.phone.as_deref().and_then(fact);
    let town = [place.city.as_deref(), place.zip.as_deref()];
    let town = town.into_iter().flatten().collect::<Vec<_>>().join(" ");
    let address = [place.address.as_deref().unwrap_or_default(), town.as_str()];
    let address = address.into_iter().filter(|part| !part.trim().is_empty());
    let address = fact(&address.collect::<Vec<_>>().join(", "));
    let hours = place.hours.as_deref().and_then(fact);
    let mut lines = vec![Some(name(&place.name))];
    match detail {
        Detail::All => lines.extend([phone, address, hours]),
        Detail::WithoutHours => lines.extend([phone, address]),
        Detail::OneFact => lines.push(phone.or(address)),
    }
    lines.into_iter().flatten().collect::<Vec<_>>().join("\n")
}

/// The address of a list with these places, as a code for a phone has it; of the first ones where all
/// are too long.
fn link(places: &[FoundPlace], website: &str) -> Option<String> {
    let codes: Vec<&str> = places.iter().map(|place| place.code.as_str()).collect();
    let links = (1..=codes.len()).rev();
    let mut links =
        links.map(|count| format!("{website}/my-list?rows={}", codes[..count].join(",")));
    links.find(|link| link.chars().count() <= LINK_MAX)
}

fn name(text: &str) -> String {
    let text = one_line(text);
    match text.chars().count() <= NAME_MAX {
        true => text,
        false => format!("{}...", text.chars().take(NAME_MAX - 3).collect::<String>()),
    }
}

fn fact(text: &str) -> Option<String> {
    let text = one_line(text);
    (!text.is_empty() && text.chars().count() <= FACT_MAX).then_some(text)
}

fn one_line(text: &str) -> String {
    let text: String = text
        .chars()
        .map(|char| if char.is_control() { ' ' } else { char })
        .collect();
    plain(&text)
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ")
}

fn heading(language: Language) -> &'static str {
    match language {
        Language::English => "Your places:",
        Language::Spanish => "Sus lugares:",
        Language::Portuguese => "Seus lugares:",
        Language::HaitianCreole => "Kote pou ou:",
    }
}

fn before_link(more: usize, language: Language) -> String {
    match (language, more) {
        (Language::English, 0) => "See them online:".into(),
        (Language::English, 1) => "1 more place is here:".into(),
        (Language::English, _) => format!("{more} more places are here:"),
        (Language::Spanish, 0) => "En internet:".into(),
        (Language::Spanish, 1) => "Otro lugar:".into(),
        (Language::Spanish, _) => format!("Otros {more} lugares:"),
        (Language::Portuguese, 0) => "Na internet:".into(),
        (Language::Portuguese, 1) => "Mais 1 lugar:".into(),
        (Language::Portuguese, _) => format!("Mais {more} lugares:"),
        (Language::HaitianCreole, 0) => "Sou entènèt:".into(),
        (Language::HaitianCreole, _) => format!("{more} lòt kote:"),
    }
}

/// The gateway ends the messages to a number that answers so.
fn ending(language: Language) -> &'static str {
    match language {
        Language::English => "Reply STOP to get no more texts.",
        Language::Spanish => "Responda STOP si no quiere recibir mensajes.",
        Language::Portuguese => "Responda STOP se quiser parar as mensagens.",
        Language::HaitianCreole => "Reponn STOP si ou pa vle resevwa mesaj.",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use place_facts::catalog::Catalog;
    use place_facts::find::describe;
    use proptest::prelude::*;
    use sync_protocol::listings::Row;

    const SITE: &str = "https://help.example.org";

    fn row(fields: &[(&str, &str)]) -> Row {
        let fields = fields.iter();
        fields
            .map(|(name, text)| ((*name).into(), (*text).into()))
            .collect()
    }

    fn places(list: &str, rows: &[Row]) -> Vec<FoundPlace> {
        let (catalog, _) = Catalog::new([(list, rows)], &[]);
        let places = catalog.places().iter();
        places
            .map(|place| describe(place, Default::default()))
            .collect()
    }

    fn pantry() -> Row {
        row(&[
            ("name", "Hope Pantry"),
            ("phone", "973-555-0100"),
            ("address", "1 Main St"),
            ("city", "Newark"),
            ("zip", "07102"),
            ("hours", "Mon–Fri 9am–5pm"),
            ("notes", "People with a record are welcome"),
        ])
    }

    #[test]
    fn one_place_is_written_whole_and_its_notes_are_not() {
        let found = places("food", &[pantry()]);
        let code = &found[0].code;
        let english = write(&found, SITE, Language::English);
        assert_eq!(
            english.text,
            format!(
                "Your places:\n\nHope Pantry\n973-555-0100\n1 Main St, Newark 07102\nMon-Fri \
                 9am-5pm\n\nSee them online:\n{SITE}/my-list?rows={code}\n\nReply STOP to get no \
                 more texts."
            )
        );
        assert_eq!((english.sent.written, english.sent.linked), (1, 0));
        let spanish = write(&found, SITE, Language::Spanish);
        assert!(spanish.text.starts_with("Sus lugares:\n\nHope Pantry\n"));
        assert!(spanish.text.contains("\n\nEn internet:\n"));
        assert!(
            spanish
                .text
                .ends_with("Responda STOP si no quiere recibir mensajes.")
        );
        for message in [english, spanish] {
            assert!(segments(&message.text) <= 2, "{}", message.text);
        }
    }

    #[test]
    fn a_long_list_says_less_of_each_place_and_leaves_the_last_ones_to_the_link() {
        let rows: Vec<Row> = (10..30)
            .map(|number| {
                let mut row = pantry();
                row.insert("name".into(), format!("The Hope Pantry of Ward {number}"));
                row
            })
            .collect();
        let all = places("food", &rows);
        let few = write(&all[..4], SITE, Language::English);
        assert_eq!(few.text.matches("Mon-Fri").count(), 4);
        let some = write(&all[..10], SITE, Language::English);
        assert!(!some.text.contains("Mon-Fri"), "{}", some.text);
        assert_eq!((some.sent.written, some.sent.linked), (10, 0));
        let many = write(&all, SITE, Language::Spanish);
        let (written, linked) = (many.sent.written, many.sent.linked);
        assert!(written >= 8 && written + linked == 20, "{written}");
        assert_eq!(many.text.matches("973-555-0100").count(), written as usize);
        assert!(
            many.text
                .contains(&format!("Otros {linked} lugares:\n{SITE}/my-list?rows="))
        );
        for place in &all {
            assert!(many.text.contains(&place.code), "the link opens all");
        }
        assert_eq!(segments(&many.text), SEGMENTS_MAX);
    }

    #[test]
    fn a_number_is_whole_or_not_there() {
        let long = format!("973-555-0100, {}", "or ask at the desk ".repeat(9));
        let rows = [row(&[
            ("name", "x".repeat(200).as_str()),
            ("phone", long.as_str()),
        ])];
        let message = write(&places("food", &rows), SITE, Language::English);
        assert!(!message.text.contains("973"));
        assert!(message.text.contains(&format!("\n{}...\n", "x".repeat(77))));
    }

    fn any_row() -> impl Strategy<Value = Row> {
        let text = || "(\\PC{0,90}|[a-z ,]{0,120}|[\u{0}-\u{20}éí食😀]{0,9})";
        (text(), text(), text(), text(), text()).prop_map(|(name, phone, address, city, hours)| {
            row(&[
                ("name", name.as_str()),
                ("phone", phone.as_str()),
                ("address", address.as_str()),
                ("city", city.as_str()),
                ("hours", hours.as_str()),
            ])
        })
    }

    proptest! {
        #[test]
        fn c4_a_message_is_never_too_long_and_says_only_what_the_lists_say(
            rows in prop::collection::vec(any_row(), 1..20),
            list in "[a-z]{1,40}",
            language in prop::sample::select(&Language::ALL[..]),
        ) {
            let all = places(&list, &rows);
            let message = write(&all, SITE, language);
            prop_assert!(segments(&message.text) <= SEGMENTS_MAX);
            let sent = message.sent;
            prop_assert_eq!((sent.written + sent.linked) as usize, all.len());
            prop_assert!(message.text.starts_with(heading(language)));
            prop_assert!(message.text.ends_with(ending(language)));
            let link = link(&all, SITE);
            let before = before_link(sent.linked as usize, language);
            let ours = [Some("".into()), Some(heading(language).into()), Some(before), link,
                Some(ending(language).into())];
            let own = all.iter().flat_map(|place| {
                let lines = described(place, Detail::All);
                lines.split('\n').map(str::to_owned).collect::<Vec<_>>()
            });
            let known: Vec<String> = own.chain(ours.into_iter().flatten()).collect();
            for line in message.text.split('\n') {
                prop_assert!(known.iter().any(|known| known == line), "{line}");
            }
            // What a place is described with is in its row.
            for place in &all {
                let lines = described(place, Detail::All);
                let row = [Some(&place.name), place.phone.as_ref(), place.address.as_ref(),
                    place.city.as_ref(), place.hours.as_ref()];
                let row: String = row.into_iter().flatten().map(|it| one_line(it)).collect();
                let row: String = row.chars().filter(|it| !it.is_whitespace()).collect();
                for line in lines.split('\n') {
                    let line = line.trim_end_matches("...").replace(char::is_whitespace, "");
                    for part in line.split(',').filter(|part| !part.is_empty()) {
                        prop_assert!(row.contains(part), "{part} in {row}");
                    }
                }
            }
        }
    }
}
