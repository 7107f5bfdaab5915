//! Writes the cases that test what tapped answers mean to the matching, also on an open page without a
//! network. `NB_WRITE_CASES=1` writes them.

use crate::case_file::compare;
use resume_writer::compose::concepts;
use resume_writer::vocabulary::{Term, Vocabulary};
use serde_json::{Value, json};
use sync_protocol::resume_answers::{JobAnswer, ResumeAnswers, SchoolAnswer, SpokenAnswer};

#[test]
fn an_open_page_is_tested_with_what_a_made_resume_says() {
    let vocabulary = Vocabulary::built_in().unwrap();
    let all = vocabulary.trades.iter().enumerate();
    let cases = all.map(|(turn, trade)| {
        let title = &trade.titles[turn % trade.titles.len()].id;
        let tasks = trade.tasks.iter().skip(turn % 3).step_by(2);
        let job = JobAnswer {
            title: title.clone(),
            tasks: tasks
                .map(|task| format!("{}.{}", trade.id, task.id))
                .collect(),
            ..JobAnswer::default()
        };
        let own = JobAnswer {
            own_title: "Beekeeper".into(),
            tasks: vec!["unknown.task".into()],
            ..JobAnswer::default()
        };
        let answers = ResumeAnswers {
            name: "Ana Ruiz".into(),
            jobs: if turn % 4 == 0 {
                vec![own, job]
            } else {
                vec![job]
            },
            skills: some(&vocabulary.skills, turn, 3),
            strengths: some(&vocabulary.strengths, turn, 1),
            licences: some(&vocabulary.licences, turn, 2),
            schooling: some(&vocabulary.schooling, turn, 1)
                .into_iter()
                .map(|level| SchoolAnswer {
                    level,
                    ..SchoolAnswer::default()
                })
                .collect(),
            languages: some(&vocabulary.languages, turn, 2)
                .into_iter()
                .map(|language| SpokenAnswer {
                    language,
                    ..SpokenAnswer::default()
                })
                .collect(),
            availability: some(&vocabulary.availability, turn, 2),
            ..ResumeAnswers::default()
        };
        line(&answers, vocabulary)
    });
    let mut cases: Vec<String> = cases.collect();
    cases.push(line(&ResumeAnswers::default(), vocabulary));
    compare(
        "concepts",
        "concepts.json",
        &format!("[\n{}\n]\n", cases.join(",\n")),
    );
}

fn line(answers: &ResumeAnswers, vocabulary: &Vocabulary) -> String {
    let case: Value = json!({ "answers": answers, "concepts": concepts(answers, vocabulary) });
    format!("  {case}")
}

/// Some identifiers of a list, others for each turn.
fn some(terms: &[Term], turn: usize, count: usize) -> Vec<String> {
    let all = terms.iter().cycle().skip(turn % terms.len()).step_by(3);
    all.take(count).map(|term| term.id.clone()).collect()
}
