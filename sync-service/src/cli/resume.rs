//! `read-resume` and `match`: an operator tries a file, or another list of employers.

use crate::listings::import::{parse, read_file};
use crate::matching::employers::Employers;
use crate::matching::places::point;
use crate::matching::score::{Person, matches};
use crate::store::listings::Listings;
use crate::store::sqlite::Sqlite;
use anyhow::{Context, bail};
use resume_reader::concepts::Finder;
use resume_reader::lexicon::Lexicon;
use resume_reader::reader::Reader;
use serde_json::{Value, json};
use std::path::Path;
use sync_protocol::listings::{ListingName, Row};

const STARTER: &[u8] = include_bytes!("../../data/nj/employment.csv");

/// The finder over the table inside this program, or over an operator's.
pub(crate) fn finder(lexicon: Option<&Path>) -> anyhow::Result<Finder> {
    let lexicon = match lexicon {
        None => Lexicon::built_in()?,
        Some(file) => {
            let table = std::fs::read_to_string(file).context("the lexicon cannot be read")?;
            Lexicon::parse(&table).with_context(|| format!("{}", file.display()))?
        }
    };
    Ok(Finder::new(lexicon)?)
}

/// Prints kind, text and concepts of a file.
pub(super) fn read(file: &Path, lexicon: Option<&Path>) -> anyhow::Result<()> {
    let finder = finder(lexicon)?;
    let answer = match text_of(file)? {
        Err(kind) => json!({ "kind": kind, "text": null, "concepts": [] }),
        Ok(text) => {
            json!({ "kind": "text", "concepts": finder.find(&text), "text": text })
        }
    };
    print(&answer)
}

/// Prints the ranking of a file as a screen would show it.
pub(super) async fn rank(
    data: &Path,
    file: &Path,
    zip: Option<&str>,
    employers: Option<&Path>,
    lexicon: Option<&Path>,
) -> anyhow::Result<()> {
    let finder = finder(lexicon)?;
    let text = match text_of(file)? {
        Ok(text) => text,
        Err(kind) => bail!("the file cannot be read: {kind}"),
    };
    let rows = match employers {
        Some(file) => read_file(file)?,
        None => listed(data).await?,
    };
    let from = match zip {
        Some(zip) => {
            Some(point(zip).with_context(|| format!("{zip} is no ZIP code of New Jersey"))?)
        }
        None => None,
    };
    let found = finder.find(&text);
    let person = Person {
        found: &found,
        from,
    };
    let matches = matches(&person, &Employers::new(&rows, &finder)?, &finder)?;
    let shown = matches.iter().map(|found| {
        let missing = found
            .licences
            .iter()
            .chain(&found.missing)
            .map(|label| &label.en);
        json!({
            "name": found.name,
            "reasons": found.reasons,
            "missing": missing.collect::<Vec<_>>(),
            "miles": found.miles,
        })
    });
    print(&Value::Array(shown.collect()))
}

fn text_of(file: &Path) -> anyhow::Result<Result<String, sync_protocol::resumes::Unreadable>> {
    let bytes = std::fs::read(file).context("the file cannot be opened")?;
    if file.extension().is_some_and(|kind| kind == "txt") {
        return Ok(Ok(String::from_utf8_lossy(&bytes).into_owned()));
    }
    Ok(Reader::of_this_program(1)?.read(bytes))
}

/// The list of this installation, or the starter list where there is none.
async fn listed(data: &Path) -> anyhow::Result<Vec<Row>> {
    let name = ListingName::parse(crate::matching::LIST).context("no name")?;
    let listing = match data.is_dir() {
        true => Sqlite::open(data)?.listing(&name).await?,
        false => None,
    };
    Ok(match listing {
        Some(listing) => listing.rows,
        None => parse(STARTER)?,
    })
}

fn print(value: &Value) -> anyhow::Result<()> {
    println!("{}", serde_json::to_string_pretty(value)?);
    Ok(())
}
