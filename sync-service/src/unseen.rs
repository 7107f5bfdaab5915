//! Characters without a form of their own.

/// Whether a character cannot be seen: a control character, one of width zero, or one that turns the
/// order of letters around. Two texts that differ only in these look alike.
pub(crate) fn is_unseen(c: char) -> bool {
    c.is_control()
        || is_direction(c)
        || matches!(c,
            '\u{ad}' | '\u{180e}' | '\u{200b}'..='\u{200d}' | '\u{2028}' | '\u{2029}'
            | '\u{2060}'..='\u{2065}' | '\u{206a}'..='\u{206f}' | '\u{feff}')
}

/// Whether a character changes the direction of a text without being seen (Unicode Standard Annex 9,
/// section 2).
pub(crate) fn is_direction(c: char) -> bool {
    matches!(c, '\u{200e}' | '\u{200f}' | '\u{61c}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn characters_that_cannot_be_seen_are_known() {
        let unseen = |c: &char| is_unseen(*c) && !c.is_control();
        let found: Vec<u32> = ('\0'..=char::MAX).filter(unseen).map(u32::from).collect();
        let expected = [0xad, 0x61c, 0x180e].into_iter();
        let expected = expected.chain(0x200b..=0x200f).chain(0x2028..=0x202e);
        let expected = expected.chain(0x2060..=0x206f).chain([0xfeff]);
        assert_eq!(found, expected.collect::<Vec<u32>>());
        assert!(is_unseen('\0') && is_unseen('\u{7f}') && !is_unseen(' '));
        assert!(('\0'..=char::MAX).all(|c| !is_direction(c) || is_unseen(c)));
    }
}
