//! Sentences that say that nobody is left out for lack of money: "No one is refused for inability to pay", "Nadie es rechazado por no
//! poder pagar". Beside one of them no fee keeps anybody away, and whether one is asked for has to be asked.

use super::denial::Doubt;
use super::{Facts, Sentence};
use crate::spelling::unaccented;
use sync_protocol::places::requirements::{Condition, Cost, Stated};

/// Why somebody could be left out, without accents. The longest come first.
const REASONS: [&str; 27] = [
    "inability to pay",
    "unable to pay",
    "not able to pay",
    "ability to pay",
    "can t afford",
    "cannot afford",
    "can t pay",
    "cannot pay",
    "lack of funds",
    "lack of money",
    "lack of payment",
    "no money",
    "capacidad de pago",
    "capacidad de pagar",
    "capacidad para pagar",
    "falta de dinero",
    "falta de fondos",
    "falta de pago",
    "falta de recursos",
    "no poder pagar",
    "no pueda pagar",
    "no puede pagar",
    "no pueden pagar",
    "no puedan pagar",
    "no tener dinero",
    "no tiene dinero",
    "no tener con que pagar",
];
/// What is done to those who are left out …
const AWAY: [&str; 18] = [
    "away",
    "denied",
    "deny",
    "excluded",
    "excludes",
    "refuse",
    "refused",
    "refuses",
    "reject",
    "rejected",
    "excluido",
    "niega",
    "rechaza",
    "rechazada",
    "rechazado",
    "rechazados",
    "rechazamos",
    "rechazan",
];
/// … and to those who are taken.
const TAKEN: [&str; 11] = [
    "help",
    "see",
    "seen",
    "serve",
    "served",
    "treat",
    "treated",
    "welcome",
    "atendemos",
    "atiende",
    "ayudamos",
];
const DENIES: [&str; 10] = [
    "cannot", "don t", "nadie", "never", "no", "nobody", "none", "not", "nunca", "t",
];
/// All words beside these.
const BESIDE: &str = "\
    a all and any anyone anybody are at based be because by care cannot can t due es ever everyone everybody for from have here is it lack \
    money never no nobody none not of on one or our patient patients people person regardless s service services someone the their they \
    to turn turned us we who will with you your ability able afford funds inability pay payment unable \
    a al atencion capacidad con de dinero el falta fondos importar la los le les nadie ni no nunca pacientes pagar pago para persona \
    personas poder por pueda puedan puede pueden que quien quienes recursos se sera servicio servicios si sin su sus tener tiene todos un una";

/// Whether a sentence says nothing else.
pub(super) fn is_said(sentence: &Sentence<'_>) -> bool {
    let plain = unaccented(&sentence.plain);
    if !["pa", "afford", "fund", "money", "dinero", "falta"]
        .iter()
        .any(|it| plain.contains(it))
    {
        return false;
    }
    let said = Sentence::said(sentence.words, plain);
    let rest = said.without(&REASONS);
    let is_known = |word: &str| {
        let of_all = [&AWAY[..], &TAKEN].iter().any(|it| it.contains(&word));
        of_all || BESIDE.split_whitespace().any(|it| it == word)
    };
    // "No one who cannot pay is served" leaves them out.
    let leaves_out_nobody = match (rest.has_any(&AWAY), rest.has_any(&TAKEN)) {
        (true, false) => rest.has_any(&DENIES),
        (false, true) => !rest.has_any(&DENIES),
        _ => false,
    };
    said.has_any(&REASONS) && leaves_out_nobody && said.plain.split(' ').all(is_known)
}

/// Takes back the fees of a row that says so.
pub(super) fn settle(sentences: &[Sentence<'_>], facts: &mut Facts) {
    // The least that anybody pays is a fee for all.
    const LEAST: [&str; 4] = ["at least", "minimum", "mínimo", "minimo"];
    let asks_for_money = |cost: &Stated<Cost>| {
        let is_fee = !matches!(cost.value, Cost::Free | Cost::Donation);
        is_fee && !Sentence::new(&cost.words).has_any(&LEAST)
    };
    if sentences.iter().any(is_said) && facts.cost.iter().any(asks_for_money) {
        // What is asked for stays on the card.
        for fee in facts.cost.extract_if(.., |it| asks_for_money(it)) {
            if !facts.conditions.iter().any(|it| it.words == fee.words) {
                facts.conditions.push(Stated {
                    value: Condition::Note,
                    words: fee.words,
                });
            }
        }
        facts.doubts.push(Doubt::Cost);
    }
}
