//! `hours`, `find` and `place-reports`.

use crate::clock::{Clock, SystemClock, day_text, milliseconds};
use crate::config::DataFolder;
use crate::listings::starter;
use crate::open_store::{existing, has_data};
use crate::{say, say_error};
use anyhow::{Context, bail};
use clap::Args;
use jiff::civil::DateTime;
use place_facts::calendar::{local, read_moment};
use place_facts::catalog::Catalog;
use place_facts::find::find;
use place_facts::hours::evaluate::at;
use place_facts::hours::of_row;
use place_facts::hours::parse::parse;
use sync_protocol::listings::{ListingName, Row};
use sync_protocol::places::find::{
    Directness, FindAnswer, FindQuestion, FoundPlace, Need, Span, Wish,
};
use sync_protocol::places::hours::{OpenNow, OpenState, Reception};
use time::OffsetDateTime;

/// What is asked of the finder.
#[derive(Debug, Args)]
pub struct FindArgs {
    /// food, shelter, id, clothes, work, health, housing, legal or rides
    #[arg(long, value_parser = word::<Need>)]
    need: Need,
    /// ZIP code, town or county
    #[arg(long)]
    near: Option<String>,
    /// Wall-clock time in New Jersey, YYYY-MM-DDTHH:MM, or a day, YYYY-MM-DD [default: now]
    #[arg(long)]
    at: Option<String>,
    /// "now": open at that moment; "day": some time from then until midnight
    #[arg(long, default_value = "now", value_parser = word::<Span>)]
    span: Span,
    /// Places that ask for no ID
    #[arg(long)]
    no_id: bool,
    /// Places where one can just come
    #[arg(long)]
    walk_in: bool,
    /// Places that take families
    #[arg(long)]
    families: bool,
    /// Places that take women
    #[arg(long)]
    women: bool,
    /// Places that take men
    #[arg(long)]
    men: bool,
    /// Places that take people with a record
    #[arg(long)]
    with_record: bool,
    /// Places that cost nothing
    #[arg(long)]
    free: bool,
    /// Places where a wheelchair gets in
    #[arg(long)]
    wheelchair: bool,
    /// Places where Spanish is spoken
    #[arg(long)]
    spanish: bool,
    /// Most places
    #[arg(long)]
    limit: Option<u16>,
    /// Print the whole answer as JSON, as GET /find does
    #[arg(long)]
    json: bool,
}

impl FindArgs {
    fn question(&self) -> FindQuestion {
        let wishes = [
            (self.no_id, Wish::NoId),
            (self.walk_in, Wish::WalkIn),
            (self.families, Wish::Families),
            (self.women, Wish::Women),
            (self.men, Wish::Men),
            (self.with_record, Wish::WithRecord),
            (self.free, Wish::Free),
            (self.wheelchair, Wish::Wheelchair),
            (self.spanish, Wish::Spanish),
        ];
        FindQuestion {
            need: self.need,
            near: self.near.clone(),
            at: self.at.clone(),
            span: self.span,
            wishes: wishes
                .into_iter()
                .filter(|(wanted, _)| *wanted)
                .map(|(_, wish)| wish)
                .collect(),
            limit: self.limit,
        }
    }
}

/// Reads a word in its JSON form.
fn word<T: serde::de::DeserializeOwned>(text: &str) -> Result<T, String> {
    serde_json::from_value(text.into()).map_err(|error| error.to_string())
}

/// Prints whether a sentence of hours says open, closed or ask, and the next change.
pub(super) fn hours(sentence: &str, moment: Option<&str>, json: bool) -> anyhow::Result<()> {
    let moment = match moment {
        Some(text) => {
            read_moment(text)
                .context("--at has to be YYYY-MM-DDTHH:MM")?
                .0
        }
        None => now(),
    };
    let read = parse(sentence);
    // As of a place with this sentence: "permanently closed" tells no hours and closes it.
    let hours = of_row(Some(sentence), None);
    let open = at(&hours, moment);
    if json {
        say!("{}", serde_json::to_string(&open)?);
        return Ok(());
    }
    say!("{}", state_line(&open));
    if let (Err(error), OpenState::Ask) = (read, open.state) {
        say_error!("The sentence was not understood, so the answer is always \"ask\": {error}");
    }
    Ok(())
}

/// Prints the sentences of hours that are not understood; each place shows "ask" until someone
/// writes its hours in other words.
pub(super) async fn unread_hours(folder: &DataFolder) -> anyhow::Result<()> {
    let lists = lists(folder).await?;
    let (mut all, mut unread) = (0, 0);
    for (list, rows) in &lists {
        for row in rows {
            let Some(sentence) = row
                .get("hours")
                .filter(|text| !["", "N/A"].contains(&text.as_str()))
            else {
                continue;
            };
            all += 1;
            if let Err(error) = parse(sentence) {
                unread += 1;
                let name = row.get("name").map_or("", String::as_str);
                say!("{list}: {name}: {sentence} ({error})");
            }
        }
    }
    say!("{unread} of {all} sentences of hours are not understood.");
    Ok(())
}

/// Prints places that answer a need.
pub(super) async fn find_places(folder: &DataFolder, args: &FindArgs) -> anyhow::Result<()> {
    let lists = lists(folder).await?;
    let known = match has_data(folder) {
        true => existing(folder).await?.known_places().await?,
        false => Vec::new(),
    };
    let rows = lists
        .iter()
        .map(|(name, rows)| (name.as_str(), rows.as_slice()));
    let (catalog, _) = Catalog::new(rows, &known);
    let answer = find(&catalog, &args.question(), now())?;
    if args.json {
        say!("{}", serde_json::to_string(&answer)?);
    } else {
        print_answer(&answer);
    }
    Ok(())
}

fn print_answer(answer: &FindAnswer) {
    let near = answer.near.as_ref().map_or_else(String::new, |near| {
        format!(" near {}, {}", near.name, near.county)
    });
    say!("{} places fit{near} at {}", answer.total, answer.at);
    if answer.near_unknown {
        say!(
            "The place after --near is not known; write a ZIP code, town or county of New Jersey."
        );
    }
    if !answer.also.is_empty() {
        say!("Or did you mean: {}?", answer.also.join("; "));
    }
    // In the order of the website: what opens later stands among what has to be asked.
    let mut fitting: Vec<&FoundPlace> = answer.places.iter().chain(&answer.later).collect();
    fitting.sort_by_key(|place| place.rank);
    let mut above = None;
    for place in fitting {
        let heading = heading(place.how);
        if let Some(heading) = heading.filter(|_| heading != above) {
            say!("{heading}:");
        }
        above = heading;
        print_place(place);
    }
    if !answer.others.is_empty() {
        say!("Others, which differ:");
        answer.others.iter().for_each(print_place);
    }
    say!("Call {} for help at any time.", answer.help);
}

/// What stands above places that do not give the thing itself.
fn heading(how: Option<Directness>) -> Option<&'static str> {
    match how? {
        Directness::Direct => None,
        Directness::Finds => Some("Offices that help to apply for it or to find it"),
        Directness::Line => Some("By phone"),
        Directness::Aside => Some("Other help"),
    }
}

/// What a wish is about, as a word beside "not known".
fn subject(wish: Wish) -> &'static str {
    match wish {
        Wish::NoId => "ID",
        Wish::WalkIn => "walk-in",
        Wish::Families => "families",
        Wish::Women => "women",
        Wish::Men => "men",
        Wish::WithRecord => "record",
        Wish::Free => "cost",
        Wish::Wheelchair => "wheelchair",
        Wish::Spanish => "Spanish",
    }
}

fn print_place(place: &FoundPlace) {
    let miles = place
        .miles
        .map_or_else(String::new, |miles| format!(", {miles} miles"));
    let city = place.city.as_deref().unwrap_or("New Jersey");
    say!(
        "  {} ({city}{miles}): {}",
        place.name,
        state_line(&place.open)
    );
    for (what, text) in [
        ("type", &place.kind),
        ("hours", &place.hours),
        ("notes", &place.notes),
        ("phone", &place.phone),
        ("checked", &place.checked),
    ] {
        if let Some(text) = text {
            say!("    {what}: {text}");
        }
    }
    if !place.asks.is_empty() {
        let asks: Vec<&str> = place.asks.iter().copied().map(subject).collect();
        say!("    not known: {}", asks.join(", "));
    }
    if !place.differs.is_empty() {
        let differs: Vec<String> = place.differs.iter().map(json_word).collect();
        say!("    differs: {}", differs.join(", "));
    }
}

fn json_word(value: &impl serde::Serialize) -> String {
    let value = serde_json::to_value(value).unwrap_or_default();
    value.as_str().unwrap_or_default().to_owned()
}

fn state_line(open: &OpenNow) -> String {
    let word = |state: OpenState| json_word(&state);
    let now = match (open.state, open.reception) {
        // No door is open there.
        (OpenState::Open, Some(Reception::Phone)) => "open by phone".to_owned(),
        (state, _) => word(state),
    };
    match &open.next {
        Some(next) => format!("{now} (then {} at {})", word(next.state), next.at),
        None => now,
    }
}

/// Prints what people said is wrong with places.
pub(super) async fn reports(folder: &DataFolder, all: bool) -> anyhow::Result<()> {
    const MOST: u32 = 1_000;
    let store = existing(folder).await?;
    let lists = lists(folder).await?;
    let known = store.known_places().await?;
    let rows = lists
        .iter()
        .map(|(name, rows)| (name.as_str(), rows.as_slice()));
    let (catalog, _) = Catalog::new(rows, &known);
    let reports = store.place_reports(all, MOST).await?;
    for stored in &reports {
        let place = catalog.get(&stored.report.place);
        let name = place
            .and_then(|place| place.field("name"))
            .unwrap_or("a place that is in no list any more");
        let day = day_text(OffsetDateTime::from_unix_timestamp(stored.received_at / 1000)?.date());
        let looked = if stored.looked_at.is_some() {
            ", looked at"
        } else {
            ""
        };
        say!(
            "{day} {} {}: {name}{looked}",
            json_word(&stored.report.wrong),
            stored.report.place
        );
        if !stored.report.text.is_empty() {
            // A person wrote it: on one line, so that it cannot pass for another report.
            say!("    \"{}\"", stored.report.text.replace('\n', " "));
        }
    }
    say!("{} reports.", reports.len());
    Ok(())
}

/// Marks what was said of a place as looked at.
pub(super) async fn reports_done(folder: &DataFolder, place: &str) -> anyhow::Result<()> {
    let at = milliseconds(SystemClock.now());
    let count = existing(folder)
        .await?
        .mark_place_reports(place, at)
        .await?;
    if count == 0 {
        bail!("no report of the place {place} waits");
    }
    say!("{count} reports of {place} are marked as looked at.");
    Ok(())
}

/// The lists of a data folder, or of the starter directory where there is no data yet.
async fn lists(folder: &DataFolder) -> anyhow::Result<Vec<(ListingName, Vec<Row>)>> {
    if !has_data(folder) {
        say_error!(
            "There is no data in {}: this answer is from the starter directory.",
            folder.data.display()
        );
        return Ok(starter::lists()?);
    }
    let store = existing(folder).await?;
    let mut lists = Vec::new();
    for (name, _) in store.listing_revisions().await? {
        if let Some(listing) = store.listing(&name).await? {
            lists.push((name, listing.rows));
        }
    }
    Ok(lists)
}

fn now() -> DateTime {
    local(milliseconds(SystemClock.now())).unwrap_or_default()
}
