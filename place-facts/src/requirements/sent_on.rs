//! People whom notes name and send elsewhere, or take for something else than a bed: "Women served at Grace House", "women may
//! eat here", "Families on waiting list". A place takes those it names only where the clause says no more than who they
//! are, how many beds there are, an age, or a plain word of taking. Whatever else stands there has to be asked.

use super::audience::{in_one_word, leaves_out, only_visits, welcomes};
use super::denial::Doubt;
use super::named_plainly::is_plain;
use super::{Facts, Sentence, agreed, harmless, is_of_some, whose_house};
use sync_protocol::places::requirements::{Condition, Sex, Stated};

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
        if only_visits(&clause) {
            continue;
        }
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

impl Facts {
    /// Takes back that people are taken who are perhaps sent elsewhere, and quotes the sentence.
    pub(super) fn ask_of_those_sent_on(&mut self) {
        for Stated { value, words } in std::mem::take(&mut self.sent_on) {
            let is_taken_back = match value {
                Doubt::Children => self.forget_children(),
                Doubt::Men => self.forget_sex(Sex::Men, &words),
                _ => self.forget_sex(Sex::Women, &words),
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
    /// that these alone are taken they ask already. A place for one sex stays one when its notes say more of that sex: those who
    /// are named ask, and the others are left out as before ("Women's shelter" with the note "Women by referral").
    fn forget_sex(&mut self, sex: Sex, words: &str) -> bool {
        let said = agreed(self.sex.clone());
        let household = agreed(self.household.clone()).map(|it| it.value);
        let is_asked =
            |said: &Stated<Sex>| said.value == sex && is_of_some(said, household, &self.conditions);
        // "30 men's beds. Women should call 973-555-0100".
        let is_told_to_call = || {
            let sent = Sentence::new(words);
            let digits = words.bytes().filter(u8::is_ascii_digit).count();
            digits > 2 && sent.has_any(&["call", "contact", "llamar", "llamen"])
        };
        let is_of_others_alone = |said: &Stated<Sex>| {
            let here = Sentence::new(&said.words);
            let are_beds = here.has_any(&["beds", "camas", "cots"]);
            let are_alone = here.has("only") && !welcomes(&Sentence::new(words));
            said.value != sex && (are_alone || are_beds && is_told_to_call())
        };
        match said {
            Some(said) if is_asked(&said) || is_of_others_alone(&said) => false,
            Some(said) if said.value == sex => {
                self.sex = vec![Stated {
                    value: sex,
                    words: words.to_owned(),
                }];
                true
            }
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
