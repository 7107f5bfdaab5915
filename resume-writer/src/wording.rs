//! The fixed sentences of a resume, in both languages.

use sync_protocol::resume_answers::ResumeLanguage;

/// Headings and small words of a resume.
pub struct Wording {
    /// Heading of the jobs.
    pub work: &'static str,
    /// Heading of the skills.
    pub skills: &'static str,
    /// Heading of the licences.
    pub licences: &'static str,
    /// Heading of the schools.
    pub schooling: &'static str,
    /// Heading of the languages.
    pub languages: &'static str,
    /// Heading of the times a person can work.
    pub availability: &'static str,
    /// The end of a job that the person still has.
    pub present: &'static str,
    /// Before a year of which only the end is known.
    pub until: &'static str,
    /// The place of someone's own work.
    pub own_work: &'static str,
    /// What the file is called, before the name.
    pub title: &'static str,
    /// Marks own text that is in English on a Spanish sheet, and the other way round.
    pub foreign: &'static str,
}

const EN: Wording = Wording {
    work: "Work experience",
    skills: "Skills",
    licences: "Licenses and certificates",
    schooling: "Education",
    languages: "Languages",
    availability: "Can work",
    present: "present",
    until: "until",
    own_work: "Self-employed",
    title: "Resume",
    foreign: "(in Spanish)",
};

const ES: Wording = Wording {
    work: "Experiencia laboral",
    skills: "Habilidades",
    licences: "Licencias y certificados",
    schooling: "Educación",
    languages: "Idiomas",
    availability: "Puede trabajar",
    present: "actualidad",
    until: "hasta",
    own_work: "Por cuenta propia",
    title: "Currículum",
    foreign: "(en inglés)",
};

/// Returns the sentences of a language.
pub fn wording(language: ResumeLanguage) -> &'static Wording {
    match language {
        ResumeLanguage::En => &EN,
        ResumeLanguage::Es => &ES,
    }
}
