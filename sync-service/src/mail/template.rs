//! Templates of mails: text with places such as `{link}`.

/// Fills places in one pass, so that text of a person that looks like a place stays text. A value that
/// ends with a dot of its own, such as "3:05 p. m.", ends a sentence with that dot.
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
                if value.ends_with('.') {
                    rest = rest.strip_prefix('.').unwrap_or(rest);
                }
            }
            None => {
                text.push('{');
                rest = &from[1..];
            }
        }
    }
    text + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_value_with_a_dot_of_its_own_ends_a_sentence_with_one_dot() {
        let filled = |until| fill("Hasta el {until}. Luego no.", &[("{until}", until)]);
        assert_eq!(
            filled("3 de julio, 3:05 p. m."),
            "Hasta el 3 de julio, 3:05 p. m. Luego no."
        );
        assert_eq!(filled("3 de julio"), "Hasta el 3 de julio. Luego no.");
    }
}
