//! The page as HTML.

use crate::clock::span_in_words;
use crate::fleet::report::KioskReport;
use crate::operations::Status;
use crate::operations::requests::Route;
use std::fmt::Write;
use time::Duration;

const HEAD: &str = "<!doctype html><html lang=en><meta charset=utf-8>\
    <meta http-equiv=refresh content=30><meta name=viewport content='width=device-width'>\
    <title>Kiosks and service</title>\
    <style>body{font:17px/1.5 sans-serif;margin:2rem;color:#21251f;background:#fbf7f0}\
    table{border-collapse:collapse;background:#fff}\
    th,td{border:1px solid #b9ad99;padding:.5rem .8rem;text-align:left}</style>";

/// Kiosks, the service itself, its mails and its requests.
pub(super) fn page(
    reports: &[KioskReport],
    status: &Status,
    requests: &[&Route],
    now: i64,
) -> String {
    let mut out = format!("{HEAD}<main>");
    kiosks(&mut out, reports);
    service(&mut out, status);
    mails(&mut out, status, now);
    panics(&mut out, status);
    answers(&mut out, requests);
    out + "</main>"
}

fn kiosks(out: &mut String, reports: &[KioskReport]) {
    let wrong = reports.iter().filter(|it| !it.problems.is_empty()).count();
    let _ = write!(
        out,
        "<h1>Kiosks</h1><p>{} kiosks, {wrong} with a problem. This page renews itself.</p>",
        reports.len()
    );
    let rows = reports.iter().map(|one| {
        let problems = match one.problems.as_slice() {
            [] => "nothing".to_owned(),
            all => format!("<strong>{}</strong>", escaped(&all.join("; "))),
        };
        [
            escaped(&one.site),
            escaped(&one.id),
            one.state_in_words().into(),
            problems,
            escaped(&one.heard),
            escaped(&one.version),
        ]
    });
    let titles = [
        "Site",
        "Kiosk",
        "State",
        "What is wrong",
        "Last heard",
        "Version",
    ];
    table(out, titles, rows);
}

fn service(out: &mut String, status: &Status) {
    let said = |is_good: bool, good: &str, bad: &str| match is_good {
        true => good.to_owned(),
        false => format!("<strong>{bad}</strong>"),
    };
    let disk = status.disk_left.map_or("unknown".into(), |bytes| {
        format!("{} MiB", bytes / 1024 / 1024)
    });
    let backup = status.backup_ago.map_or("none so far".into(), ago);
    let _ = write!(out, "<h2>Service</h2>");
    let facts = [
        ["Ready".into(), said(status.is_ready(), "yes", "no")],
        [
            "Writes reach the disk".into(),
            said(status.can_write, "yes", "no: is the disk full?"),
        ],
        [
            "Files can be stored".into(),
            said(
                status.can_store_files,
                "yes",
                "no: is their folder full or read-only?",
            ),
        ],
        [
            "Clock".into(),
            said(
                status.time_is_trusted,
                "believed",
                "it jumped; nothing is deleted for its age until it has held for six hours",
            ),
        ],
        ["Room on the disk".into(), disk],
        [
            "Last backup".into(),
            said(status.is_backed_up(), &backup, &backup),
        ],
        ["Sessions".into(), status.sessions.to_string()],
        [
            "Lists compared with the store".into(),
            ago(status.lists_followed_ago),
        ],
    ];
    let ages = status.list_ages.iter();
    let ages = ages.map(|(name, age)| {
        [
            format!("List {}", escaped(name)),
            format!("replaced {}", ago(*age)),
        ]
    });
    table(out, ["What", "Now"], facts.into_iter().chain(ages));
}

fn mails(out: &mut String, status: &Status, now: i64) {
    let _ = write!(
        out,
        "<h2>Mails</h2><p>{} wait, {} were given up in the last 30 days.</p>",
        status.mails_waiting, status.mails_failed
    );
    let rows = status.mail_failures.iter().map(|it| {
        [
            it.mail.to_string(),
            ago(now - it.failed_at),
            escaped(&it.reason),
        ]
    });
    table(out, ["Mail", "Given up", "Why"], rows);
}

fn panics(out: &mut String, status: &Status) {
    let _ = write!(out, "<h2>Parts that failed and were started again</h2>");
    let rows = status.panics.iter().map(|(part, panics)| {
        [
            (*part).to_owned(),
            panics.count.to_string(),
            panics.last.to_string(),
        ]
    });
    table(out, ["Part", "Times", "Last reference in the log"], rows);
}

fn answers(out: &mut String, requests: &[&Route]) {
    let _ = write!(out, "<h2>Requests since the start</h2>");
    let rows = requests.iter().filter_map(|route| {
        let statuses: Vec<_> = route
            .statuses()
            .map(|(status, count)| format!("{count} × {status}"))
            .collect();
        let (counts, sum) = route.latencies();
        let count: u64 = counts.iter().sum();
        let mean = sum * 1e3 / count.max(1) as f64;
        (count > 0).then(|| {
            [
                escaped(&route.template),
                statuses.join(", "),
                format!("{mean:.1} ms"),
            ]
        })
    });
    table(out, ["Route", "Answers", "Mean time"], rows);
}

fn table<const N: usize>(
    out: &mut String,
    titles: [&str; N],
    rows: impl Iterator<Item = [String; N]>,
) {
    let _ = write!(out, "<table><tr>");
    for title in titles {
        let _ = write!(out, "<th scope=col>{title}");
    }
    let _ = write!(out, "</tr>");
    for row in rows {
        let _ = write!(out, "<tr><th scope=row>{}</th>", row[0]);
        for cell in &row[1..] {
            let _ = write!(out, "<td>{cell}</td>");
        }
        let _ = write!(out, "</tr>");
    }
    let _ = write!(out, "</table>");
}

fn ago(milliseconds: i64) -> String {
    format!(
        "{} ago",
        span_in_words(Duration::milliseconds(milliseconds))
    )
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}
