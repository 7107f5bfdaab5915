//! In which order the jobs of a resume stand.

use resume_writer::compose::compose;
use resume_writer::vocabulary::Vocabulary;
use sync_protocol::resume_answers::{JobAnswer, ResumeAnswers, ResumeLanguage, Workplace};

fn job(title: &str, from: Option<u16>, to: Option<u16>, current: bool) -> JobAnswer {
    JobAnswer {
        title: String::new(),
        own_title: title.to_owned(),
        tasks: Vec::new(),
        own_tasks: Vec::new(),
        place: Workplace::Own,
        from,
        to,
        current,
    }
}

fn titles(jobs: Vec<JobAnswer>) -> Vec<String> {
    let answers = ResumeAnswers {
        name: "Ana Ruiz".to_owned(),
        jobs,
        ..ResumeAnswers::default()
    };
    let vocabulary = Vocabulary::built_in().unwrap();
    let sheet = compose(&answers, vocabulary, ResumeLanguage::En);
    let entries = sheet.sections[0].entries.iter();
    entries.map(|entry| entry.title.clone()).collect()
}

#[test]
fn the_newest_job_stands_first_in_whatever_order_they_were_tapped() {
    let jobs = vec![
        job("old", Some(2018), Some(2022), false),
        job("now", Some(2023), None, true),
        job("begun", Some(2024), None, false),
        job("ended", None, Some(2010), false),
        job("older", Some(2015), Some(2022), false),
    ];
    assert_eq!(titles(jobs), ["now", "begun", "old", "older", "ended"]);
}

#[test]
fn a_job_without_a_year_keeps_its_place() {
    let jobs = vec![
        job("old", Some(2001), Some(2002), false),
        job("some time", None, None, false),
        job("new", Some(2020), Some(2021), false),
    ];
    assert_eq!(titles(jobs), ["new", "some time", "old"]);
}
