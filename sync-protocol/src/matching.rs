//! Employers for a person: what is asked, what is answered.

use crate::resumes::Unreadable;
use serde::{Deserialize, Serialize};

/// `POST /account/employers`: which employers suit me?
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MatchRequest {
    /// ZIP code to count miles from; not kept.
    pub zip: Option<String>,
    /// Skills tapped on the screen, by identifier; not kept.
    pub skills: Vec<String>,
    /// What the person wrote about their work, a title or a task each, in English or Spanish. It is read
    /// like a resume; not kept.
    // A kiosk may ask a service of an earlier version, which refuses members it does not know.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<String>>", optional))]
    pub own_words: Vec<String>,
}

/// A word in both languages.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Label {
    /// English.
    pub en: String,
    /// Spanish.
    pub es: String,
}

/// Words with those around them, as they were written: of a resume within their clause, of the row of an
/// employer within their sentence. A telephone number, an address on the internet or a ZIP code beside
/// them is left out. "…" stands where a sentence is cut.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Quote {
    /// What precedes the words, a blank at its end included.
    pub before: String,
    /// The words, whole.
    pub words: String,
    /// What follows them, from its blank or sign on.
    pub after: String,
}

/// An employer that suits, and why.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct EmployerMatch {
    /// Name of the employer.
    pub name: String,
    /// What the person wrote or tapped that this employer looks for, as the resume says it.
    pub reasons: Vec<String>,
    /// Those of the reasons that the person wrote, each within its clause. A service of an earlier
    /// version sends none.
    #[serde(default)]
    pub quotes: Vec<Quote>,
    /// For each of the reasons, the words of the employer's own row that name the work it speaks for most,
    /// each once and in the order of `jobs`. A service of an earlier version sends none.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<Vec<Quote>>", optional))]
    pub named: Vec<Quote>,
    /// The kinds of work there that the reasons speak for.
    pub jobs: Vec<Label>,
    /// Other kinds of work there; no one asks the person for them.
    pub other_jobs: Vec<Label>,
    /// What else the employer asks for beside licences, and the person did not name.
    pub missing: Vec<Label>,
    /// Licences the employer's work needs and the resume does not name.
    pub licences: Vec<Label>,
    /// Distance from the ZIP, in miles.
    pub miles: Option<u32>,
    /// Telephone.
    pub phone: Option<String>,
    /// Street, town and ZIP.
    pub address: Option<String>,
    /// Website.
    pub website: Option<String>,
    /// Notes of the list.
    pub notes: Option<String>,
    /// When staff asked last that it still hires people with a record, and their initials.
    #[serde(default)]
    pub hires: Option<String>,
    /// When the row was checked last, as the list writes it.
    pub checked: Option<String>,
    /// Whether the list says to ask first if the offer still stands.
    pub ask_first: bool,
}

/// What is known of a person's current resume.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "state", content = "why")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum ResumeState {
    /// There is none.
    None,
    /// It was read.
    Read,
    /// It is stored, and its words cannot be read.
    Unreadable(Unreadable),
}

/// The answer.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MatchAnswer {
    /// Whether there is a resume and whether it could be read.
    pub resume: ResumeState,
    /// Employers that suit, best first.
    pub matches: Vec<EmployerMatch>,
    /// Whether `matches` rest on work that the person wants to do, because nothing tells of work that was done. A
    /// service of an earlier version does not say it.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<bool>", optional))]
    pub wished: bool,
    /// Employers that are near; nothing says that they suit.
    pub near: Vec<EmployerMatch>,
    /// Places that help people find work, the nearest first; filled when nothing suits.
    pub helpers: Vec<EmployerMatch>,
    /// Whether the ZIP is known.
    pub zip_known: bool,
    /// Sentences that the licences of imported vocabularies ask to show, in English.
    #[serde(default)]
    pub credits: Vec<String>,
    /// When a kept copy of the list was last right, in milliseconds since 1970; `null` when it came from the
    /// service now.
    #[serde(default)]
    #[cfg_attr(feature = "typescript", ts(type = "number | null"))]
    pub kept_at: Option<i64>,
}

/// A skill to tap.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SkillTile {
    /// Identifier, for [`MatchRequest::skills`].
    pub id: String,
    /// The family of work it belongs to.
    pub family: Label,
    /// The text of the tile.
    pub label: Label,
}
