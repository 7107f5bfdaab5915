//! Two hundred random resumes: one page or two, nothing cut, nothing overlaps, and the reader finds
//! everything again.

use proptest::prelude::*;
use proptest::sample::{select, subsequence};
use resume_matching::concepts::Finder;
use resume_matching::score::Ranking;
use resume_reader::extract::extract;
use resume_writer::compose::{compose, concepts};
use resume_writer::design::{Design, MARGIN, PAGE};
use resume_writer::font::Faces;
use resume_writer::layout::{Line, PAGES_MAX, layout};
use resume_writer::vocabulary::{Term, Vocabulary};
use resume_writer::{check, pdf};
use std::collections::BTreeMap;
use std::sync::LazyLock;
use sync_protocol::resume_answers::{
    JobAnswer, ResumeAnswers, ResumeLanguage, RunBy, SchoolAnswer, SpokenAnswer, Workplace,
};

static FACES: LazyLock<Faces> = LazyLock::new(|| Faces::new().unwrap());
static FINDER: LazyLock<Finder> = LazyLock::new(|| Ranking::new(None).unwrap().finder);

fn vocabulary() -> &'static Vocabulary {
    Vocabulary::built_in().unwrap()
}

fn ids(terms: &[Term]) -> Vec<String> {
    terms.iter().map(|term| term.id.clone()).collect()
}

fn some(all: Vec<String>, most: usize) -> impl Strategy<Value = Vec<String>> {
    let most = most.min(all.len());
    subsequence(all, 0..=most)
}

/// Text of a person: words of letters of many languages, of any length.
fn own(most: usize) -> impl Strategy<Value = String> {
    "[A-ZÁÑŁŞĐ]{0,1}[a-zñáéíóúüçłşğřžõœđạễỗ]{1,12}( [A-Za-zñáéłđ0-9/&.'-]{1,14}){0,9}|[MW]{40,100}"
        .prop_map(move |text| text.chars().take(most).collect())
}

fn place() -> impl Strategy<Value = Workplace> {
    prop_oneof![
        (own(60), own(40)).prop_map(|(name, town)| Workplace::Company { name, town }),
        Just(Workplace::Own),
        select(RunBy::ALL.to_vec()).prop_map(|run| Workplace::Inside { run }),
    ]
}

fn job() -> impl Strategy<Value = JobAnswer> {
    (0..vocabulary().trades.len()).prop_flat_map(|place_of| {
        let trade = &vocabulary().trades[place_of];
        let tasks = trade
            .tasks
            .iter()
            .map(|it| format!("{}.{}", trade.id, it.id));
        (
            select(ids(&trade.titles)),
            some(tasks.collect(), 8),
            prop::collection::vec(own(100), 0..=3),
            place(),
            prop::option::of(1970u16..2010),
            prop::option::of(2010u16..2030),
            any::<bool>(),
        )
            .prop_map(
                |(title, tasks, own_tasks, place, from, to, current)| JobAnswer {
                    title,
                    tasks,
                    own_tasks,
                    place,
                    from,
                    to,
                    current,
                    ..JobAnswer::default()
                },
            )
    })
}

fn answers() -> impl Strategy<Value = ResumeAnswers> {
    let words = vocabulary();
    let school = (
        select(ids(&words.schooling)),
        own(40),
        own(60),
        prop::option::of(1960u16..2030),
    )
        .prop_map(|(level, field, school, year)| SchoolAnswer {
            level,
            field,
            school,
            year,
        });
    let spoken = some(ids(&words.languages), 6).prop_map(|languages| {
        let spoken = |language| SpokenAnswer {
            language,
            level: "good".into(),
        };
        languages.into_iter().map(spoken).collect()
    });
    (
        select(ResumeLanguage::ALL.to_vec()),
        (own(80), own(30), own(60), own(60)),
        prop::collection::vec(job(), 0..=6),
        (
            some(ids(&words.skills), 12),
            some(ids(&words.strengths), 8),
            some(ids(&words.licences), 12),
            some(ids(&words.availability), 8),
        ),
        prop::collection::vec(school, 0..=5),
        spoken,
    )
        .prop_map(
            |(language, (name, phone, email, town), jobs, lists, schooling, languages)| {
                let (skills, strengths, licences, availability) = lists;
                ResumeAnswers {
                    language,
                    text_languages: BTreeMap::new(),
                    name,
                    phone,
                    email,
                    town,
                    jobs,
                    skills,
                    strengths,
                    licences,
                    schooling,
                    languages,
                    availability,
                }
            },
        )
}

/// Every line is on its page between the margins, and no two lie over each other.
fn is_in_place(pages: &[Vec<Line>]) -> Result<(), TestCaseError> {
    prop_assert!((1..=PAGES_MAX).contains(&pages.len()));
    for lines in pages {
        prop_assert!(!lines.is_empty());
        let mut boxes: Vec<[f32; 4]> = Vec::new();
        for line in lines {
            prop_assert!(line.top >= MARGIN - 0.01);
            prop_assert!(line.top + line.height <= PAGE.1 - MARGIN + 0.01);
            for piece in &line.pieces {
                prop_assert!(piece.x >= MARGIN - 0.01);
                prop_assert!(
                    piece.x + piece.width <= PAGE.0 - MARGIN + 0.01,
                    "{}",
                    piece.text
                );
                let right = piece.x + piece.width;
                let area = [piece.x, right, line.top, line.top + line.height];
                for other in &boxes {
                    let beside = area[0] >= other[1] - 0.01 || other[0] >= area[1] - 0.01;
                    let below = area[2] >= other[3] - 0.01 || other[2] >= area[3] - 0.01;
                    prop_assert!(beside || below, "{} lies over another text", piece.text);
                }
                boxes.push(area);
            }
        }
    }
    Ok(())
}

/// All letters that are not spaces, in the order of reading.
fn letters(text: &str) -> String {
    text.chars()
        .filter(|it| !it.is_whitespace() && *it != '•')
        .collect()
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(200) })]

    #[test]
    fn a_random_resume_is_whole_and_is_read_back(
        answers in answers(),
        language in select(ResumeLanguage::ALL.to_vec()),
        design in select(Design::ALL.to_vec()),
    ) {
        check::check(&answers, vocabulary(), &FACES).unwrap();
        let sheet = compose(&answers, vocabulary(), language);
        let pages = layout(&sheet, &FACES, design);
        is_in_place(&pages)?;

        // Nothing of the sheet is missing on the pages.
        let drawn: String = pages.iter().flatten().flat_map(|it| &it.pieces).map(|it| it.text.as_str()).collect();
        let entries = sheet.sections.iter().flat_map(|it| &it.entries);
        for text in entries.flat_map(|it| it.items.iter().map(|it| &it.text).chain([&it.title, &it.line, &it.dates])) {
            prop_assert!(letters(&drawn).contains(&letters(text)), "{text}");
        }

        // The reader finds every concept again, at its full weight.
        let bytes = pdf(&sheet, &FACES, design).unwrap();
        let text = extract(&bytes).unwrap();
        let found = FINDER.find(&text);
        for concept in concepts(&answers, vocabulary()) {
            let is_found = found.iter().any(|it| it.id == concept);
            prop_assert!(is_found, "{concept} is not found in:\n{text}");
        }
    }

    #[test]
    fn any_text_is_refused_or_drawn(name in "\\PC{0,90}", task in "\\PC{0,110}") {
        let job = JobAnswer { own_title: name.clone(), own_tasks: vec![task], ..JobAnswer::default() };
        let answers = ResumeAnswers { name, jobs: vec![job], ..ResumeAnswers::default() };
        if check::check(&answers, vocabulary(), &FACES).is_ok() {
            let sheet = compose(&answers, vocabulary(), ResumeLanguage::En);
            prop_assert!(pdf(&sheet, &FACES, Design::Classic).is_ok());
        }
    }
}

#[test]
fn own_text_is_marked_by_the_language_it_was_written_in() {
    let answers: ResumeAnswers = serde_json::from_value(serde_json::json!({
        "name": "Ana Ruiz",
        "language": "en",
        "textLanguages": { "Peinaba señoras": "es", "uñas": "es" },
        "jobs": [{ "ownTitle": "Hair stylist", "ownTasks": ["Peinaba señoras"] }],
        "schooling": [{ "level": "ged", "field": "uñas" }],
    }))
    .unwrap();
    let text = |language| {
        let sheet = compose(&answers, vocabulary(), language);
        let school = sheet.sections[1].entries[0].title.clone();
        let job = &sheet.sections[0].entries[0];
        let task = job.items[0].clone();
        (job.title.clone(), task.text, task.language, school)
    };
    let (title, task, language, school) = text(ResumeLanguage::En);
    assert_eq!(title, "Hair stylist");
    assert_eq!(task, "Peinaba señoras (in Spanish)");
    assert_eq!(language, Some(ResumeLanguage::Es));
    assert!(school.ends_with("uñas (in Spanish)"));
    let (title, task, language, school) = text(ResumeLanguage::Es);
    assert_eq!(title, "Hair stylist (en inglés)");
    assert_eq!(task, "Peinaba señoras");
    assert_eq!(language, None);
    assert!(school.ends_with("uñas"));
}
