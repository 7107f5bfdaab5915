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

/// What stands behind the link.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Behind {
    /// Every place, and the number of those that are not written in the message.
    All(usize),
    /// The first ones: how many, and of how many.
    Some(usize, usize),
}

/// Writes places and the address of their list on a website. A message that would be too long says less
/// of each place, then leaves the last places to the link.
pub fn write(places: &[FoundPlace], website: &str, language: Language) -> TextMessage {
    let (link, held) = link(places, website);
    let count = places.len();
    let behind = |written| match held == count {
        true => Behind::All(count - written),
        false => Behind::Some(held, count),
    };
    let whole = [Detail::All, Detail::WithoutHours, Detail::OneFact]
        .into_iter()
        .map(|detail| (detail, count));
    let parts = (0..count).rev().map(|some| (Detail::OneFact, some));
    let fitting = whole.chain(parts).find_map(|(detail, some)| {
        let text = text(
            &places[..some],
            detail,
            link.as_deref().zip(Some(behind(some))),
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
            linked: number(held.saturating_sub(written)),
            left_out: number(count - held.max(written)),
        },
    }
}

fn text(
    places: &[FoundPlace],
    detail: Detail,
    link: Option<(&str, Behind)>,
    language: Language,
) -> String {
    let mut parts = vec![heading(language).to_owned()];
    parts.extend(places.iter().map(|place| described(place, detail)));
    if let Some((link, behind)) = link {
        parts.push(format!("{}\n{link}", before_link(behind, language)));
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

/// The address of a list with these places, and how many of them it holds: the first ones where all are
/// too long.
fn link(places: &[FoundPlace], website: &str) -> (Option<String>, usize) {
    let links = (1..=places.len()).rev().map(|count| {
        let codes = codes(&places[..count]);
        (format!("{website}/my-list?rows={codes}"), count)
    });
    let found = links.into_iter().find(|(link, _)| link.len() <= LINK_MAX);
    found.map_or((None, 0), |(link, count)| (Some(link), count))
}

/// The codes of places. A place of the same list as the one before it goes without the name of the list:
/// `src/mylist/items.ts` reads it.
fn codes(places: &[FoundPlace]) -> String {
    let mut list = "";
    let codes = places.iter().map(|place| {
        let is_next = std::mem::replace(&mut list, &place.list) == place.list;
        match place.code.rsplit_once('.') {
            Some((_, row)) if is_next => row,
            _ => &place.code,
        }
    });
    codes.collect::<Vec<_>>().join(",")
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

fn before_link(behind: Behind, language: Language) -> String {
    use Behind::{All, Some};
    match (language, behind) {
        (Language::English, All(0)) => "See them online:".into(),
        (Language::English, All(1)) => "1 more place is here:".into(),
        (Language::English, All(more)) => format!("{more} more places are here:"),
        (Language::English, Some(held, all)) => format!("{held} of {all} are online:"),
        (Language::Spanish, All(0)) => "En internet:".into(),
        (Language::Spanish, All(1)) => "Otro lugar:".into(),
        (Language::Spanish, All(more)) => format!("Otros {more} lugares:"),
        (Language::Spanish, Some(held, all)) => format!("En internet, {held} de {all}:"),
        (Language::Portuguese, All(0)) => "Na internet:".into(),
        (Language::Portuguese, All(1)) => "Mais 1 lugar:".into(),
        (Language::Portuguese, All(more)) => format!("Mais {more} lugares:"),
        (Language::Portuguese, Some(held, all)) => format!("Na internet, {held} de {all}:"),
        (Language::HaitianCreole, All(0)) => "Sou entènèt:".into(),
        (Language::HaitianCreole, All(more)) => format!("{more} lòt kote:"),
        (Language::HaitianCreole, Some(held, all)) => format!("Sou entènèt, {held} sou {all}:"),
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
            let row = place.code.trim_start_matches("food.");
            assert!(many.text.contains(row), "the link opens all");
        }
        assert_eq!(many.sent.left_out, 0);
        assert_eq!(segments(&many.text), SEGMENTS_MAX);
    }

    #[test]
    fn the_link_of_a_full_list_holds_all_places_also_of_lists_with_long_names() {
        let lists = ["reentry-housing-and-case-management-of-the-county", "food"];
        let mut all = Vec::new();
        for list in lists {
            let rows: Vec<Row> = (10..20)
                .map(|number| {
                    let mut row = pantry();
                    let name =
                        format!("The Evangelical Interdenominational Pantry of Ward {number}");
                    row.insert("name".into(), name);
                    row
                })
                .collect();
            all.extend(places(list, &rows));
        }
        let message = write(&all, SITE, Language::English);
        assert_eq!(message.sent.left_out, 0);
        assert_eq!(message.sent.written + message.sent.linked, 20);
        for place in &all {
            let (_, row) = place.code.rsplit_once('.').unwrap();
            assert!(message.text.contains(row), "{}", place.code);
        }
        assert_eq!(message.text.matches(lists[0]).count(), 1);
    }

    #[test]
    fn places_for_which_no_link_has_room_are_counted_as_left_out() {
        let all: Vec<FoundPlace> = (10..30)
            .flat_map(|number| places(&format!("{}-{number}", "x".repeat(60)), &[pantry()]))
            .collect();
        let message = write(&all, SITE, Language::English);
        let PlaceTextSent {
            written,
            linked,
            left_out,
        } = message.sent;
        let held = message.text.matches("xxx-").count();
        assert!((1..20).contains(&held), "{held}");
        assert!(
            message
                .text
                .contains(&format!("{held} of 20 are online:\n"))
        );
        assert_eq!(written + linked + left_out, 20);
        assert_eq!(left_out as usize, 20 - held.max(written as usize));
        assert!(left_out > 0);
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
            prop_assert_eq!((sent.written + sent.linked + sent.left_out) as usize, all.len());
            prop_assert!(message.text.starts_with(heading(language)));
            prop_assert!(message.text.ends_with(ending(language)));
            let (link, held) = link(&all, SITE);
            let behind = if held == all.len() {
                Behind::All(sent.linked as usize)
            } else {
                Behind::Some(held, all.len())
            };
            let before = before_link(behind, language);
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
