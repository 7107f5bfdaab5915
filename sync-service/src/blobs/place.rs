//! Where blobs are kept: in a folder, or in a bucket of S3-compatible storage.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

/// A place for blobs, as `--files` names it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Place {
    /// A folder.
    Folder(PathBuf),
    /// A bucket of S3-compatible storage.
    Bucket {
        /// The name of the bucket.
        name: String,
        /// What the names of all its blobs begin with; may be empty.
        prefix: String,
    },
}

impl fmt::Display for Place {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Folder(folder) => folder.display().fmt(out),
            Self::Bucket { name, prefix } => write!(out, "s3://{name}/{prefix}"),
        }
    }
}

impl FromStr for Place {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let Some((scheme, rest)) = text.split_once("://") else {
            return Ok(Self::Folder(text.into()));
        };
        if scheme != "s3" {
            return Err("files are kept in a folder or in s3://BUCKET/PREFIX");
        }
        let (name, prefix) = rest.split_once('/').unwrap_or((rest, ""));
        let is_usual =
            |letter: u8| matches!(letter, b'a'..=b'z' | b'0'..=b'9' | b'.' | b'-' | b'_');
        if !(3..=63).contains(&name.len()) || !name.bytes().all(is_usual) {
            return Err("the name of a bucket has 3 to 63 small letters, digits, dots and dashes");
        }
        let prefix = prefix.trim_matches('/');
        if !prefix
            .bytes()
            .all(|letter| is_usual(letter) || letter == b'/')
            || prefix.contains("//")
        {
            return Err("a prefix has small letters, digits, dots, dashes and slashes");
        }
        Ok(Self::Bucket {
            name: name.into(),
            prefix: prefix.into(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_a_folder_or_a_bucket() {
        let bucket = |name: &str, prefix: &str| {
            Ok(Place::Bucket {
                name: name.into(),
                prefix: prefix.into(),
            })
        };
        assert_eq!("/srv/files".parse(), Ok(Place::Folder("/srv/files".into())));
        assert_eq!("s3://resumes".parse(), bucket("resumes", ""));
        assert_eq!("s3://resumes/nj/one/".parse(), bucket("resumes", "nj/one"));
        for wrong in ["gs://resumes", "s3://", "s3://No", "s3://resumes/a//b"] {
            assert!(wrong.parse::<Place>().is_err(), "{wrong}");
        }
    }
}
