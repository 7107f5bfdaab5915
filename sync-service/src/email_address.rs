//! E-mail addresses that were checked once.

use crate::unseen::is_unseen;
use crate::validated_text::validated_text;
use lettre::Address;
use serde::Serialize;
use std::net::IpAddr;
use std::str::FromStr;
use sync_protocol::limits::EMAIL_MAX_BYTES;
use url::Host;

/// An e-mail address in the form in which it is kept, one for each mailbox: in lower case, its name without
/// quotes where it needs none, its domain as DNS has it (`xn--…`), and an IP address in brackets.
///
/// VAL-7: the standard (RFC 5321) decides, not the rule of the forms.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct EmailAddress(String);

/// The text is not an e-mail address.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("not an e-mail address")]
pub struct NotAnAddress;

impl EmailAddress {
    /// Returns the address that a text means, without the spaces around it; `None` if it is none,
    /// longer than [`EMAIL_MAX_BYTES`], or another one in disguise: the limits of a mailbox count by
    /// its address.
    pub fn parse(text: &str) -> Option<Self> {
        let email = text.trim().to_lowercase();
        if email.len() > EMAIL_MAX_BYTES || email.chars().any(is_unseen) {
            return None;
        }
        let address: Address = email.parse().ok()?;
        let domain = plain_domain(address.domain())?;
        let email = format!("{}@{domain}", plain_name(address.user()));
        let is_address = email.len() <= EMAIL_MAX_BYTES && email.parse::<Address>().is_ok();
        is_address.then_some(Self(email))
    }

    /// Whether the domain has a dot with something on both sides, as those to which mail is sent have.
    pub fn has_full_domain(&self) -> bool {
        let domain = self.0.rsplit_once('@').map_or("", |(_, domain)| domain);
        let parts = domain.rsplit_once('.');
        parts.is_some_and(|(start, end)| !start.is_empty() && !end.is_empty())
    }
}

/// Returns the name of a mailbox with the fewest quotes and backslashes (RFC 5321, section 4.1.2).
fn plain_name(name: &str) -> String {
    let Some(quoted) = name.strip_prefix('"').and_then(|it| it.strip_suffix('"')) else {
        return name.to_owned();
    };
    let (mut meant, mut kept) = (String::new(), String::new());
    let mut characters = quoted.chars();
    while let Some(c) = characters.next() {
        // A backslash only says that the next character is meant.
        let c = if c == '\\' {
            characters.next().unwrap_or(c)
        } else {
            c
        };
        meant.push(c);
        if matches!(c, '"' | '\\') {
            kept.push('\\');
        }
        kept.push(c);
    }
    let needs_quotes = meant.contains('"') || Address::new(&meant, "example.org").is_err();
    if needs_quotes {
        format!("\"{kept}\"")
    } else {
        meant
    }
}

/// Returns the one form of a domain or of an IP address; `None` if it is neither.
fn plain_domain(domain: &str) -> Option<String> {
    let literal = domain.strip_prefix('[').and_then(|it| it.strip_suffix(']'));
    let number = literal.unwrap_or(domain);
    let number = number.strip_prefix("ipv6:").unwrap_or(number);
    match number.parse().map(|it: IpAddr| it.to_canonical()) {
        Ok(IpAddr::V4(address)) => return Some(format!("[{address}]")),
        Ok(IpAddr::V6(address)) => return Some(format!("[ipv6:{address}]")),
        Err(_) if literal.is_some() => return None,
        Err(_) => {}
    }
    let Ok(Host::Domain(ascii)) = Host::parse(domain) else {
        return None;
    };
    (!is_disguised(domain, &ascii)).then_some(ascii)
}

/// Whether a mail server would read another domain, as `example.org` for `ⓔxample.org` (UTS #46): a label
/// beyond ASCII has to stay one.
fn is_disguised(domain: &str, ascii: &str) -> bool {
    let (shown, meant): (Vec<_>, Vec<_>) =
        (domain.split('.').collect(), ascii.split('.').collect());
    let stays = |(shown, meant): (&&str, &&str)| shown.is_ascii() || meant.starts_with("xn--");
    shown.len() != meant.len() || !shown.iter().zip(&meant).all(stays)
}

impl FromStr for EmailAddress {
    type Err = NotAnAddress;

    fn from_str(text: &str) -> Result<Self, NotAnAddress> {
        Self::parse(text).ok_or(NotAnAddress)
    }
}

validated_text!(EmailAddress);

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn val_7_an_address_is_trimmed_and_kept_in_lower_case() {
        let address = EmailAddress::parse("  Ada.Lovelace+Work@Example.ORG ").unwrap();
        assert_eq!(address.as_str(), "ada.lovelace+work@example.org");
        assert_eq!(format!("{address:?}"), "EmailAddress(…)");
    }

    #[test]
    fn val_7_what_is_no_address_is_refused() {
        let long = format!("a@{}.example", "b".repeat(EMAIL_MAX_BYTES));
        for bad in ["", "ada", "ada@", "@example.org", "a b@example.org", &long] {
            assert_eq!(EmailAddress::parse(bad), None, "{bad}");
        }
    }

    #[test]
    fn val_7_one_mailbox_has_one_address() {
        for (written, kept) in [
            (r#""ana"@example.org"#, "ana@example.org"),
            (r#""An\a.b+c"@example.org"#, "ana.b+c@example.org"),
            (r#""ana b"@example.org"#, r#""ana b"@example.org"#),
            (r#""a\na b"@example.org"#, r#""ana b"@example.org"#),
            (r#""a..b"@example.org"#, r#""a..b"@example.org"#),
            (r#""\"ana\""@example.org"#, r#""\"ana\""@example.org"#),
            (r#""a\\b"@example.org"#, r#""a\\b"@example.org"#),
            ("ana@MÜNCHEN.example", "ana@xn--mnchen-3ya.example"),
            ("ana@xn--mnchen-3ya.example", "ana@xn--mnchen-3ya.example"),
            ("ana@192.0.2.1", "ana@[192.0.2.1]"),
            ("ana@[192.0.2.1]", "ana@[192.0.2.1]"),
            ("ana@[IPv6:2001:DB8::0:1]", "ana@[ipv6:2001:db8::1]"),
            ("ana@[2001:db8::1]", "ana@[ipv6:2001:db8::1]"),
            ("ana@[ipv6:::ffff:192.0.2.1]", "ana@[192.0.2.1]"),
        ] {
            let address = EmailAddress::parse(written);
            assert_eq!(
                address.as_ref().map(EmailAddress::as_str),
                Some(kept),
                "{written}"
            );
        }
        for bad in ["ana@[example]", "ana@0x7f.1", "ana@xn--a.example"] {
            assert_eq!(EmailAddress::parse(bad), None, "{bad}");
        }
    }

    proptest! {
        #[test]
        fn val_7_quotes_and_backslashes_make_no_other_address(
            local in "[a-z0-9+_-]{1,8}([.][a-z0-9]{1,8}){0,2}",
            escapes in any::<u32>(),
        ) {
            let plain = EmailAddress::parse(&format!("{local}@example.org"));
            prop_assert!(plain.is_some());
            let escaped = |(at, c): (usize, char)| match escapes >> (at % 32) & 1 {
                1 => format!("\\{c}"),
                _ => c.to_string(),
            };
            let quoted: String = local.chars().enumerate().map(escaped).collect();
            prop_assert_eq!(EmailAddress::parse(&format!("\"{quoted}\"@example.org")), plain);
        }

        #[test]
        fn val_7_what_is_kept_is_read_as_it_stands(
            local in r#""?[ -~é]{1,12}"?"#,
            domain in "([a-zA-Zé0-9-]{1,6}[.]){0,2}[a-zé0-9]{1,5}|\\[[a-z0-9.:]{1,15}\\]",
        ) {
            if let Some(address) = EmailAddress::parse(&format!("{local}@{domain}")) {
                let kept = EmailAddress::parse(address.as_str());
                prop_assert_eq!(kept.as_ref(), Some(&address));
                prop_assert!(address.as_str().parse::<Address>().is_ok());
            }
        }
    }

    #[test]
    fn val_7_no_address_is_another_one_in_disguise() {
        for bad in [
            "a\u{200b}da@example.org",
            "ada@exam\u{200b}ple.org",
            "ada@\u{24d4}xample.org",
            "ada@example\u{3002}org",
            "ada\u{202e}@example.org",
        ] {
            assert_eq!(EmailAddress::parse(bad), None, "{bad:?}");
        }
        for good in [
            "josé@example.org",
            "ada@münchen.example",
            "ada@例え.example",
        ] {
            assert!(EmailAddress::parse(good).is_some(), "{good}");
        }
    }
}
