//! Widths of letters in composite fonts come as lists (`first [w w w]`) or as ranges
//! (`first last w`). The extractor misreads ranges, which puts blanks inside the words of every
//! document that Chrome, Google Docs or Android saved.

use pdf_extract::{Document, Object};

/// The most characters that one range may cover.
const RANGE_MAX: i64 = 65_536;
/// The most characters that all ranges of a font may cover.
const FONT_MAX: i64 = 131_072;

/// Turns the ranges of every font into lists.
pub fn unfold(document: &mut Document) {
    let unfolded: Vec<_> = document
        .objects
        .iter()
        .filter_map(|(id, object)| {
            let widths = object.as_dict().ok()?.get_deref(b"W", document).ok()?;
            Some((*id, as_lists(document, widths.as_array().ok()?)))
        })
        .collect();
    for (id, widths) in unfolded {
        if let Ok(font) = document.get_object_mut(id).and_then(Object::as_dict_mut) {
            font.set("W", widths);
        }
    }
}

fn as_lists(document: &Document, widths: &[Object]) -> Vec<Object> {
    let resolved: Vec<&Object> = widths
        .iter()
        .filter_map(|item| document.dereference(item).ok().map(|(_, item)| item))
        .collect();
    let (mut lists, mut rest, mut budget) = (Vec::new(), resolved.as_slice(), FONT_MAX);
    loop {
        rest = match rest {
            [first @ Object::Integer(_), Object::Array(list), tail @ ..] => {
                let list = list.iter().filter(|width| is_number(width)).cloned();
                lists.extend([(*first).clone(), Object::Array(list.collect())]);
                tail
            }
            [
                Object::Integer(first),
                Object::Integer(last),
                width,
                tail @ ..,
            ] if is_number(width) => {
                let count = last.saturating_sub(*first).saturating_add(1);
                if (1..=RANGE_MAX.min(budget)).contains(&count) {
                    budget -= count;
                    let list =
                        std::iter::repeat_n((*width).clone(), usize::try_from(count).unwrap_or(0));
                    lists.extend([Object::Integer(*first), Object::Array(list.collect())]);
                }
                tail
            }
            [_, tail @ ..] => tail,
            [] => return lists,
        };
    }
}

fn is_number(object: &Object) -> bool {
    matches!(object, Object::Integer(_) | Object::Real(_))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_become_lists_and_nonsense_goes() {
        let number = Object::Integer;
        let list = |items: &[i64]| Object::Array(items.iter().copied().map(number).collect());
        let widths = [
            number(3),
            list(&[500, 600]),
            number(10),
            number(12),
            number(250),
            number(0),
            number(i64::MAX),
            number(1),
            Object::Null,
        ];
        let unfolded = as_lists(&Document::new(), &widths);
        let expected = [
            number(3),
            list(&[500, 600]),
            number(10),
            list(&[250, 250, 250]),
        ];
        assert_eq!(unfolded, expected);
    }
}
