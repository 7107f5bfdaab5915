//! Where a line of a PDF ends a sentence and where it was only wrapped. Exporters wrap the same text
//! at different widths, and the same resume has to say the same.

use crate::small_words::lead_of;

/// The separator between two words.
pub(crate) enum Break {
    /// They are in one sentence.
    Word,
    /// A sentence ends.
    Sentence,
    /// A word may have been divided.
    Hyphen,
}

/// What the line break at `at` is, in a text whose longest line has `width` characters.
pub(crate) fn line_break(text: &str, at: usize, width: usize) -> Break {
    let before = text[..at].trim_end_matches([' ', '\r', '\t']);
    let after = text[at + 1..].trim_start_matches([' ', '\r', '\t']);
    let Some(next) = after.chars().next().filter(|next| *next != '\n') else {
        return Break::Sentence;
    };
    if before.ends_with('\n') {
        return Break::Sentence;
    }
    if next.is_lowercase() || before.ends_with(',') {
        return Break::Word;
    }
    let next_line = after.lines().next().unwrap_or_default();
    if is_heading(next_line) {
        return Break::Sentence;
    }
    let line = before.rsplit('\n').next().unwrap_or_default();
    let word = after.split_whitespace().next().unwrap_or_default();
    let is_full = line.chars().count() + 1 + word.chars().count() > width;
    let is_one_language = lead_of(line) * lead_of(next_line) >= 0;
    let is_text = line.chars().any(char::is_lowercase) && line.contains(' ');
    if next.is_alphanumeric() && is_full && is_text && is_one_language && width >= SHORTEST_WRAP {
        Break::Word
    } else {
        Break::Sentence
    }
}

/// Whether a whole line names a part of a resume.
fn is_heading(line: &str) -> bool {
    let line = line.trim().trim_end_matches(':').to_lowercase();
    HEADINGS.contains(&line.as_str())
}

/// The usual names of the parts of a resume, which never go on with the line above them, however
/// full that is.
const HEADINGS: [&str; 31] = [
    "work experience",
    "experience",
    "work history",
    "employment history",
    "employment",
    "skills",
    "strengths",
    "licenses and certificates",
    "licenses",
    "certificates",
    "certifications",
    "education",
    "training",
    "languages",
    "can work",
    "references",
    "objective",
    "summary",
    "experiencia laboral",
    "experiencia",
    "historial laboral",
    "habilidades",
    "licencias y certificados",
    "licencias",
    "certificados",
    "certificaciones",
    "educación",
    "idiomas",
    "puede trabajar",
    "referencias",
    "objetivo",
];

/// Characters of the narrowest column that a text is taken to be wrapped in.
const SHORTEST_WRAP: usize = 32;
