//! Reads what a place asks for and offers from its kind and its notes. Each value keeps the words it
//! came from. Where the words say two things that exclude each other, nothing is known: ask.

mod afterthought;
mod all_genders;
mod alternatives;
mod among_others;
mod asked_for;
mod audience;
mod before;
mod booked_beside;
mod booking;
mod both_ways;
mod childrens_sex;
mod coming_out;
pub(crate) mod conditions;
pub mod contradictions;
mod cost;
mod denial;
mod dropped;
mod entry;
mod fathers;
mod free;
mod free_services;
mod gone;
mod grown_people;
mod harmless;
mod hedged;
mod home_of;
mod house_for;
mod house_rules;
mod household;
mod how_many;
mod id_words;
mod identification;
mod in_writing;
pub(crate) mod inside;
mod kind_words;
mod languages;
mod left_out;
mod lifted;
mod limiting;
mod meal_times;
mod money;
mod named_plainly;
mod names;
mod no_id;
mod no_id_question;
mod no_papers;
mod no_spanish;
mod not_understood;
mod nothing_asked;
mod on_site;
mod one_sex;
mod only_some;
mod other_service;
mod other_things;
mod people;
mod price;
mod promised;
mod questions;
mod ramps;
mod record;
mod record_here;
mod refused_behind;
mod residents;
mod rules;
mod run_by;
mod said_in_hours;
mod sent_on;
mod sentence;
mod sex_named;
mod sex_of_group;
mod some_records;
mod spanish;
mod spelled_out;
mod stairs;
mod step_before;
mod taken_back;
mod turned_away;
mod unable_to_pay;
mod unasked;
mod understood;
mod unsure;
mod ways_in;
mod wheelchair;
mod whose_house;
mod widened;

use self::sentence::Sentence;
use self::understood::Understood;
use crate::asides;
use crate::row::PlaceRow;
use crate::sentences::sentences;
use sync_protocol::employer_fact::{HIRES_FIELD, says_no, says_yes};
use sync_protocol::places::requirements::{
    Ages, Condition, Cost, Entry, Group, Household, IdNeed, RecordPolicy, Referral, Requirements,
    Sex, Stated,
};

/// Everything the row says.
pub fn of_row(row: &PlaceRow<'_>) -> Requirements {
    read(row).0
}

/// Everything the row says, and whether one should call before one comes: the notes say so, or they say something that was
/// not understood.
pub(crate) fn read(row: &PlaceRow<'_>) -> (Requirements, bool) {
    let mut found = Requirements::default();
    let mut facts = facts_of(row);
    facts.show_disagreement();
    facts.forget_ages_of_some();
    facts.join_audiences();
    facts.forget_ages_of_singles();
    facts.hesitate();
    facts.ask_of_those_sent_on();
    found.id = strictest(facts.id, |id| match id {
        IdNeed::None => 0,
        IdNeed::Any => 1,
        IdNeed::Photo => 2,
    });
    found.papers = facts.papers;
    found.groups = facts.groups;
    found.groups.dedup_by_key(|group| group.value);
    found.referral = agreed(facts.referral);
    found.residents = facts.residents.into_iter().next();
    found.residents = found.residents.or_else(|| residents::of_office(row));
    found.ages = agreed(facts.ages);
    // "Women and families. No men": the plainer words count.
    facts
        .sex
        .sort_by_key(|it| it.words.to_lowercase().contains("famil"));
    found.sex = agreed(facts.sex);
    found.household = agreed(facts.household);
    found.sober = agreed(facts.sober);
    // "Free. Donation suggested": the gift is what they ask for.
    if facts.cost.iter().any(|cost| cost.value == Cost::Donation) {
        facts.cost.retain(|cost| cost.value != Cost::Free);
    }
    // Who reads it may be one of those to whom it is free.
    if facts.is_free_to_some {
        facts.cost.retain(|cost| cost.value == Cost::Donation);
    }
    found.cost = agreed(facts.cost);
    found.entry = strictest(facts.entry, |entry| match entry {
        Entry::WalkIn => 0,
        Entry::CallFirst => 1,
        Entry::Appointment => 2,
    });
    found.languages = languages::all(facts.languages, facts.hints_at_spanish);
    found.wheelchair = agreed(facts.wheelchair);
    found.record = asked_of_employer(row, record::agreed(facts.record));
    found.how_often = facts.how_often;
    for condition in facts.conditions {
        if !found.conditions.contains(&condition) {
            found.conditions.push(condition);
        }
    }
    let asks_before = asides::ask_before(row);
    if asks_before {
        found.entry = found.entry.filter(|it| it.value != Entry::WalkIn);
    }
    if asides::ask_for_papers(row) {
        found.id = found.id.filter(|it| it.value != IdNeed::None);
    }
    (found, asks_before || facts.asks_before || facts.is_unclear)
}

/// What an employer answered whether it hires people with a record. Its "no" counts more than an older promise.
fn asked_of_employer(
    row: &PlaceRow<'_>,
    said: Option<Stated<RecordPolicy>>,
) -> Option<Stated<RecordPolicy>> {
    let answered = |value| {
        row.field(HIRES_FIELD).map(|words| Stated {
            value,
            words: words.to_owned(),
        })
    };
    match row.field(HIRES_FIELD) {
        Some(text) if says_no(text) => answered(RecordPolicy::Limits),
        Some(text) if says_yes(text) => said.or_else(|| answered(RecordPolicy::Welcome)),
        _ => said,
    }
}

/// The columns in which a row says what it asks for.
const SAID_IN: [&str; 3] = ["notes", "other", "requires"];

/// The sentences in which a row says what it asks for.
fn sentences_of<'a>(row: &PlaceRow<'a>) -> Vec<Sentence<'a>> {
    let said = row.fields(&SAID_IN).flat_map(sentences);
    said.map(Sentence::new).collect()
}

/// All that the sentences of a row, its kind and its hours say.
fn facts_of(row: &PlaceRow<'_>) -> Facts {
    let mut facts = Facts::default();
    let (sentences, questions) =
        turned_away::apart(sentences_of(row), questions::of_row(row), &mut facts);
    let mut last = hedged::Lengths::of(&facts);
    let (mut asked, mut previous) = (lifted::Demands::of(&facts), None);
    for (sentence, is_question) in sentences.iter().zip(questions) {
        let before = understood::Before::of(&facts);
        let lengths = hedged::Lengths::of(&facts);
        let demands = lifted::Demands::of(&facts);
        identification::read(sentence, row.list, &mut facts);
        rules::read(sentence, &mut facts);
        cost::read_clinic(sentence, row.list, &mut facts);
        people::read(sentence, &mut facts);
        let is_pantry = one_sex::read_pantry(sentence, row.list, &mut facts);
        house_for::read_note(sentence, row.list, lengths.sex, &mut facts);
        sex_of_group::read_note(sentence, lengths.sex, &mut facts);
        let says_whose = is_pantry
            || sex_named::read_note(sentence, lengths.sex, &mut facts)
            || house_for::is_whole(sentence, row.list)
            || sex_of_group::is_whole(sentence);
        if !says_whose {
            sent_on::read(sentence, &mut facts);
        }
        residents::read(sentence, row, &mut facts);
        lifted::read(sentence, row.list, demands, &mut facts);
        if is_question {
            lifted::take_back_a_question(demands, &mut facts);
            hedged::take_back_a_question(lengths, &mut facts);
            cost::read_a_question(sentence, &mut facts);
        }
        conditions::read(sentence, before, &mut facts);
        only_some::read(sentence, lengths, &mut facts);
        hedged::read(sentence, lengths, &mut facts);
        promised::read(sentence, lengths, &mut facts);
        let is_widened = widened::read(sentence, previous, asked, demands, &mut facts);
        let understood = match is_widened {
            true => Understood::Wholly,
            false => understood::read(sentence, row, before, &mut facts),
        };
        let promises = facts.entry.len() > lengths.entry;
        not_understood::settle(sentence, understood, promises, &mut facts);
        cost::read_money(sentence, lengths.cost, &mut facts);
        if unsure::is_all(sentence) {
            hedged::take_back(sentence, last, &mut facts);
        }
        afterthought::read(sentence, understood, [last, lengths], &mut facts);
        (last, asked, previous) = (lengths, demands, Some(sentence));
    }
    for sentence in &sentences {
        taken_back::read(sentence, &mut facts);
        refused_behind::read(sentence, &mut facts);
    }
    some_records::settle(&sentences, &mut facts);
    only_some::settle_both(&sentences, &mut facts);
    if let Some(kind) = row.field("type").map(Sentence::new)
        && let Some(condition) = inside::read(&kind)
    {
        facts.conditions.push(kind.state(condition));
    }
    read_asides(row, &mut facts);
    ramps::settle(&sentences, &mut facts);
    wheelchair::settle(&sentences, &mut facts);
    inside::settle(&sentences, row.list, &mut facts);
    identification::forget_where_nobody_is_turned_away(&sentences, &mut facts);
    no_id_question::read(&sentences, &mut facts);
    identification::doubt_where_another_names_one(&sentences, &mut facts);
    both_ways::settle(&sentences, &mut facts);
    residents::forget_where_others_are_taken(&sentences, &mut facts);
    other_service::settle(row.list, &sentences, &mut facts);
    cost::settle(&sentences, &mut facts);
    unable_to_pay::settle(&sentences, &mut facts);
    facts.asks_before = sentences
        .iter()
        .any(|it| before::asks(it) && !lifted::is_none_of_both(it));
    if facts.asks_before {
        facts.doubts.push(denial::Doubt::WalkIn);
    }
    step_before::settle(&sentences, &mut facts);
    said_in_hours::read(row, &mut facts);
    let name = row.field("name").map(Sentence::new);
    facts.names_free |= name.is_some_and(|name| free::is_given(&name));
    cost::read_kind_and_name(row, &mut facts);
    if let Some(kind) = row.field("type").map(Sentence::new) {
        only_some::settle_kind(&kind, &mut facts);
        conditions::read_kind(&kind, &mut facts);
        rules::read_kind(&kind, row.list, &mut facts);
        one_sex::read_pantry(&kind, row.list, &mut facts);
        one_sex::read_kind(kind.words, &mut facts);
        house_for::read_kind_or_name(&kind, row.list, &mut facts);
        sex_of_group::read_kind_or_name(&kind, &mut facts);
        home_of::read_kind(&kind, row, &mut facts);
        sex_named::ask_of_kind(&kind, &mut facts);
        residents::read_kind_or_name(&kind, row, &mut facts);
    }
    if let Some(name) = row.field("name").map(Sentence::new) {
        people::read_name(&name, &mut facts);
        whose_house::read_name(&name, row, &mut facts);
        house_for::read_name(&name, row.list, &mut facts);
        if row.list == "housing" {
            sex_of_group::read_kind_or_name(&name, &mut facts);
            home_of::read_name(&name, row, &mut facts);
            sex_named::ask_of_name(&name, &mut facts);
        }
        residents::read_kind_or_name(&name, row, &mut facts);
    }
    for said in row.fields(&["address", "name", "type"]) {
        wheelchair::read_beside_notes(&Sentence::new(said), &mut facts);
    }
    if let Some(hours) = row.field("hours").map(Sentence::new) {
        entry::read_hours(&hours, &mut facts);
    }
    audience::ask_of_families(&sentences, &mut facts);
    fathers::settle(&sentences, &mut facts);
    if audience::are_families_beside_men(&facts) {
        use denial::Doubt;
        facts
            .doubts
            .extend([Doubt::Children, Doubt::Men, Doubt::Women]);
    }
    facts
}

/// Whether the words about a sex are quoted, because they name only some of it: "women veterans".
pub(crate) fn is_of_some(
    sex: &Stated<Sex>,
    household: Option<Household>,
    conditions: &[Stated<Condition>],
) -> bool {
    // "Single women; families" are two kinds of people that are taken, and both are quoted.
    household != Some(Household::Both) && conditions.iter().any(|it| it.words == sex.words)
}

/// Reads what the type of a row says in brackets: "Emergency shelter (men only)". Of a name only what limits who may come, or
/// when: most brackets of names are names.
fn read_asides(row: &PlaceRow<'_>, facts: &mut Facts) {
    const LIMITS: [&str; 6] = [
        "appointment",
        "appointments",
        "cita",
        "only",
        "referral",
        "solo",
    ];
    let of_type = row.field("type").into_iter().flat_map(asides::of);
    let of_name = row.field("name").into_iter().flat_map(asides::of);
    let of_type = of_type.map(Sentence::new);
    let of_name = of_name.map(Sentence::new).filter(|it| it.has_any(&LIMITS));
    for aside in of_type.chain(of_name) {
        rules::read(&aside, facts);
        people::read(&aside, facts);
        residents::read(&aside, row, facts);
    }
    if row.list == "housing" {
        whose_house::read_parts(row, facts);
    }
}

/// What was read so far; a requirement may be read more than once.
#[derive(Default)]
pub(crate) struct Facts {
    pub(crate) id: Vec<Stated<IdNeed>>,
    /// Whether only some people, or one service, need an ID. The filter then refuses nobody.
    pub(crate) is_id_of_some: bool,
    /// The same of an appointment or a call before coming.
    pub(crate) is_entry_of_some: bool,
    pub(crate) papers: Vec<Stated<sync_protocol::places::requirements::Paper>>,
    pub(crate) referral: Vec<Stated<Referral>>,
    pub(crate) residents: Vec<Stated<Vec<String>>>,
    pub(crate) ages: Vec<Stated<Ages>>,
    pub(crate) sex: Vec<Stated<Sex>>,
    pub(crate) household: Vec<Stated<Household>>,
    pub(crate) groups: Vec<Stated<Group>>,
    pub(crate) sober: Vec<Stated<bool>>,
    pub(crate) cost: Vec<Stated<Cost>>,
    pub(crate) entry: Vec<Stated<Entry>>,
    pub(crate) languages: Vec<Stated<Vec<String>>>,
    /// Whether a sentence names Spanish and does not plainly say that people speak it: "Spanish by phone".
    pub(crate) hints_at_spanish: bool,
    pub(crate) wheelchair: Vec<Stated<bool>>,
    pub(crate) record: Vec<Stated<RecordPolicy>>,
    pub(crate) how_often: Option<String>,
    pub(crate) conditions: Vec<Stated<Condition>>,
    /// Whether a sentence names a sum of money.
    pub(crate) names_money: bool,
    /// Whether any words but the kind say that something is free, and whether a sentence says that all of it is.
    pub(crate) names_free: bool,
    pub(crate) is_all_free: bool,
    /// Whether it is free to some: "Small fee, free for returning citizens".
    pub(crate) is_free_to_some: bool,
    /// Whether one has to call, or to be registered, before one comes.
    pub(crate) asks_before: bool,
    /// Whether a sentence was not understood.
    pub(crate) is_unclear: bool,
    /// The sentences that name people whom the place takes, and do not say that it takes no others.
    pub(crate) audiences: Vec<String>,
    /// What has to be asked although a sentence promises it.
    pub(crate) doubts: Vec<denial::Doubt>,
    /// People whom a sentence names and does not plainly take.
    pub(crate) sent_on: Vec<Stated<denial::Doubt>>,
}

impl Facts {
    /// How many values were read, besides groups and conditions.
    fn values(&self) -> usize {
        self.id.len()
            + self.papers.len()
            + self.referral.len()
            + self.residents.len()
            + self.ages.len()
            + self.sex.len()
            + self.household.len()
            + self.sober.len()
            + self.cost.len()
            + self.entry.len()
            + self.languages.len()
            + self.wheelchair.len()
            + self.record.len()
    }

    /// "Single men 18+; mothers": an age of men only is no age of everyone, so it is not asked of the others.
    fn forget_ages_of_some(&mut self) {
        let of_some = two_of(&self.sex);
        self.ages.retain(|it| !of_some.contains(&it.words));
    }

    /// "Single men 18+; mothers with children": the place takes both.
    fn join_audiences(&mut self) {
        let sex = std::mem::take(&mut self.sex);
        self.sex = joined(sex, &self.audiences, Sex::Everybody);
        let household = std::mem::take(&mut self.household);
        self.household = joined(household, &self.audiences, Household::Both);
    }

    /// "Single adults 21+ and families": an age of those who come alone is no age of the children. Who comes alone reads it.
    fn forget_ages_of_singles(&mut self) {
        let mut households = self.household.iter();
        let takes_both = households.len() > 0 && households.all(|it| it.value == Household::Both);
        let is_of_singles = |it: &mut Stated<Ages>| {
            people::is_of_the_grown(it.value)
                && (takes_both || people::takes_children_too(&Sentence::new(&it.words)))
        };
        let of_singles: Vec<_> = self.ages.extract_if(.., is_of_singles).collect();
        for Stated { words, .. } in of_singles {
            let is_number = words.contains(|char: char| char.is_ascii_digit());
            if is_number && !self.conditions.iter().any(|it| it.words == words) {
                self.conditions.push(Stated {
                    value: Condition::Note,
                    words,
                });
            }
        }
    }

    /// Where sentences say two things of whom a place takes, people have to read both.
    fn show_disagreement(&mut self) {
        let mut words = two_of(&self.sex);
        words.extend(two_of(&self.household));
        words.extend(two_of(&self.ages));
        for words in words {
            if !self.conditions.iter().any(|it| it.words == words) {
                self.conditions.push(Stated {
                    value: Condition::Note,
                    words,
                });
            }
        }
    }
}

/// One value for those that say several things, where each of them is of a sentence that leaves out nobody.
fn joined<T: PartialEq>(stated: Vec<Stated<T>>, audiences: &[String], both: T) -> Vec<Stated<T>> {
    let words = two_of(&stated);
    if words.is_empty() || !words.iter().all(|it| audiences.contains(it)) {
        return stated;
    }
    vec![Stated {
        value: both,
        words: words.join("; "),
    }]
}

/// The words of values that are not all the same.
fn two_of<T: PartialEq>(stated: &[Stated<T>]) -> Vec<String> {
    let is_one = stated.windows(2).all(|pair| pair[0].value == pair[1].value);
    let words = stated.iter().map(|it| it.words.clone());
    if is_one { Vec::new() } else { words.collect() }
}

/// The one value that all sentences agree on.
fn agreed<T: PartialEq>(stated: Vec<Stated<T>>) -> Option<Stated<T>> {
    let mut stated = stated.into_iter();
    let first = stated.next()?;
    stated
        .all(|other| other.value == first.value)
        .then_some(first)
}

/// The value that asks for most.
fn strictest<T: Copy>(stated: Vec<Stated<T>>, rank: fn(T) -> u8) -> Option<Stated<T>> {
    stated.into_iter().max_by_key(|stated| rank(stated.value))
}
