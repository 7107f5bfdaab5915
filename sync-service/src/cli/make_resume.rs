//! `make-resume`: answers in JSON → a resume, for scripts and tests.

use crate::stdout::Stdout;
use anyhow::{Context, anyhow};
use clap::{Args, ValueEnum};
use data_encoding::BASE64;
use resume_writer::{make, parse};
use std::io::Write;
use std::path::PathBuf;
use sync_protocol::resume_answers::{ResumeLanguage, ResumeRequest};

/// What `make-resume --help` ends with.
pub(super) const SHAPE: &str = concat!(
    "ANSWERS is JSON of this shape; only \"name\" is needed. docs/RESUME.md lists every field, and \
     resume-writer/data/vocabulary.json every identifier.\n\n",
    include_str!("../../../resume-writer/data/example.json")
);

#[derive(Debug, Args)]
pub(super) struct MakeResume {
    /// The answers (JSON)
    answers: PathBuf,
    /// 1: headings above the text; 2: headings beside it
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=2))]
    design: u8,
    /// Write plain text instead of a PDF
    #[arg(long)]
    text: bool,
    /// Language of the resume; without it, the language of the answers
    #[arg(long)]
    language: Option<Language>,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum Language {
    En,
    Es,
}

/// Writes the resume to standard output.
pub(super) fn run(wish: &MakeResume) -> anyhow::Result<()> {
    let json = std::fs::read_to_string(&wish.answers)
        .with_context(|| format!("{} cannot be read", wish.answers.display()))?;
    let answers = parse(&json)
        .map_err(|error| anyhow!(error))
        .with_context(|| format!("{} cannot be used", wish.answers.display()))?;
    let language = match wish.language {
        None => answers.language,
        Some(Language::En) => ResumeLanguage::En,
        Some(Language::Es) => ResumeLanguage::Es,
    };
    let made = make(&ResumeRequest {
        answers,
        language,
        design: wish.design,
    })?;
    let bytes = match wish.text {
        true => made.text.into_bytes(),
        false => BASE64.decode(made.pdf.as_bytes())?,
    };
    Stdout.write_all(&bytes)?;
    Ok(())
}
