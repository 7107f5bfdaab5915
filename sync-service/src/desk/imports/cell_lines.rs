//! Lines of one cell.

/// Fields in which people write several things below each other.
const SEVERAL: [&str; 3] = ["address", "hours", "phone"];
/// Fields of sentences.
const SENTENCES: [&str; 4] = ["notes", "other", "requires", "work"];

/// The lines of a cell as one line, when there are more: in an address, hours and telephone numbers each is a thing
/// of its own.
pub(super) fn as_one(field: &str, cell: &str) -> Option<String> {
    let lines = cell.trim().split(['\n', '\r']).map(str::trim);
    let lines: Vec<&str> = lines.filter(|line| !line.is_empty()).collect();
    let (first, rest) = lines.split_first()?;
    if rest.is_empty() {
        return None;
    }
    let mut text = (*first).to_owned();
    for line in rest {
        let is_apart = text.ends_with(|it: char| it.is_alphanumeric() || it == ')');
        text.push_str(match field {
            _ if SEVERAL.contains(&field) && is_apart => ", ",
            // "No men" below "Walk in" is a sentence of its own: in one with it, it would mean something else.
            _ if SENTENCES.contains(&field) && is_apart && begins_sentence(&text, line) => ". ",
            _ => " ",
        });
        text.push_str(line);
    }
    Some(text)
}

/// Whether a line begins a sentence and goes not on with the one above: it begins with a capital letter, and the line above
/// does not end in the middle of something.
fn begins_sentence(above: &str, line: &str) -> bool {
    const GO_ON: &str = "a an and at by con de del el en for from in la las los of on or o para por su the to un una with y your";
    if line.starts_with(['*', '•', '·']) || line.starts_with("- ") {
        return true;
    }
    let mut letters = line.chars();
    let is_capital = letters
        .next()
        .is_some_and(|it| it.is_uppercase() || it.is_ascii_digit());
    // "ID" below "Bring an" goes on, "No ID" begins.
    let is_word = letters.next().is_none_or(|it| !it.is_uppercase());
    let above = above.to_lowercase();
    let last = above.rsplit(' ').next().unwrap_or_default();
    let goes_on = GO_ON.split(' ').any(|it| it == last) && !above.ends_with("walk in");
    is_capital && is_word && !goes_on
}
