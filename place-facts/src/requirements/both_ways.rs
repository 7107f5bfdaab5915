//! Notes that promise something and refuse it too: "No ID required for soup kitchen. Pantry requires ID", "Fair chance employer but drivers
//! need clean record", "Walk-ins welcome. Screening by phone". One of both is said of some people, or of one thing. Who reads it has to ask
//! and is not sent away.

use super::denial::{self, Doubt};
use super::entry::{NONE_LEFT, WALK_IN};
use super::id_words::one_word_for_it;
use super::named_plainly::is_plain;
use super::no_id::{is_offered, without_id};
use super::record::WELCOME;
use super::{Facts, Sentence, audience, no_id_question};
use sync_protocol::places::requirements::{Condition, Entry, IdNeed, RecordPolicy, Referral, Sex};

pub(super) fn settle(sentences: &[Sentence<'_>], facts: &mut Facts) {
    let without: Vec<_> = sentences.iter().filter(|it| offers_none(it)).collect();
    if let Some(offer) = without.first()
        && facts
            .id
            .iter()
            .any(|it| is_demand(it.value, &it.words, &without))
    {
        facts.is_id_of_some = true;
        facts.doubts.push(Doubt::Id);
        offer.quote(facts);
    }
    if let Some(welcome) = sentences.iter().find(|it| takes_them(it)) {
        for refusal in &mut facts.record {
            if refusal.value == RecordPolicy::Limits {
                refusal.value = RecordPolicy::Some;
                facts.conditions.push(welcome.state(Condition::Note));
            }
        }
    }
    if sentences.iter().any(|it| walks_in(it, facts)) {
        facts.is_entry_of_some = true;
        facts.doubts.push(Doubt::WalkIn);
    }
    if let Some(only) = referral_of_some(sentences, facts) {
        facts.referral.clear();
        facts.doubts.push(Doubt::WalkIn);
        only.quote(facts);
    }
    if let Some(other) = sentences.iter().find(|it| takes_the_other_sex(it, facts)) {
        facts.sex.clear();
        other.quote(facts);
    }
}

/// "By appointment only. Walk-in hours Friday": one way in is refused, and another sentence has it.
fn walks_in(sentence: &Sentence<'_>, facts: &Facts) -> bool {
    let mut refused = facts.entry.iter().filter(|it| it.value != Entry::WalkIn);
    refused.any(|it| it.words != sentence.words)
        && sentence.has_any(&WALK_IN)
        && denial::of(sentence, &WALK_IN).is_none()
        && !sentence.has_any(&NONE_LEFT)
}

/// "Walk-ins OK for emergency bags; full pantry by referral only": the sentence that demands a referral beside one that takes people
/// who just come for something.
fn referral_of_some<'a, 'b>(
    sentences: &'a [Sentence<'b>],
    facts: &Facts,
) -> Option<&'a Sentence<'b>> {
    let demands = |it: &&Sentence<'_>| {
        let mut referral = facts.referral.iter();
        referral.any(|said| said.value == Referral::Needed && said.words == it.words)
    };
    let takes_walk_ins = |it: &Sentence<'_>| {
        let is_refused = matches!(denial::of(it, &WALK_IN), Some(denial::Denial::Refused));
        it.has_any(&WALK_IN) && it.has("for") && !is_refused
    };
    let demanding = sentences.iter().find(demands)?;
    let mut others = sentences.iter().filter(|it| !demands(it));
    others.any(takes_walk_ins).then_some(demanding)
}

/// "20 beds for men. 10 for women with children": of one sex alone was read that it is taken.
fn takes_the_other_sex(sentence: &Sentence<'_>, facts: &Facts) -> bool {
    let Some(one) = super::agreed(facts.sex.clone()).filter(|it| it.words != sentence.words) else {
        return false;
    };
    let other = match one.value {
        Sex::Men => Doubt::Women,
        Sex::Women => Doubt::Men,
        Sex::Everybody => return false,
    };
    let mut clauses = denial::clauses(sentence.words).map(|it| audience::in_one_word(&it));
    clauses.any(|clause| {
        audience::named(&clause).any(|it| it == other)
            && is_plain(&clause)
            && !audience::leaves_out(&clause)
    })
}

/// Whether a sentence says of somebody or of something that it needs no ID.
fn offers_none(sentence: &Sentence<'_>) -> bool {
    let said = one_word_for_it(sentence);
    is_offered(&said)
        && !no_id_question::is_one(&said)
        && without_id(&said).is_none_or(|it| it == IdNeed::None)
}

/// Whether an ID is asked for by a sentence that is not one of these.
fn is_demand(need: IdNeed, words: &str, offers: &[&Sentence<'_>]) -> bool {
    need != IdNeed::None && !offers.iter().any(|it| it.words == words)
}

/// "Fair chance employer but drivers need a clean record": a part of the sentence takes people with a record, and another does not.
fn takes_them(sentence: &Sentence<'_>) -> bool {
    const BUT: [&str; 5] = [" but ", " pero ", " however ", "; ", ", "];
    let parts = BUT.iter().flat_map(|but| sentence.words.split(but));
    let mut parts = parts.map(Sentence::new);
    parts.any(|part| {
        part.plain != sentence.plain
            && part.has_any(&WELCOME)
            && denial::of(&part, &WELCOME).is_none()
            && !denial::leaves_out(&part)
    })
}
