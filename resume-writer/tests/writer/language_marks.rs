//! The mark behind own words in the other language names no language of the person.

use resume_matching::score::Ranking;
use resume_writer::compose::compose;
use resume_writer::plain::plain;
use resume_writer::vocabulary::Vocabulary;
use std::collections::BTreeMap;
use sync_protocol::resume_answers::{JobAnswer, ResumeAnswers, ResumeLanguage};

#[test]
fn own_words_in_the_other_language_claim_no_language() {
    let finder = Ranking::new(None).unwrap().finder;
    let vocabulary = Vocabulary::built_in().unwrap();
    for (written, asked, title) in [
        (ResumeLanguage::En, ResumeLanguage::Es, "Welder of gates"),
        (
            ResumeLanguage::Es,
            ResumeLanguage::En,
            "Soldador de portones",
        ),
    ] {
        let answers = ResumeAnswers {
            language: written,
            name: "Ana Ruiz".to_owned(),
            jobs: vec![JobAnswer {
                own_title: title.to_owned(),
                ..JobAnswer::default()
            }],
            text_languages: BTreeMap::from([(title.to_owned(), written)]),
            ..ResumeAnswers::default()
        };
        let text = plain(&compose(&answers, vocabulary, asked));
        assert!(text.contains('('), "the words are marked: {text}");
        let found = finder.find(&text);
        let ids: Vec<&str> = found.iter().map(|it| it.id.as_str()).collect();
        assert!(
            !ids.contains(&"english") && !ids.contains(&"spanish"),
            "{ids:?}"
        );
        assert!(!ids.is_empty(), "the work is found: {text}");
    }
}
