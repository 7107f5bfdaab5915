//! Names in settings: of machines, and of what clients are told.

use std::net::IpAddr;
use url::Host;

/// Reads the name of a machine or its address, without a port.
pub(super) fn host(text: &str) -> Result<String, &'static str> {
    if text.parse::<IpAddr>().is_ok() {
        return Ok(text.to_owned());
    }
    let is_usual = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'-' | b'_');
    match Host::parse(text) {
        Ok(Host::Domain(name)) if name.bytes().all(is_usual) => Ok(name),
        _ => Err("it has to be the name of a machine alone, such as mail.example.org"),
    }
}

/// Reads a name that is part of the addresses of calls.
pub(super) fn plain_name(text: &str) -> Result<String, &'static str> {
    let is_usual = |byte: u8| byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'-' | b'_');
    // Two dots alone lead elsewhere in an address.
    let has_name = text.bytes().any(|byte| byte.is_ascii_alphanumeric());
    match has_name && text.bytes().all(is_usual) {
        true => Ok(text.to_owned()),
        false => Err("it has letters, digits, dots, dashes and underscores only"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_machine_has_a_name_or_an_address() {
        for good in ["mail.example.org", "localhost", "10.0.0.1", "::1", "mail_1"] {
            assert_eq!(host(good).as_deref(), Ok(good));
        }
        for bad in [
            "",
            " ",
            "not a host",
            "mail.example.org:25",
            "smtp://mail",
            "a/b",
        ] {
            assert!(host(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn a_plain_name_needs_no_escaping_in_an_address() {
        for good in ["b", "new-beginnings.appspot.com", "AIza_1-2"] {
            assert_eq!(plain_name(good).as_deref(), Ok(good));
        }
        for bad in ["", " ", "a/b", "a b", "..", "a?b", "ñ"] {
            assert!(plain_name(bad).is_err(), "{bad}");
        }
    }
}
