//! Letters of five fields: fixed sentences around what a person typed.

use crate::check::{AnswerError, Problem, line};
use crate::font::{Faces, tidy};
use sync_protocol::resume_answers::{
    LetterKind, LetterRequest, ResumeLanguage, Sheet, SheetEntry, SheetSection,
};

const LINE_MAX: usize = 100;
const DETAIL_MAX: usize = 400;
const MONTHS: [[&str; 2]; 12] = [
    ["January", "enero"],
    ["February", "febrero"],
    ["March", "marzo"],
    ["April", "abril"],
    ["May", "mayo"],
    ["June", "junio"],
    ["July", "julio"],
    ["August", "agosto"],
    ["September", "septiembre"],
    ["October", "octubre"],
    ["November", "noviembre"],
    ["December", "diciembre"],
];

/// Composes a letter.
///
/// # Errors
///
/// The first field that is missing, too long, or cannot be printed.
pub fn compose(letter: &LetterRequest, faces: &Faces) -> Result<Sheet, AnswerError> {
    for (field, text, most) in [
        ("name", &letter.name, LINE_MAX),
        ("reach", &letter.reach, LINE_MAX),
        ("to", &letter.to, LINE_MAX),
        ("about", &letter.about, LINE_MAX),
        ("detail", &letter.detail, DETAIL_MAX),
    ] {
        line(field, text, most, faces)?;
    }
    let day = written_day(&letter.day, letter.language).ok_or_else(|| AnswerError {
        field: "day".into(),
        problem: Problem::Year,
    })?;
    let name = tidy(&letter.name);
    let text = sentences(letter);
    let paragraphs = [day, tidy(&letter.to)].into_iter().chain(text);
    Ok(Sheet {
        language: letter.language,
        title: format!("{}: {}", title(letter.language), tidy(&letter.about)),
        heading: name.clone(),
        contact: vec![tidy(&letter.reach)],
        sections: vec![SheetSection {
            heading: String::new(),
            entries: paragraphs.chain([name]).map(paragraph).collect(),
        }],
    })
}

fn title(language: ResumeLanguage) -> &'static str {
    match language {
        ResumeLanguage::En => "Letter",
        ResumeLanguage::Es => "Carta",
    }
}

fn sentences(letter: &LetterRequest) -> Vec<String> {
    let (about, detail) = (tidy(&letter.about), tidy(&letter.detail));
    let reach = tidy(&letter.reach);
    let parts: [String; 6] = match (letter.kind, letter.language) {
        (LetterKind::Employer, ResumeLanguage::En) => [
            "Hello,".into(),
            format!("I would like to work for you. The work I ask for: {about}."),
            format!("What I can do: {detail}"),
            "I can come in to talk with you on any day that suits you.".into(),
            format!("You can reach me here: {reach}. Thank you for reading my letter."),
            "Sincerely,".into(),
        ],
        (LetterKind::Employer, ResumeLanguage::Es) => [
            "Buenos días:".into(),
            format!("Me gustaría trabajar con ustedes. El trabajo que pido: {about}."),
            format!("Lo que sé hacer: {detail}"),
            "Puedo ir a hablar con ustedes el día que les convenga.".into(),
            format!("Pueden llamarme o escribirme aquí: {reach}. Gracias por leer mi carta."),
            "Atentamente,".into(),
        ],
        (LetterKind::PaymentPlan, ResumeLanguage::En) => [
            format!("Case: {about}"),
            "To the court:".into(),
            "I owe money in this case. I cannot pay all of it at once. I ask the court to let me \
             pay in parts."
                .into(),
            format!("What I can pay each month: {detail}"),
            format!(
                "If I need to fill in a form, show papers or come to court, please tell me. You \
                 can reach me here: {reach}. Thank you."
            ),
            "Sincerely,".into(),
        ],
        (LetterKind::PaymentPlan, ResumeLanguage::Es) => [
            format!("Caso: {about}"),
            "Al tribunal:".into(),
            "Debo dinero en este caso. No puedo pagarlo todo de una vez. Pido al tribunal que me \
             deje pagar en partes."
                .into(),
            format!("Lo que puedo pagar cada mes: {detail}"),
            format!(
                "Si tengo que llenar un formulario, mostrar papeles o ir al tribunal, por favor \
                 avísenme. Pueden llamarme o escribirme aquí: {reach}. Gracias."
            ),
            "Atentamente,".into(),
        ],
        (LetterKind::Record, ResumeLanguage::En) => [
            "Hello,".into(),
            format!("Please send me a copy of this document: {about}."),
            format!("It is under my name. What helps to find it: {detail}"),
            "Please tell me what it costs, if there is a form, and what I need to show.".into(),
            format!("You can reach me here: {reach}. Thank you."),
            "Sincerely,".into(),
        ],
        (LetterKind::Record, ResumeLanguage::Es) => [
            "Buenos días:".into(),
            format!("Por favor envíenme una copia de este documento: {about}."),
            format!("Está a mi nombre. Lo que ayuda a encontrarlo: {detail}"),
            "Por favor díganme cuánto cuesta, si hay un formulario y qué tengo que mostrar.".into(),
            format!("Pueden llamarme o escribirme aquí: {reach}. Gracias."),
            "Atentamente,".into(),
        ],
    };
    parts.into()
}

fn paragraph(line: String) -> SheetEntry {
    SheetEntry {
        line,
        ..SheetEntry::default()
    }
}

/// Writes `2026-11-22` as people write it.
fn written_day(day: &str, language: ResumeLanguage) -> Option<String> {
    let mut parts = day.splitn(3, '-').map(str::parse::<u16>);
    let mut next = || parts.next()?.ok();
    let (year, month, day) = (next()?, next()?, next()?);
    let [en, es] = MONTHS.get(usize::from(month.checked_sub(1)?))?;
    let is_day = (2000..=2200).contains(&year) && (1..=31).contains(&day);
    is_day.then(|| match language {
        ResumeLanguage::En => format!("{en} {day}, {year}"),
        ResumeLanguage::Es => format!("{day} de {es} de {year}"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::design::Design;
    use crate::layout::layout;

    fn letter(kind: LetterKind, language: ResumeLanguage, detail: &str) -> LetterRequest {
        LetterRequest {
            kind,
            language,
            day: "2026-11-22".into(),
            name: "Ana Núñez".into(),
            reach: "973 555 0142".into(),
            to: "Newark Municipal Court".into(),
            about: "S-2024-001234".into(),
            detail: detail.into(),
        }
    }

    #[test]
    fn every_letter_fits_one_page_and_says_what_was_typed() {
        let faces = Faces::new().unwrap();
        let long = "W".repeat(DETAIL_MAX);
        for kind in [
            LetterKind::Employer,
            LetterKind::PaymentPlan,
            LetterKind::Record,
        ] {
            for language in ResumeLanguage::ALL {
                let letter = letter(kind, language, &long);
                let sheet = compose(&letter, &faces).unwrap();
                assert_eq!(layout(&sheet, &faces, Design::Classic).len(), 1);
                let lines = sheet.sections[0].entries.iter().map(|it| it.line.as_str());
                let text = lines.collect::<Vec<_>>().join("\n");
                for typed in [&letter.to, &letter.about, &letter.detail, &letter.reach] {
                    assert!(text.contains(typed.as_str()), "{typed}");
                }
            }
        }
    }

    #[test]
    fn a_field_that_is_missing_is_named() {
        let faces = Faces::new().unwrap();
        let field = |letter: &LetterRequest| compose(letter, &faces).unwrap_err().field;
        let whole = || letter(LetterKind::Record, ResumeLanguage::En, "1990, Newark");
        assert_eq!(
            field(&LetterRequest {
                to: " ".into(),
                ..whole()
            }),
            "to"
        );
        assert_eq!(
            field(&LetterRequest {
                day: "2026-13-01".into(),
                ..whole()
            }),
            "day"
        );
        assert_eq!(
            field(&LetterRequest {
                detail: "東".into(),
                ..whole()
            }),
            "detail"
        );
    }

    #[test]
    fn days_are_written_as_people_write_them() {
        let day = |language| written_day("2026-05-03", language).unwrap();
        assert_eq!(day(ResumeLanguage::En), "May 3, 2026");
        assert_eq!(day(ResumeLanguage::Es), "3 de mayo de 2026");
    }
}
