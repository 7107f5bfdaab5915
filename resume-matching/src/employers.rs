//! A list of employers as kinds of work, papers and places.

use crate::columns::Columns;
use crate::concepts::Finder;
use crate::demands::{Demands, without_checks};
use crate::hiring::Hiring;
use crate::lexicon::{Lexicon, is_work};
use crate::notes::{
    STRENGTH, TOOL_WORK, asks_for_tools, is_general, is_only_asked, parts_with_jobs,
    place_and_jobs, refused, without_papers,
};
use crate::places::Kinds;
use crate::quote::{Around, quoted};
use place_facts::geography::{Point, point};
use std::collections::BTreeSet;
use sync_protocol::employer_fact::says_no;
use sync_protocol::listings::Row;
use sync_protocol::matching::Quote;

/// How much the sort of place says about the work, beside a column or notes that name the work.
const BY_TYPE: f64 = 0.5;
/// The same where notes name other work of that family.
const BY_TYPE_OF_FAMILY: f64 = 0.8;
/// How much a usual job of a kind of place counts beside what its name says.
const USUAL: f64 = 0.85;
/// How much less a job counts for each one that is more usual at the same kind of place: a cook is shown a
/// restaurant before a school. So little decides only between what is equal otherwise.
const LESS_USUAL: f64 = 0.01;
const LESS_USUAL_MOST: usize = 6;
/// Of the kind of work that is said most about, what another one has to reach.
const ASIDE: f64 = 0.6;
/// What a usual job of a restaurant counts that names its cooks.
const BESIDE_COOKS: f64 = 0.42;
/// Work in a kitchen that is named no closer.
const KITCHEN: &str = "kitchen-work";
/// The work that a commercial license is for.
const TRUCKS: &str = "truck-driving";
/// The work of drivers where the name of an employer says bus.
const BUSES: &str = "bus-driving";

/// A kind of work of an employer.
#[derive(Debug, Clone)]
pub struct Work {
    /// Its place in the lexicon.
    pub place: usize,
    /// How sure it is, from 0 to 1.
    pub sure: f64,
    /// The words of the row that name it.
    pub named: Quote,
    /// Whether it is only usual at such a kind of place, and the row does not name it.
    pub is_usual: bool,
}

/// One employer.
#[derive(Debug, Clone)]
pub struct Employer {
    /// Its row.
    pub row: Row,
    /// Kinds of work there.
    pub work: Vec<Work>,
    /// Papers that it requires.
    pub licences: Vec<usize>,
    /// What else it asks for: languages, hours, skills.
    pub asked: Vec<usize>,
    /// Where it is, if it is at one place.
    pub point: Option<Point>,
    /// Whether there is any way to reach it, and nothing says that it hires nobody now.
    pub is_reachable: bool,
    /// Whether a person should ask first whether it hires them.
    pub(crate) asks_first: bool,
    /// The kinds of place that it is.
    pub(crate) kinds: BTreeSet<usize>,
}

/// All employers, and what is rare among them.
pub struct Employers {
    /// In the order of the list.
    pub all: Vec<Employer>,
    /// Rows that help people find work and have no jobs of their own.
    pub helpers: Vec<Employer>,
    /// How much each concept says: the rarer, the more.
    pub rarity: Vec<f64>,
}

impl Employer {
    fn new(row: &Row, finder: &Finder) -> Self {
        let columns = Columns(row);
        let lexicon = finder.lexicon();
        let of_work = |text: &str| {
            let found = finder.find_in_row(text).into_iter();
            let known = found.filter_map(|found| {
                Some(Work {
                    place: lexicon.place(&found.id)?,
                    sure: f64::from(found.weight),
                    named: found.quote?,
                    is_usual: false,
                })
            });
            let work = known.filter(|work| is_work(lexicon, work.place));
            work.collect::<Vec<_>>()
        };
        let family = |work: &Work| lexicon.concepts()[work.place].family.clone();
        // Of "plumbing supply store: cashiers" the place is no work of its own, but for what is of the same
        // family.
        let offered = |text: &str| {
            let mut all = Vec::new();
            for part in text.split_inclusive(['\n', '.', ';']) {
                let jobs = place_and_jobs(part).map(|(place, jobs)| (place, of_work(jobs)));
                match jobs.filter(|(_, jobs)| !jobs.is_empty()) {
                    None => all.extend(of_work(part)),
                    Some((place, jobs)) => {
                        let families: Vec<String> = jobs.iter().map(family).collect();
                        let kept = of_work(place).into_iter();
                        all.extend(kept.filter(|it| families.contains(&family(it))));
                        all.extend(jobs);
                    }
                }
            }
            surest(all)
        };
        let has_jobs = |text: &str| {
            let mut parts = text.split(['\n', '.', ';']);
            parts
                .any(|part| place_and_jobs(part).is_some_and(|(_, jobs)| !of_work(jobs).is_empty()))
        };
        let of_work_here = |text: &str| match has_jobs(text) {
            true => offered(text),
            false => of_work(text),
        };
        let kind = columns.kinds();
        let kinds = Kinds::of(&kind);
        // "Clerks" in a store are no office, and "front desk" at a dentist is no hotel: the kind of place says which.
        let named = match kinds.usual_jobs().next() {
            Some(_) if is_general(&columns.work()) => String::new(),
            _ => columns.work(),
        };
        let is_asked =
            |work: &Work| is_only_asked(&lexicon.concepts()[work.place].id, &work.named.words);
        // "Painting contractor" is a kind of place, and no construction because of its second word.
        let usual_here: Vec<usize> = kinds
            .usual_jobs()
            .filter_map(|it| lexicon.place(it.job))
            .collect();
        let is_known = kinds.is_bare() && !usual_here.is_empty();
        let mut of_kind = of_work_here(&kind);
        let has_family = |it: &Work| {
            let mut families = usual_here
                .iter()
                .map(|place| &lexicon.concepts()[*place].family);
            families.any(|other| *other == family(it))
        };
        of_kind.retain(|it| !(is_known && has_family(it)) || usual_here.contains(&it.place));
        let mut work = of_work_here(&named);
        // "Roofing; lift 50 lb" asks for strength, and "roofer; power tools" for skill. To load trucks and to lift
        // are both work.
        let has_kind = !of_kind.is_empty();
        if has_kind || !work.iter().all(is_asked) {
            let is_lifting = |work: &Work| lexicon.concepts()[work.place].id == STRENGTH;
            work.retain(|it| !is_asked(it) || (!has_kind && is_lifting(it)));
        }
        // Who names the jobs beside the kind of place has those, and not all that are usual there.
        let is_job = |work: &Work| !kinds.shares_a_word_with(&work.named.words);
        if work.is_empty() {
            for part in parts_with_jobs(&columns.all_notes()) {
                // Each item of a list is a job of its own.
                for item in without_papers(finder, part).split([',', '/']) {
                    let asks_for_tools = asks_for_tools(item);
                    let is_other = |work: &Work| {
                        let id = lexicon.concepts()[work.place].id.as_str();
                        is_asked(work) || (asks_for_tools && TOOL_WORK.contains(&id))
                    };
                    work.extend(of_work_here(item).into_iter().filter(|it| !is_other(it)));
                }
            }
            work = surest(work);
        }
        let is_noted = named.is_empty();
        let families: Vec<String> = work.iter().map(family).collect();
        let names_jobs = has_jobs(&kind)
            || of_kind.iter().any(is_job)
            || (!kinds.is_bare() && !of_work(&kinds.without_names(&kind)).is_empty());
        for mut read in of_kind {
            if !work.iter().any(|known| known.place == read.place) {
                read.sure *= match families.contains(&family(&read)) {
                    _ if families.is_empty() => 1.0,
                    true if is_noted => BY_TYPE_OF_FAMILY,
                    _ => BY_TYPE,
                };
                work.push(read);
            }
        }
        if families.is_empty() && !names_jobs {
            add_usual(&mut work, &kind, &kinds, lexicon);
        }
        let demanded = without_checks(&columns.demands().join(";\n"));
        let noted = columns.all_notes();
        // Each part is a sentence of its own: a quote over what was left out is not in the row.
        let noted = parts_with_jobs(&noted).collect::<Vec<_>>().join(";\n");
        let others = [
            Some(named.as_str()),
            Some(demanded.as_str()),
            Some(noted.as_str()),
            columns.name(),
        ];
        for text in others.into_iter().flatten() {
            if work.is_empty() {
                work = of_work(text);
                // A high school diploma is no school.
                let text = without_papers(finder, text);
                add_usual(&mut work, &text, &Kinds::of(&text), lexicon);
            }
        }
        let refused = refused(&format!("{named}\n{noted}")).into_iter();
        let refused: Vec<usize> = refused
            .flat_map(|text| of_work(&text).into_iter().map(|it| it.place))
            .collect();
        work.retain(|work| !refused.contains(&work.place));
        let most = work.iter().map(|work| work.sure).fold(0.0, f64::max);
        work.retain(|work| work.sure >= ASIDE * most);
        for work in &mut work {
            work.sure /= most;
        }
        if kinds.is_restaurant() && !families.is_empty() {
            add_of_restaurant(&mut work, &kind, &kinds, lexicon);
        }
        let places: Vec<usize> = work.iter().map(|work| work.place).collect();
        let demands = Demands::of(columns, finder, &places);
        let named = columns.name().unwrap_or_default();
        work.extend(trucks(&demands, &places, named, finder));
        let kinds = match kind.is_empty() {
            true => Kinds::of(columns.name().unwrap_or_default()).rows(),
            false => kinds.rows(),
        };
        let hiring = columns.hiring();
        let says_ask_first = columns
            .notes()
            .is_some_and(|notes| notes.to_lowercase().contains("ask first"));
        Self {
            row: row.clone(),
            work,
            asks_first: hiring != Hiring::Open || says_ask_first,
            kinds,
            licences: demands.licences,
            asked: demands.asked,
            point: columns.zip().and_then(point),
            is_reachable: hiring == Hiring::Open
                && (columns.phone().is_some()
                    || columns.website().is_some()
                    || columns.address().is_some()),
        }
    }
}

/// Each kind of work once, as the words say it that are surest of it.
fn surest(mut work: Vec<Work>) -> Vec<Work> {
    work.sort_by(|a, b| a.place.cmp(&b.place).then(b.sure.total_cmp(&a.sure)));
    work.dedup_by_key(|work| work.place);
    work
}

/// The trucks that a driver with a commercial license drives, where a row only says "driver"; or the buses, where
/// its name says so.
fn trucks(demands: &Demands, work: &[usize], name: &str, finder: &Finder) -> Option<Work> {
    let lexicon = finder.lexicon();
    let place = |id: &str| lexicon.place(id);
    let has = |all: &[usize], id: &str| place(id).is_some_and(|place| all.contains(&place));
    let is_driver = work.is_empty() || has(work, "van-driving");
    let is_bus = has(&demands.licences, "passenger");
    let named = demands.commercial.clone()?;
    let kinds = Kinds::of(name);
    let is_of_buses = kinds.usual_jobs().any(|it| it.job == BUSES && it.rank == 0);
    let drives = if is_of_buses { BUSES } else { TRUCKS };
    let is_open = is_of_buses || !is_bus;
    (is_driver && is_open && !has(work, drives)).then_some(Work {
        place: place(drives)?,
        sure: 1.0,
        named,
        is_usual: false,
    })
}

/// Adds the usual jobs of the kinds of place that a text names.
fn add_usual(work: &mut Vec<Work>, text: &str, kinds: &Kinds, lexicon: &Lexicon) {
    let most = work.iter().map(|it| it.sure).reduce(f64::max);
    // "Restaurant" says a kind of place and work there, "School" a kind of place alone.
    let beside = if kinds.is_bare() { 1.0 } else { USUAL };
    for usual in kinds.usual_jobs() {
        let Some(place) = lexicon.place(usual.job) else {
            continue;
        };
        if !work.iter().any(|known| known.place == place) {
            let less = LESS_USUAL * usual.rank.min(LESS_USUAL_MOST) as f64;
            work.push(Work {
                place,
                sure: (1.0 - less) * beside * most.unwrap_or(1.0),
                named: quoted(text, &kinds.words, &usual.words, Around::Items),
                is_usual: true,
            });
        }
    }
}

/// A restaurant that names its cooks or dishwashers has a kitchen, and waiters too, who count little beside what is named.
fn add_of_restaurant(work: &mut Vec<Work>, text: &str, kinds: &Kinds, lexicon: &Lexicon) {
    let cooks = ["line-cook", "prep-cook", "dishwasher"].map(|id| lexicon.place(id));
    let named = work.iter().filter(|it| cooks.contains(&Some(it.place)));
    let Some(surest) = named.max_by(|a, b| a.sure.total_cmp(&b.sure)).cloned() else {
        return;
    };
    let mut usual = Vec::new();
    add_usual(&mut usual, text, kinds, lexicon);
    usual.retain(|it| work.iter().all(|known| known.place != it.place));
    work.extend(
        usual
            .into_iter()
            .map(|it| match lexicon.concepts()[it.place].id == KITCHEN {
                true => Work {
                    place: it.place,
                    ..surest.clone()
                },
                false => Work {
                    sure: it.sure * BESIDE_COOKS,
                    ..it
                },
            }),
    );
}

impl Employers {
    /// Prepares a list.
    pub fn new(rows: &[Row], finder: &Finder) -> Self {
        // An employer that said no to people with a record is no match for anyone here.
        let hires = |row: &&Row| {
            let columns = Columns(row);
            !columns.hires().is_some_and(says_no) && columns.hiring() != Hiring::Gone
        };
        let named = rows.iter().filter(hires);
        let named = named.filter(|row| Columns(row).name().is_some());
        let (helpers, all): (Vec<&Row>, Vec<&Row>) =
            named.partition(|row| Columns(row).only_helps());
        let made = |rows: Vec<&Row>| -> Vec<Employer> {
            rows.into_iter()
                .map(|row| Employer::new(row, finder))
                .collect()
        };
        let all = made(all);
        let mut counts = vec![0_u32; finder.lexicon().concepts().len()];
        for work in all.iter().flat_map(|employer| &employer.work) {
            counts[work.place] += 1;
        }
        let total = f64::from(u32::try_from(all.len()).unwrap_or(u32::MAX));
        let rarity = counts
            .into_iter()
            .map(|count| (1.0 + total / f64::from(count.max(1))).ln())
            .collect();
        Self {
            helpers: made(helpers),
            all,
            rarity,
        }
    }
}
