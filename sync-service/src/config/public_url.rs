//! The address under which people reach the service.

use url::{Position, Url};

/// Reads the address of the website: a scheme and a host, and a port if it is not the usual one. The
/// links in mails begin with it.
pub fn public_url(text: &str) -> Result<Url, String> {
    let url = Url::parse(text).ok().filter(|url| {
        matches!(url.scheme(), "http" | "https")
            && url.has_host()
            && matches!(&url[Position::BeforePath..], "/")
            && matches!(&url[Position::BeforeUsername..Position::BeforeHost], "")
    });
    url.ok_or_else(|| {
        "it has to be the address of the website alone, such as https://help.example.org".into()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_address_of_a_website_is_taken() {
        for good in [
            "https://lists.example.org",
            "https://lists.example.org/",
            "http://127.0.0.1:8080",
        ] {
            assert!(public_url(good).is_ok(), "{good}");
        }
        for bad in [
            "lists.example.org",
            "lists.example.org:443",
            "mailto:a@b",
            "ftp://lists.example.org",
            "https://user:pw@lists.example.org",
            "https://lists.example.org/path",
            "https://lists.example.org?x",
            "https://lists.example.org#y",
            "",
        ] {
            assert!(public_url(bad).is_err(), "{bad}");
        }
    }
}
