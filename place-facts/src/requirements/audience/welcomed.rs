//! Lists of people who are welcome: "Men, women and children welcome". What stands before a comma is welcome too, and
//! nobody is left out for it.

use super::{Sentence, is_about_people, welcomes};

/// Who people are, and the signs between them.
const NAMES: &str = "men women mothers fathers children kids infants families family couples parejas single singles \
    homeless adult adults adultos individuals people personas veteran veterans veteranos veteranas seniors elderly youth teens \
    pregnant embarazadas alone solos solas solteros solteras and or y e o u with con their sus the los las";
/// Words of taking them.
const WELCOMING: &str = "accepted all also are as bienvenidas bienvenidos invited is se aceptan son también todos too \
    welcome welcomed well";
/// Signs that join the last of a list to those before.
const JOINED: [&str; 4] = ["and", "e", "or", "y"];
/// With one of these a clause goes on with a list: "men too".
const TOO: [&str; 3] = ["as well", "too", "también"];

/// The clauses, with one for all that are a list of people of whom some are said to be welcome.
pub(super) fn in_one_clause(clauses: Vec<Sentence<'_>>) -> Vec<Sentence<'_>> {
    let mut joined: Vec<Sentence<'_>> = Vec::new();
    let mut run: Vec<Sentence<'_>> = Vec::new();
    for clause in clauses {
        if is_list(&clause) {
            run.push(clause);
        } else {
            joined.extend(of_run(std::mem::take(&mut run)));
            joined.push(clause);
        }
    }
    joined.extend(of_run(run));
    joined
}

fn of_run(run: Vec<Sentence<'_>>) -> Vec<Sentence<'_>> {
    let [first, .., last] = &run[..] else {
        return run;
    };
    let whole = run.iter().map(|it| it.plain.as_str()).collect::<Vec<_>>();
    let whole = Sentence::said(first.words, whole.join(" "));
    // "Women, children welcome" may say only of the children that they are.
    let names_both = whole.has("men") && whole.has_any(&["women", "mothers"]);
    let is_one_list = last.has_any(&JOINED) || last.has_any(&TOO) || !is_about_people(last);
    let is_welcome = run.iter().any(welcomes);
    if is_welcome && (names_both || is_one_list) {
        return vec![whole];
    }
    run
}

fn is_list(clause: &Sentence<'_>) -> bool {
    let is_in = |known: &str, word: &str| known.split_whitespace().any(|it| it == word);
    let mut words = clause.plain.split(' ');
    words.all(|word| is_in(NAMES, word) || is_in(WELCOMING, word))
}
