//! Titles of lists: no two lists have the same one, and none has one of another list of the screens.

use super::{DeskError, refused};
use place_facts::spelling::unaccented;
use sync_protocol::desk_doubts::TextProblem;
use sync_protocol::desk_lists::MenuList;
use sync_protocol::list_titles::LIST_TITLES;

/// Whether a list of the menu has the same name and titles.
pub(super) fn has_titles_already(list: &MenuList, menu: &[MenuList]) -> bool {
    let titles = |it: &MenuList| (it.name.clone(), it.en.clone(), it.es.clone());
    menu.iter().any(|it| titles(it) == titles(list))
}

/// Fails when a title of a list is one of another list of the menu, or of a list that every installation has. Case,
/// accents, spaces and punctuation do not count. A list may have its own usual title.
pub(super) fn require_free_titles(list: &MenuList, menu: &[MenuList]) -> Result<(), DeskError> {
    let others = menu.iter().filter(|it| it.name != list.name);
    let given = others.flat_map(|it| [it.en.as_str(), it.es.as_str()]);
    let usual = LIST_TITLES.iter().filter(|(name, _)| *name != list.name);
    let usual = usual.flat_map(|(_, titles)| titles.iter().copied());
    let taken: Vec<String> = given.chain(usual).map(plain).collect();
    for (field, title) in [("en", &list.en), ("es", &list.es)] {
        let title = plain(title);
        if !title.is_empty() && taken.contains(&title) {
            return Err(refused(field, TextProblem::TitleTaken));
        }
    }
    Ok(())
}

/// Small letters and digits without accents.
fn plain(title: &str) -> String {
    let letters = unaccented(title);
    letters.chars().filter(|it| it.is_alphanumeric()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list(name: &str, en: &str, es: &str) -> MenuList {
        MenuList {
            name: name.into(),
            en: en.into(),
            es: es.into(),
            is_hidden: false,
        }
    }

    #[test]
    fn a_title_is_taken_whatever_its_case_accents_and_spaces() {
        let menu = [
            list("phones", "Free phones", "Teléfonos gratis"),
            list("legal", "", ""),
        ];
        for (en, es) in [
            ("free  PHONES", "Nuevo"),
            ("New", "telefonos gratis"),
            ("Teléfonos-Gratis", "Nuevo"),
            ("food", "Nuevo"),
            ("New", "COMIDA"),
            ("Legal help", "Nuevo"),
            ("New", "Sante"),
        ] {
            let found = require_free_titles(&list("new", en, es), &menu);
            assert!(found.is_err(), "{en} / {es}");
        }
        for made in [
            list("new", "Showers", "Duchas"),
            list("phones", "Free Phones", "Teléfonos gratis"),
            list("legal", "Legal help", "Ayuda legal"),
            list("new", "", ""),
        ] {
            require_free_titles(&made, &menu).unwrap();
        }
    }
}
