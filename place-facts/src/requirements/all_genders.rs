//! Notes that say that people of any sex are taken: "Co-ed", "Serves all genders". They are read as "men and women".

/// What says it.
const SAID: [&str; 15] = [
    "all genders",
    "all sexes",
    "any gender",
    "any sex",
    "both genders",
    "both sexes",
    "co ed",
    "coed",
    "every gender",
    "mixed gender",
    "mixed sex",
    "ambos sexos",
    "mixto",
    "todo genero",
    "todos los generos",
];
/// Words that may stand beside it because they exclude no one.
const BESIDE: &str = "a accepted accepts beds emergency facility for home house housing is of open our people program serve \
    currently now since served serves serving shelter site the this to transitional we welcome albergue camas de es para personas refugio se aceptan ahora";

/// What a note in lower case says in short, if it says nothing but that.
pub(super) fn in_short(plain: &str) -> Option<String> {
    let words = crate::spelling::unaccented(plain).replace('-', " ");
    let said = SAID.iter().find_map(|said| {
        let (before, behind) = words.split_once(said)?;
        let is_whole = (before.is_empty() || before.ends_with(' '))
            && (behind.is_empty() || behind.starts_with(' '));
        is_whole.then(|| [before, behind].concat())
    })?;
    let is_beside = |word: &str| {
        word.bytes().all(|byte| byte.is_ascii_digit())
            || BESIDE.split_whitespace().any(|it| it == word)
    };
    let is_all = said.split_whitespace().all(is_beside);
    is_all.then(|| "men and women".to_owned())
}
