//! Why no answer came, as far as that can be known.

use crate::listings::Trouble;
use std::error::Error;

/// The trouble behind an error of the HTTP client.
pub(super) fn trouble_of(error: &reqwest::Error) -> Trouble {
    if error.is_timeout() {
        return Trouble::Slow;
    }
    said_by(error)
}

/// The layers below are of other crates and have no types of ours; what they say is looked at.
fn said_by(error: &(dyn Error + 'static)) -> Trouble {
    let mut next = Some(error);
    while let Some(layer) = next {
        let text = layer.to_string().to_lowercase();
        if text.contains("dns error") || text.contains("failed to lookup") {
            return Trouble::NoName;
        }
        if text.contains("certificate expired") || text.contains("not valid yet") {
            return Trouble::WrongClock;
        }
        // A machine between us and the service answers with its own certificate.
        if text.contains("invalid peer certificate") {
            return Trouble::SignInPage;
        }
        next = layer.source();
    }
    Trouble::NoLink
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io;

    fn said(text: &str) -> Trouble {
        said_by(&io::Error::other(io::Error::other(text.to_owned())))
    }

    #[test]
    fn ksk_4_each_kind_of_trouble_is_told_apart() {
        assert_eq!(said("dns error: no such host"), Trouble::NoName);
        assert_eq!(
            said("invalid peer certificate: certificate not valid yet: verification time 0"),
            Trouble::WrongClock
        );
        assert_eq!(
            said("invalid peer certificate: certificate expired: verification time 9"),
            Trouble::WrongClock
        );
        assert_eq!(
            said("invalid peer certificate: UnknownIssuer"),
            Trouble::SignInPage
        );
        assert_eq!(said("connection refused"), Trouble::NoLink);
    }
}
