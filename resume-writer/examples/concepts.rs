//! Prints `data/vocabulary.json` with the concepts that the words of each term contain in both
//! languages. To be run after a change of the words or of the lexicon:
//! `cargo run -p resume-writer --example concepts > resume-writer/data/vocabulary.json`, then prettier.

use resume_reader::concepts::Finder;
use resume_reader::lexicon::Lexicon;
use serde_json::Value;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let finder = Finder::new(Lexicon::built_in()?)?;
    let mut vocabulary = serde_json::from_str(include_str!("../data/vocabulary.json"))?;
    fill(&mut vocabulary, &finder);
    println!("{}", serde_json::to_string_pretty(&vocabulary)?);
    Ok(())
}

fn fill(value: &mut Value, finder: &Finder) {
    match value {
        Value::Array(values) => values.iter_mut().for_each(|it| fill(it, finder)),
        Value::Object(fields) => {
            if let (Some(Value::String(en)), Some(Value::String(es))) =
                (fields.get("en"), fields.get("es"))
            {
                let (in_en, in_es) = (found(finder, en), found(finder, es));
                let both = in_en.iter().filter(|id| in_es.contains(id)).cloned();
                let both: Vec<String> = both.collect();
                for (text, ids) in [(en, &in_en), (es, &in_es)] {
                    let alone = ids.iter().filter(|id| !both.contains(id));
                    alone.for_each(|id| eprintln!("only here: {id}: {text}"));
                }
                fields.insert("concepts".into(), both.into());
            }
            fields.values_mut().for_each(|it| fill(it, finder));
        }
        _ => {}
    }
}

fn found(finder: &Finder, text: &str) -> Vec<String> {
    finder.find(text).into_iter().map(|it| it.id).collect()
}
