//! The kiosks, how old the facts are, and how often pages were opened. Nothing of a person: the service
//! keeps only numbers by page, day and site, and small numbers are not shown.

use super::queue::RECHECK_DAYS;
use super::staff::Staff;
use super::{Desk, DeskError, require};
use crate::fleet::report::report;
use crate::listings::export::to_csv;
use crate::listings::import::EMPTY;
use crate::store::StoreError;
use jiff::ToSpan;
use jiff::civil::{Date, Weekday};
use place_facts::calendar::local;
use std::cmp::Reverse;
use std::collections::BTreeMap;
use sync_protocol::desk::Role;
use sync_protocol::desk_fleet::{
    AgesOfFacts, DeskInsight, DeskKiosk, FEWEST_SHOWN, KioskState, WeekOfPage,
};
use sync_protocol::listings::Row;

/// Weeks that are shown.
const WEEKS: i64 = 12;

impl Desk {
    /// All kiosks, those with a problem first.
    pub async fn fleet(&self, staff: &Staff) -> Result<Vec<DeskKiosk>, DeskError> {
        require(staff, Role::Owner)?;
        let now = self.now();
        let entries = self.store.kiosks().await?;
        let mut kiosks: Vec<DeskKiosk> = entries
            .into_iter()
            .map(|entry| {
                let found = report(&entry, now);
                let (heard_at, beat) = entry.last.unzip();
                DeskKiosk {
                    id: entry.id,
                    site: entry.site,
                    state: match found.state {
                        "up" => KioskState::Up,
                        "away" => KioskState::Away,
                        "revoked" => KioskState::Revoked,
                        _ => KioskState::NeverSeen,
                    },
                    problems: found.kinds,
                    version: found.version,
                    heard_at,
                    lists_at: beat.as_ref().and_then(|beat| beat.lists_at),
                    waiting: beat.map_or(0, |beat| beat.waiting),
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
        let first = monday(today).saturating_sub((WEEKS - 1).weeks());
        let (from, to) = (first.to_string(), today.to_string());
        let counts = self.store.page_views(&from, &to).await?;
        let mut weeks: BTreeMap<(Reverse<String>, bool, String), u64> = BTreeMap::new();
        for (site, count) in counts {
            let Ok(day) = count.day.parse::<Date>() else {
                continue;
            };
            let key = (
                Reverse(monday(day).to_string()),
                site != crate::page_views::WEB,
                count.page.as_str().to_owned(),
            );
            *weeks.entry(key).or_default() += u64::from(count.count);
        }
        let (mut lists, mut counties) = (BTreeMap::new(), BTreeMap::new());
        let ages = Ages::at(today);
        self.catalog.with_whole_catalog(|catalog| {
            for found in catalog.places() {
                let checked = text(&found.row, "checked");
                ages.count(&mut lists, &found.place.list, checked);
                ages.count(&mut counties, text(&found.row, "county"), checked);
            }
        });
        Ok(DeskInsight {
            weeks: weeks
                .into_iter()
                .map(|((Reverse(week), at_kiosks, page), count)| WeekOfPage {
                    week,
                    page,
                    at_kiosks,
                    count: Some(count).filter(|count| *count >= FEWEST_SHOWN),
                })
                .collect(),
            lists: lists.into_values().collect(),
            counties: counties.into_values().collect(),
        })
    }

    /// The same as a table: `about`, `name`, `what`, `count`.
    pub async fn insight_table(&self, staff: &Staff) -> Result<String, DeskError> {
        let found = self.insight(staff).await?;
        let mut rows = Vec::new();
        for week in &found.weeks {
            let place = if week.at_kiosks { "kiosks" } else { "website" };
            let count = week.count.map_or("below 5".to_owned(), |it| it.to_string());
            let about = format!("opened in the week of {}", week.week);
            rows.push(row(&about, &week.page, place, &count));
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

fn monday(day: Date) -> Date {
    let since = i64::from(day.weekday().since(Weekday::Monday));
    day.saturating_sub(since.days())
}

fn text<'a>(row: &'a Row, field: &str) -> &'a str {
    let found = row.get(field).map_or("", String::as_str);
    if found == EMPTY { "" } else { found }
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
