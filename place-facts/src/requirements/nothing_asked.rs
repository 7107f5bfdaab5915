//! "No referral needed", "appointment not required", "no se necesita cita": what a place does not ask for.

/// What places ask for, without accents, the longest phrases first.
const THINGS: [&[&str]; 22] = [
    &["proof", "of", "income"],
    &["proof", "of", "address"],
    &["proof", "of", "residency"],
    &["prueba", "de", "ingresos"],
    &["appointment"],
    &["appointments"],
    &["cita"],
    &["documentos"],
    &["documents"],
    &["id"],
    &["identificacion"],
    &["insurance"],
    &["papeles"],
    &["paperwork"],
    &["papers"],
    &["referido"],
    &["referral"],
    &["referrals"],
    &["registration"],
    &["reservation"],
    &["reservations"],
    &["seguro"],
];
const NEEDED: [&str; 3] = ["necessary", "needed", "required"];
/// Spanish for "no … needed", which stands before it.
const NOT_NEEDED: [&[&str]; 13] = [
    &["no", "exigimos"],
    &["no", "pedimos"],
    &["no", "piden"],
    &["no", "se", "necesitan"],
    &["no", "se", "pide"],
    &["no", "se", "piden"],
    &["no", "se", "requieren"],
    &["no", "hace", "falta"],
    &["no", "se", "necesita"],
    &["no", "se", "requiere"],
    &["no", "necesita"],
    &["no", "requiere"],
    &["no", "requerimos"],
];

/// How many words from here on say that something is not asked for; 0 where they do not. `words` are without accents.
pub(super) fn length(words: &[String]) -> usize {
    if let Some(not) = NOT_NEEDED.iter().find(|it| begin(words, it)) {
        return thing(&words[not.len()..]).map_or(0, |length| not.len() + length);
    }
    let is =
        |at: usize, known: &[&str]| words.get(at).is_some_and(|it| known.contains(&it.as_str()));
    let is_no = is(0, &["no"]);
    let start = usize::from(is_no);
    let Some(length) = thing(&words[start..]) else {
        return 0;
    };
    let mut end = start + length;
    end += usize::from(is(end, &["is", "are"]));
    if !is_no && !is(end, &["not"]) {
        return 0;
    }
    end += usize::from(!is_no);
    if is(end, &NEEDED) { end + 1 } else { 0 }
}

/// How many words a thing has that places ask for, if one stands here.
fn thing(words: &[String]) -> Option<usize> {
    THINGS.iter().find(|it| begin(words, it)).map(|it| it.len())
}

fn begin(words: &[String], with: &[&str]) -> bool {
    words.len() >= with.len() && words.iter().zip(with).all(|(word, known)| word == known)
}
