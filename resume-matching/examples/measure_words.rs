//! Measures how many titles and tasks of a table lead to the right family of work.
//!
//! `cargo run -p resume-matching --example measure_words -- ROWS.csv [locked|open] [--wrong N]
//! [--vocabulary FILES…]` reads a table with the columns `group,text,families,occupations` (several families or
//! occupations are separated by `|`). A row is locked if the codes of all of its occupations have an odd
//! checksum: no text of a locked occupation is among the open ones. `open` may be looked at with `--wrong`,
//! `locked` is only scored. With `--vocabulary`, the titles and words of these files of O*NET and ESCO are added
//! first. `--tables FOLDER` reads the
//! lexicon and the everyday words from there, so that a change can be tried without compiling.

#![allow(clippy::print_stdout, reason = "a tool of developers")]

use resume_matching::concepts::Finder;
use resume_matching::everyday::Everyday;
use resume_matching::lexicon::Lexicon;
use resume_matching::score::Ranking;
use resume_matching::tapped::Tapped;
use resume_matching::vocabulary::Occupations;
use std::collections::BTreeMap;
use std::error::Error;
use std::fs::read_to_string;
use std::path::Path;

/// How many rows there are, and for how many the first family, one of the first three, or nothing
/// was right.
#[derive(Default)]
struct Count {
    rows: u32,
    first: u32,
    first_three: u32,
    nothing: u32,
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let file = arguments.first().ok_or("which table?")?;
    let locked = arguments.iter().any(|argument| argument == "locked");
    let wrong = arguments.iter().position(|argument| argument == "--wrong");
    let mut show = match wrong.and_then(|at| arguments.get(at + 1)) {
        Some(count) if !locked => count.parse()?,
        _ => 0_u32,
    };
    let vocabulary = arguments
        .iter()
        .position(|argument| argument == "--vocabulary");
    let mut occupations = Occupations::default();
    for file in vocabulary.map_or(&[][..], |at| &arguments[at + 1..]) {
        occupations.read(&read_to_string(file)?)?;
    }
    let titles = occupations.tied(&Ranking::new(None)?.finder);
    let tables = arguments.iter().position(|argument| argument == "--tables");
    let finder = match tables.and_then(|at| arguments.get(at + 1)) {
        Some(folder) => finder_of(Path::new(folder))?,
        None => Ranking::with_titles(None, &titles)?.finder,
    };
    let mut counts: BTreeMap<String, Count> = BTreeMap::new();
    for row in csv::Reader::from_path(file)?.deserialize() {
        let (group, text, families, occupations): (String, String, String, String) = row?;
        if occupations.split('|').all(is_locked) != locked {
            continue;
        }
        let found = families_of(&finder, &text);
        let is_right = |family: &&str| families.split('|').any(|right| right == *family);
        let count = counts.entry(group).or_default();
        count.rows += 1;
        count.first += u32::from(found.first().is_some_and(is_right));
        count.first_three += u32::from(found.iter().take(3).any(is_right));
        count.nothing += u32::from(found.is_empty());
        if show > 0 && !found.first().is_some_and(is_right) {
            show -= 1;
            println!("{text} [{}] not {:?}", families, found.first());
        }
    }
    for (group, count) in counts {
        let share = |part: u32| 100.0 * f64::from(part) / f64::from(count.rows);
        println!(
            "{group:<20} {:>6} rows, first {:.1} %, one of the first three {:.1} %, nothing {:.1} %",
            count.rows,
            share(count.first),
            share(count.first_three),
            share(count.nothing)
        );
    }
    Ok(())
}

/// Finds with the tables of a folder.
fn finder_of(folder: &Path) -> Result<Finder, Box<dyn Error>> {
    let table = |name: &str| read_to_string(folder.join(name));
    let lexicon = Lexicon::parse(&table("lexicon.csv")?)?;
    let everyday = Everyday::parse(&table("words_en.csv")?, &table("words_es.csv")?, &lexicon)?;
    Ok(Finder::new(lexicon, everyday, Tapped::none())?)
}

/// Whether an occupation is in the locked half, which is only scored.
fn is_locked(code: &str) -> bool {
    let checksum = code
        .bytes()
        .fold(7_u32, |sum, byte| sum.wrapping_mul(31) ^ u32::from(byte));
    checksum.count_ones() % 2 == 1
}

/// Families of work by how much speaks for each, the strongest first.
fn families_of<'a>(finder: &'a Finder, text: &str) -> Vec<&'a str> {
    let lexicon = finder.lexicon();
    let mut families: Vec<&str> = Vec::new();
    for (id, _) in finder.kinds_of_work(text) {
        let concept = lexicon.place(id).map(|place| &lexicon.concepts()[place]);
        if let Some(concept) =
            concept.filter(|concept| !families.contains(&concept.family.as_str()))
        {
            families.push(&concept.family);
        }
    }
    families
}
