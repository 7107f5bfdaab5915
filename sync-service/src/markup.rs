//! Code of a web page in a text: refused wherever staff or a place write.

use crate::email_address::EmailAddress;

/// Whether a text has code of a web page. People would read its letters. An e-mail address between the two
/// signs is none: mail programs write it so.
pub fn has_markup(text: &str) -> bool {
    let mut parts = text.split('<').skip(1);
    parts.any(|part| {
        let begins = part.starts_with(|it: char| it.is_ascii_alphabetic() || "/!".contains(it));
        let inside = part.split_once('>').map_or("", |(inside, _)| inside);
        begins && EmailAddress::parse(inside).is_none()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn code_of_a_web_page_is_no_sign_and_no_address() {
        for code in [
            "<b>",
            "a</p>",
            "<!-- x",
            "<img src=x",
            "5 < 6 <script>",
            "<a@b c>",
            "<a><ann@x.org>",
        ] {
            assert!(has_markup(code), "{code}");
        }
        for text in [
            "a < b",
            "<3",
            "Ann <ann@hope.example>",
            "<ann@x.org> or <bo@x.org>",
            "1<2>",
        ] {
            assert!(!has_markup(text), "{text}");
        }
    }
}
