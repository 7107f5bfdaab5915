//! The resumes of everyday work: graded by a written rule (`evaluation/days/RULE.md`).

use crate::figures::Grades;
use serde::Deserialize;
use std::collections::{BTreeMap, HashMap};
use sync_protocol::listings::Row;

const FOLDER: [&str; 4] = [
    include_str!("../../evaluation/days/resumes.csv"),
    include_str!("../../evaluation/days/employers.csv"),
    include_str!("../../evaluation/days/hires.csv"),
    include_str!("../../evaluation/days/neighbours.csv"),
];

#[derive(Deserialize)]
struct Written {
    half: String,
    group: String,
    did: String,
    holds: String,
    text: String,
}

#[derive(Deserialize)]
struct Hires {
    name: String,
    jobs: String,
    demands: String,
}

#[derive(Deserialize)]
struct Near {
    did: String,
    most: String,
    begin: String,
}

/// A graded resume.
pub struct Resume {
    pub is_locked: bool,
    pub group: String,
    pub text: String,
    pub grades: Grades,
}

pub fn table<T: serde::de::DeserializeOwned>(text: &str) -> Vec<T> {
    let mut reader = csv::Reader::from_reader(text.as_bytes());
    reader.deserialize().map(Result::unwrap).collect()
}

/// The employers of the set.
pub fn employers() -> Vec<Row> {
    table::<BTreeMap<String, String>>(FOLDER[1])
        .into_iter()
        .map(|row| row.into_iter().collect())
        .collect()
}

/// All resumes, graded by the rule.
pub fn resumes() -> Vec<Resume> {
    let hires: Vec<Hires> = table(FOLDER[2]);
    let near: Vec<Near> = table(FOLDER[3]);
    let near: HashMap<&str, &Near> = near.iter().map(|near| (near.did.as_str(), near)).collect();
    let has = |list: &str, word: &str| list.split(' ').any(|one| one == word);
    let of_job = |did: &str, hired: &str| {
        let near = near[did];
        match () {
            () if did == hired => 3,
            () if has(&near.most, hired) => 2,
            () if has(&near.begin, hired) => 1,
            () => 0,
        }
    };
    let grade = |resume: &Written, employer: &Hires| {
        let jobs = employer.jobs.split(' ');
        let grades = jobs.flat_map(|job| resume.did.split(' ').map(move |did| of_job(did, job)));
        let best: u32 = grades.max().unwrap_or(0);
        let lacks = !employer.demands.is_empty() && !has(&resume.holds, &employer.demands);
        best.saturating_sub(u32::from(lacks))
    };
    let graded = table::<Written>(FOLDER[0]).into_iter().map(|resume| {
        let grades = hires
            .iter()
            .map(|employer| (employer.name.clone(), grade(&resume, employer)));
        Resume {
            grades: grades.filter(|(_, grade)| *grade > 0).collect(),
            is_locked: resume.half == "locked",
            group: resume.group,
            text: resume.text,
        }
    });
    graded.collect()
}
