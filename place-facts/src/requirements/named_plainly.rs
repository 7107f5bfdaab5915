//! Clauses that say whom a place takes, and nothing else.

use super::Sentence;
use super::coming_out::COMING_OUT;
use std::collections::HashSet;
use std::sync::LazyLock;

/// What people lack is no word about who may come: "men with no place to stay".
pub(super) const LACK: [&str; 7] = [
    "with no",
    "with nowhere",
    "who have no",
    "who do not have",
    "who don t have",
    "have no",
    "sin hogar",
];
/// Behind these stands who sends people here.
const SENT_HERE: [&str; 4] = [
    "referred by",
    "referred from",
    "who are referred",
    "with a referral",
];

/// Who people are, their beds and ages, and words of taking.
const PLAIN: &str = "\
    men women mothers fathers parents families family children kids infants babies boys girls teens youth young adult adults \
    adultos individuals people persons personas guests residents single singles homeless homelessness experiencing veteran \
    veterans veteranos veteranas pregnant embarazadas seniors senior older younger disabled lgbtq survivors couples \
    jóvenes solas solos solteras solteros alone men's women's s womens mens grown minor newborns expectant childless \
    and or y o e u with con without of for para de to up hasta sus their its our the a an las los el la both all any every \
    each only solo sólo solamente únicamente exclusively exclusivamente is are be also too plus también \
    age ages aged years year old under over than años edad mayores menores \
    bed beds cama camas cot cots dorm dorms dormitory dormitories room rooms shelter shelters housing house houses home \
    homes residence building albergue albergues refugio program emergency overnight night transitional temporary winter \
    year-round emergencia transitorio capacity separate \
    take takes taken taking accept accepts accepted accepting welcome welcomes welcomed bienvenidas bienvenidos serve serves \
    served serving admit admits admitted open we this site place one here acepta aceptan aceptamos reciben recibimos se";

static PLAIN_WORDS: LazyLock<HashSet<&str>> = LazyLock::new(|| PLAIN.split_whitespace().collect());

/// Whether a clause says nothing beside whom a place takes.
pub(super) fn is_plain(clause: &Sentence<'_>) -> bool {
    let rest = clause.without(&["at this site", "at this location", "in need"]);
    // "Women coming home from prison".
    let rest = rest.without(&COMING_OUT);
    // "Men with no place to stay", "mothers referred by Social Services": who they are, and no other house.
    let begins = LACK
        .iter()
        .chain(&SENT_HERE)
        .filter_map(|it| rest.plain.find(&format!(" {it} ")));
    let end = begins.min().unwrap_or(rest.plain.len());
    let mut words = rest.plain[..end].split(' ').filter(|word| !word.is_empty());
    words.all(|word| PLAIN_WORDS.contains(word) || is_age_or_count(word))
}

/// "40", "18+", "18-24". No beds are none, and a telephone has more digits.
fn is_age_or_count(word: &str) -> bool {
    let is_number = |word: &str| word.parse::<u16>().is_ok_and(|it| (1..1000).contains(&it));
    match word.split_once('-') {
        Some((from, to)) => [from, to].iter().all(|it| it.len() < 3 && is_number(it)),
        None => is_number(word.trim_end_matches('+')),
    }
}
