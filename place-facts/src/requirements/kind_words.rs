//! Sentences that only are kind to those who come: "We serve with a smile", "Dios le bendiga", "Our volunteers are friendly". Each of
//! their words is known.

use super::limiting::set;
use std::collections::HashSet;
use std::sync::LazyLock;

/// Words of kindness, without accents. One of them stands in each such sentence.
static KIND: LazyLock<HashSet<&str>> = LazyLock::new(|| {
    set("\
    bless blessed blessing blessings blesses bienvenida bienvenido bienvenidos care cares caring compassion compassionate dignity friendly \
    gladly grateful happy helpful hospitality joy judgment kind kindness love loved loves loving respect respectful seeing smile smiles \
    thank thanks warm warmly \
    alegria amable amables amabilidad amor bendiga bendice bendiciones carino cuidamos dignidad gracias gusto respetamos respete respeten respeto sonrisa")
});
/// What stands beside them.
static BESIDE: LazyLock<HashSet<&str>> = LazyLock::new(|| {
    set("\
    a about all always and are as at be by coming each every everyone family for forward god guests has have help helps here \
    hope house in is it jesus look looking always love matter of our people person place s serve serves served service staff team that \
    the they to treat treated us visit visiting volunteers we welcome welcoming will with without you your \
    a atendemos atiende con cada de dios en es esperamos esperan estamos su sus familia la las le les lo los nuestro nuestra nuestros para \
    personal por que servimos servir servirle sirve sirven somos son tratamos trate traten un una usted ustedes venir visita visitarnos voluntarios y \
    todos")
});

/// Whether words say nothing else. `plain` are the words without accents.
pub(super) fn is_said(plain: &[String]) -> bool {
    let is_kind = |word: &String| KIND.contains(word.as_str());
    let are_known = plain
        .iter()
        .all(|word| is_kind(word) || BESIDE.contains(word.as_str()));
    are_known && plain.iter().any(is_kind)
}
