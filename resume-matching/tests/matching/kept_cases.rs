//! Writes the cases that test which employers an open page without a network shows for tapped skills.
//! `NB_WRITE_CASES=1` writes them.

use crate::case_file::compare;
use resume_matching::employers::Employers;
use resume_matching::score::Ranking;
use serde_json::{Value, json};
use std::path::Path;
use sync_protocol::limits::SKILLS_MAX;
use sync_protocol::listings::Row;
use sync_protocol::matching::{
    EmployerMatch, Label, MatchAnswer, MatchRequest, Quote, ResumeState,
};

/// Sets of skills by chance.
const SETS: u64 = 150;
const ZIPS: [Option<&str>; 6] = [
    None,
    Some("07102"),
    Some("08608"),
    Some(" 08401-1234"),
    Some("10001"),
    Some("071020"),
];
/// Every how many cases one is there with all that its answer says.
const WHOLE: usize = 25;

#[test]
fn an_open_page_is_tested_with_what_the_service_answers() {
    let ranking = Ranking::new(None).unwrap();
    let employers = Employers::new(&rows(), &ranking.finder);
    let asked = requests(&ranking).into_iter().enumerate();
    let cases = asked.map(|(turn, request)| {
        let answer = ranking.answer(ResumeState::None, Vec::new(), &request, &employers);
        let answers = if turn % WHOLE == 0 {
            json!(answer)
        } else {
            short(&answer)
        };
        format!("    {}", json!({ "request": request, "answer": answers }))
    });
    let cases: Vec<String> = cases.collect();
    let text = format!(
        "{{\n  \"kept\": {},\n  \"cases\": [\n{}\n  ]\n}}\n",
        json!(ranking.kept(&employers)),
        cases.join(",\n")
    );
    compare("kept_cases", "tapped.json", &text);
}

/// What a question changes in an employer.
fn short(answer: &MatchAnswer) -> Value {
    let names = |all: &[EmployerMatch]| -> Vec<Value> {
        all.iter()
            .map(|one| json!([one.name, one.miles]))
            .collect::<Vec<_>>()
    };
    json!({
        "zipKnown": answer.zip_known,
        "matches": answer.matches.iter().map(reasons).collect::<Vec<_>>(),
        "near": names(&answer.near),
        "helpers": names(&answer.helpers),
    })
}

/// Why an employer is shown, with the labels in English.
fn reasons(shown: &EmployerMatch) -> Value {
    let said = |labels: &[Label]| {
        let said: Vec<&str> = labels.iter().map(|label| label.en.as_str()).collect();
        said.join("|")
    };
    json!([
        shown.name,
        shown.miles,
        shown.reasons.join("|"),
        said(&shown.jobs),
        said(&shown.other_jobs),
        said(&shown.missing),
        said(&shown.licences),
        quoted(&shown.named),
    ])
}

/// The employer's own words, with those that name the work in brackets.
fn quoted(named: &[Quote]) -> String {
    let lines = named.iter();
    let lines = lines.map(|it| format!("{}[{}]{}", it.before, it.words, it.after));
    lines.collect::<Vec<_>>().join("|")
}

/// Each skill alone, sets by chance, and what a program could send.
fn requests(ranking: &Ranking) -> Vec<MatchRequest> {
    let ids: Vec<String> = ranking.tiles().into_iter().map(|tile| tile.id).collect();
    let request = |skills: Vec<String>, turn: usize| MatchRequest {
        skills,
        zip: ZIPS[turn % ZIPS.len()].map(str::to_owned),
        own_words: Vec::new(),
    };
    let alone = ids
        .iter()
        .enumerate()
        .map(|(turn, id)| request(vec![id.clone()], turn));
    let mut chance = Chance(SETS);
    let sets = (0..SETS).map(|_| {
        let count = 2 + chance.below(6);
        let skills = (0..count).map(|_| ids[chance.below(ids.len())].clone());
        request(skills.collect(), chance.below(ZIPS.len()))
    });
    let unknown: Vec<String> = ["astronaut", "forklift", "", "forklift"]
        .map(str::to_owned)
        .into();
    let many = ids.iter().cycle().take(SKILLS_MAX + 20).cloned().collect();
    let odd = [Vec::new(), unknown, many];
    let odd = odd.into_iter().enumerate();
    let odd = odd.map(|(turn, skills)| request(skills, turn + 1));
    alone.chain(sets).chain(odd).collect()
}

/// The same numbers at each run (SplitMix64).
struct Chance(u64);

impl Chance {
    fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        let count = u64::try_from(count).unwrap();
        usize::try_from((mixed ^ (mixed >> 31)) % count).unwrap()
    }
}

/// The employers of the starter list, those of a list that says more about papers, and one that asks for a
/// language.
fn rows() -> Vec<Row> {
    let files = [
        "../sync-service/data/nj/employment.csv",
        "evaluation/practice/employers.csv",
    ];
    let mut rows: Vec<Row> = files.into_iter().flat_map(read).collect();
    let kitchen = [
        ("name", "Kitchen of Two Languages"),
        ("work", "line cook; dishwasher"),
        ("requires", "Spanish"),
        ("zip", "07105"),
    ];
    let cells = kitchen.into_iter();
    rows.push(
        cells
            .map(|(name, text)| (name.to_owned(), text.to_owned()))
            .collect(),
    );
    rows
}

fn read(file: &str) -> Vec<Row> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(file);
    let mut reader = csv::Reader::from_path(path).unwrap();
    let mut rows: Vec<Row> = reader.deserialize().map(Result::unwrap).collect();
    for row in &mut rows {
        row.remove("source");
    }
    rows
}
