//! Writes a resume: tapped answers → a sheet → a tagged PDF or plain text.
//!
//! | module | what it does |
//! |---|---|
//! | [`vocabulary`] | the words people tap, with the concepts they mean |
//! | [`check`] | when answers can become a resume |
//! | [`compose`], [`wording`] | turns answers into the text of the sheet, in either language |
//! | [`letters`] | letters of five fields → a sheet |
//! | [`layout`], [`design`] | the sheet → lines at their places, on one page or two |
//! | [`draw`], [`font`] | lines → a PDF with tags and embedded fonts |
//! | [`plain`] | the sheet as plain text |
//!
//! No clock, no disk, no network: the same answers give the same bytes.

pub mod check;
pub mod compose;
pub mod design;
pub mod draw;
pub mod font;
pub mod layout;
pub mod letters;
pub mod plain;
pub mod vocabulary;
pub mod wording;

use check::AnswerError;
use data_encoding::BASE64;
use design::Design;
use draw::DrawError;
use font::{Faces, FontError};
use sync_protocol::resume_answers::{
    LetterRequest, MadeResume, ResumeAnswers, ResumeRequest, Sheet,
};
use vocabulary::{Vocabulary, VocabularyError};

/// Why no resume was made.
#[derive(Debug, thiserror::Error)]
pub enum WriteError {
    /// A field of the answers cannot be used.
    #[error(transparent)]
    Answer(#[from] AnswerError),
    /// There is no such design.
    #[error("design: use 1 or 2")]
    Design,
    /// A fault of this program.
    #[error(transparent)]
    Vocabulary(#[from] VocabularyError),
    /// A fault of this program.
    #[error(transparent)]
    Font(#[from] FontError),
    /// A fault of this program.
    #[error(transparent)]
    Draw(#[from] DrawError),
}

/// Makes a resume of answers.
///
/// # Errors
///
/// The first field that cannot be used.
pub fn make(request: &ResumeRequest) -> Result<MadeResume, WriteError> {
    let vocabulary = Vocabulary::built_in()?;
    let faces = Faces::new()?;
    check::check(&request.answers, vocabulary, &faces)?;
    let design = Design::numbered(request.design).ok_or(WriteError::Design)?;
    let sheet = compose::compose(&request.answers, vocabulary, request.language);
    Ok(MadeResume {
        pdf: BASE64.encode(&pdf(&sheet, &faces, design)?),
        text: plain::plain(&sheet),
        concepts: compose::concepts(&request.answers, vocabulary),
        sheet,
    })
}

/// Makes a letter.
///
/// # Errors
///
/// The first field that cannot be used.
pub fn make_letter(request: &LetterRequest) -> Result<MadeResume, WriteError> {
    let faces = Faces::new()?;
    let sheet = letters::compose(request, &faces)?;
    Ok(MadeResume {
        pdf: BASE64.encode(&pdf(&sheet, &faces, Design::Classic)?),
        text: plain::plain(&sheet),
        concepts: Vec::new(),
        sheet,
    })
}

/// Draws a sheet as a PDF.
///
/// # Errors
///
/// A fault of this program.
pub fn pdf(sheet: &Sheet, faces: &Faces, design: Design) -> Result<Vec<u8>, DrawError> {
    draw::draw(sheet, &layout::layout(sheet, faces, design), faces, design)
}

/// Reads answers from JSON.
///
/// # Errors
///
/// The path of the field that has another shape, and what was expected.
pub fn parse(json: &str) -> Result<ResumeAnswers, String> {
    let mut reader = serde_json::Deserializer::from_str(json);
    serde_path_to_error::deserialize(&mut reader).map_err(|error| {
        let field = error.path().to_string();
        format!("{field}: {}", error.inner())
    })
}
