//! Short Spanish notes that say whom a place takes and how, as their English ones.

use crate::spelling::unaccented;

/// Whole notes without accents, by what they mean.
const NOTES: [(&str, &[&str]); 12] = [
    (
        "women only",
        &[
            "solo mujeres",
            "solo para mujeres",
            "mujeres solamente",
            "mujeres unicamente",
            "mujeres solo",
            "solamente mujeres",
            "solamente para mujeres",
            "unicamente mujeres",
            "exclusivo para mujeres",
        ],
    ),
    (
        "men only",
        &[
            "solo hombres",
            "solo para hombres",
            "hombres solamente",
            "hombres unicamente",
            "hombres solo",
            "solamente hombres",
            "solamente para hombres",
            "unicamente hombres",
            "exclusivo para hombres",
        ],
    ),
    (
        "families only",
        &[
            "solo familias",
            "solo para familias",
            "familias solamente",
            "familias unicamente",
            "solamente familias",
            "solamente para familias",
        ],
    ),
    (
        "women and children",
        &[
            "mujeres y ninos",
            "para mujeres y ninos",
            "mujeres con ninos",
            "mujeres con hijos",
        ],
    ),
    ("men and women", &["hombres y mujeres", "mujeres y hombres"]),
    (
        "no men",
        &[
            "no se aceptan hombres",
            "no hombres",
            "no se admiten hombres",
        ],
    ),
    (
        "no women",
        &[
            "no se aceptan mujeres",
            "no mujeres",
            "no se admiten mujeres",
        ],
    ),
    (
        "no children",
        &[
            "no se aceptan ninos",
            "no se admiten ninos",
            "no se permiten ninos",
            "sin hijos",
            "sin menores",
            "sin ninos",
        ],
    ),
    (
        "children welcome",
        &["se permiten ninos", "se aceptan ninos", "ninos bienvenidos"],
    ),
    (
        "open to all",
        &[
            "abierto a todos",
            "abierto para todos",
            "abierto al publico",
            "para todos",
        ],
    ),
    (
        "first come first served",
        &["por orden de llegada", "se atiende por orden de llegada"],
    ),
    (
        "seniors only",
        &[
            "solo personas mayores",
            "solo para personas mayores",
            "personas mayores solamente",
        ],
    ),
];

/// More bytes than any of these notes has, also with accents. Each sentence of a list asks, and most are longer.
const LONGEST: usize = 60;

/// What a note in lower case says in English, if it is one of these.
pub(super) fn in_english(plain: &str) -> Option<&'static str> {
    if plain.len() > LONGEST {
        return None;
    }
    let plain = unaccented(plain);
    let of_meaning = |(_, notes): &&(&str, &[&str])| notes.contains(&plain.as_str());
    NOTES.iter().find(of_meaning).map(|(english, _)| *english)
}
