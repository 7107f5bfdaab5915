//! How an address asks for TLS. The driver knows neither `sslmode=verify-full` nor `sslrootcert`.

use percent_encoding::percent_decode_str;
use std::path::PathBuf;
use tokio_postgres::config::SslMode;

/// The options of an address that are about TLS.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct TlsOptions {
    /// `sslmode`. With TLS the server's certificate and name are always checked, so `require` and
    /// `verify-full` are the same.
    pub mode: Option<SslMode>,
    /// `sslrootcert`: whose certificates are trusted.
    pub roots: Option<Roots>,
}

/// The authorities that are trusted.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Roots {
    /// Those that the system trusts.
    OfSystem,
    /// Those in a file (PEM).
    File(PathBuf),
}

impl TlsOptions {
    /// Takes the options out of an address. Fails with a reason that repeats nothing of the address.
    pub(super) fn take(url: &str) -> Result<(String, Self), &'static str> {
        let mut options = Self::default();
        // A password may hold a question mark.
        let host = url.find('@').unwrap_or_default();
        let Some(query) = url[host..].find('?').map(|at| host + at) else {
            return Ok((url.to_owned(), options));
        };
        let mut others = Vec::new();
        for pair in url[query + 1..].split('&') {
            let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
            let value = percent_decode_str(value).decode_utf8_lossy();
            match name {
                "sslmode" => options.mode = Some(mode(&value)?),
                "sslrootcert" if value.is_empty() => {
                    return Err("sslrootcert names no file");
                }
                "sslrootcert" if value == "system" => options.roots = Some(Roots::OfSystem),
                "sslrootcert" => options.roots = Some(Roots::File(value.as_ref().into())),
                _ => others.push(pair),
            }
        }
        let mut rest = url[..query].to_owned();
        if !others.is_empty() {
            rest.push('?');
            rest.push_str(&others.join("&"));
        }
        Ok((rest, options))
    }
}

fn mode(value: &str) -> Result<SslMode, &'static str> {
    match value {
        "disable" => Ok(SslMode::Disable),
        "prefer" => Ok(SslMode::Prefer),
        "require" | "verify-full" => Ok(SslMode::Require),
        _ => Err(
            "its sslmode is not known here; write verify-full, which checks the certificate of the \
             server and its name, or require, prefer or disable",
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_options_of_tls_are_taken_out_and_the_others_stay() {
        let take = |url: &str| TlsOptions::take(url).unwrap();
        let none = "postgres://sync:a?sslmode=no@db/nb";
        assert_eq!(take(none), (none.into(), TlsOptions::default()));
        let file = Some(Roots::File("/etc/a root.pem".into()));
        for (query, rest, mode, roots) in [
            (
                "sslmode=verify-full&sslrootcert=%2Fetc%2Fa%20root.pem",
                "",
                Some(SslMode::Require),
                file,
            ),
            (
                "connect_timeout=3&sslmode=require&options=-c%20x%3D1",
                "?connect_timeout=3&options=-c%20x%3D1",
                Some(SslMode::Require),
                None,
            ),
            ("sslmode=disable", "", Some(SslMode::Disable), None),
            ("sslmode=prefer", "", Some(SslMode::Prefer), None),
            ("sslrootcert=system", "", None, Some(Roots::OfSystem)),
        ] {
            let found = take(&format!("postgres://sync@db/nb?{query}"));
            let wanted = (
                format!("postgres://sync@db/nb{rest}"),
                TlsOptions { mode, roots },
            );
            assert_eq!(found, wanted, "{query}");
        }
    }

    #[test]
    fn an_unknown_mode_is_refused() {
        for value in ["verify-ca", "allow", "", "Require", "disable%20"] {
            let url = format!("postgres://sync@db/nb?sslmode={value}");
            let why = TlsOptions::take(&url).unwrap_err();
            assert!(why.contains("verify-full"), "{value}: {why}");
        }
        assert!(TlsOptions::take("postgres://db/nb?sslrootcert=").is_err());
    }
}
