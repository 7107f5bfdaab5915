//! Sentences that say that nobody speaks Spanish: "English only", "No hablamos español", "Nobody here speaks Spanish".

use super::Sentence;

/// "English only", "we only speak English", "solo inglés".
fn is_english_only(sentence: &Sentence<'_>) -> bool {
    // "No English, only Spanish" says the contrary.
    !sentence.has_any(&["no english", "only spanish", "solo español"])
        && sentence.has_any(&["english", "inglés", "ingles"])
        && sentence.has_any(&["only", "solo", "sólo", "solamente"])
}

/// "Nobody here speaks Spanish", "none of our staff speaks Spanish", "nadie aquí habla español".
fn does_nobody(sentence: &Sentence<'_>) -> bool {
    const NOBODY: [&str; 8] = [
        "no one",
        "no staff",
        "no volunteers",
        "nobody",
        "none",
        "nadie",
        "ninguna",
        "ninguno",
    ];
    const SPEAKS: [&str; 5] = ["speak", "speaks", "speaking", "habla", "hablan"];
    sentence.has_any(&NOBODY)
        && sentence.has_any(&SPEAKS)
        && sentence.has_any(&["spanish", "español", "espanol"])
        && !sentence.has_any(&[
            "english",
            "inglés",
            "ingles",
            "only",
            "solo",
            "sólo",
            "solamente",
        ])
}

/// "No hablamos español", "we do not speak Spanish": a plain denial with nothing beside it.
pub(super) fn is_said(sentence: &Sentence<'_>) -> bool {
    const BESIDE: &str = "we they staff here have has do does not don t doesn speak speaks spoken is no spanish speaking speakers \
        interpreter interpreters available sorry at this time el la personal nadie none of us our team on volunteers worker workers de nosotros ninguna aqui aquí se habla hablan hablamos \
        español espanol en one nobody ninguno only english inglés ingles solo sólo solamente are";
    const SAID: [&str; 11] = [
        "no one speaks spanish",
        "no one here speaks spanish",
        "no staff speak spanish",
        "nobody speaks spanish",
        "no spanish",
        "not speak spanish",
        "don t speak spanish",
        "doesn t speak spanish",
        "spanish is not spoken",
        "spanish not spoken",
        "spanish not available",
    ];
    const DICHO: [&str; 8] = [
        "nadie aquí habla",
        "nadie aqui habla",
        "ninguno habla",
        "no hablamos",
        "no habla",
        "no hablan",
        "no se habla",
        "nadie habla",
    ];
    let is_said = sentence.has_any(&SAID)
        || sentence.has_any(&["español", "espanol"]) && sentence.has_any(&DICHO)
        || is_english_only(sentence);
    (is_said || does_nobody(sentence)) && sentence.has_only(BESIDE)
}
