//! People whom notes name and send elsewhere, or take for something else than a bed: "Women served at Grace House", "women may
//! eat here", "Families on waiting list". A place takes those it names only where the clause says no more than who they
//! are, how many beds there are, an age, or a plain word of taking. Whatever else stands there has to be asked.

use super::audience::{LACK, in_one_word, leaves_out};
use super::denial::Doubt;
use super::{Facts, Sentence, agreed, harmless, is_of_some, whose_house};
use std::collections::HashSet;
use std::sync::LazyLock;
use sync_protocol::places::requirements::{Condition, Household, Sex, Stated};

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

/// Behind these stands who sends people here.
const SENT_HERE: [&str; 4] = [
    "referred by",
    "referred from",
    "who are referred",
    "with a referral",
];

/// A clause with one of these says where those are who were named before it: "Women, at Grace House".
const AWAY: [&str; 11] = [
    "at",
    "elsewhere",
    "en otro",
    "en otra",
    "housed",
    "off-site",
    "offsite",
    "placed",
    "sent",
    "served",
    "waiting list",
];

/// Notes whom a sentence names and does not plainly take.
pub(super) fn read(sentence: &Sentence<'_>, facts: &mut Facts) {
    // Where the house of others is says nothing of this one, and that is known already.
    if whose_house::is_another(sentence) || harmless::is_harmless(sentence) {
        return;
    }
    let mut before = Vec::new();
    for clause in sentence.words.split([',', ';']).map(Sentence::new) {
        let clause = in_one_word(&clause);
        let mut who = named(&clause);
        if who.is_empty() {
            if !clause.has_any(&AWAY) {
                continue;
            }
            who = std::mem::take(&mut before);
        } else if leaves_out(&clause) || is_plain(&clause) {
            before = who;
            continue;
        }
        let sent_on = who.iter().map(|doubt| sentence.state(*doubt));
        facts.sent_on.extend(sent_on);
        before = who;
    }
}

/// The people that a clause names.
fn named(clause: &Sentence<'_>) -> Vec<Doubt> {
    let named = [
        (&["men", "mens"][..], Doubt::Men),
        (&["women", "womens", "mothers"], Doubt::Women),
        (
            &["families", "family", "children", "kids", "mothers"],
            Doubt::Children,
        ),
    ];
    let named = named.iter().filter(|(words, _)| clause.has_any(words));
    named.map(|(_, doubt)| *doubt).collect()
}

/// Whether a clause says nothing beside whom a place takes.
pub(super) fn is_plain(clause: &Sentence<'_>) -> bool {
    let rest = clause.without(&["at this site", "at this location", "in need"]);
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

impl Facts {
    /// Takes back that people are taken who are perhaps sent elsewhere, and quotes the sentence.
    pub(super) fn ask_of_those_sent_on(&mut self) {
        for Stated { value, words } in std::mem::take(&mut self.sent_on) {
            let is_taken_back = match value {
                Doubt::Children => self.forget_children(),
                Doubt::Men => self.forget_sex(Sex::Men),
                _ => self.forget_sex(Sex::Women),
            };
            if is_taken_back && !self.conditions.iter().any(|it| it.words == words) {
                self.conditions.push(Stated {
                    value: Condition::Note,
                    words,
                });
            }
        }
    }

    /// Forgets of which sex the people are, where it would be a yes to some who are sent on. Where a quoted sentence says
    /// that these alone are taken they ask already.
    fn forget_sex(&mut self, sex: Sex) -> bool {
        let said = agreed(self.sex.clone());
        let household = agreed(self.household.clone()).map(|it| it.value);
        let is_asked =
            |said: &Stated<Sex>| said.value == sex && is_of_some(said, household, &self.conditions);
        match said {
            Some(said) if is_asked(&said) => false,
            Some(_) => {
                self.sex.clear();
                true
            }
            // Two that disagree are asked about already.
            None => !self.sex.is_empty(),
        }
    }

    /// Forgets who comes with children, and that the place is for men, which would be a no to families.
    fn forget_children(&mut self) -> bool {
        let is_for_men = agreed(self.sex.clone()).map(|it| it.value) == Some(Sex::Men);
        if self.household.is_empty() && !is_for_men {
            return false;
        }
        self.household.clear();
        if is_for_men {
            self.sex.clear();
        }
        true
    }
}
