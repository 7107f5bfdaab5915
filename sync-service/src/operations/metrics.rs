//! The metrics, in the text format of Prometheus (OpenMetrics 1.0).

use super::Status;
use super::requests::{BOUNDS, Requests};
use crate::supervisor::watched;
use prometheus_client::collector::Collector;
use prometheus_client::encoding::{
    DescriptorEncoder, EncodeCounterValue, EncodeGaugeValue, EncodeLabelSet, NoLabelSet, text,
};
use prometheus_client::metrics::MetricType;
use prometheus_client::registry::Registry;
use std::collections::BTreeMap;
use std::fmt;

/// The content type of [`text()`].
pub const CONTENT_TYPE: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// Writes everything down.
pub fn text(requests: &Requests, status: Status) -> Result<String, fmt::Error> {
    let routes = requests.routes().into_iter().map(|route| Counts {
        template: route.template.clone(),
        statuses: route.statuses().collect(),
        latencies: route.latencies(),
    });
    let scrape = Scrape {
        routes: routes.filter(|it| !it.statuses.is_empty()).collect(),
        status,
    };
    let mut registry = Registry::with_prefix("new_beginnings");
    registry.register_collector(Box::new(scrape));
    let mut text = String::new();
    text::encode(&mut text, &registry)?;
    Ok(text)
}

#[derive(Debug)]
struct Counts {
    template: String,
    statuses: Vec<(u16, u64)>,
    latencies: ([u64; BOUNDS.len() + 1], f64),
}

#[derive(Debug)]
struct Scrape {
    routes: Vec<Counts>,
    status: Status,
}

impl Collector for Scrape {
    fn encode(&self, mut encoder: DescriptorEncoder<'_>) -> fmt::Result {
        let out = &mut encoder;
        self.requests(out)?;
        let Status {
            can_write,
            can_store_files,
            lists_followed_ago,
            list_ages,
            mails_waiting,
            mail_failures: _,
            mails_failed,
            sessions,
            disk_left,
            panics,
            time_is_trusted,
            backup_ago,
        } = &self.status;
        gauge(
            out,
            "writes_reach_the_disk",
            "1 while a write reaches the disk",
            u32::from(*can_write),
        )?;
        gauge(
            out,
            "files_can_be_stored",
            "1 while a file could be stored",
            u32::from(*can_store_files),
        )?;
        gauge(
            out,
            "lists_followed_ago_seconds",
            "Time since the lists were compared with the store",
            seconds(*lists_followed_ago),
        )?;
        let ages = list_ages.iter();
        gauges(
            out,
            "list_age_seconds",
            "Time since a list was replaced",
            ages.map(|(name, age)| ([("list", name.as_str())], seconds(*age))),
        )?;
        gauge(out, "mails_waiting", "Mails in the outbox", *mails_waiting)?;
        gauge(
            out,
            "mails_failed",
            "Mails that were given up in the last 30 days",
            *mails_failed,
        )?;
        gauge(out, "sessions", "Sessions that are open", *sessions)?;
        if let Some(bytes) = disk_left {
            gauge(out, "disk_left_bytes", "Room for the data", *bytes)?;
        }
        if let Some(ago) = backup_ago {
            let help = "Time since the last backup; missing when there was none";
            gauge(out, "backup_age_seconds", help, seconds(*ago))?;
        }
        gauge(
            out,
            "clock_is_believed",
            "0 after the clock jumped; nothing is deleted for its age until it is 1",
            u32::from(*time_is_trusted),
        )?;
        // A rate needs the 0 before the first panic.
        let mut counts: BTreeMap<_, u64> = watched().into_iter().map(|part| (part, 0)).collect();
        counts.extend(panics.iter().map(|(part, it)| (*part, it.count)));
        counters(
            out,
            "panics",
            "Panics of a part of the service",
            counts
                .into_iter()
                .map(|(part, count)| ([("part", part)], count)),
        )
    }
}

impl Scrape {
    fn requests(&self, out: &mut DescriptorEncoder<'_>) -> fmt::Result {
        let answers = self.routes.iter().flat_map(|route| {
            let statuses = route.statuses.iter();
            statuses.map(|(status, count)| {
                let labels = ([("route", route.template.as_str())], [("status", *status)]);
                (labels, *count)
            })
        });
        counters(
            out,
            "requests",
            "Answers by template of the route and status",
            answers,
        )?;
        let help = "Time from the headers of a request to those of its answer";
        let mut family = out.encode_descriptor(
            "request_duration_seconds",
            help,
            None,
            MetricType::Histogram,
        )?;
        for route in &self.routes {
            let (counts, sum) = route.latencies;
            let bounds = BOUNDS.map(|bound| bound as f64 / 1e6);
            let bounds = bounds.into_iter().chain([f64::INFINITY]);
            let buckets: Vec<_> = bounds.zip(counts).collect();
            family
                .encode_family(&[("route", route.template.as_str())])?
                .encode_histogram::<NoLabelSet>(sum, counts.iter().sum(), &buckets, None)?;
        }
        Ok(())
    }
}

fn seconds(milliseconds: i64) -> f64 {
    milliseconds as f64 / 1e3
}

fn gauge(
    out: &mut DescriptorEncoder<'_>,
    name: &str,
    help: &str,
    value: impl EncodeGaugeValue,
) -> fmt::Result {
    out.encode_descriptor(name, help, None, MetricType::Gauge)?
        .encode_gauge(&value)
}

fn gauges<L: EncodeLabelSet, V: EncodeGaugeValue>(
    out: &mut DescriptorEncoder<'_>,
    name: &str,
    help: &str,
    values: impl Iterator<Item = (L, V)>,
) -> fmt::Result {
    let mut family = out.encode_descriptor(name, help, None, MetricType::Gauge)?;
    for (labels, value) in values {
        family.encode_family(&labels)?.encode_gauge(&value)?;
    }
    Ok(())
}

fn counters<L: EncodeLabelSet, V: EncodeCounterValue>(
    out: &mut DescriptorEncoder<'_>,
    name: &str,
    help: &str,
    values: impl Iterator<Item = (L, V)>,
) -> fmt::Result {
    let mut family = out.encode_descriptor(name, help, None, MetricType::Counter)?;
    for (labels, value) in values {
        family
            .encode_family(&labels)?
            .encode_counter::<NoLabelSet, V, f64>(&value, None)?;
    }
    Ok(())
}
