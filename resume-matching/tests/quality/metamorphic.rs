//! What must not change the answer.

use crate::days::{DAYS, employers, resumes};
use crate::{matches, names};
use resume_matching::employers::Employers;
use resume_matching::score::Ranking;

/// What says nothing about work, though its words may name some: family, health, housing, the way to work,
/// free time, faith.
const PRIVATE_LIFE: [&str; 34] = [
    "I am on time every day and my friends say that I am kind.",
    "My sister has two children and we eat together on Sundays.",
    "Me gusta la música y soy puntual.",
    "I live with my grandmother.",
    "My grandmother lives with me.",
    "Vivo con mi abuela y mis dos hijos.",
    "I have three kids in day care.",
    "Tengo tres hijos en la guardería.",
    "I take my kids to school in the morning.",
    "Llevo a mi hija a la escuela.",
    "My mother is in a nursing home.",
    "Mi esposa trabaja en un hotel.",
    "I have a dog and two cats.",
    "Tengo un perro.",
    "I was sick in the hospital last year.",
    "Estuve enfermo en el hospital.",
    "I had surgery on my back.",
    "I see a doctor for my blood pressure.",
    "Voy al médico cada mes.",
    "Tomo medicina para la presión.",
    "I rent a room in a motel.",
    "I am staying at a shelter for now.",
    "Rento un cuarto en una casa.",
    "I take the bus to work.",
    "Voy al trabajo en autobús.",
    "I need a job near a bus line.",
    "Necesito trabajo cerca del tren.",
    "In my free time I play basketball and fix bikes.",
    "Los domingos juego fútbol con mis amigos.",
    "I watch movies and go to the gym.",
    "I go to church every Sunday.",
    "I played guitar in church.",
    "Voy a la iglesia y canto en el coro.",
    "I grew up in a house with eight people.",
];

/// The text as an exporter lays it out that wraps lines at a width.
fn wrapped(text: &str, width: usize) -> String {
    let mut lines: Vec<String> = Vec::new();
    for paragraph in text.lines() {
        let mut line = String::new();
        for word in paragraph.split_whitespace() {
            if !line.is_empty() && line.chars().count() + 1 + word.chars().count() > width {
                lines.push(std::mem::take(&mut line));
            }
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
        lines.push(line);
    }
    lines.join("\n")
}

#[test]
fn res_7_several_layouts_of_one_resume_have_one_answer() {
    let ranking = Ranking::new(None).unwrap();
    let employers = Employers::new(&employers(&DAYS), &ranking.finder);
    let all = resumes(&DAYS);
    let layouts: [fn(&str) -> String; 5] = [
        |text| wrapped(text, 90),
        |text| wrapped(text, 66),
        |text| text.replace(' ', "  "),
        |text| text.replace('\n', "\r\n"),
        |text| text.lines().map(|line| format!("• {line}\n\n")).collect(),
    ];
    let (mut same, mut count) = (0, 0);
    for resume in &all {
        let first = |text: &str| {
            let mut names = names(&matches(&ranking, &employers, text, None));
            names.truncate(3);
            names
        };
        let plain = first(&resume.text);
        for layout in layouts {
            count += 1;
            same += usize::from(first(&layout(&resume.text)) == plain);
        }
    }
    println!("{same} of {count} layouts give the same first three");
    assert!(same * 100 >= count * 98);
}

#[test]
fn res_7_an_unrelated_sentence_moves_nobody_by_more_than_one_place() {
    let ranking = Ranking::new(None).unwrap();
    let employers = Employers::new(&employers(&DAYS), &ranking.finder);
    for resume in resumes(&DAYS) {
        let before = names(&matches(&ranking, &employers, &resume.text, None));
        for sentence in PRIVATE_LIFE {
            let text = format!("{}\n{sentence}", resume.text);
            let after = names(&matches(&ranking, &employers, &text, None));
            for (place, name) in before.iter().enumerate() {
                let moved = after.iter().position(|one| one == name);
                let moved = moved.map_or(usize::MAX, |now| now.abs_diff(place));
                assert!(moved <= 1, "{name} moved by {moved}: {sentence}");
            }
        }
    }
}
