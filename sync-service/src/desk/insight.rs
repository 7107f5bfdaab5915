//! The kiosks, how old the facts are, and how often pages and places were used. Nothing of a person: the
//! service keeps only numbers by page, day and site, and by place and week; small numbers are not shown.

use super::queue::RECHECK_DAYS;
use super::staff::Staff;
use super::{Desk, DeskError, require};
use crate::fleet::desired::kiosks;
use crate::fleet::report::report;
use crate::listings::export::to_csv;
use crate::page_views::{NOT_ENROLLED, WEB};
use crate::store::StoreError;
use jiff::ToSpan;
use jiff::civil::{Date, Weekday};
use place_facts::calendar::local;
use std::cmp::Reverse;
use std::collections::{BTreeMap, HashMap};
use sync_protocol::desk::Role;
use sync_protocol::desk_fleet::{
    AgesOfFacts, DeskInsight, DeskKiosk, FEWEST_SHOWN, WeekOfCounty, WeekOfPage, WeekOfWord,
};
use sync_protocol::listings::Row;
use sync_protocol::places::uses::PlaceUse;

/// Days on which one network counts: fewer than those from which on a place is moved.
const NETWORK_DAYS_MAX: u32 = 4;
/// Weeks that are shown.
const WEEKS: i64 = 12;

impl Desk {
    /// All kiosks, those with a problem first.
    pub async fn fleet(&self, staff: &Staff) -> Result<Vec<DeskKiosk>, DeskError> {
        require(staff, Role::Owner)?;
        let now = self.now();
        let entries = kiosks(self.store.as_ref()).await?;
        let mut kiosks: Vec<DeskKiosk> = entries
            .into_iter()
            .map(|(entry, desired)| {
                let found = report(&entry, now);
                let (heard_at, beat) = entry.last.unzip();
                DeskKiosk {
                    id: entry.id,
                    site: entry.site,
                    state: found.state,
                    problems: found.kinds,
                    version: found.version,
                    heard_at,
                    lists_at: beat.as_ref().and_then(|beat| beat.lists_at),
                    waiting: beat.as_ref().map_or(0, |beat| beat.waiting),
                    settings_version: desired.version,
                    applied_version: beat.as_ref().and_then(|beat| beat.settings_version),
                    printer: beat.as_ref().and_then(|beat| beat.printer),
                    fixed: beat.map_or_else(Vec::new, |beat| beat.fixed),
                }
            })
            .collect();
        kiosks.sort_by_key(|it| (it.problems.is_empty(), it.site.clone(), it.id.clone()));
        Ok(kiosks)
    }

    /// How often pages were opened by week, and how old the facts are by list and by county.
    pub async fn insight(&self, staff: &Staff) -> Result<DeskInsight, DeskError> {
        require(staff, Role::Owner)?;
        let today = local(self.now()).unwrap_or_default().date();
        let first = first_monday(today);
        let (from, to) = (first.to_string(), today.to_string());
        let counts = self.store.page_views(&from, &to).await?;
        let mut weeks: BTreeMap<(Reverse<String>, bool, String), u64> = BTreeMap::new();
        for (site, count) in counts {
            let Ok(day) = count.day.parse::<Date>() else {
                continue;
            };
            // A stranger can count as a kiosk without a key: only a kiosk that has one is a kiosk here.
            let at_kiosks = ![WEB, NOT_ENROLLED].contains(&site.as_str());
            let key = (
                Reverse(monday(day).to_string()),
                at_kiosks,
                count.page.as_str().to_owned(),
            );
            *weeks.entry(key).or_default() += u64::from(count.count);
        }
        let (mut lists, mut counties) = (BTreeMap::new(), BTreeMap::new());
        let ages = Ages::at(today);
        self.catalog.with_whole_catalog(|catalog| {
            for found in catalog.places() {
                let checked = found.field("checked").unwrap_or_default();
                ages.count(&mut lists, &found.place.list, checked);
                ages.count(
                    &mut counties,
                    found.field("county").unwrap_or_default(),
                    checked,
                );
            }
        });
        Ok(DeskInsight {
            weeks: weeks
                .into_iter()
                .map(|((Reverse(week), at_kiosks, page), count)| WeekOfPage {
                    week,
                    page,
                    at_kiosks,
                    count: shown(count),
                })
                .collect(),
            uses: self.uses_by_county(&from).await?,
            words: self.words_not_found(&from).await?,
            lists: lists.into_values().collect(),
            counties: counties.into_values().collect(),
        })
    }

    /// How often the places of each county were used, by week since a Monday.
    async fn uses_by_county(&self, from: &str) -> Result<Vec<WeekOfCounty>, DeskError> {
        let catalog = self.catalog.whole_catalog();
        let mut sums: BTreeMap<(Reverse<String>, String, PlaceUse), u64> = BTreeMap::new();
        for used in self.store.place_uses(from).await? {
            let place = catalog.get(&used.place);
            let county = place.and_then(|it| it.field("county")).unwrap_or_default();
            let key = (Reverse(used.week), county.to_owned(), used.kind);
            *sums.entry(key).or_default() += used.count;
        }
        let uses = sums.into_iter();
        let uses = uses.map(|((Reverse(week), county, kind), count)| WeekOfCounty {
            week,
            county,
            kind,
            count: shown(count),
        });
        Ok(uses.collect())
    }

    /// What was searched and not found, by week since a Monday. A county that fewer than five searches
    /// named is not told: those searches count together with the ones that named none.
    async fn words_not_found(&self, from: &str) -> Result<Vec<WeekOfWord>, DeskError> {
        let mut sums: BTreeMap<(Reverse<String>, String, String), u64> = BTreeMap::new();
        for found in self.store.zero_result_words(from).await? {
            let county = shown(found.count).map_or_else(String::new, |_| found.county);
            let key = (Reverse(found.week), found.word, county);
            *sums.entry(key).or_default() += found.count;
        }
        let words = sums.into_iter();
        let words = words.map(|((Reverse(week), word, county), count)| WeekOfWord {
            week,
            word,
            county,
            count: shown(count),
        });
        Ok(words.collect())
    }

    /// How often each place was saved and printed in the last weeks, if that was often enough to be shown: a
    /// kiosk or network counts once a day, so no stranger moves a place up alone.
    pub(super) async fn taken(&self) -> Result<HashMap<String, u64>, DeskError> {
        let today = local(self.now()).unwrap_or_default().date();
        let from = first_monday(today).to_string();
        let taken = self.store.place_takers(&from, NETWORK_DAYS_MAX).await?;
        let shown = taken.into_iter();
        Ok(shown.filter(|(_, days)| *days >= FEWEST_SHOWN).collect())
    }

    /// The same as a table: `about`, `name`, `what`, `count`.
    pub async fn insight_table(&self, staff: &Staff) -> Result<String, DeskError> {
        let found = self.insight(staff).await?;
        let mut rows = Vec::new();
        for week in &found.weeks {
            let place = if week.at_kiosks { "kiosks" } else { "website" };
            let about = format!("opened in the week of {}", week.week);
            rows.push(row(&about, &week.page, place, &in_table(week.count)));
        }
        for used in &found.uses {
            let about = format!("places in the week of {}", used.week);
            let (kind, count) = (used.kind.as_str(), in_table(used.count));
            rows.push(row(&about, &used.county, kind, &count));
        }
        for word in &found.words {
            let about = format!("searched and not found in the week of {}", word.week);
            rows.push(row(&about, &word.word, &word.county, &in_table(word.count)));
        }
        for (about, all) in [("list", &found.lists), ("county", &found.counties)] {
            for ages in all {
                for (what, count) in [
                    ("checked within 180 days", ages.fresh),
                    ("within a year", ages.year),
                    ("within two years", ages.two_years),
                    ("longer ago", ages.older),
                    ("never", ages.never),
                ] {
                    rows.push(row(about, &ages.name, what, &count.to_string()));
                }
            }
        }
        Ok(to_csv(&rows).map_err(|error| StoreError::Unavailable(error.into()))?)
    }
}

/// The first days that still count as fresh, as within a year, and as within two.
struct Ages([String; 3]);

impl Ages {
    fn at(today: Date) -> Self {
        let days = [i64::from(RECHECK_DAYS), 365, 730];
        Self(days.map(|days| today.saturating_sub(days.days()).to_string()))
    }

    /// Counts a place under a name. A year alone counts as its first day.
    fn count(&self, all: &mut BTreeMap<String, AgesOfFacts>, name: &str, checked: &str) {
        let ages = all.entry(name.to_owned()).or_insert_with(|| AgesOfFacts {
            name: name.to_owned(),
            ..AgesOfFacts::default()
        });
        let Self([fresh, year, two_years]) = self;
        let number = match checked {
            "" => &mut ages.never,
            at if at >= fresh.as_str() => &mut ages.fresh,
            at if at >= year.as_str() => &mut ages.year,
            at if at >= two_years.as_str() => &mut ages.two_years,
            _ => &mut ages.older,
        };
        *number += 1;
    }
}

/// A number that is large enough to be shown.
fn shown(count: u64) -> Option<u64> {
    Some(count).filter(|count| *count >= FEWEST_SHOWN)
}

fn in_table(count: Option<u64>) -> String {
    count.map_or_else(|| format!("below {FEWEST_SHOWN}"), |it| it.to_string())
}

/// The Monday of the first week that is shown.
fn first_monday(today: Date) -> Date {
    monday(today).saturating_sub((WEEKS - 1).weeks())
}

fn monday(day: Date) -> Date {
    let since = i64::from(day.weekday().since(Weekday::Monday));
    day.saturating_sub(since.days())
}

fn row(about: &str, name: &str, what: &str, count: &str) -> Row {
    [
        ("about", about),
        ("name", name),
        ("what", what),
        ("count", count),
    ]
    .map(|(field, text)| (field.to_owned(), text.to_owned()))
    .into()
}
