//! Spellings: accents, and the distance between two.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// Lower case without accents. A letter and its accent may be one character or two, as keyboards and copied
/// texts have them.
pub fn unaccented(text: &str) -> String {
    if text.is_ascii() {
        return text.to_ascii_lowercase();
    }
    let letters = text.to_lowercase();
    let letters = letters.nfd().filter(|letter| !is_combining_mark(*letter));
    letters.collect()
}

/// The number of letters put in, left out, changed or swapped (optimal string alignment), if it is
/// at most `most`.
pub fn distance(a: &str, b: &str, most: usize) -> Option<usize> {
    if a.is_ascii() && b.is_ascii() {
        // A letter put in or left out changes one bit, and a letter changed two at most.
        let differ = (letters_of(a) ^ letters_of(b)).count_ones() as usize;
        if differ > most * 2 {
            return None;
        }
        return apart(a.as_bytes(), b.as_bytes(), most);
    }
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
    apart(&a, &b, most)
}

/// Which letters a word has, as bits: a comparison of two words that needs no memory.
fn letters_of(word: &str) -> u64 {
    word.bytes()
        .fold(0, |letters, letter| letters | 1 << (letter % 64))
}

fn apart<T: PartialEq>(mut a: &[T], mut b: &[T], most: usize) -> Option<usize> {
    if a.len().abs_diff(b.len()) > most {
        return None;
    }
    // What is alike at both ends changes nothing.
    while let ([first, rest @ ..], [other, others @ ..]) = (a, b)
        && first == other
    {
        (a, b) = (rest, others);
    }
    while let ([rest @ .., last], [others @ .., other]) = (a, b)
        && last == other
    {
        (a, b) = (rest, others);
    }
    // One slip is one letter, or two that are swapped.
    if most < 2 && a.len().max(b.len()) > most * 2 {
        return None;
    }
    let width = b.len() + 1;
    let mut rows = vec![vec![0; width]; 3];
    rows[0] = (0..width).collect();
    for i in 1..=a.len() {
        let mut row = vec![i; width];
        for j in 1..width {
            let cost = usize::from(a[i - 1] != b[j - 1]);
            row[j] = (rows[0][j] + 1)
                .min(row[j - 1] + 1)
                .min(rows[0][j - 1] + cost);
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                row[j] = row[j].min(rows[1][j - 2] + 1);
            }
        }
        if row.iter().min().is_some_and(|least| *least > most) {
            return None;
        }
        rows.rotate_right(1);
        rows[0] = row;
    }
    let last = rows[0][b.len()];
    (last <= most).then_some(last)
}

#[cfg(test)]
mod tests {
    use super::{distance, unaccented};

    #[test]
    fn an_accent_is_the_same_in_one_character_and_in_two() {
        let accented = "Áéíóúüñ Èò Ãõç";
        let apart: String = unicode_normalization::UnicodeNormalization::nfd(accented).collect();
        assert_ne!(apart, accented);
        assert_eq!(unaccented(accented), "aeiouun eo aoc");
        assert_eq!(unaccented(&apart), "aeiouun eo aoc");
    }

    #[test]
    fn letters_are_counted() {
        assert_eq!(distance("newark", "nework", 1), Some(1));
        assert_eq!(distance("shelter", "shleter", 1), Some(1));
        assert_eq!(distance("food", "food", 2), Some(0));
        assert_eq!(distance("food", "good", 0), None);
        assert_eq!(distance("", "ab", 2), Some(2));
        assert_eq!(distance("ropa", "pañal", 2), None);
        assert_eq!(distance("albergue", "albegue", 2), Some(1));
        assert_eq!(distance("carta", "catra", 1), Some(1));
        assert_eq!(distance("carta", "catar", 1), None);
        assert_eq!(distance("letter", "leter", 1), Some(1));
        assert_eq!(distance("señal", "sañel", 2), Some(2));
        assert_eq!(distance("señal", "senal", 1), Some(1));
    }
}
