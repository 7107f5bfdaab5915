//! Sentences that say of the services of a place that they are free, and fees beside these: "Free services. Lab work is $15", "Free clinic
//! for people without insurance".

use super::{Sentence, free};

/// Whether a sentence says of the services of a place that they are free, and nothing else: "Free services", "Servicios gratuitos".
pub(super) fn is_of_services(sentence: &Sentence<'_>) -> bool {
    const BESIDE: &str = "absolutely all always are care charge clinic completely cost everyone everything for free gratis gratuita gratuitas \
        gratuito gratuitos health help is medical no of our program programs service services the visits we offer provide at \
        atencion atención clínica clinica consultas costo de es la las los medica médica médicos nuestros para programa programas servicio \
        servicios sin son todo todos";
    free::is_said(sentence) && sentence.has_only(BESIDE)
}

/// Whether a sentence is about the price of a visit or of the bed, or of all, and not about something beside it.
pub(super) fn is_fee_of_all(sentence: &Sentence<'_>) -> bool {
    const ALL: [&str; 39] = [
        "admission",
        "appointment",
        "bed",
        "beds",
        "copay",
        "copago",
        "day",
        "enter",
        "entrance",
        "entry",
        "everyone",
        "everything",
        "fee",
        "membership",
        "month",
        "monthly",
        "night",
        "nightly",
        "person",
        "program",
        "registration",
        "rent",
        "room",
        "rooms",
        "service",
        "services",
        "stay",
        "visit",
        "visits",
        "week",
        "weekly",
        "cama",
        "consulta",
        "cuota",
        "entrada",
        "inscripción",
        "noche",
        "persona",
        "visita",
    ];
    sentence.has_any(&ALL) || !sentence.plain.contains(char::is_alphabetic)
}

/// Whether a sentence only says that a clinic is free, also to people without insurance.
pub(super) fn is_clinic(sentence: &Sentence<'_>) -> bool {
    const CLINICS: [&str; 14] = [
        "care",
        "checkups",
        "clinic",
        "clinics",
        "dentist",
        "doctor",
        "exams",
        "treatment",
        "visits",
        "atención",
        "clínica",
        "clinica",
        "consultas",
        "exámenes",
    ];
    const BESIDE: &str = "a all and any anyone are at by charge clinic clinics community completely cost de dental dentist doctor everyone \
        exams eye for free health in is local medical no of our patients people primary services the this to treatment uninsured \
        underinsured vision visits we who with without insurance have do not adults care checkups \
        al alguno atención atencion clínica clinica comunidad consultas costo de es en exámenes gratis gratuita gratuitas gratuito \
        gratuitos la las los médica medica médicas médico no para pacientes personas que quienes seguro servicios sin son su tienen \
        todas todos una un y";
    sentence.has_any(&CLINICS) && free::is_said(sentence) && sentence.has_only(BESIDE)
}
