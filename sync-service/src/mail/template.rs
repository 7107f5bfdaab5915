//! Templates of mails: text with places such as `{link}`.

/// Fills places in one pass, so that text of a person that looks like a place stays text.
pub fn fill(template: &str, places: &[(&str, &str)]) -> String {
    let mut text = String::new();
    let mut rest = template;
    while let Some(brace) = rest.find('{') {
        let (before, from) = rest.split_at(brace);
        text.push_str(before);
        match places.iter().find(|(place, _)| from.starts_with(place)) {
            Some((place, value)) => {
                text.push_str(value);
                rest = &from[place.len()..];
            }
            None => {
                text.push('{');
                rest = &from[1..];
            }
        }
    }
    text + rest
}
