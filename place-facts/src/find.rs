//! The finder: places that answer a need, best first (open, near, fitting, fresh).

mod county_office;
mod fit;
mod groups;
pub(crate) mod order;
mod others;

use crate::calendar::{read_moment, write_moment};
use crate::catalog::{Catalog, CatalogPlace};
use crate::geography::{Point, county, miles};
use crate::hours::evaluate;
use crate::hours::parse::asking;
use crate::namesakes::near_and_namesakes;
use crate::needs::Directness;
use crate::requirements;
use jiff::ToSpan;
use jiff::civil::DateTime;
use order::{Rank, Standing};
use std::sync::LazyLock;
use sync_protocol::employer_fact::HIRES_FIELD;
use sync_protocol::places::find::{
    Difference, FIND_LIMIT, FIND_LIMIT_MAX, FindAnswer, FindQuestion, FoundPlace, Freshness, Near,
    Need, Span, Wish,
};
use sync_protocol::places::hours::{Hours, OpenState};

pub(crate) use fit::is_rule;
pub use fit::{Fit, fit, takes_residents};

/// The number that helps everywhere, day and night.
pub const HELP: &str = "211";

/// The question cannot be answered as it is.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub enum QuestionError {
    /// `at` is not a date and time.
    #[error("at: not YYYY-MM-DDTHH:MM or YYYY-MM-DD")]
    At,
}

/// A place while an answer is made.
struct Candidate<'a> {
    place: &'a CatalogPlace,
    miles: Option<f64>,
    asks: Vec<Wish>,
    differs: Vec<Difference>,
    how: Option<Directness>,
    /// The words by which it answers a need that its list is not about.
    beside: Option<&'a str>,
    rank: Rank,
}

impl Candidate<'_> {
    /// Whether it does not give the thing itself.
    fn only_helps(&self) -> bool {
        self.how != Some(Directness::Direct)
    }
}

/// Answers a question; `now` is the wall-clock time in New Jersey.
pub fn find(
    catalog: &Catalog,
    question: &FindQuestion,
    now: DateTime,
) -> Result<FindAnswer, QuestionError> {
    let (moment, span) = moment(question, now)?;
    let said = question
        .near
        .as_deref()
        .map(str::trim)
        .filter(|text| !text.is_empty());
    let (from, also) = said.and_then(near_and_namesakes).unzip();
    let limit = question
        .limit
        .map_or(FIND_LIMIT, usize::from)
        .clamp(1, FIND_LIMIT_MAX);
    let candidates = catalog
        .answering(question.need)
        .map(|place| candidate(place, question, from.as_ref(), moment, span));
    let (mut fitting, others): (Vec<_>, Vec<_>) =
        candidates.partition(|candidate| candidate.differs.is_empty());
    fitting.sort_by(|a, b| a.rank.cmp(&b.rank));
    let total = u32::try_from(fitting.len()).unwrap_or(u32::MAX);
    let (mut others, room) = others::nearest(others, fitting.len(), limit, moment);
    let owed = from.as_ref();
    if let Some(from) = owed.filter(|_| county_office::is_owed(question.need, limit))
        && !county_office::keep(&mut fitting, limit, from)
    {
        county_office::keep(&mut others, room, from);
    }
    fitting.truncate(limit);
    others.truncate(room);
    let others = others.into_iter().map(|it| found(it, moment)).collect();
    let fitting = fitting.into_iter().map(|it| found(it, moment)).collect();
    let fitting = groups::in_groups(fitting, span, question.need);
    let ranked = (1..)
        .zip(fitting)
        .map(|(rank, it)| FoundPlace { rank, ..it });
    let (later, places) =
        ranked.partition(|it| span == Span::Now && it.open.state == OpenState::Closed);
    Ok(FindAnswer {
        at: write_moment(moment),
        span,
        near_unknown: said.is_some() && from.is_none(),
        near: from,
        also: also.unwrap_or_default(),
        places,
        later,
        total,
        others,
        help: HELP.to_owned(),
        kept_at: None,
    })
}

/// A place as an answer without a question about it.
pub fn describe(place: &CatalogPlace, moment: DateTime) -> FoundPlace {
    let candidate = Candidate {
        place,
        miles: None,
        asks: Vec::new(),
        differs: Vec::new(),
        how: None,
        beside: None,
        rank: Rank::default(),
    };
    found(candidate, moment)
}

fn moment(question: &FindQuestion, now: DateTime) -> Result<(DateTime, Span), QuestionError> {
    let Some(text) = question.at.as_deref() else {
        return Ok((now, question.span));
    };
    let (moment, is_timed) = read_moment(text).ok_or(QuestionError::At)?;
    Ok((moment, if is_timed { question.span } else { Span::Day }))
}

fn candidate<'a>(
    place: &'a CatalogPlace,
    question: &FindQuestion,
    from: Option<&Near>,
    moment: DateTime,
    span: Span,
) -> Candidate<'a> {
    let (mut asks, mut differs) = (Vec::new(), Vec::new());
    for wish in &question.wishes {
        match fit(place, question.need, *wish) {
            Fit::Yes => {}
            Fit::Ask => asks.push(*wish),
            Fit::No(difference) => differs.push(difference),
        }
    }
    if from.is_some_and(|from| !fit::takes_residents(place, from)) {
        differs.push(Difference::Elsewhere);
    }
    if requirements::inside::is_for_people_inside(&place.requirements) {
        differs.push(Difference::StillInside);
    }
    let served = place.served(question.need);
    let beside = served.and_then(|it| it.beside.as_deref());
    let hours = hours_of(place, beside);
    let now = evaluate::state(hours, moment).0;
    let (later, _) = evaluate::rest_of_day(hours, moment);
    if later == OpenState::Closed {
        differs.push(Difference::Closed);
    }
    let how = served.map_or(Directness::Direct, |it| it.how);
    // Where no town is known no door is near, and who answers for the whole state is as good as any.
    let is_line_near = how == Directness::Line && question.need != Need::Shelter && from.is_none();
    let how = if is_line_near {
        Directness::Direct
    } else {
        how
    };
    let miles = distance(place, from);
    let standing = Standing {
        state: if span == Span::Day { later } else { now },
        later,
        miles: miles.or_else(|| county_miles(place, from)),
        asks: asks.len(),
        freshness: freshness(place, moment),
        how,
        is_near_known: from.is_some(),
        is_day: span == Span::Day,
    };
    let rank = Rank::new(place, &standing);
    if is_rule(place) {
        asks.clear();
    }
    Candidate {
        place,
        miles,
        asks,
        differs,
        how: Some(how),
        beside,
        rank,
    }
}

/// The hours that count. Nobody says when a shelter gives the meals that it gives beside its beds.
pub(crate) fn hours_of<'a>(place: &'a CatalogPlace, beside: Option<&str>) -> &'a Hours {
    static NOT_KNOWN: LazyLock<Hours> = LazyLock::new(|| asking(""));
    if beside.is_some() {
        &NOT_KNOWN
    } else {
        &place.hours
    }
}

fn distance(place: &CatalogPlace, from: Option<&Near>) -> Option<f64> {
    let (from, to) = (from?, place.point?);
    let miles = miles(
        Point {
            lat: from.lat,
            lon: from.lon,
        },
        to,
    );
    Some((miles * 10.0).round() / 10.0)
}

/// Miles that a place without a town counts as: to the middle of its county, or a part of the way to
/// the county's border in one's own.
pub(crate) fn county_miles(place: &CatalogPlace, from: Option<&Near>) -> Option<f64> {
    const OWN_COUNTY: f64 = 8.0;
    let (from, (county, middle)) = (from?, county(place.field("county")?)?);
    let way = miles(
        Point {
            lat: from.lat,
            lon: from.lon,
        },
        middle,
    );
    Some(if county == from.county {
        OWN_COUNTY
    } else {
        way
    })
}

fn freshness(place: &CatalogPlace, moment: DateTime) -> Freshness {
    let Some(checked) = place.checked else {
        return Freshness::Undated;
    };
    let is_within = |days: i64| {
        checked
            .checked_add(days.days())
            .is_ok_and(|end| end >= moment.date())
    };
    if is_within(90) {
        Freshness::Fresh
    } else if is_within(366) {
        Freshness::ThisYear
    } else {
        Freshness::Old
    }
}

fn found(candidate: Candidate<'_>, moment: DateTime) -> FoundPlace {
    let place = candidate.place;
    let hours = hours_of(place, candidate.beside);
    FoundPlace {
        id: place.place.id.clone(),
        list: place.place.list.clone(),
        code: place.code(),
        name: place.text("name").unwrap_or_default(),
        kind: place.text("type"),
        address: place.text("address"),
        city: place.text("city"),
        county: place.text("county"),
        zip: place.text("zip"),
        phone: place.text("phone"),
        website: place.text("website"),
        open: evaluate::at(hours, moment),
        rest_of_day: evaluate::rest_of_day(hours, moment).0,
        hours: place.text("hours").filter(|_| candidate.beside.is_none()),
        requirements: place.requirements.as_ref().clone(),
        notes: place.text("notes"),
        miles: candidate.miles,
        point: place.point.map(|point| [point.lat, point.lon]),
        hires: place.text(HIRES_FIELD),
        checked: place.text("checked"),
        freshness: freshness(place, moment),
        asks: candidate.asks,
        differs: candidate.differs,
        how: candidate.how,
        beside: candidate.beside.map(str::to_owned),
        rank: 0,
    }
}
