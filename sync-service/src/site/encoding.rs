//! Content encodings (RFC 9110 section 12.5.3) and the two compressors.

use axum::http::HeaderValue;
use flate2::write::GzEncoder;
use std::io::{self, Write};

/// How a body is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Encoding {
    /// `br`
    Brotli,
    /// `gzip`
    Gzip,
    /// As it is.
    Identity,
}

impl Encoding {
    /// The best encoding a client accepts. Weights other than zero are not compared: the smaller
    /// body is better for both sides.
    pub fn accepted(header: Option<&HeaderValue>) -> Self {
        let accepted = header
            .and_then(|value| value.to_str().ok())
            .unwrap_or_default();
        let accepts = |name: &str| {
            accepted.split(',').any(|part| {
                let mut words = part.split(';').map(str::trim);
                words
                    .next()
                    .is_some_and(|word| word.eq_ignore_ascii_case(name))
                    && !words.any(|word| matches!(word, "q=0" | "q=0.0" | "q=0.00" | "q=0.000"))
            })
        };
        if accepts("br") {
            Self::Brotli
        } else if accepts("gzip") {
            Self::Gzip
        } else {
            Self::Identity
        }
    }

    /// The name in `Content-Encoding`; none for identity.
    pub fn name(self) -> Option<&'static str> {
        match self {
            Self::Brotli => Some("br"),
            Self::Gzip => Some("gzip"),
            Self::Identity => None,
        }
    }
}

/// Compresses with brotli; `quality` from 0 to 11.
pub fn brotli(bytes: &[u8], quality: u32) -> io::Result<Vec<u8>> {
    let mut writer = brotli::CompressorWriter::new(Vec::new(), 4096, quality, 22);
    writer.write_all(bytes)?;
    writer.flush()?;
    Ok(writer.into_inner())
}

/// Compresses with gzip, as small as it gets.
pub fn gzip(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let mut writer = GzEncoder::new(Vec::new(), flate2::Compression::best());
    writer.write_all(bytes)?;
    writer.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_smallest_accepted_encoding_is_taken() {
        let accepted = |text| Encoding::accepted(Some(&HeaderValue::from_static(text)));
        assert_eq!(accepted("gzip, deflate, br"), Encoding::Brotli);
        assert_eq!(accepted("GZIP;q=0.5, br;q=0"), Encoding::Gzip);
        assert_eq!(accepted("brotli, *"), Encoding::Identity);
        assert_eq!(accepted("gzip; q=0"), Encoding::Identity);
        assert_eq!(Encoding::accepted(None), Encoding::Identity);
    }
}
