//! The vocabulary is whole, understood by the matching, and says nothing that harms.

use resume_matching::concepts::Finder;
use resume_matching::lexicon::Kind;
use resume_matching::score::Ranking;
use resume_writer::vocabulary::{Term, Vocabulary};
use sync_protocol::resume_answers::{ResumeLanguage, RunBy};

fn vocabulary() -> &'static Vocabulary {
    Vocabulary::built_in().unwrap()
}

fn terms() -> Vec<&'static Term> {
    let vocabulary = vocabulary();
    let trades = vocabulary.trades.iter();
    let of_trades = trades.flat_map(|it| it.titles.iter().chain(&it.tasks));
    let lists = vocabulary.lists();
    of_trades.chain(lists.into_iter().flatten()).collect()
}

#[test]
fn there_are_sixty_trades_twenty_of_them_first_each_with_what_is_done_in_it() {
    let trades = &vocabulary().trades;
    assert!(trades.len() >= 60);
    assert_eq!(trades.iter().filter(|it| it.tile).count(), 20);
    for trade in trades {
        assert!(!trade.titles.is_empty(), "{}", trade.id);
        assert!((4..=8).contains(&trade.tasks.len()), "{}", trade.id);
        assert!(!trade.tile || trade.tasks.len() == 8, "{}", trade.id);
    }
}

#[test]
fn every_concept_is_read_back_from_the_words_in_both_languages() {
    let finder = Ranking::new(None).unwrap().finder;
    let mut missing = Vec::new();
    for term in terms() {
        for language in ResumeLanguage::ALL {
            let text = term.text(language);
            let found = finder.find(text);
            for concept in &term.concepts {
                if !found.iter().any(|it| &it.id == concept && !it.wished) {
                    missing.push(format!("{concept} is not in \"{text}\""));
                }
            }
        }
    }
    assert!(missing.is_empty(), "{missing:#?}");
}

/// Courses that no employer asks for as a paper.
const COURSES: [&str; 3] = ["peer", "paralegal", "computer"];

/// The paper of a licence that can be tapped. The concepts of the table alone are no proof: one that named only the
/// work was read back whole.
fn paper<'a>(finder: &Finder, term: &'a Term) -> Option<&'a str> {
    let concepts = finder.lexicon().concepts().iter();
    let mut papers = concepts.filter(|it| it.kind == Kind::Licence);
    let of_term = papers.find(|paper| term.concepts.contains(&paper.id));
    of_term.and_then(|paper| {
        term.concepts
            .iter()
            .find(|id| **id == paper.id)
            .map(String::as_str)
    })
}

#[test]
fn every_license_that_can_be_tapped_is_a_paper_in_both_languages() {
    let finder = Ranking::new(None).unwrap().finder;
    let mut missing = Vec::new();
    for term in &vocabulary().licences {
        let Some(paper) = paper(&finder, term) else {
            let is_course = COURSES.contains(&term.id.as_str());
            assert!(is_course, "{} names no paper", term.id);
            continue;
        };
        let is_held = |text: &str| {
            let found = finder.find(text);
            found.iter().any(|it| it.id == paper && !it.wished)
        };
        for language in ResumeLanguage::ALL {
            let label = term.text(language);
            let beside = vocabulary().trades.iter();
            let beside = beside.flat_map(|it| it.titles.iter().chain(&it.tasks));
            let beside = beside.chain(&vocabulary().skills);
            let beside =
                beside.filter(|it| it.concepts.iter().any(|id| term.concepts.contains(id)));
            let beside: Vec<&str> = beside.map(|it| it.text(language)).collect();
            let told = match language {
                ResumeLanguage::En => format!("I have my {label}."),
                ResumeLanguage::Es => format!("Tengo mi {label}."),
            };
            let needed = match language {
                ResumeLanguage::En => format!("{label} needed"),
                ResumeLanguage::Es => format!("Se requiere {label}"),
            };
            for text in [
                label.to_owned(),
                format!("{}\n{label}", beside.join("\n")),
                format!("{label}\n{}", beside.join("\n")),
                told,
            ] {
                if !is_held(&text) {
                    missing.push(format!("{paper} is not in {text:?}"));
                }
            }
            if !finder.demanded(&needed).iter().any(|it| it.id == paper) {
                missing.push(format!("{paper} is not demanded by {needed:?}"));
            }
        }
    }
    assert!(missing.is_empty(), "{missing:#?}");
}

#[test]
fn one_thing_tapped_is_read_back_beside_much_other_work() {
    let finder = Ranking::new(None).unwrap().finder;
    let trades = &vocabulary().trades;
    let mut missing = Vec::new();
    for (at, trade) in trades.iter().enumerate() {
        let far = &trades[(at + trades.len() / 2) % trades.len()];
        for term in trade.titles.iter().chain(&trade.tasks) {
            for (language, concept) in ResumeLanguage::ALL
                .into_iter()
                .flat_map(|language| term.concepts.iter().map(move |it| (language, it)))
            {
                let others = trade.tasks.iter().chain(&far.tasks);
                let others = others.filter(|it| !it.concepts.contains(concept));
                let lines: Vec<&str> = others.chain([term]).map(|it| it.text(language)).collect();
                let found = finder.find(&lines.join("\n• "));
                if !found.iter().any(|it| &it.id == concept) {
                    missing.push(format!("{concept} of \"{}\"", term.text(language)));
                }
            }
        }
    }
    assert!(missing.is_empty(), "{missing:#?}");
}

#[test]
fn nearly_every_trade_means_something_to_the_matching() {
    let trades = &vocabulary().trades;
    let meaning = trades.iter().filter(|trade| {
        let titles = trade.titles.iter().chain(&trade.tasks);
        titles.flat_map(|it| &it.concepts).next().is_some()
    });
    assert!(meaning.count() * 100 >= trades.len() * 95);
}

#[test]
fn words_are_short_and_end_without_a_dot() {
    for term in terms() {
        for language in ResumeLanguage::ALL {
            let text = term.text(language);
            assert!(!text.is_empty() && text.chars().count() <= 64, "{text}");
            assert!(!text.ends_with('.') && text.trim() == text, "{text}");
        }
    }
}

#[test]
fn no_two_tiles_of_a_trade_say_the_same() {
    for trade in &vocabulary().trades {
        for language in ResumeLanguage::ALL {
            let mut texts: Vec<_> = trade.tasks.iter().map(|it| it.text(language)).collect();
            texts.sort_unstable();
            let all = texts.len();
            texts.dedup();
            assert_eq!(texts.len(), all, "{}", trade.id);
        }
    }
}

/// Words that tell why someone was there, or call them something.
const TELLING: [&str; 22] = [
    "prison",
    "jail",
    "inmate",
    "offend",
    "convict",
    "felon",
    "correction",
    "incarcerat",
    "custody",
    "detention",
    "sentence",
    "penal",
    "prisión",
    "cárcel",
    "preso",
    "reclus",
    "interno",
    "condena",
    "correccional",
    "delito",
    "detenid",
    "custodia",
];

#[test]
fn work_inside_is_worded_truly_and_without_a_word_about_why() {
    for run in RunBy::ALL {
        let json = serde_json::to_value(run).unwrap();
        assert_eq!(json, run.id());
        let place = vocabulary().inside.iter().find(|it| it.id == run.id());
        let place = place.expect("every place inside has its sentence");
        for language in ResumeLanguage::ALL {
            // Who ran the program is true, and an employer can check it.
            let text = place.text(language);
            let ends = ["work program", "programa de trabajo"];
            assert!(ends.iter().any(|end| text.ends_with(end)), "{text}");
        }
    }
    for term in terms() {
        for language in ResumeLanguage::ALL {
            let text = term.text(language).to_lowercase();
            let mut words = text.split(|letter: char| !letter.is_alphabetic());
            let telling = words.find(|word| TELLING.iter().any(|it| word.starts_with(it)));
            assert_eq!(telling, None, "{text}");
        }
    }
}
