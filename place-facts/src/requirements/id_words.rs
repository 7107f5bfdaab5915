//! Words for an ID, and words that say that none is asked for.

use super::Sentence;

/// "Photo ID is not required", "you do not need proof of income".
pub(super) fn is_denied(sentence: &Sentence<'_>) -> bool {
    sentence.has_any(&[
        "do not need",
        "don t need",
        "no es necesaria",
        "no es necesario",
        "no exigen",
        "no exigimos",
        "no hace falta",
        "no hay que",
        "no pedimos",
        "no piden",
        "no requerimos",
        "no requiere",
        "no se exige",
        "no se necesita",
        "no se pide",
        "no se requiere",
        "no tiene que",
        "aren t",
        "isn t",
        "never asked",
        "never needed",
        "never required",
        "no documents",
        "no need",
        "no es obligatoria",
        "no es obligatorio",
        "no es requerida",
        "no es requerido",
        "no es requisito",
        "no requerida",
        "not asked",
        "not be asked",
        "not be checked",
        "not be needed",
        "not be required",
        "not checked",
        "not mandatory",
        "won t be",
        "won t need",
        "no papers",
        "no photo id",
        "no proof of",
        "not necessary",
        "not needed",
        "not required",
        "optional",
    ])
}

/// "Photo ID cards are made here", "free photo ID day": what the place gives.
pub(super) fn is_made_here(sentence: &Sentence<'_>) -> bool {
    const MADE: [&str; 9] = [
        "are made",
        "free photo id",
        "id day",
        "id service",
        "id vouchers",
        "is issued",
        "issued here",
        "issued on site",
        "sacar",
    ];
    sentence.has_any(&MADE)
        && !sentence.has_any(&["need", "needed", "required", "must", "show", "bring"])
}

/// The sentence with "ID" for each word that means it.
pub(super) fn one_word_for_it<'a>(sentence: &Sentence<'a>) -> Sentence<'a> {
    let words = sentence.plain.split(' ').map(|word| match word {
        "identification" | "identificación" | "identificacion" | "ids" => "id",
        "picture" => "photo",
        other => other,
    });
    let plain = words.collect::<Vec<_>>().join(" ");
    Sentence::said(
        sentence.words,
        plain
            .replace("proof of identity", "proof of name")
            .replace("id con foto", "photo id"),
    )
}

/// Whether papers are asked for that count six points.
pub(super) fn asks_for_points(sentence: &Sentence<'_>) -> bool {
    Sentence::new(sentence.words).has_any(&[
        "six points",
        "6 points",
        "six-point",
        "6-point",
        "seis puntos",
        "6 puntos",
    ])
}

/// "Six points of ID" are papers that are counted. None of them has to be an ID.
pub(super) fn without_points<'a>(sentence: &Sentence<'a>) -> Sentence<'a> {
    sentence.without(&[
        "points of id",
        "point of id",
        "points id",
        "point id",
        "six-point id",
        "6-point id",
        "puntos de id",
    ])
}
