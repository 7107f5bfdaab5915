//! What may not be brought or done inside: "No pets", "No smoking on the premises", "No weapons or filming, please". They close no door.
//! Alcohol and drugs are none of these: a place that names them may ask whether one is sober.

use super::limiting::set;
use std::collections::HashSet;
use std::sync::LazyLock;

/// What is not allowed, without accents. One of them stands in each such sentence.
static THINGS: LazyLock<HashSet<&str>> = LazyLock::new(|| {
    set("\
    animals camera cameras dogs e-cigarettes filming firearms guns knives littering loitering music pets photography photos pictures radios \
    recording smoking vaping video videos weapons \
    animales armas camaras fotos fumar grabar mascotas musica perros videos")
});
/// What stands around it.
static BESIDE: LazyLock<HashSet<&str>> = LazyLock::new(|| {
    set("\
    allowed and any anywhere at building during grounds hall here in indoors inside is line meals of on or our permitted please premises \
    property site taking the we while \
    adentro con de dentro edificio el en favor la no ni por propiedad se permite permiten traer y")
});

/// Whether words say nothing else. `plain` are the words without accents.
pub(super) fn is_said(plain: &[String]) -> bool {
    const BEGIN: [&str; 3] = ["no", "please", "absolutely"];
    let begins = plain.first().is_some_and(|it| BEGIN.contains(&it.as_str()));
    let denies = plain.iter().take(2).any(|it| it == "no");
    let is_thing = |word: &String| THINGS.contains(word.as_str());
    let are_known = plain.iter().all(|word| {
        is_thing(word) || BEGIN.contains(&word.as_str()) || BESIDE.contains(word.as_str())
    });
    begins && denies && are_known && plain.iter().any(is_thing)
}
