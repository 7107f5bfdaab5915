//! Says a Spanish sentence of hours in English, word by word, for the reader of English ones. A word that is not
//! known here stays as it is: then the sentence is not understood, and has to be asked.

use crate::names_of_days::MONTHS_EN;
use crate::spelling::unaccented;

/// A sentence with one of these is Spanish.
const SPANISH: [&str; 45] = [
    "lun",
    "mie",
    "jue",
    "vie",
    "sab",
    "dom",
    "lunes",
    "martes",
    "miercoles",
    "jueves",
    "viernes",
    "sabado",
    "sabados",
    "domingo",
    "domingos",
    "diario",
    "diariamente",
    "todos",
    "cerrado",
    "cerrada",
    "cerrados",
    "cerramos",
    "semana",
    "tarde",
    "mediodia",
    "abierto",
    "cita",
    "enero",
    "febrero",
    "marzo",
    "abril",
    "junio",
    "julio",
    "agosto",
    "septiembre",
    "octubre",
    "noviembre",
    "diciembre",
    "invierno",
    "verano",
    "escolar",
    "cada",
    "semanal",
    "semanalmente",
    "dia",
];
/// As [`SPANISH`], for a note that names a part of the year or the weather.
const OF_THE_YEAR: [&str; 5] = ["mayo", "primavera", "otono", "temporada", "azul"];

/// Spanish words, the longest phrases first, and what they are in English. Articles are left out.
const WORDS: [(&[&str], &str); 158] = [
    (
        &["el", "dia", "de", "accion", "de", "gracias"],
        "thanksgiving",
    ),
    (&["dia", "de", "accion", "de", "gracias"], "thanksgiving"),
    (&["accion", "de", "gracias"], "thanksgiving"),
    (&["dia", "del", "trabajo"], "labor day"),
    (&["dia", "de", "los", "caidos"], "memorial day"),
    (&["dia", "de", "navidad"], "christmas"),
    (&["navidad"], "christmas"),
    (&["nochebuena"], "christmas eve"),
    (&["dia", "de", "ano", "nuevo"], "new year's"),
    (&["ano", "nuevo"], "new year's"),
    (&["excluyendo"], "except"),
    (&["los", "7", "dias", "de", "la", "semana"], "daily"),
    (&["7", "dias", "de", "la", "semana"], "daily"),
    (&["7", "dias", "a", "la", "semana"], "daily"),
    (&["por", "la", "tarde", "de"], "afternoon"),
    (&["por", "la", "manana", "de"], "morning"),
    (&["en", "la", "manana"], "morning"),
    (&["en", "la", "tarde"], "afternoon"),
    (&["para", "el", "almuerzo"], "for lunch"),
    (&["para", "almuerzo"], "for lunch"),
    (&["por", "almuerzo"], "for lunch"),
    (&["para", "almorzar"], "for lunch"),
    (&["desayuno"], "breakfast"),
    (&["cena"], "dinner"),
    (&["despensa"], "pantry"),
    (&["horario"], "hours"),
    (&["12", "m"], "noon"),
    (&["1", "er"], "1st"),
    (&["1", "ro"], "1st"),
    (&["2", "do"], "2nd"),
    (&["3", "er"], "3rd"),
    (&["3", "ro"], "3rd"),
    (&["4", "to"], "4th"),
    (&["5", "to"], "5th"),
    (&["noches", "de", "codigo", "azul"], "code blue nights"),
    (&["codigo", "azul"], "code blue"),
    (&["noches", "frias"], "cold nights"),
    (&["de", "temporada"], "seasonal"),
    (&["ano", "escolar"], "school year"),
    (&["curso", "escolar"], "school year"),
    (&["mediados", "de"], "mid"),
    (&["invierno"], "winter"),
    (&["verano"], "summer"),
    (&["primavera"], "spring"),
    (&["otono"], "fall"),
    (&["en"], "in"),
    (&["durante"], "during"),
    (&["solo"], "only"),
    (&["solamente"], "only"),
    (&["mujeres"], "women"),
    (&["hombres"], "men"),
    (&["familias"], "families"),
    (&["con", "la", "excepcion", "de"], "except"),
    (&["con", "excepcion", "del"], "except"),
    (&["con", "excepcion", "de"], "except"),
    (&["a", "excepcion", "del"], "except"),
    (&["a", "excepcion", "de"], "except"),
    (&["salvo"], "except"),
    (&["no", "hay", "servicios"], "not open"),
    (&["no", "hay", "servicio"], "not open"),
    (&["no", "hay", "atencion"], "not open"),
    (&["no", "se", "abre"], "not open"),
    (&["no", "se", "atiende"], "not open"),
    (&["no", "abre", "los"], "not open"),
    (&["no", "abrimos", "los"], "not open"),
    (&["no", "abren", "los"], "not open"),
    (&["no", "abre"], "not open"),
    (&["no", "abrimos"], "not open"),
    (&["no", "abren"], "not open"),
    (&["todos", "los", "dias"], "daily"),
    (&["las", "24", "horas"], "24 hours"),
    (&["los", "fines", "de", "semana"], "weekends"),
    (&["dias", "de", "semana"], "weekdays"),
    (&["fines", "de", "semana"], "weekends"),
    (&["fin", "de", "semana"], "weekends"),
    (&["solo", "con", "cita", "previa"], "by appointment only"),
    (&["todos", "los"], "every"),
    (&["de", "cada", "mes"], "of each month"),
    (&["12", "del", "mediodia"], "noon"),
    (&["12", "del", "dia"], "noon"),
    (&["12", "de", "la", "noche"], "midnight"),
    (&["de", "la", "manana"], "am"),
    (&["por", "la", "manana"], "am"),
    (&["de", "la", "tarde"], "pm"),
    (&["por", "la", "tarde"], "pm"),
    (&["de", "la", "noche"], "pm"),
    (&["solo", "con", "cita"], "by appointment only"),
    (&["con", "cita", "previa"], "by appointment"),
    (&["el", "ultimo"], "last"),
    (&["cada", "dia"], "daily"),
    (&["entre", "semana"], "weekdays"),
    (&["24", "horas"], "24 hours"),
    (&["dias", "feriados"], "holidays"),
    (&["dias", "festivos"], "holidays"),
    (&["con", "cita"], "by appointment"),
    (&["por", "cita"], "by appointment"),
    (&["llame", "primero"], "call first"),
    (&["llame", "antes"], "call first"),
    (&["del", "mes"], "of the month"),
    (&["al", "mediodia"], "- noon"),
    (&["diariamente"], "daily"),
    (&["semanalmente"], "weekly"),
    (&["semanal"], "weekly"),
    (&["dias"], "days"),
    (&["dia"], "day"),
    (&["diario"], "daily"),
    (&["lunes"], "monday"),
    (&["martes"], "tuesday"),
    (&["miercoles"], "wednesday"),
    (&["jueves"], "thursday"),
    (&["viernes"], "friday"),
    (&["sabado"], "saturday"),
    (&["sabados"], "saturday"),
    (&["domingo"], "sunday"),
    (&["domingos"], "sunday"),
    (&["lun"], "monday"),
    (&["mie"], "wednesday"),
    (&["jue"], "thursday"),
    (&["vie"], "friday"),
    (&["sab"], "saturday"),
    (&["dom"], "sunday"),
    (&["enero"], "january"),
    (&["febrero"], "february"),
    (&["marzo"], "march"),
    (&["abril"], "april"),
    (&["mayo"], "may"),
    (&["junio"], "june"),
    (&["julio"], "july"),
    (&["agosto"], "august"),
    (&["septiembre"], "september"),
    (&["octubre"], "october"),
    (&["noviembre"], "november"),
    (&["diciembre"], "december"),
    (&["primer"], "first"),
    (&["primero"], "first"),
    (&["segundo"], "second"),
    (&["tercer"], "third"),
    (&["tercero"], "third"),
    (&["cuarto"], "fourth"),
    (&["quinto"], "fifth"),
    (&["ultimo"], "last"),
    (&["cerrado"], "closed"),
    (&["cerrada"], "closed"),
    (&["cerrados"], "closed"),
    (&["cerramos"], "closed"),
    (&["abierto"], "open"),
    (&["abierta"], "open"),
    (&["excepto"], "except"),
    (&["al", "menos"], "at least"),
    (&["menos"], "except"),
    (&["feriados"], "holidays"),
    (&["cada"], "every"),
    (&["mediodia"], "noon"),
    (&["medianoche"], "midnight"),
    (&["hasta"], "until"),
    (&["al"], "-"),
    (&["y"], "and"),
    (&["o"], "or"),
];
/// Words that stand before days and times and say nothing.
const ARTICLES: [&str; 7] = ["el", "los", "la", "las", "de", "desde", "del"];

/// The sentence in English; `None` for one that is not Spanish.
pub(super) fn in_english(sentence: &str) -> Option<String> {
    let text = unaccented(sentence)
        .replace("a. m.", "am")
        .replace("p. m.", "pm");
    let tokens = tokens(&text.replace("a.m.", "am").replace("p.m.", "pm"));
    let is_spanish = tokens.iter().any(|token| SPANISH.contains(&token.as_str()));
    is_spanish.then(|| translated(&tokens).join(" "))
}

/// A note that names a part of the year in English; `None` for one that is not Spanish.
pub(super) fn season_in_english(sentence: &str) -> Option<String> {
    let tokens = tokens(&unaccented(sentence));
    let is_spanish = tokens
        .iter()
        .any(|token| SPANISH.contains(&token.as_str()) || OF_THE_YEAR.contains(&token.as_str()));
    is_spanish.then(|| translated(&tokens).join(" "))
}

fn translated(tokens: &[String]) -> Vec<String> {
    let tokens = &with_months_first(tokens)[..];
    let mut english: Vec<String> = Vec::new();
    let mut at = 0;
    while let Some(token) = tokens.get(at) {
        let rest = &tokens[at..];
        let phrase = WORDS.iter().find(|(words, _)| {
            rest.len() >= words.len() && words.iter().zip(rest).all(|(word, token)| word == token)
        });
        if let Some((words, said)) = phrase {
            english.push((*said).to_owned());
            at += words.len();
            continue;
        }
        at += 1;
        match token.as_str() {
            "a" => {
                let next = rest[1..]
                    .iter()
                    .find(|next| !ARTICLES.contains(&next.as_str()));
                let is_time = |word: &str| word.starts_with(|letter: char| letter.is_ascii_digit());
                let was_time = english.last().is_some_and(|last| {
                    is_time(last) || ["am", "pm", "noon", "midnight"].contains(&last.as_str())
                });
                let is_at = next.is_some_and(|next| is_time(next)) && !was_time;
                // "Martes a las 9 am" is when it begins; "lunes a viernes" and "de 9 am a 1 pm" are spans.
                if !is_at {
                    english.push("-".to_owned());
                }
            }
            article if ARTICLES.contains(&article) => {}
            other => english.push(other.to_owned()),
        }
    }
    english
}

/// "24 de noviembre de 2026", with the month before its day as in English.
fn with_months_first(tokens: &[String]) -> Vec<String> {
    let is_figure = |token: &str| token.bytes().all(|byte| byte.is_ascii_digit());
    let is_day = |token: &str| is_figure(token) && token.len() <= 2;
    let is_year = |token: &str| is_figure(token) && token.len() == 4 && token.starts_with("20");
    let is_month = |token: &str| {
        let english = WORDS.iter().find(|(words, _)| *words == [token]);
        english.is_some_and(|(_, said)| MONTHS_EN.contains(said))
    };
    let mut ordered = Vec::with_capacity(tokens.len());
    let mut at = 0;
    while let Some(token) = tokens.get(at) {
        match &tokens[at..] {
            [day, of, month, rest @ ..] if is_day(day) && of == "de" && is_month(month) => {
                ordered.extend([month.clone(), day.clone()]);
                at += 3;
                if let [of, year, ..] = rest
                    && ["de", "del"].contains(&of.as_str())
                    && is_year(year)
                {
                    ordered.extend([",".to_owned(), year.clone()]);
                    at += 2;
                }
            }
            _ => {
                ordered.push(token.clone());
                at += 1;
            }
        }
    }
    ordered
}

/// Words, times and signs, each for itself.
fn tokens(text: &str) -> Vec<String> {
    let mut tokens: Vec<String> = Vec::new();
    let kind = |letter: char| match letter {
        ':' | '0'..='9' => 0,
        letter if letter.is_alphabetic() || letter == '\'' => 1,
        _ => 2,
    };
    let mut last = 2;
    for letter in text.chars() {
        let this = kind(letter);
        if letter.is_whitespace() {
            last = 2;
            continue;
        }
        match tokens.last_mut() {
            Some(token) if this == last && this != 2 => token.push(letter),
            _ => tokens.push(letter.to_string()),
        }
        last = this;
    }
    tokens
}

#[cfg(test)]
mod tests {
    use crate::hours::evaluate::at;
    use crate::hours::of_row;
    use sync_protocol::places::hours::OpenState::{self, Ask, Closed, Open};

    fn state(sentence: &str, notes: &str, moment: &str) -> OpenState {
        let hours = of_row(Some(sentence), Some(notes));
        at(&hours, moment.parse().unwrap()).state
    }

    /// 2027-03-08 is a Monday.
    #[test]
    fn spanish_sentences_are_read_as_english_ones() {
        for (sentence, at, expected) in [
            ("Lunes a viernes de 9 am a 5 pm", "2027-03-08T09:30", Open),
            ("Lunes a viernes de 9 am a 5 pm", "2027-03-13T09:30", Closed),
            ("lunes a viernes 9:00 a 17:00", "2027-03-12T16:30", Open),
            ("lunes a viernes 9:00 a 17:00", "2027-03-12T17:30", Closed),
            ("martes y jueves 10am-2pm", "2027-03-09T13:00", Open),
            ("martes y jueves 10am-2pm", "2027-03-10T13:00", Closed),
            (
                "De lunes a viernes, de 9 de la mañana a 5 de la tarde",
                "2027-03-10T16:00",
                Open,
            ),
            (
                "Miércoles y sábados, 9 a. m. - 12 del mediodía",
                "2027-03-13T11:30",
                Open,
            ),
            ("Todos los días 8 am a 8 pm", "2027-03-14T19:00", Open),
            (
                "Todos los días 8 am a 8 pm, excepto domingos",
                "2027-03-14T19:00",
                Closed,
            ),
            (
                "Lunes a sábado 9 am - 5 pm; cerrado los domingos",
                "2027-03-14T10:00",
                Closed,
            ),
            (
                "Primer y tercer sábado de cada mes, 9 am a 11 am",
                "2027-03-20T10:00",
                Open,
            ),
            (
                "Primer y tercer sábado de cada mes, 9 am a 11 am",
                "2027-03-13T10:00",
                Closed,
            ),
            (
                "Lunes a viernes 9 am a 5 pm, solo con cita",
                "2027-03-08T10:00",
                Ask,
            ),
            ("Abierto las 24 horas", "2027-03-14T03:00", Open),
            ("lunes a viernes de 9 a 5", "2027-03-08T10:00", Open),
            ("lunes a viernes de 9 a 5", "2027-03-08T17:30", Closed),
            ("lunes a viernes 19:00 a 7:00", "2027-03-08T23:00", Open),
            // As in English, no one can tell morning from evening.
            ("lunes a viernes de 7 a 9", "2027-03-08T08:00", Ask),
            // A word that is not known, and a time that only begins.
            (
                "Lunes a viernes de 9 am a 5 pm si hay personal",
                "2027-03-08T10:00",
                Ask,
            ),
            ("Cada dos lunes, 9 am a 5 pm", "2027-03-08T10:00", Ask),
            ("Martes hasta las 5 pm", "2027-03-09T10:00", Ask),
            ("Martes a las 9 am", "2027-03-10T10:00", Closed),
        ] {
            assert_eq!(state(sentence, "", at), expected, "{sentence} {at}");
        }
    }

    #[test]
    fn spanish_notes_take_days_away() {
        let hours = "Monday-Sunday 9 am-5 pm";
        let at = "2027-03-14T10:00";
        assert_eq!(state(hours, "Traiga bolsas.", at), Open);
        assert_eq!(state(hours, "Cerrado los domingos", at), Closed);
        assert_eq!(
            state(hours, "Traiga bolsas. No abre los domingos.", at),
            Closed
        );
        assert_eq!(state(hours, "Cerrado por obras", at), Ask);
    }
}
