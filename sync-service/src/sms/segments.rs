//! What a text message costs: its characters (GSM 7-bit, 3GPP TS 23.038, or else UCS-2) and the
//! segments that a network sends and bills.

/// The basic alphabet of GSM 7-bit besides the letters and digits of ASCII.
const BASIC: &str = "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./:;<=>?¡ÄÖÑÜ§¿äöñüà";
/// Characters that take two places: an escape and one more.
const EXTENDED: &str = "\u{c}^{}\\[~]|€";

/// Places of a message that is alone, and of each part of a longer one: a header takes the rest.
struct Room {
    alone: usize,
    part: usize,
}

const SEPTETS: Room = Room {
    alone: 160,
    part: 153,
};
const UCS_2: Room = Room {
    alone: 70,
    part: 67,
};

/// How many segments a message is. An escape or a surrogate is never cut off from what follows it.
pub fn segments(text: &str) -> usize {
    let septets: Option<Vec<usize>> = text.chars().map(septets).collect();
    match septets {
        Some(widths) => filled(&widths, &SEPTETS),
        None => filled(
            &text.chars().map(char::len_utf16).collect::<Vec<_>>(),
            &UCS_2,
        ),
    }
}

fn filled(widths: &[usize], room: &Room) -> usize {
    if widths.iter().sum::<usize>() <= room.alone {
        return 1;
    }
    let (mut parts, mut used) = (1, 0);
    for width in widths {
        if used + width > room.part {
            parts += 1;
            used = 0;
        }
        used += width;
    }
    parts
}

/// The places that a character takes in GSM 7-bit; `None` if it is not in it.
fn septets(char: char) -> Option<usize> {
    match char {
        'a'..='z' | 'A'..='Z' | '0'..='9' => Some(1),
        _ if BASIC.contains(char) => Some(1),
        _ if EXTENDED.contains(char) => Some(2),
        _ => None,
    }
}

/// Writes a text with the characters of GSM 7-bit where it reads the same without others: a single
/// accent would halve the room of the whole message.
pub fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for char in text.chars() {
        match char {
            _ if septets(char).is_some() => plain.push(char),
            'á' | 'â' | 'ã' | 'ā' => plain.push('a'),
            'Á' | 'À' | 'Â' | 'Ã' => plain.push('A'),
            'ê' | 'ë' => plain.push('e'),
            'È' | 'Ê' | 'Ë' => plain.push('E'),
            'í' | 'î' | 'ï' => plain.push('i'),
            'Í' | 'Ì' | 'Î' | 'Ï' => plain.push('I'),
            'ó' | 'ô' | 'õ' => plain.push('o'),
            'Ó' | 'Ò' | 'Ô' | 'Õ' => plain.push('O'),
            'ú' | 'û' => plain.push('u'),
            'Ú' | 'Ù' | 'Û' => plain.push('U'),
            'ç' => plain.push('c'),
            '‘' | '’' | '‛' | '´' | '`' | '′' => plain.push('\''),
            '“' | '”' | '„' | '″' | '«' | '»' => plain.push('"'),
            '‐' | '‑' | '‒' | '–' | '—' | '−' | '•' | '·' => plain.push('-'),
            '…' => plain.push_str("..."),
            '½' => plain.push_str(" 1/2"),
            '®' | '™' | '©' => {}
            // Accents behind their letter, and marks without a width.
            '\u{300}'..='\u{36f}' | '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}' => {}
            _ if char.is_whitespace() => plain.push(' '),
            _ => plain.push(char),
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn c4_a_message_has_the_segments_that_a_network_bills() {
        let of = |text: &str, count| segments(&text.repeat(count));
        assert_eq!([of("a", 0), of("a", 160), of("a", 161)], [1, 1, 2]);
        assert_eq!([of("a", 306), of("a", 307), of("ñ", 160)], [2, 3, 1]);
        // An escape takes two places, and stays with its character: 76 in each part.
        assert_eq!([of("€", 80), of("€", 81)], [1, 2]);
        assert_eq!([of("[", 152), of("[", 153)], [2, 3]);
        assert_eq!([of("á", 70), of("á", 71)], [1, 2]);
        assert_eq!([of("á", 134), of("á", 135)], [2, 3]);
        // A surrogate pair too: 33 in each part.
        assert_eq!([of("😀", 35), of("😀", 36)], [1, 2]);
        assert_eq!([of("😀", 66), of("😀", 67)], [2, 3]);
        // One character decides for all.
        assert_eq!(segments(&format!("{}á", "a".repeat(70))), 2);
    }

    #[test]
    fn c4_what_reads_the_same_is_written_plainly() {
        assert_eq!(plain("José’s “café” – 8½…"), "José's \"café\" - 8 1/2...");
        assert_eq!(plain("Unión Católica, Perú"), "Union Catolica, Peru");
        assert_eq!(plain("cafe\u{301}\u{a0}\u{200b}x"), "cafe x");
        assert_eq!(plain("食品"), "食品");
    }

    proptest! {
        #[test]
        fn c4_segments_hold_the_message_and_none_is_too_many(text in "\\PC{0,400}") {
            let in_plain = text.chars().all(|char| septets(char).is_some());
            let (room, size) = match in_plain {
                true => (&SEPTETS, text.chars().filter_map(septets).sum::<usize>()),
                false => (&UCS_2, text.encode_utf16().count()),
            };
            let found = segments(&text);
            if size <= room.alone {
                prop_assert_eq!(found, 1);
            } else {
                // A part is left short by one place at most.
                prop_assert!(found * room.part >= size);
                prop_assert!((found - 1) * (room.part - 1) < size);
            }
        }

        #[test]
        fn c4_plain_text_stays_plain(text in "\\PC{0,200}") {
            let once = plain(&text);
            prop_assert_eq!(plain(&once), once);
        }
    }
}
