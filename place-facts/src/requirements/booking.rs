//! Whether a place has to be booked: appointments, reservations, and lists to sign up on before one comes.

use super::Sentence;
use super::denial::{self, clauses, is_denied};

const BOOKINGS: [&str; 12] = [
    "appointment",
    "appointments",
    "booking",
    "cita",
    "citas",
    "reservacion",
    "reservaciones",
    "reservación",
    "reservation",
    "reservations",
    "rsvp",
    "sign-up",
];
/// Behind a booking or before it they say that there is no way around it.
const REQUIRED: [&str; 25] = [
    "solamente",
    "únicamente",
    "exclusivamente",
    "es requerida",
    "a must",
    "are necessary",
    "are needed",
    "are required",
    "es necesaria",
    "es obligatoria",
    "is a must",
    "is necessary",
    "is needed",
    "is required",
    "mandatory",
    "must be made",
    "necesaria",
    "necessary",
    "needed",
    "obligatoria",
    "only",
    "previa",
    "requerida",
    "requeridas",
    "required",
];
const BEFORE: [&str; 29] = [
    "exclusivamente con",
    "exclusivamente por",
    "solamente con",
    "solamente por",
    "solo mediante",
    "solo por",
    "sólo por",
    "unicamente con",
    "únicamente con",
    "unicamente por",
    "únicamente por",
    "must book an",
    "must have a",
    "must have an",
    "must make a",
    "must make an",
    "must schedule an",
    "need a",
    "need an",
    "needs a",
    "needs an",
    "requires a",
    "requires an",
    "required",
    "se necesita",
    "se requiere",
    "solo con",
    "sólo con",
    "requiere",
];
/// They say it alone.
const BOOK: [&str; 22] = [
    "book in advance",
    "closed to walk-ins",
    "closed to walk ins",
    "must be scheduled",
    "must book",
    "must reserve",
    "must rsvp",
    "must sign up",
    "must schedule",
    "not open to walk-ins",
    "reserve a bed",
    "reserve a place",
    "reserve a spot",
    "reserve ahead",
    "reserve in advance",
    "schedule in advance",
    "sign up ahead",
    "sign up in advance",
    "sign up online before",
    "sign up the day before",
    "sin cita no",
    "walk-ins are not",
];
/// With one of these it is asked of some, or another way is left.
const OF_SOME: [&str; 23] = [
    "clients",
    "first time",
    "first-time",
    "some",
    "walk-in",
    "who",
    "also",
    "available",
    "first visit",
    "if",
    "if possible",
    "for some",
    "new",
    "on",
    "optional",
    "or",
    "para",
    "preferred",
    "recommended",
    "to donate",
    "to volunteer",
    "volunteers",
    "for",
];
const FOR_ALL: [&str; 6] = [
    "for all",
    "for all services",
    "for all visits",
    "for everyone",
    "for services",
    "para todos",
];

/// Longer ones come first.
const WITHOUT: [&str; 6] = [
    "sin necesidad de cita previa",
    "sin necesidad de cita",
    "sin hacer cita",
    "sin una cita",
    "sin cita previa",
    "sin cita",
];

/// "No se atiende sin cita": one needs a booking. "No hay problema, venga sin cita" is asked about.
fn is_refused_without(sentence: &Sentence<'_>) -> bool {
    const REFUSED: [&str; 12] = [
        "no recibimos",
        "no se aceptan",
        "no se atienden",
        "no se reciben",
        "nadie",
        "no acepta",
        "no aceptamos",
        "no aceptan",
        "no atendemos",
        "no se acepta",
        "no se atiende",
        "no venga",
    ];
    sentence.has_any(&WITHOUT) && sentence.has_any(&REFUSED)
}

/// "Reservation needed", "you must sign up the day before". "Appointment needed for first visit" is of some visits.
pub(super) fn is_required(sentence: &Sentence<'_>) -> bool {
    if is_refused_without(sentence) {
        return true;
    }
    let rest = denial::without_harmless(&sentence.without(&WITHOUT));
    const NO: [&str; 10] = [
        "neither",
        "never",
        "no es",
        "no hace falta",
        "no hay que",
        "no longer",
        "no necesita",
        "no requiere",
        "no se",
        "no tiene que",
    ];
    if is_denied(sentence) || sentence.has_any(&NO) || sentence.without(&FOR_ALL).has_any(&OF_SOME)
    {
        return false;
    }
    let with_words = BOOKINGS.iter().any(|it| {
        REQUIRED
            .iter()
            .any(|required| rest.has_words(&[it, required]))
            || BEFORE.iter().any(|before| rest.has_words(&[before, it]))
    });
    with_words || rest.has_any(&BOOK)
}

const NOT_NEEDED: [&str; 42] = [
    "appointment is not necessary",
    "appointment is not needed",
    "appointment is not required",
    "appointments are not necessary",
    "appointments are not needed",
    "appointments are not required",
    "appointments no longer needed",
    "never an appointment needed",
    "no longer need an appointment",
    "no longer requires an appointment",
    "nor appointment needed",
    "appointment not necessary",
    "appointment not needed",
    "appointment not required",
    "appointments not necessary",
    "appointments not needed",
    "appointments not required",
    "no appointment is needed",
    "no appointment is required",
    "no appointment necessary",
    "no appointment needed",
    "no appointment required",
    "no appointments necessary",
    "no appointments needed",
    "no appointments required",
    "cita no es necesaria",
    "cita no necesaria",
    "cita no requerida",
    "no es necesaria cita",
    "no es necesaria una cita",
    "no es necesario hacer cita",
    "no es necesario tener cita",
    "no hace falta cita",
    "no hace falta hacer cita",
    "no hace falta tener cita",
    "no hace falta una cita",
    "no necesita cita",
    "no necesita hacer cita",
    "no necesita una cita",
    "no requiere cita",
    "no se necesita cita",
    "no se requiere cita",
];

/// A clause without the words that say that no appointment is needed.
pub(super) fn without_denial<'a>(clause: &Sentence<'a>) -> Sentence<'a> {
    clause.without(&NOT_NEEDED).without(&WITHOUT)
}

/// "No appointment needed", "sin cita".
pub(super) fn is_not_needed(sentence: &Sentence<'_>) -> bool {
    const MORE: [&str; 18] = [
        "but",
        "except",
        "if",
        "unless",
        "for",
        "call",
        "only",
        "pero",
        "para",
        "si",
        "on",
        "excepto",
        "llame",
        "los",
        "menos",
        "salvo",
        "solamente",
        "solo",
    ];
    let names_no = sentence.without(&NOT_NEEDED).has("no");
    let is_without = sentence.has_any(&WITHOUT) && !names_no;
    (sentence.has_any(&NOT_NEEDED) || is_without)
        && !sentence.without(&FOR_ALL).has_any(&MORE)
        && clauses(sentence.words).count() == 1
}
