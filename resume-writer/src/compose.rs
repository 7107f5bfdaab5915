//! Turns answers into the text of the sheet, in either language.

use crate::font::tidy;
use crate::vocabulary::{Term, Vocabulary, term};
use crate::wording::{Wording, wording};
use std::cmp::Reverse;
use sync_protocol::resume_answers::{
    JobAnswer, ResumeAnswers, ResumeLanguage, SchoolAnswer, Sheet, SheetEntry, SheetItem,
    SheetSection, Workplace,
};

/// Composes a sheet from answers that were checked; what the vocabulary does not have is left out.
pub fn compose(
    answers: &ResumeAnswers,
    vocabulary: &Vocabulary,
    language: ResumeLanguage,
) -> Sheet {
    let words = wording(language);
    Composer {
        answers,
        vocabulary,
        language,
        words,
    }
    .sheet()
}

/// Returns the concepts that the tapped answers mean to the matching, each once.
pub fn concepts(answers: &ResumeAnswers, vocabulary: &Vocabulary) -> Vec<String> {
    let mut terms: Vec<&Term> = Vec::new();
    for job in &answers.jobs {
        terms.extend(vocabulary.title(&job.title));
        terms.extend(job.tasks.iter().filter_map(|id| vocabulary.task(id)));
    }
    terms.extend(picked(&vocabulary.skills, &answers.skills));
    terms.extend(picked(&vocabulary.licences, &answers.licences));
    let levels = answers.schooling.iter().map(|it| &it.level);
    terms.extend(picked(&vocabulary.schooling, levels));
    let spoken = answers.languages.iter().map(|it| &it.language);
    terms.extend(picked(&vocabulary.languages, spoken));
    terms.extend(picked(&vocabulary.availability, &answers.availability));
    let mut found: Vec<String> = Vec::new();
    for concept in terms.iter().flat_map(|term| &term.concepts) {
        if !found.contains(concept) {
            found.push(concept.clone());
        }
    }
    found
}

fn picked<'a>(
    terms: &'a [Term],
    ids: impl IntoIterator<Item = &'a String>,
) -> impl Iterator<Item = &'a Term> {
    ids.into_iter().filter_map(|id| term(terms, id))
}

/// The newest job first, as employers expect it. One without a year keeps its place: nothing says where it belongs.
fn newest_first(jobs: &[JobAnswer]) -> Vec<&JobAnswer> {
    let last_year = |job: &JobAnswer| match job.current {
        true => Some(u16::MAX),
        false => job.to.or(job.from),
    };
    let mut dated = Vec::from_iter(jobs.iter().filter(|it| last_year(it).is_some()));
    dated.sort_by_key(|it| Reverse((last_year(it), it.from)));
    let mut dated = dated.into_iter();
    let placed = |job| last_year(job).and_then(|_| dated.next()).unwrap_or(job);
    jobs.iter().map(placed).collect()
}

struct Composer<'a> {
    answers: &'a ResumeAnswers,
    vocabulary: &'a Vocabulary,
    language: ResumeLanguage,
    words: &'static Wording,
}

impl Composer<'_> {
    fn sheet(&self) -> Sheet {
        let Self { answers, words, .. } = self;
        let name = tidy(&answers.name);
        let skills = [self.listed(&self.vocabulary.skills, &answers.skills), {
            self.listed(&self.vocabulary.strengths, &answers.strengths)
        }];
        let sections = [
            (
                words.work,
                newest_first(&answers.jobs)
                    .into_iter()
                    .map(|it| self.job(it))
                    .collect(),
            ),
            (words.skills, skills.into_iter().flatten().collect()),
            (
                words.licences,
                self.points(&self.vocabulary.licences, &answers.licences),
            ),
            (
                words.schooling,
                answers.schooling.iter().map(|it| self.school(it)).collect(),
            ),
            (words.languages, self.spoken()),
            (
                words.availability,
                Vec::from_iter(self.listed(&self.vocabulary.availability, &answers.availability)),
            ),
        ];
        Sheet {
            language: self.language,
            title: format!("{}: {name}", words.title),
            heading: name,
            contact: [&answers.town, &answers.phone, &answers.email]
                .into_iter()
                .map(|text| tidy(text))
                .filter(|text| !text.is_empty())
                .collect(),
            sections: sections
                .into_iter()
                .filter(|(_, entries): &(_, Vec<SheetEntry>)| !entries.is_empty())
                .map(|(heading, entries)| SheetSection {
                    heading: heading.to_owned(),
                    entries,
                })
                .collect(),
        }
    }

    fn job(&self, job: &JobAnswer) -> SheetEntry {
        let title = match self.vocabulary.title(&job.title) {
            Some(term) if job.own_title.trim().is_empty() => term.text(self.language).to_owned(),
            _ => self.marked(&job.own_title),
        };
        let tapped = job.tasks.iter().filter_map(|id| self.vocabulary.task(id));
        let tapped = tapped.map(|term| item(term.text(self.language), None));
        let own = job.own_tasks.iter().map(|text| self.own(text));
        SheetEntry {
            title,
            dates: self.dates(job),
            line: self.place(&job.place),
            items: tapped.chain(own).collect(),
        }
    }

    fn place(&self, place: &Workplace) -> String {
        match place {
            Workplace::Company { name, town } => joined([tidy(name), tidy(town)]),
            Workplace::Own => self.words.own_work.to_owned(),
            Workplace::Inside { run } => {
                let place = term(&self.vocabulary.inside, run.id());
                place.map_or("", |term| term.text(self.language)).to_owned()
            }
        }
    }

    fn dates(&self, job: &JobAnswer) -> String {
        let Wording { present, until, .. } = self.words;
        match (job.from, job.to, job.current) {
            (Some(from), _, true) => format!("{from} – {present}"),
            (None, _, true) => (*present).to_owned(),
            (Some(from), Some(to), false) if from != to => format!("{from} – {to}"),
            (Some(year), _, false) => year.to_string(),
            (None, Some(to), false) => format!("{until} {to}"),
            (None, None, false) => String::new(),
        }
    }

    fn school(&self, school: &SchoolAnswer) -> SheetEntry {
        let level = term(&self.vocabulary.schooling, &school.level);
        let level = level.map_or("", |term| term.text(self.language));
        let field = match school.field.trim().is_empty() {
            true => String::new(),
            false => self.marked(&school.field),
        };
        SheetEntry {
            title: joined([level.to_owned(), field]),
            dates: school.year.map(|year| year.to_string()).unwrap_or_default(),
            line: tidy(&school.school),
            items: Vec::new(),
        }
    }

    fn spoken(&self) -> Vec<SheetEntry> {
        let spoken = self.answers.languages.iter().filter_map(|spoken| {
            let language = term(&self.vocabulary.languages, &spoken.language)?;
            let level = term(&self.vocabulary.levels, &spoken.level)?;
            let (language, level) = (language.text(self.language), level.text(self.language));
            Some(format!("{language} ({level})"))
        });
        let line = joined(spoken);
        Vec::from_iter((!line.is_empty()).then(|| flowing(line)))
    }

    /// Terms in one running line.
    fn listed(&self, terms: &[Term], ids: &[String]) -> Option<SheetEntry> {
        let texts = ids.iter().filter_map(|id| term(terms, id));
        let line = dotted(texts.map(|term| term.text(self.language).to_owned()));
        (!line.is_empty()).then(|| flowing(line))
    }

    /// Terms one below the other.
    fn points(&self, terms: &[Term], ids: &[String]) -> Vec<SheetEntry> {
        let texts = ids.iter().filter_map(|id| term(terms, id));
        let items: Vec<_> = texts.map(|it| item(it.text(self.language), None)).collect();
        let entry = SheetEntry {
            items,
            ..SheetEntry::default()
        };
        Vec::from_iter((!entry.items.is_empty()).then_some(entry))
    }

    /// Own text, marked when its language is not that of the sheet.
    fn own(&self, text: &str) -> SheetItem {
        let written = self.written_in(text);
        let other = written != self.language;
        item(&self.marked(text), other.then_some(written))
    }

    /// The language that own text was written in.
    fn written_in(&self, text: &str) -> ResumeLanguage {
        let known = self.answers.text_languages.get(text);
        known.copied().unwrap_or(self.answers.language)
    }

    fn marked(&self, text: &str) -> String {
        match self.written_in(text) == self.language {
            true => tidy(text),
            false => format!("{} {}", tidy(text), self.words.foreign),
        }
    }
}

fn item(text: &str, language: Option<ResumeLanguage>) -> SheetItem {
    SheetItem {
        text: text.to_owned(),
        language,
    }
}

fn flowing(line: String) -> SheetEntry {
    SheetEntry {
        line,
        ..SheetEntry::default()
    }
}

fn joined(parts: impl IntoIterator<Item = String>) -> String {
    let parts: Vec<_> = parts.into_iter().filter(|it| !it.is_empty()).collect();
    parts.join(", ")
}

/// Terms on one line. The dot ends a statement for readers of resumes, so that each term counts.
fn dotted(terms: impl IntoIterator<Item = String>) -> String {
    terms.into_iter().collect::<Vec<_>>().join(" · ")
}
