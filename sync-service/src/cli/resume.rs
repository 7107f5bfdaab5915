//! `read-resume` and `match`: an operator tries a file, or another list of employers.

use crate::config::DataFolder;
use crate::config::resume::ResumeConfig;
use crate::desk::imports::own_table::read_file;
use crate::files::FileError;
use crate::files::content::check_start;
use crate::listings::import::parse;
use crate::matching::lexicon::ranking;
use crate::open_store::{existing, has_data};
use crate::{say, say_error};
use anyhow::{Context, bail};
use place_facts::geography::point;
use place_facts::zip::Zip;
use resume_matching::employers::Employers;
use resume_reader::header::HEADER_WITHIN;
use serde_json::{Value, json};
use std::fs::File;
use std::io::Read;
use std::path::Path;
use sync_protocol::listings::{EMPLOYMENT, ListingName, Row};
use sync_protocol::matching::{MatchRequest, ResumeState};
use sync_protocol::resumes::Unreadable;

const STARTER: &[u8] = include_bytes!("../../data/nj/employment.csv");
/// Beside the answer and not in it, so that its JSON stays what programs read.
const WISHED: &str =
    "The text names no work that was done. These employers fit what the person wants to do.";

/// Prints kind, text and concepts of a file.
pub(super) fn read(
    file: &Path,
    lexicon: Option<&Path>,
    data: &Path,
    config: ResumeConfig,
) -> anyhow::Result<()> {
    let ranking = ranking(lexicon, data)?;
    let answer = match text_of(file, config)? {
        Err(kind) => json!({ "kind": kind, "text": null, "concepts": [] }),
        Ok(text) => {
            json!({ "kind": "text", "concepts": ranking.finder.find(&text), "text": text })
        }
    };
    print(&answer)
}

/// Prints the ranking of a file as a screen would show it.
pub(super) async fn rank(
    folder: &DataFolder,
    text: Result<String, Unreadable>,
    zip: Option<Zip>,
    employers: Option<&Path>,
    lexicon: Option<&Path>,
) -> anyhow::Result<()> {
    let ranking = ranking(lexicon, &folder.data)?;
    let text = match text {
        Ok(text) => text,
        Err(kind) => bail!("the file cannot be read: {kind}"),
    };
    let rows = match employers {
        Some(file) => {
            let table = read_file(file).with_context(|| file.display().to_string())?;
            table.rows
        }
        None => listed(folder).await?,
    };
    if let Some(zip) = zip.filter(|zip| point(*zip).is_none()) {
        bail!("{zip} is no ZIP code of New Jersey");
    }
    let request = MatchRequest {
        zip: zip.map(|zip| zip.to_string()),
        skills: Vec::new(),
        own_words: Vec::new(),
    };
    let found = ranking.finder.find(&text);
    let employers = Employers::new(&rows, &ranking.finder);
    let answer = ranking.answer(ResumeState::Read, found, &request, &employers);
    if answer.wished {
        say_error!("{WISHED}");
    }
    let shown = answer.matches.iter().map(|found| {
        let missing = found
            .licences
            .iter()
            .chain(&found.missing)
            .map(|label| &label.en);
        json!({
            "name": found.name,
            "reasons": found.reasons,
            "jobs": found.jobs.iter().map(|label| &label.en).collect::<Vec<_>>(),
            "missing": missing.collect::<Vec<_>>(),
            "miles": found.miles,
        })
    });
    print(&Value::Array(shown.collect()))
}

/// The text of a file, by the rules of the calls that store and read it.
pub(super) fn text_of(
    file: &Path,
    config: ResumeConfig,
) -> anyhow::Result<Result<String, Unreadable>> {
    let mut bytes = Vec::new();
    File::open(file)
        .and_then(|opened| opened.take(config.bytes() + 1).read_to_end(&mut bytes))
        .with_context(|| format!("{} cannot be opened", file.display()))?;
    if bytes.len() as u64 > config.bytes() {
        return Ok(Err(Unreadable::TooLarge));
    }
    if file.extension().is_some_and(|kind| kind == "txt") {
        return Ok(Ok(String::from_utf8_lossy(&bytes).into_owned()));
    }
    let start = &bytes[..bytes.len().min(HEADER_WITHIN)];
    if let Err(FileError::NotPdf(kind)) = check_start(start) {
        return Ok(Err(kind));
    }
    let reader = config.reader(1)?;
    if let Some(notice) = config.notice(&reader) {
        say_error!("{notice}");
    }
    Ok(reader.read(bytes))
}

/// The list of this installation, or the starter list where there is none.
async fn listed(folder: &DataFolder) -> anyhow::Result<Vec<Row>> {
    let name = ListingName::parse(EMPLOYMENT).context("no name")?;
    let listing = match has_data(folder) {
        true => existing(folder).await?.listing(&name).await?,
        false => None,
    };
    Ok(match listing {
        Some(listing) => listing.rows,
        None => parse(STARTER)?,
    })
}

fn print(value: &Value) -> anyhow::Result<()> {
    say!("{}", serde_json::to_string_pretty(value)?);
    Ok(())
}
