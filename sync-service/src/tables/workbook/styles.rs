//! How the cells of all sheets are shown: as a date, with a sign, crossed out.

use super::xml::{Part, attribute, is_on, walk};
use quick_xml::events::BytesStart;
use std::collections::HashMap;
use sync_protocol::desk_import::ImportFailure;

/// Numbers of formats that show a date, a percentage or dollars (ECMA-376, 18.8.30).
const DATES: [u32; 9] = [14, 15, 16, 17, 22, 27, 30, 36, 57];
const PERCENTAGES: [(u32, usize); 2] = [(9, 0), (10, 2)];
const DOLLARS: [(u32, usize); 6] = [(5, 0), (6, 0), (7, 2), (8, 2), (42, 0), (44, 2)];
/// Signs of currencies that a format may name without brackets.
const SIGNS: [char; 3] = ['$', '\u{20ac}', '\u{a3}'];

/// Longest sign of a currency, in bytes, and most digits behind the point. Spreadsheets allow 30.
const SIGN_MAX: usize = 20;
const DIGITS_MAX: usize = 30;

/// How a cell is shown.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Style {
    /// How its number is.
    pub number: Shows,
    /// Whether its text is crossed out.
    pub is_crossed_out: bool,
}

/// How a number is shown.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub enum Shows {
    /// As it is, or in a way that changes nothing of what it says.
    #[default]
    Plain,
    /// As a day.
    Date,
    /// A hundred times as much, with so many digits behind the point, and `%`.
    Percent(usize),
    /// With the sign of a currency and so many digits behind the point.
    Currency(String, usize),
}

/// Which parts of the file are read.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Within {
    Nothing,
    Fonts,
    Cells,
}

/// The styles of cells, by their numbers.
pub fn styles(xml: &str) -> Result<Vec<Style>, ImportFailure> {
    let mut formats: HashMap<u32, Shows> = HashMap::new();
    let (mut crossed_out, mut styles) = (Vec::new(), Vec::new());
    let mut within = Within::Nothing;
    walk(xml, |part| {
        match part {
            Part::Start(start, "numFmt") => {
                let code = attribute(start, "formatCode").unwrap_or_default();
                formats.extend(number(start, "numFmtId").map(|it| (it, shows(&code))));
            }
            Part::Start(_, "fonts") => within = Within::Fonts,
            Part::Start(_, "cellXfs") => within = Within::Cells,
            Part::End("fonts" | "cellXfs") => within = Within::Nothing,
            Part::Start(_, "font") if within == Within::Fonts => crossed_out.push(false),
            Part::Start(start, "strike") if within == Within::Fonts => {
                if let Some(last) = crossed_out.last_mut() {
                    *last = is_on(start);
                }
            }
            Part::Start(start, "xf") if within == Within::Cells => {
                let format = number(start, "numFmtId").unwrap_or_default();
                let font = number(start, "fontId").and_then(|it| usize::try_from(it).ok());
                let own = formats.get(&format).cloned();
                styles.push(Style {
                    number: own.unwrap_or_else(|| built_in(format)),
                    is_crossed_out: font
                        .and_then(|it| crossed_out.get(it).copied())
                        .unwrap_or_default(),
                });
            }
            _ => {}
        }
        Ok(())
    })?;
    Ok(styles)
}

fn number(start: &BytesStart<'_>, name: &str) -> Option<u32> {
    attribute(start, name)?.parse().ok()
}

/// What a format without a code of its own shows.
fn built_in(format: u32) -> Shows {
    let of = |all: &[(u32, usize)]| {
        let mut found = all.iter().filter(|(number, _)| *number == format);
        found.next().map(|(_, digits)| *digits)
    };
    if DATES.contains(&format) {
        return Shows::Date;
    }
    match (of(&PERCENTAGES), of(&DOLLARS)) {
        (Some(digits), _) => Shows::Percent(digits),
        (_, Some(digits)) => Shows::Currency("$".to_owned(), digits),
        _ => Shows::Plain,
    }
}

/// What a code shows by its part for positive numbers.
fn shows(code: &str) -> Shows {
    let (mut is_quoted, mut bracketed, mut currency) = (false, None, None);
    let (mut is_date, mut is_percent, mut behind_point) = (false, false, None);
    for letter in code.chars() {
        match (&mut bracketed, letter) {
            (None, '"') => is_quoted = !is_quoted,
            (None, '[') if !is_quoted => bracketed = Some(String::new()),
            (Some(text), ']') => {
                // `[$-409]` is a language, and `[$€-407]` a currency.
                let sign = text.strip_prefix('$').and_then(|it| it.split('-').next());
                let sign = sign.filter(|it| (1..=SIGN_MAX).contains(&it.len()));
                currency = currency.or(sign.map(str::to_owned));
                bracketed = None;
            }
            (Some(text), other) => text.push(other),
            (None, sign) if SIGNS.contains(&sign) => {
                currency = currency.or_else(|| Some(sign.to_string()));
            }
            (None, _) if is_quoted => {}
            (None, ';') => break,
            (None, 'y' | 'Y' | 'd' | 'D') => is_date = true,
            (None, '%') => is_percent = true,
            (None, '.') => behind_point = Some(0),
            (None, '0') => {
                behind_point = behind_point.map(|digits: usize| DIGITS_MAX.min(digits + 1));
            }
            _ => {}
        }
    }
    let digits = behind_point.unwrap_or_default();
    match currency {
        _ if is_date => Shows::Date,
        _ if is_percent => Shows::Percent(digits),
        Some(sign) => Shows::Currency(sign, digits),
        None => Shows::Plain,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_says_how_a_number_is_shown() {
        let dollars = |digits| Shows::Currency("$".to_owned(), digits);
        for (code, shown) in [
            ("General", Shows::Plain),
            ("#,##0.00", Shows::Plain),
            ("00000", Shows::Plain),
            ("[<=9999999]###-####;(###) ###-####", Shows::Plain),
            ("0 \"days\"", Shows::Plain),
            ("[$-409]m/d/yy;@", Shows::Date),
            ("0%", Shows::Percent(0)),
            ("0.00%", Shows::Percent(2)),
            ("\"$\"#,##0.00_);[Red](\"$\"#,##0.00)", dollars(2)),
            ("[$$-409]#,##0", dollars(0)),
            (
                &format!("0.{}%", "0".repeat(70_000)),
                Shows::Percent(DIGITS_MAX),
            ),
            (&format!("[${}-409]0", "x".repeat(1_000)), Shows::Plain),
            (
                "[$\u{20ac}-407] #,##0.0",
                Shows::Currency("\u{20ac}".to_owned(), 1),
            ),
        ] {
            assert_eq!(shows(code), shown, "{code}");
        }
    }

    #[test]
    fn a_cell_is_crossed_out_by_its_font() {
        let xml = r#"<styleSheet><fonts><font/><font><strike/></font><font><strike val="0"/></font></fonts>
            <cellXfs><xf fontId="1"/><xf fontId="2"/><xf numFmtId="10"/></cellXfs>
            <dxfs><dxf><font><strike/></font></dxf></dxfs></styleSheet>"#;
        let found = styles(xml).unwrap();
        let crossed_out: Vec<bool> = found.iter().map(|it| it.is_crossed_out).collect();
        assert_eq!(crossed_out, [true, false, false]);
        assert_eq!(found[2].number, Shows::Percent(2));
    }
}
