//! A step that someone has to take before they walk in: "Walk-ins welcome. You have to enroll at the welfare office", "Sin cita. Anótese en
//! la lista por internet", "No appointment needed. Bring your referral". Whoever registers, and where, no list of demands knows, so
//! each such word beside a promise to walk in is a doubt, unless it is done there, denied, or about something else.

use super::denial::{Doubt, clauses, leaves_out};
use super::{Facts, Sentence, before, booking, lifted};
use crate::spelling::unaccented;
use sync_protocol::places::requirements::Entry;

/// How words of registering begin, without accents. It may be done at the door.
const REGISTERING: &str = "\
    anota, anote, apunt, booked, enrol, inscri, preregist, regist, reserva, sign-up, signup";
/// The same in several words.
const REGISTERING_TOGETHER: &str = "\
    apply at, apply first, apply online, be on a list, book online, list, lista, must apply, sign up, signing up";
/// How words begin for what people have to bring, or to wait for.
const HAD_BEFORE: &str = "\
    boleto, coupon, cupon, membership, membresia, referencia, referid, referr, remision, ticket, voucher, waitlist";
/// The same in several words.
const HAD_TOGETHER: &str = "\
    carnet de miembro, lista de espera, member card, member cards, member number, members card, tarjeta de miembro, vale, \
    vales, wait list, waiting list";
/// Words that begin like them and are no step.
const NO_STEP: &str = "\
    cash register, list of, lista de correo, lista de deseos, lista de precios, price list, \
    registered charity, registered dietitian, registered nonprofit, registered nurse, registered nurses, registry, valet, \
    wish list";
/// What else people register for, or bring, and who does.
const ELSE: &str = "\
    baby, bus, car, class, classes, college, course, courses, dentist, diapers, donate, donors, email list, escuela, ged, health, \
    information and referral, insurance, job, jobs, mailing list, medicaid, mvc, newsletter, raffle, school, snap, talleres, toys, \
    trips, updates, vehicle, vendors, voluntarios, volunteer, volunteers, vote, voter, wic, workshops";
const DONE_THERE: &str = "\
    al entrar, aqui, aquí, as you come in, as you enter, at check-in, at the entrance, at the table, at your first visit, \
    cuando llegue, cuando venga, each visit, el mismo día, en el lugar, en la entrada, en la mesa, en la primera visita, \
    en recepción, here, in person, in the lobby, on the first visit, on your first visit, that day, the first time you \
    come, upon entering, when doors open, when the doors open, when we open, when you come in, when you enter, when you \
    get here, when you visit, your first visit";
/// Words of a step that is taken before, or elsewhere.
const BEFORE: &str = "\
    agencia, agency, ahead, antes, before, beforehand, by call, by phone, by text, call, day before, email, en línea, \
    hospital, in advance, internet, llame, office, oficina, oficinas, online, opens, phone, por correo, por internet, \
    previa, previo, teléfono, website, welfare";
/// Before a step of everyone these say only where in the house it is taken.
const AT_THE_DOOR: &str = "\
    antes de comer, antes de entrar, antes de pasar, before eating, before entering, before you eat, before you enter, \
    front office";
/// What is given there, or is good to have.
const GIVEN: &str = "\
    accepted, ayuda con, ayudamos, damos, disponibles, entregamos, get a, give, given, gives, handed out, help with, \
    helpful, helps, if you have one, not needed, offer, offered, ofrecemos, opcional, optional, preferred, provide, \
    provided, recommended, se dan, se entregan, self referrals, self-referral, self-referrals, también, welcome";
const DEMANDS: &str = "\
    bring, con, debe, deben, from, have to, hay que, mandatory, muestre, must, necesaria, necesario, necesita, necesitan, \
    need, needed, needs, obligatoria, only, present, presente, requerida, requiere, required, requires, show, solo, sólo, \
    through, tiene que, traer, traiga, with a, with your";
const NO: &str = "\
    aren t, doesn t, don t, isn t, neither, never, ni, ninguna, ningún, no, nobody, none, nor, not, nunca, sin, unless, \
    without";

/// Asks about the promise to walk in where a sentence names such a step.
pub(super) fn settle(sentences: &[Sentence<'_>], facts: &mut Facts) {
    if !facts.entry.iter().any(|it| it.value == Entry::WalkIn) {
        return;
    }
    for sentence in sentences.iter().filter(|it| is_named(it)) {
        facts.doubts.push(Doubt::WalkIn);
        facts.is_unclear = true;
        sentence.quote(facts);
    }
}

fn is_named(sentence: &Sentence<'_>) -> bool {
    // "No appointment, ID or voucher needed" is one list.
    let is_list_of_none = lifted::is_none_of_both(sentence) || is_list_of_none(sentence);
    !is_list_of_none && clauses(sentence.words).any(|clause| is_step(&clause))
}

/// Whether a sentence denies each thing of a list at once.
fn is_list_of_none(sentence: &Sentence<'_>) -> bool {
    let begins = ["neither", "ni", "no", "sin", "without"]
        .iter()
        .any(|it| sentence.begins(it));
    let names: Vec<Sentence<'_>> = clauses(sentence.words).collect();
    let demands = names.iter().rev().skip(1).any(|it| has(it, DEMANDS));
    begins && sentence.has_any(&["nor", "or", "ni", "o"]) && !demands && !sentence.has("but")
}

/// Whether a clause names a step that is neither denied nor taken there.
fn is_step(clause: &Sentence<'_>) -> bool {
    let said = clause.without(&words(NO_STEP)).without(&words(AT_THE_DOOR));
    let said = booking::without_denial(&said);
    let registers = begins_any(&said, REGISTERING) || has(&said, REGISTERING_TOGETHER);
    let had = begins_any(&said, HAD_BEFORE) || has(&said, HAD_TOGETHER);
    // "Bring a referral from the health department" is one all the same.
    let is_else = is_about_something_else(&said) && !(had && has(&said, DEMANDS));
    if !(registers || had) || is_else {
        return false;
    }
    let denials = words(NO).iter().filter(|it| said.has(it)).count();
    if denials > 0 {
        // "No one without a voucher".
        return denials > 1 && leaves_out(&said);
    }
    let is_before = has(&said, BEFORE);
    let is_given = is_given(&said);
    let is_there = is_done_there(&said);
    !is_given && (is_before || had || !is_there) && !(is_there && had && is_got(&said))
}

/// "Get your ticket here": what one is given at the place.
fn is_got(said: &Sentence<'_>) -> bool {
    said.has_any(&["get", "pick up", "pida", "recoja", "take a", "tome"]) && !has(said, BEFORE)
}

/// Whether a word begins so.
fn begins_any(said: &Sentence<'_>, beginnings: &str) -> bool {
    let mut words = said.plain.split(' ').map(unaccented);
    words.any(|word| beginnings.split(", ").any(|it| word.starts_with(it)))
}

/// Whether it names what people come for besides, or who else comes.
pub(super) fn is_about_something_else(said: &Sentence<'_>) -> bool {
    has(said, ELSE)
}

/// Whether it is given at the place, or only good to have.
pub(super) fn is_given(said: &Sentence<'_>) -> bool {
    has(said, GIVEN) && !has(said, DEMANDS)
}

/// Whether it is done at the place.
pub(super) fn is_done_there(said: &Sentence<'_>) -> bool {
    has(said, DONE_THERE) || said.has_any(&before::THERE)
}

/// Whether one of these stands there. Commas stand between them.
pub(super) fn has(said: &Sentence<'_>, phrases: &str) -> bool {
    phrases.split(", ").any(|it| said.has(it))
}

fn words(phrases: &'static str) -> Vec<&'static str> {
    phrases.split(", ").collect()
}
