//! When answers can become a resume. Every refusal names its field.

use crate::font::{Faces, tidy};
use crate::vocabulary::{Term, Vocabulary, term};
use sync_protocol::resume_answers::{JobAnswer, ResumeAnswers, SchoolAnswer, Workplace};

const NAME_MAX: usize = 80;
const CONTACT_MAX: usize = 100;
const LINE_MAX: usize = 80;
const JOBS_MAX: usize = 6;
const TASKS_MAX: usize = 8;
const OWN_TASKS_MAX: usize = 3;
const OWN_TASK_MAX: usize = 100;
const TERMS_MAX: usize = 12;
const SCHOOLS_MAX: usize = 5;
const LANGUAGES_MAX: usize = 6;
/// The own titles and tasks of all jobs, and the subjects of all schools.
const TEXTS_MAX: usize = JOBS_MAX * (1 + OWN_TASKS_MAX) + SCHOOLS_MAX;
const YEARS: std::ops::RangeInclusive<u16> = 1940..=2100;

/// What is wrong with a field.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Problem {
    /// It has to be filled in.
    #[error("is needed")]
    Missing,
    /// More letters than fit.
    #[error("is longer than {0} letters")]
    TooLong(usize),
    /// More entries than fit.
    #[error("has more than {0} entries")]
    TooMany(usize),
    /// An identifier that the vocabulary does not have.
    #[error("\"{0}\" is not in the vocabulary")]
    Unknown(String),
    /// An identifier that is there already.
    #[error("\"{0}\" stands there twice")]
    Twice(String),
    /// A letter of another script.
    #[error("the letter \"{0}\" cannot be printed")]
    Letter(char),
    /// Not a year in which someone worked, or an end before the beginning.
    #[error("is not a year that can be right")]
    Year,
}

/// A field that cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{field}: {problem}")]
pub struct AnswerError {
    /// Its path, such as `jobs[0].tasks[2]`.
    pub field: String,
    /// What is wrong with it.
    pub problem: Problem,
}

impl AnswerError {
    /// What a screen needs to lead to the field: its path, and behind " : " the letter in it that cannot be
    /// printed.
    pub fn place(&self) -> String {
        match self.problem {
            Problem::Letter(letter) => format!("{} : {letter}", self.field),
            _ => self.field.clone(),
        }
    }
}

type Checked = Result<(), AnswerError>;

/// Checks answers against the vocabulary, the bounds of a page and the letters that can be printed.
///
/// # Errors
///
/// The first field that cannot be used.
pub fn check(answers: &ResumeAnswers, vocabulary: &Vocabulary, faces: &Faces) -> Checked {
    let check = Check { vocabulary, faces };
    check.needed("name", &answers.name, NAME_MAX)?;
    check.text("phone", &answers.phone, CONTACT_MAX)?;
    check.text("email", &answers.email, CONTACT_MAX)?;
    check.text("town", &answers.town, CONTACT_MAX)?;
    few("textLanguages", answers.text_languages.len(), TEXTS_MAX)?;
    few("jobs", answers.jobs.len(), JOBS_MAX)?;
    for (number, job) in answers.jobs.iter().enumerate() {
        check.job(&format!("jobs[{number}]"), job)?;
    }
    few("schooling", answers.schooling.len(), SCHOOLS_MAX)?;
    for (number, school) in answers.schooling.iter().enumerate() {
        check.school(&format!("schooling[{number}]"), school)?;
    }
    few("languages", answers.languages.len(), LANGUAGES_MAX)?;
    for (number, spoken) in answers.languages.iter().enumerate() {
        let field = |name: &str| format!("languages[{number}].{name}");
        known(&field("language"), &spoken.language, &vocabulary.languages)?;
        known(&field("level"), &spoken.level, &vocabulary.levels)?;
    }
    let spoken: Vec<_> = answers.languages.iter().map(|it| &it.language).collect();
    once("languages", &spoken)?;
    for (field, ids, terms) in [
        ("skills", &answers.skills, &vocabulary.skills),
        ("strengths", &answers.strengths, &vocabulary.strengths),
        ("licences", &answers.licences, &vocabulary.licences),
        (
            "availability",
            &answers.availability,
            &vocabulary.availability,
        ),
    ] {
        few(field, ids.len(), TERMS_MAX)?;
        for (number, id) in ids.iter().enumerate() {
            known(&format!("{field}[{number}]"), id, terms)?;
        }
        once(field, &ids.iter().collect::<Vec<_>>())?;
    }
    Ok(())
}

/// Checks one line of text that is needed.
///
/// # Errors
///
/// Nothing in it, more letters than these, or a letter that cannot be printed.
pub fn line(field: &str, text: &str, most: usize, faces: &Faces) -> Result<(), AnswerError> {
    if tidy(text).is_empty() {
        return refuse(field, Problem::Missing);
    }
    printable(field, text, most, faces)
}

fn printable(field: &str, text: &str, most: usize, faces: &Faces) -> Checked {
    let text = tidy(text);
    if text.chars().count() > most {
        return refuse(field, Problem::TooLong(most));
    }
    match text.chars().find(|letter| !faces.bold.has(*letter)) {
        Some(letter) => refuse(field, Problem::Letter(letter)),
        None => Ok(()),
    }
}

struct Check<'a> {
    vocabulary: &'a Vocabulary,
    faces: &'a Faces,
}

impl Check<'_> {
    fn job(&self, at: &str, job: &JobAnswer) -> Checked {
        let field = |name: &str| format!("{at}.{name}");
        match (job.title.is_empty(), self.vocabulary.title(&job.title)) {
            (false, None) => return refuse(&field("title"), Problem::Unknown(job.title.clone())),
            (true, _) => self.needed(&field("ownTitle"), &job.own_title, LINE_MAX)?,
            _ => self.text(&field("ownTitle"), &job.own_title, LINE_MAX)?,
        }
        few(&field("tasks"), job.tasks.len(), TASKS_MAX)?;
        for (number, id) in job.tasks.iter().enumerate() {
            if self.vocabulary.task(id).is_none() {
                let field = format!("{at}.tasks[{number}]");
                return refuse(&field, Problem::Unknown(id.clone()));
            }
        }
        once(&field("tasks"), &job.tasks.iter().collect::<Vec<_>>())?;
        few(&field("ownTasks"), job.own_tasks.len(), OWN_TASKS_MAX)?;
        for (number, text) in job.own_tasks.iter().enumerate() {
            self.needed(&format!("{at}.ownTasks[{number}]"), text, OWN_TASK_MAX)?;
        }
        if let Workplace::Company { name, town } = &job.place {
            self.text(&field("place.name"), name, LINE_MAX)?;
            self.text(&field("place.town"), town, LINE_MAX)?;
        }
        year(&field("from"), job.from)?;
        year(&field("to"), job.to)?;
        match (job.from, job.to) {
            (Some(from), Some(to)) if to < from => refuse(&field("to"), Problem::Year),
            _ => Ok(()),
        }
    }

    fn school(&self, at: &str, school: &SchoolAnswer) -> Checked {
        known(
            &format!("{at}.level"),
            &school.level,
            &self.vocabulary.schooling,
        )?;
        self.text(&format!("{at}.field"), &school.field, LINE_MAX)?;
        self.text(&format!("{at}.school"), &school.school, LINE_MAX)?;
        year(&format!("{at}.year"), school.year)
    }

    fn needed(&self, field: &str, text: &str, max: usize) -> Checked {
        line(field, text, max, self.faces)
    }

    fn text(&self, field: &str, text: &str, max: usize) -> Checked {
        printable(field, text, max, self.faces)
    }
}

fn refuse(field: &str, problem: Problem) -> Checked {
    Err(AnswerError {
        field: field.to_owned(),
        problem,
    })
}

fn few(field: &str, entries: usize, max: usize) -> Checked {
    match entries > max {
        true => refuse(field, Problem::TooMany(max)),
        false => Ok(()),
    }
}

fn known(field: &str, id: &str, terms: &[Term]) -> Checked {
    match term(terms, id) {
        Some(_) => Ok(()),
        None => refuse(field, Problem::Unknown(id.to_owned())),
    }
}

fn once(field: &str, ids: &[&String]) -> Checked {
    let twice = ids
        .iter()
        .enumerate()
        .find(|(place, id)| ids[..*place].contains(id));
    match twice {
        Some((_, id)) => refuse(field, Problem::Twice((*id).clone())),
        None => Ok(()),
    }
}

fn year(field: &str, year: Option<u16>) -> Checked {
    match year {
        Some(year) if !YEARS.contains(&year) => refuse(field, Problem::Year),
        _ => Ok(()),
    }
}
