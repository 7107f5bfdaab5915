//! Reads a sentence of hours. What it does not understand whole it does not read at all: a half
//! understood sentence could show a closed place as open.

use super::bare_times::with_halves;
use super::behind_ordinals;
use super::clause::{Clause, SeasonsAlone};
use super::cursor::Cursor;
use super::date_of_weekday::date_of_weekday;
use super::dates::{Bounds, bounds, listed};
use super::day_letters::{with_daily_first, with_days, with_days_first};
use super::days::{group, months, weekday_distance};
use super::days_of_month::days_of_month;
use super::next_day::night;
use super::next_season::with_seasons_apart;
use super::parts_of_day::with_parts_of_day;
use super::remarks::{self, Remark};
use super::season_notes;
use super::spanish;
use super::spare_words::without_spare_words;
use super::times::time;
use super::unnamed_days;
use super::words::{Word, words};
use std::ops::{Deref, DerefMut};
use sync_protocol::places::hours::{Days, Hours, OpenState, Reception};

/// The sentence says something that is not understood.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
#[error("not understood at \"{0}\"")]
pub struct Unread(pub String);

/// Sentences that begin like this, or are this, say nothing that a clock could tell.
const ASK: [&str; 14] = [
    "appointment required",
    "arrive",
    "by appointment",
    "call at",
    "call for hours",
    "call first",
    "call ahead",
    "curfew",
    "end of the month",
    "hours vary",
    "must call for appointment",
    "nights; some day services",
    "once a month; call",
    "varies",
];

/// Reads a sentence. Of times without "am" and "pm" it reads those that can only be a day: "9-5".
pub fn parse(sentence: &str) -> Result<Hours, Unread> {
    Ok(read(sentence, with_halves)?.0)
}

/// The days of the week, 1 Monday to 7 Sunday, of which a sentence says two things that exclude each other: "Monday-Friday 9-5,
/// Monday 8-4". None for one that is not understood.
pub fn contradicting_days(sentence: &str) -> Vec<u8> {
    read(sentence, with_halves).map_or_else(|_| Vec::new(), |(_, days)| days)
}

/// Reads a sentence of a place where people may come for the night: its "8-5" may be either.
pub(super) fn parse_by_night(sentence: &str) -> Result<Hours, Unread> {
    Ok(read(sentence, |words| words)?.0)
}

/// Reads a sentence, and the days of which it says two things.
fn read(
    sentence: &str,
    with_halves: fn(Vec<Word>) -> Vec<Word>,
) -> Result<(Hours, Vec<u8>), Unread> {
    let hours = asking(sentence);
    let english = spanish::in_english(sentence);
    let text = match sentence.trim().to_lowercase().trim_end_matches(['.', '!']) {
        "24 horas" | "always open" | "open always" | "siempre abierta" | "siempre abierto" => {
            "24/7"
        }
        _ => english.as_deref().unwrap_or(sentence),
    };
    let plain = text.trim().to_lowercase();
    if ASK.iter().any(|start| plain.starts_with(start)) {
        return Ok((hours, Vec::new()));
    }
    let words = words(text).ok_or_else(|| Unread(sentence.to_owned()))?;
    let words = without_spare_words(words);
    if let Some(hours) = unnamed_days::read(&words, &hours) {
        return Ok((hours, Vec::new()));
    }
    if let Some(season) = season_notes::alone(&words) {
        return Ok((season_notes::asking_in(season, hours), Vec::new()));
    }
    let words = with_halves(with_days(&with_daily_first(with_days_first(
        with_parts_of_day(with_seasons_apart(words)),
    ))));
    let mut reader = Reader {
        cursor: Cursor {
            words: &words,
            at: 0,
        },
        clause: Clause::default(),
        last: Vec::new(),
        months: Vec::new(),
        seen_months: Vec::new(),
        bounds: Bounds::default(),
        hours: Hours {
            otherwise: OpenState::Closed,
            ..hours
        },
        free_text: false,
        is_times_first: false,
        before_part: 0,
        before_last_part: 0,
        are_others_asked: false,
        asked: None,
        is_main_elsewhere: false,
        seasons: SeasonsAlone::default(),
        of_all: Vec::new(),
        is_last_bound: false,
        contradicting: Vec::new(),
        wide: Vec::new(),
    };
    while reader.at < words.len() {
        if reader.step().is_none() {
            let rest = &words[reader.at.min(words.len() - 1)..];
            let rest: Vec<String> = rest.iter().take(4).map(Word::to_string).collect();
            return Err(Unread(rest.join(" ")));
        }
    }
    let read = reader.finish();
    let (mut hours, contradicting) = read.ok_or_else(|| Unread(sentence.to_owned()))?;
    behind_ordinals::ask(&words, &mut hours);
    Ok((hours, contradicting))
}

/// Hours of which nothing is known but the sentence.
pub fn asking(sentence: &str) -> Hours {
    Hours {
        sentence: Some(sentence.to_owned()),
        rules: Vec::new(),
        closed: Vec::new(),
        otherwise: OpenState::Ask,
        holidays: OpenState::Ask,
    }
}

pub(super) struct Reader<'a> {
    cursor: Cursor<'a>,
    pub(super) clause: Clause,
    /// The days of the last clause, for "Saturday following" and further times.
    pub(super) last: Vec<Days>,
    /// Whether the last clause had months or dates of its own.
    pub(super) is_last_bound: bool,
    /// Months of the clauses that come, and of all before.
    pub(super) months: Vec<u8>,
    pub(super) seen_months: Vec<u8>,
    /// First and last day of the clauses that come ("November 15 - March 31: …").
    pub(super) bounds: Bounds,
    pub(super) hours: Hours,
    /// After "Pantry:" a description may stand, up to the days.
    free_text: bool,
    /// Whether the times of a clause stand before its days.
    is_times_first: bool,
    /// How many rules there were at the last ";".
    pub(super) before_part: usize,
    /// The same of the last part that named hours.
    pub(super) before_last_part: usize,
    /// Whether "otherwise by appointment" was said, also of hours that come.
    pub(super) are_others_asked: bool,
    /// How people are received at the hours that come, up to the next ";".
    pub(super) asked: Option<Reception>,
    /// Whether a service is named that comes at none of the hours ("pantry by appointment").
    pub(super) is_main_elsewhere: bool,
    pub(super) seasons: SeasonsAlone,
    /// How people are received at all hours or, with `true`, those of the night, where a part of the sentence says only that.
    pub(super) of_all: Vec<(Reception, bool)>,
    /// The days of the week of which the sentence says two things.
    pub(super) contradicting: Vec<u8>,
    /// The days of the week of wide words that narrower days follow, before one time.
    pub(super) wide: Vec<u8>,
}

impl<'a> Deref for Reader<'a> {
    type Target = Cursor<'a>;

    fn deref(&self) -> &Cursor<'a> {
        &self.cursor
    }
}

impl DerefMut for Reader<'_> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.cursor
    }
}

impl Reader<'_> {
    /// Reads one part; `None` when it is not understood.
    fn step(&mut self) -> Option<()> {
        if self.peek() == Some(&Word::Open) {
            return self.bracket();
        }
        if self.skip_doors() {
            return self.doors(true);
        }
        let start = self.at;
        if let Some(remark) = remarks::read(self) {
            if self.is_of_what_follows(&remark) {
                return self.begin_with(start, &remark);
            }
            self.doubt_beside(start, &remark);
            return self.remark(remark);
        }
        if remarks::skip_all_year(self) || remarks::skip_to_the_public(self) {
            return Some(());
        }
        let start = self.at;
        if let Some(bounds) = bounds(self) {
            return self.bound(bounds, start);
        }
        if self.weeks_behind() {
            return Some(());
        }
        if let Some(days) = date_of_weekday(self) {
            self.free_text = false;
            return self.days(days?);
        }
        let days = days_of_month(self).or_else(|| self.days_of_one_time());
        if let Some(days) = days.or_else(|| listed(self)) {
            self.free_text = false;
            return self.days(days);
        }
        let start = self.at;
        let night = night(&mut self.cursor, &self.clause.days);
        if let Some(time) = night.or_else(|| time(self)) {
            self.free_text = false;
            // "24/7, Tuesday 9 am-12 pm": all day, or not?
            (!self.clause.is_all_day_of_days()).then_some(())?;
            self.begin_again(start)?;
            self.clause.is_times_first |=
                self.clause.times.is_empty() && self.clause.days.is_empty();
            self.clause.times.push(time);
            return Some(());
        }
        if self.skip_before_months() || matches!(self.peek(), Some(Word::Month(_))) {
            return self.months_around();
        }
        if self.walk_in_times().is_some() {
            return Some(());
        }
        if self.skip(&["lasts"]) {
            return self.run_out();
        }
        if self.skip_last_entry() {
            return self.last_entry();
        }
        if self.is_closing() {
            return self.closes();
        }
        if self.is("until") {
            return self.until();
        }
        if self.is("except") {
            return self.except_at_the_end();
        }
        if self.is("holidays") {
            return self.on_holidays();
        }
        match self.peek()? {
            Word::Stop => {
                self.flush()?;
                self.end_part();
                self.at += 1;
                Some(())
            }
            Word::And(_) | Word::Colon => {
                self.at += 1;
                Some(())
            }
            Word::Other(text) => {
                // "Starting Tuesday: Monday 9 am": of which week?
                let is_day = matches!(self.words.get(self.at + 1), Some(Word::Day(_)));
                let known = remarks::is_noise(text) && !(text == "starting" && is_day)
                    || (self.free_text && !remarks::changes_meaning(text));
                let is_for_some = self.free_text && remarks::is_for_some(text);
                known.then_some(())?;
                // "Pantry: serves residents of Newark on Mondays": not everyone who comes then.
                self.clause.is_unsure |= is_for_some;
                self.at += 1;
                Some(())
            }
            _ => None,
        }
    }

    fn days(&mut self, days: Vec<Days>) -> Option<()> {
        // "Monday 9-11 am; 1-3 pm, Tuesday 4-5 pm": of which of the days are the hours before it?
        let is_beside = self.clause.is_times_first && self.clause.days.is_empty();
        (!is_beside || self.last.is_empty() || self.is_times_first).then_some(())?;
        self.is_times_first |= is_beside;
        let days = self.within_months(days);
        if std::mem::take(&mut self.clause.is_every_day) {
            // "24 hours Monday-Friday": these days alone.
            self.hours.holidays = OpenState::Ask;
        } else if self.takes_beside_wide(&days) {
            return Some(());
        } else if !self.clause.days.is_empty() {
            // "6 pm-7 am daily": the times stand before their days.
            self.flush()?;
        }
        self.clause.days = days;
        if self.skip(&["following"]) {
            let named = group(self);
            self.clause.needs_months |= named.is_none() && self.is_last_bound;
            let mut base = named.unwrap_or_else(|| self.last.clone());
            let to = self.clause.days.first()?.weekdays.first().copied()?;
            for days in &mut base {
                days.plus_days = weekday_distance(*days.weekdays.first()?, to);
            }
            self.clause.days = base;
        }
        let end = self.at;
        while self.skip_and() {}
        if self.skip_except() {
            return self.except();
        }
        self.at = end;
        Some(())
    }

    pub(super) fn remark(&mut self, remark: Remark) -> Option<()> {
        match remark {
            // "Soup Kitchen: Church provides dinner": a word of the description.
            Remark::Service(_) if self.free_text => {}
            // Is lunch served then, or are they at lunch? The times of a meal that is served have days or other meals beside
            // them.
            // "Daily lunch 11:30-1": of these days.
            Remark::Service(service) if self.is_of_days_before_its_times() => {
                self.clause.service = Some(service);
            }
            Remark::Service(service) if service == "lunch" && self.is_perhaps_a_pause() => None?,
            Remark::Service(service) => {
                if self.clause.says_when() {
                    self.flush()?;
                }
                self.free_text = self.peek() == Some(&Word::Colon);
                self.clause.service = Some(service);
            }
            // "Monday-Friday 9 am-5 pm, Code Blue 24/7": at other times only then.
            Remark::Reception(Reception::ColdNights)
                if self.clause.says_when() && remarks::skip_all_day(self) =>
            {
                self.flush()?;
                self.hours.otherwise = OpenState::Ask;
            }
            Remark::Reception(reception) => self.clause.reception = Some(reception),
            Remark::AlsoAsk => self.hours.otherwise = OpenState::Ask,
            Remark::OthersAsk(is_of_all_else) => self.ask_at_others(is_of_all_else)?,
            Remark::AllAsk => {
                self.flush()?;
                self.hours.otherwise = OpenState::Ask;
                for rule in &mut self.hours.rules {
                    rule.reception = Reception::Appointment;
                }
                self.of_all.push((Reception::Appointment, false));
            }
            Remark::Unsure => self.clause.is_unsure = true,
            Remark::AllDay(reception) => {
                // "6 pm-8 am daily, weekends 24 hours".
                (!self.clause.is_of_days_before()).then_some(())?;
                // "Monday-Friday 9-5; 24 hours": on which days?
                let is_bare = self.clause.is_blank() && reception.is_none();
                (!is_bare || self.hours.rules.is_empty()).then_some(())?;
                // "Monday-Friday 9 am-5 pm, 24/7 hotline": the line has no office hours.
                if reception.is_some() && !self.clause.times.is_empty() {
                    self.flush()?;
                }
                self.clause.times.push((Some(0), Some(1440)));
                // "Code Blue 24/7" stays a matter of cold nights.
                self.clause.reception = reception.or(self.clause.reception);
                if self.clause.days.is_empty() {
                    self.clause.days.push(Days::default());
                    self.clause.is_every_day = true;
                    self.hours.holidays = OpenState::Open;
                }
            }
            Remark::Closed => return self.closed(),
            Remark::RestOfYear => return self.rest_of_year(),
            Remark::Season(true) if self.seen_months.is_empty() && !self.names_months_next() => {
                self.flush()?;
                self.bound(Bounds::summer(), self.at)?;
            }
            Remark::Season(season) => {
                self.flush()?;
                self.begin_season(Bounds::default());
                if self.peek() == Some(&Word::Open) {
                    self.at += 1;
                    self.months = months(self)?;
                    self.seen_months.extend(&self.months);
                    (self.peek() == Some(&Word::Close)).then(|| self.at += 1)?;
                } else {
                    // "Summer hours" beside named months: the other months.
                    (season && !self.seen_months.is_empty()).then_some(())?;
                    self.months = (1..=12)
                        .filter(|month| !self.seen_months.contains(month))
                        .collect();
                }
            }
        }
        Some(())
    }

    /// "Summer hours (June-August)" says itself which they are.
    fn names_months_next(&self) -> bool {
        self.peek() == Some(&Word::Open)
    }

    fn finish(mut self) -> Option<(Hours, Vec<u8>)> {
        self.flush()?;
        self.doubt_warming();
        self.doubt_unnamed();
        self.doubt_labels();
        self.doubt_contradictory();
        self.doubt_closed_and_open();
        // Before narrower days are looked at: "9-5 Mon-Fri, summer 9-4 Mon-Thu" leaves the Fridays of the summer in doubt.
        self.doubt_replaced();
        self.doubt_narrowed();
        self.apply_of_all();
        self.ask_on_wide_days();
        self.doubt_beside_seasons();
        (self.has_plain_dates() && self.are_seasons_used()).then_some(())?;
        let is_closed_on = |day| {
            let mut closed = self.hours.closed.iter();
            closed.any(|it: &Days| it.weekdays.contains(&day) && it.nth.is_empty() && it.sure)
        };
        if self.hours.rules.is_empty() && !(1..=7).all(is_closed_on) {
            // "Closed Mondays" says of the other days that there are hours, and not which.
            self.hours.otherwise = OpenState::Ask;
        }
        let says_something = !self.hours.rules.is_empty()
            || !self.hours.closed.is_empty()
            || self.hours.otherwise == OpenState::Ask
            || self.hours.holidays == OpenState::Closed;
        says_something.then_some((self.hours, self.contradicting))
    }
}
