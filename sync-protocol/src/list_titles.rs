//! The titles that the screens give the lists that every installation has.

/// Titles by the name of the list, in every language of the screens. A list that staff make cannot take one of them.
/// `cases/list_titles.json` ties them to the words of the screens.
pub const LIST_TITLES: [(&str, &[&str]); 9] = [
    ("food", &["Food", "Comida", "Manje"]),
    ("clothing", &["Clothing", "Ropa", "Roupas", "Rad"]),
    ("housing", &["Shelter", "Albergue", "Abrigo", "Abri"]),
    ("employment", &["Employment", "Empleo", "Emprego", "Travay"]),
    (
        "id-documents",
        &[
            "ID and papers",
            "Identidad y papeles",
            "Identidade e documentos",
            "Idantite ak papye",
        ],
    ),
    (
        "legal",
        &["Legal help", "Ayuda legal", "Ajuda jurídica", "Èd legal"],
    ),
    ("healthcare", &["Health care", "Salud", "Saúde", "Sante"]),
    ("support", &["Support", "Apoyo", "Apoio", "Sipò"]),
    (
        "transportation",
        &["Getting around", "Transporte", "Transpò"],
    ),
];

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    #[test]
    fn the_titles_are_those_of_the_shared_cases() {
        let cases = include_str!("../cases/list_titles.json");
        let cases: BTreeMap<String, Vec<String>> = serde_json::from_str(cases).unwrap();
        let titles = LIST_TITLES.map(|(name, titles)| {
            let titles = titles.iter().map(|it| (*it).to_owned()).collect();
            (name.to_owned(), titles)
        });
        assert_eq!(BTreeMap::from(titles), cases);
    }
}
