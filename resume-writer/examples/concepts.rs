//! Prints where the concepts of a term in `data/vocabulary.json` are not those that its words alone
//! mean in both languages. Each line is a question to the editor of the vocabulary:
//! `cargo run -p resume-writer --example concepts`.

#![allow(clippy::print_stdout, reason = "a tool of developers")]

use resume_matching::concepts::Finder;
use resume_matching::everyday::Everyday;
use resume_matching::lexicon::Lexicon;
use resume_matching::tapped::Tapped;
use resume_writer::vocabulary::Vocabulary;
use std::collections::BTreeSet;
use sync_protocol::resume_answers::ResumeLanguage;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let lexicon = Lexicon::built_in()?;
    let everyday = Everyday::built_in(&lexicon)?;
    let finder = Finder::new(lexicon, everyday, Tapped::none())?;
    let vocabulary = Vocabulary::built_in()?;
    let trades = vocabulary.trades.iter();
    let of_trades = trades.flat_map(|it| it.titles.iter().chain(&it.tasks));
    for term in of_trades.chain(vocabulary.lists().into_iter().flatten()) {
        let named: BTreeSet<String> = term.concepts.iter().cloned().collect();
        let [en, es] = ResumeLanguage::ALL.map(|language| found(&finder, term.text(language)));
        for id in en.intersection(&es).filter(|id| !named.contains(*id)) {
            println!("{id} is said by \"{}\"", term.en);
        }
        for id in named
            .iter()
            .filter(|id| !en.contains(*id) || !es.contains(*id))
        {
            println!("{id} is only known to be meant by \"{}\"", term.en);
        }
    }
    Ok(())
}

fn found(finder: &Finder, text: &str) -> BTreeSet<String> {
    finder.find(text).into_iter().map(|it| it.id).collect()
}
