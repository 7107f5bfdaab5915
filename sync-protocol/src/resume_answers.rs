//! A resume made by taps: the answers, and what is made of them.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A language that resumes are written in.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum ResumeLanguage {
    /// English.
    #[default]
    En,
    /// Spanish.
    Es,
}

impl ResumeLanguage {
    /// Both.
    pub const ALL: [Self; 2] = [Self::En, Self::Es];

    /// The code of RFC 5646.
    pub fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Es => "es",
        }
    }
}

/// What a person answered. Identifiers are those of the vocabulary; the rest is the person's own
/// text.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ResumeAnswers {
    /// The language that own text is written in, where `textLanguages` does not say it.
    pub language: ResumeLanguage,
    /// Own titles, own tasks and subjects of schools, each with the language it was written in: a person
    /// may change the language of the screen on the way.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(
        feature = "typescript",
        ts(as = "Option<BTreeMap<String, ResumeLanguage>>", optional)
    )]
    pub text_languages: BTreeMap<String, ResumeLanguage>,
    /// First and last name; the only answer that is needed.
    pub name: String,
    /// Telephone.
    pub phone: String,
    /// E-mail address.
    pub email: String,
    /// Town and state.
    pub town: String,
    /// Work, in the order of the resume.
    pub jobs: Vec<JobAnswer>,
    /// Identifiers of skills.
    pub skills: Vec<String>,
    /// Identifiers of strengths.
    pub strengths: Vec<String>,
    /// Identifiers of licences and certificates.
    pub licences: Vec<String>,
    /// Schools and courses.
    pub schooling: Vec<SchoolAnswer>,
    /// Languages a person speaks.
    pub languages: Vec<SpokenAnswer>,
    /// Identifiers of times a person can work.
    pub availability: Vec<String>,
}

/// One job.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct JobAnswer {
    /// Identifier of a title; empty when `ownTitle` says it.
    pub title: String,
    /// A title in own words.
    pub own_title: String,
    /// What was done: identifiers of tasks, each `trade.task`.
    pub tasks: Vec<String>,
    /// What else was done, in own words.
    pub own_tasks: Vec<String>,
    /// Where it was.
    pub place: Workplace,
    /// The year it began.
    pub from: Option<u16>,
    /// The year it ended; none when it has not ended or is not known.
    pub to: Option<u16>,
    /// Whether it has not ended.
    pub current: bool,
}

/// Where someone worked.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(
    rename_all = "lowercase",
    rename_all_fields = "camelCase",
    tag = "kind",
    deny_unknown_fields
)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum Workplace {
    /// At a company or with a family.
    Company {
        /// Its name; may be empty.
        #[serde(default)]
        name: String,
        /// Town and state; may be empty.
        #[serde(default)]
        town: String,
    },
    /// For themselves.
    Own,
    /// Inside a prison or jail.
    Inside {
        /// Whose it is.
        run: RunBy,
    },
}

impl Default for Workplace {
    fn default() -> Self {
        Self::Company {
            name: String::new(),
            town: String::new(),
        }
    }
}

/// Who runs a prison or jail.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum RunBy {
    /// The State of New Jersey.
    NewJersey,
    /// A county of New Jersey.
    County,
    /// The federal government.
    Federal,
    /// Another state.
    OtherState,
}

impl RunBy {
    /// All, in the order of the screen.
    pub const ALL: [Self; 4] = [
        Self::NewJersey,
        Self::County,
        Self::Federal,
        Self::OtherState,
    ];

    /// Its identifier in the vocabulary, as JSON writes it.
    pub fn id(self) -> &'static str {
        match self {
            Self::NewJersey => "new-jersey",
            Self::County => "county",
            Self::Federal => "federal",
            Self::OtherState => "other-state",
        }
    }
}

/// A school or a course.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SchoolAnswer {
    /// Identifier of a level.
    pub level: String,
    /// What it was about, in own words; may be empty.
    pub field: String,
    /// Name of the school; may be empty.
    pub school: String,
    /// The year it ended.
    pub year: Option<u16>,
}

/// A language a person speaks.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SpokenAnswer {
    /// Identifier of the language.
    pub language: String,
    /// Identifier of how well.
    pub level: String,
}

/// `POST /resume`: makes a resume. Nothing of it is kept.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ResumeRequest {
    /// The answers.
    pub answers: ResumeAnswers,
    /// The language of the resume.
    pub language: ResumeLanguage,
    /// 1 or 2.
    pub design: u8,
}

/// A resume that was made.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct MadeResume {
    /// Its text.
    pub sheet: Sheet,
    /// The same as plain text, for forms of websites.
    pub text: String,
    /// The PDF, in base64 (RFC 4648).
    pub pdf: String,
    /// Concepts that matching understands.
    pub concepts: Vec<String>,
}

/// The content of a page, before it is laid out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Sheet {
    /// The language of the sheet.
    pub language: ResumeLanguage,
    /// What the document is called in a list of files.
    pub title: String,
    /// The largest line.
    pub heading: String,
    /// Lines below it.
    pub contact: Vec<String>,
    /// Everything else.
    pub sections: Vec<SheetSection>,
}

/// A part of a sheet with a heading.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SheetSection {
    /// The heading; may be empty.
    pub heading: String,
    /// What stands below it.
    pub entries: Vec<SheetEntry>,
}

/// One job, one school, or a line.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SheetEntry {
    /// What it is; may be empty.
    pub title: String,
    /// When it was; may be empty.
    pub dates: String,
    /// A line below the title; may be empty.
    pub line: String,
    /// A list below that.
    pub items: Vec<SheetItem>,
}

/// One point of a list.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SheetItem {
    /// The text.
    pub text: String,
    /// Its language, when that is not the language of the sheet.
    pub language: Option<ResumeLanguage>,
}

/// What a letter asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum LetterKind {
    /// Work, from an employer.
    Employer,
    /// A payment plan for fines, from a court.
    PaymentPlan,
    /// A copy of a record or certificate, from an office.
    Record,
}

/// `POST /letter`: makes a letter of five fields. Nothing of it is kept.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LetterRequest {
    /// What it asks for.
    pub kind: LetterKind,
    /// The language of the letter.
    pub language: ResumeLanguage,
    /// The day it is written, `YYYY-MM-DD`.
    pub day: String,
    /// Who writes.
    pub name: String,
    /// Phone, e-mail or address of who writes.
    pub reach: String,
    /// Who it is for.
    pub to: String,
    /// The work, the number of the case, or the record.
    pub about: String,
    /// What a person can do, what they can pay each month, or what helps to find the record.
    pub detail: String,
}
