//! Lists a folder page by page, in the order of the bytes of names.

use super::{FileError, Files};
use crate::uid::Uid;
use std::collections::BTreeSet;
use sync_protocol::resumes::{ObjectItem, ObjectList};

/// Entries of a page at most.
const PAGE_MAX: usize = 1_000;

/// Which page of which folder.
#[derive(Debug, Clone, Default)]
pub struct Page {
    /// The folder, with a slash at its end.
    pub prefix: String,
    /// Whether folders in it are told as such. Without it, files of all depths are told.
    pub folders: bool,
    /// Entries of the page.
    pub most: Option<usize>,
    /// The token of the first entry.
    pub token: Option<String>,
}

impl Files {
    /// Returns one page of the owner's folder.
    pub async fn list(
        &self,
        owner: Option<&Uid>,
        bucket: &str,
        page: &Page,
    ) -> Result<ObjectList, FileError> {
        let owner = owner.ok_or(FileError::Denied)?;
        let own = format!("{owner}/");
        if !page.prefix.starts_with(&own) {
            return Err(FileError::Denied);
        }
        if !page.prefix.ends_with('/') {
            return Err(FileError::Malformed("the prefix must end with a slash"));
        }
        let files = self.store.files(owner).await?;
        let names = files.into_iter().map(|file| file.path);
        Ok(page_of(names, bucket, page))
    }
}

fn page_of(names: impl Iterator<Item = String>, bucket: &str, page: &Page) -> ObjectList {
    let most = page.most.unwrap_or(PAGE_MAX).clamp(1, PAGE_MAX);
    // A folder stands where its first file would, once.
    let entries: BTreeSet<String> = names
        .filter_map(|name| {
            let rest = name.strip_prefix(&page.prefix)?;
            let folder = rest.find('/').filter(|_| page.folders);
            Some(match folder {
                Some(end) => name[..page.prefix.len() + end + 1].to_owned(),
                None => name,
            })
        })
        .filter(|name| page.token.as_ref().is_none_or(|token| name >= token))
        .collect();
    let mut entries = entries.into_iter();
    let shown: Vec<String> = entries.by_ref().take(most).collect();
    let (prefixes, items): (Vec<_>, Vec<_>) =
        shown.into_iter().partition(|name| name.ends_with('/'));
    ObjectList {
        prefixes,
        items: items
            .into_iter()
            .map(|name| ObjectItem {
                name,
                bucket: bucket.to_owned(),
            })
            .collect(),
        next_page_token: entries.next(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_follow_each_other_and_folders_come_once() {
        let names = ["u/a/1", "u/a/2", "u/b", "u/c", "u/d/e/f"].map(str::to_owned);
        let mut page = Page {
            prefix: "u/".into(),
            folders: true,
            most: Some(2),
            token: None,
        };
        let mut seen = Vec::new();
        loop {
            let list = page_of(names.iter().cloned(), "bucket", &page);
            seen.push((
                list.prefixes,
                list.items
                    .into_iter()
                    .map(|item| item.name)
                    .collect::<Vec<_>>(),
            ));
            match list.next_page_token {
                Some(token) => page.token = Some(token),
                None => break,
            }
        }
        let texts = |list: &[&str]| {
            list.iter()
                .map(|name| (*name).to_owned())
                .collect::<Vec<_>>()
        };
        assert_eq!(
            seen,
            [
                (texts(&["u/a/"]), texts(&["u/b"])),
                (texts(&["u/d/"]), texts(&["u/c"]))
            ]
        );
    }
}
