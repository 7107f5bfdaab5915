//! Small files of our own in the formats of O*NET and ESCO.

use resume_matching::score::Ranking;
use resume_matching::titles::{Form, Source, Title};
use resume_matching::vocabulary::{Occupations, VocabularyError};

const ALTERNATE: &str = "O*NET-SOC Code\tAlternate Title\tShort Title\tSource(s)\n\
    53-7051.00\tForklift Driver\t\t09\n\
    53-7051.00\tFreight Hustler (Night Shift)\t\t09\n\
    53-7051.00\tSkid Jockey\tSJ\t09\n\
    99-9999.00\tGlimmer Warden\t\t09\n";
const REPORTED: &str = "O*NET-SOC Code\tReported Job Title\tShown in My Next Move\n\
    35-9021.00\tDish \"Washer\"\tY\n\
    35-9021.00\tPot Scrubber\tY\n";
const ESCO: &str = "conceptType,conceptUri,iscoGroup,code,preferredLabel,altLabels,hiddenLabels,status\n\
    Occupation,http://data.europa.eu/esco/occupation/1,9412,9412.1,kitchen porter,\"pot washer\nkitchen hand\nplongeur de nuit\",,released\n";

const TASKS: &str = "O*NET-SOC Code\tTask ID\tTask\tTask Type\tIncumbents Responding\tDate\tDomain Source\n\
    53-7051.00\t1\tTilt the \"brindle\" mast back and pick up a skid.\tCore\t1\t11/2026\tOwn\n\
    53-7051.00\t2\tSet the brindles down in the rack.\tCore\t1\t11/2026\tOwn\n\
    53-7051.00\t3\tCheck the brindling of the forklift each day.\tCore\t1\t11/2026\tOwn\n";
const SKILLS: &str = "conceptType,conceptUri,skillType,reuseLevel,preferredLabel,altLabels,status\n\
    KnowledgeSkillCompetence,s/1,skill/competence,cross,lavar la zumbella de los platos,,released\n\
    KnowledgeSkillCompetence,s/2,skill/competence,cross,secar las zumbellas de la cocina,\"guardar la zumbella\",released\n\
    KnowledgeSkillCompetence,s/3,skill/competence,cross,hablar de la trompilla,\"la trompilla\ncon trompilla\",released\n";
const NEEDS: &str = "occupationUri,relationType,skillType,skillUri\n\
    http://data.europa.eu/esco/occupation/1,essential,skill/competence,s/1\n\
    http://data.europa.eu/esco/occupation/1,essential,skill/competence,s/2\n\
    http://data.europa.eu/esco/occupation/1,optional,skill/competence,s/3\n";

fn titles(files: &[&str]) -> Vec<Title> {
    let mut occupations = Occupations::default();
    for file in files {
        occupations.read(file).unwrap();
    }
    occupations.tied(&Ranking::new(None).unwrap().finder)
}

#[test]
fn the_titles_of_an_occupation_are_tied_to_the_work_that_most_of_them_name() {
    let titles = titles(&[ALTERNATE, REPORTED, ESCO]);
    let concept = |name: &str| {
        let found = titles.iter().find(|title| title.title == name);
        found.map(|title| (title.concept.as_str(), title.source))
    };
    assert_eq!(concept("Skid Jockey"), Some(("forklift", Source::Onet)));
    assert_eq!(concept("Freight Hustler"), Some(("forklift", Source::Onet)));
    assert_eq!(concept("Pot Scrubber"), Some(("dishwasher", Source::Onet)));
    assert_eq!(
        concept("plongeur de nuit").map(|it| it.1),
        Some(Source::Esco)
    );
    assert_eq!(concept("Glimmer Warden"), None);
}

#[test]
fn words_of_tasks_and_skills_speak_for_the_work_of_their_occupation() {
    // The files may come in any order.
    let titles = titles(&[NEEDS, SKILLS, TASKS, ALTERNATE, ESCO]);
    let word = |form: Form, stem: &str| {
        let mut words = titles.iter().filter(|title| title.form == form);
        let found = words.find(|title| title.title.starts_with(stem));
        found.map(|title| (title.concept.as_str(), title.source))
    };
    assert_eq!(
        word(Form::English, "brindl"),
        Some(("forklift", Source::Onet))
    );
    let spanish = word(Form::Spanish, "zumbella").unwrap();
    assert!(["dishwasher", "kitchen-work"].contains(&spanish.0));
    // Only essential skills count, and small words say nothing.
    assert_eq!(word(Form::Spanish, "trompilla"), None);
    assert_eq!(word(Form::English, "the"), None);

    let with = Ranking::with_titles(None, &titles).unwrap();
    let none = Ranking::new(None).unwrap();
    let has = |ranking: &Ranking, text: &str| {
        let found = ranking.finder.find(text);
        found.iter().any(|found| found.id == "forklift")
    };
    // One learnt word is not enough; with a thing of the same work it is.
    assert!(!has(&with, "I saw a brindle."));
    assert!(has(&with, "A brindle on a pallet."));
    assert!(!has(&none, "A brindle on a pallet."));
    assert_ne!(none.finder.fingerprint(), with.finder.fingerprint());
}

#[test]
fn an_imported_title_is_found_and_its_licence_is_named() {
    let titles = titles(&[ALTERNATE]);
    let without = Ranking::new(None).unwrap();
    let with = Ranking::with_titles(None, &titles).unwrap();
    let has = |ranking: &Ranking| {
        let found = ranking.finder.find("Skid jockey, three years.");
        found.iter().any(|found| found.id == "forklift")
    };
    assert!(!has(&without) && has(&with));
    let found = with.finder.find("I worked as a skid jockey at the port.");
    assert!(found.iter().any(|found| found.id == "forklift"));
    // A public vocabulary has a title for everything, so one inside a sentence says nothing.
    let found = with
        .finder
        .find("I met the skid jockey of the night at lunch.");
    assert!(
        found.iter().all(|found| found.id != "forklift"),
        "{found:?}"
    );
    assert_ne!(without.finder.fingerprint(), with.finder.fingerprint());
    assert!(without.credits.is_empty());
    assert!(with.credits[0].contains("O*NET"));
}

#[test]
fn a_file_of_something_else_is_refused() {
    let mut occupations = Occupations::default();
    let unknown = occupations.read("name,phone\nA,1\n");
    assert!(matches!(unknown, Err(VocabularyError::Unknown(head)) if head == "name,phone"));
    assert!(occupations.read("").is_err());
}
