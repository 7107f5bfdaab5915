//! Resumes of everyday work, graded by a written rule (`evaluation/days/RULE.md`): the second set, half of it
//! locked, and the practice set, which is there to be looked at.

use crate::figures::Grades;
use serde::Deserialize;
use std::collections::{BTreeMap, HashMap};
use sync_protocol::listings::Row;

/// The tables of a set.
pub struct Set {
    resumes: &'static str,
    employers: &'static str,
    hires: &'static str,
    neighbors: &'static str,
}

pub const DAYS: Set = Set {
    resumes: include_str!("../../evaluation/days/resumes.csv"),
    employers: include_str!("../../evaluation/days/employers.csv"),
    hires: include_str!("../../evaluation/days/hires.csv"),
    neighbors: include_str!("../../evaluation/days/neighbors.csv"),
};

pub const PRACTICE: Set = Set {
    resumes: include_str!("../../evaluation/practice/resumes.csv"),
    employers: include_str!("../../evaluation/practice/employers.csv"),
    hires: include_str!("../../evaluation/practice/hires.csv"),
    neighbors: include_str!("../../evaluation/practice/neighbors.csv"),
};

#[derive(Deserialize)]
struct Written {
    #[serde(default)]
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

/// The employers of a set.
pub fn employers(set: &Set) -> Vec<Row> {
    table::<BTreeMap<String, String>>(set.employers)
        .into_iter()
        .map(|row| row.into_iter().collect())
        .collect()
}

/// All resumes of a set, graded by the rule.
pub fn resumes(set: &Set) -> Vec<Resume> {
    let hires: Vec<Hires> = table(set.hires);
    let near: Vec<Near> = table(set.neighbors);
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
    let graded = table::<Written>(set.resumes).into_iter().map(|resume| {
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
