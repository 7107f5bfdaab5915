//! Words that say that no papers are asked for: "No pedimos documentos", "we don't ask for papers".

use super::Sentence;

/// What is not done about papers.
const NOT_ASKED: [&str; 22] = [
    "do not ask for",
    "don t ask for",
    "never ask for",
    "do not require",
    "don t require",
    "do not need",
    "don t need",
    "no exigen",
    "no exigimos",
    "no hacen falta",
    "no necesita",
    "no pedimos",
    "no pide",
    "no piden",
    "no requerimos",
    "no se exigen",
    "no se necesitan",
    "no se piden",
    "no se requieren",
    "no tiene que traer",
    "nunca pedimos",
    "no solicitamos",
];

/// "We don't require an ID": the ID itself is what nobody asks for.
pub(super) fn is_id(sentence: &Sentence<'_>) -> bool {
    NOT_ASKED
        .iter()
        .any(|not| sentence.has_words(&[not, "id"]) || sentence.has_words(&[not, "an id"]))
}

/// "No pedimos documentos", "we don't ask for papers". "Papers of income" are others.
pub(super) fn are_asked(sentence: &Sentence<'_>) -> bool {
    const PAPERS: [&str; 8] = [
        "any documents",
        "documentos",
        "documents",
        "ningún documento",
        "papeles",
        "papers",
        "paperwork",
        "id",
    ];
    let is_of_else = |paper: &str| {
        ["a", "about", "al", "de", "del", "for", "of", "para", "to"]
            .iter()
            .any(|of| sentence.without(&["a nadie"]).has_words(&[paper, of]))
    };
    PAPERS.iter().any(|paper| {
        !is_of_else(paper)
            && NOT_ASKED
                .iter()
                .any(|not| sentence.has_words(&[not, paper]))
    })
}
