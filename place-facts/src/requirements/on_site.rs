//! Sentences that tell what is there for those who come, and where: "Carts are available", "Coffee and a snack while you wait",
//! "Restrooms are on the left", "Street parking only". Each word is one of things, of waiting or of ways, so none can say when or for whom.

use super::limiting::set;
use super::ways_in::{is_name, is_of_ways};
use std::collections::HashSet;
use std::sync::LazyLock;

/// Things and small gifts that no one comes for alone, without accents. One of them stands in each such sentence.
static THINGS: LazyLock<HashSet<&str>> = LazyLock::new(|| {
    set("\
    bathroom bathrooms bench benches candy carriages cart carts chairs chargers coffee conditioned conditioning cookies crayons donuts \
    fans fountain heat heated heating internet juice lockers microwave outlets playground rack racks restroom restrooms seating seats shade \
    snack snacks stroller strollers tables tea toilet toilets toys tv umbrellas wagon wagons washroom washrooms water wifi wi \
    acondicionado agua asientos bancas bano banos bocadillos cafe calefaccion carretillas carrito carritos galletas jugo juguetes merienda \
    meriendas refrigerio refrigerios sanitarios sillas te")
});
/// What stands around them, beside the words of ways.
static BESIDE: LazyLock<HashSet<&str>> = LazyLock::new(|| {
    set("\
    air areas area available bike borrow can charging clean cold complimentary each enjoy everyone everybody fi for fresh guests have help hot \
    ice indoor indoors light location located lots offer offered of outdoor outside phone plenty please provide provided public room serve \
    served small tv use visitors wait waiting we while with you yourself \
    afuera aire bebidas bicicletas caliente con cortesia disponible disponibles espera esperan esperar estan fria gratis hacen la las limpios los mientras \
    ofrecemos para sala tenemos todos uso usted ustedes")
});
/// Words of ways that say of a thing that it is not there: "water is off".
const GONE: [&str; 4] = ["close", "end", "off", "stop"];

/// Whether words say nothing else. `plain` are the words without accents.
pub(super) fn is_said(words: &[&str], plain: &[String]) -> bool {
    let is_thing = |word: &String| THINGS.contains(word.as_str());
    let is_known = |at: usize| {
        let word = &plain[at];
        is_thing(word) || BESIDE.contains(word.as_str()) || leads_there(words, plain, at)
    };
    plain.iter().any(is_thing) && (0..plain.len()).all(is_known) || is_parking(words, plain)
}

fn leads_there(words: &[&str], plain: &[String], at: usize) -> bool {
    let word = plain[at].as_str();
    is_of_ways(word) && !GONE.contains(&word) || is_name(words, plain, at)
}

/// "Street parking only", "Metered parking nearby", "Solo estacionamiento en la calle": where cars stand. Who walks is not meant.
fn is_parking(words: &[&str], plain: &[String]) -> bool {
    const PARKING: [&str; 3] = ["estacionamiento", "parking", "parqueo"];
    const BESIDE: [&str; 20] = [
        "available",
        "can",
        "curbside",
        "garage",
        "has",
        "have",
        "limited",
        "meter",
        "metered",
        "meters",
        "nearby",
        "only",
        "paid",
        "public",
        "very",
        "limitado",
        "parquimetro",
        "publico",
        "solamente",
        "solo",
    ];
    let is_known = |at: usize| {
        let word = plain[at].as_str();
        PARKING.contains(&word) || BESIDE.contains(&word) || leads_there(words, plain, at)
    };
    plain.iter().any(|it| PARKING.contains(&it.as_str())) && (0..plain.len()).all(is_known)
}
