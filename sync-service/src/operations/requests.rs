//! Counts requests by route and status, and their latencies.
//!
//! On the hot path a request costs one look-up in a map that never changes and three additions, no
//! lock and no allocation.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// Upper bounds of the buckets of latencies, in microseconds; the last bucket has none.
pub const BOUNDS: [u64; 9] = [
    100, 500, 1_000, 5_000, 20_000, 100_000, 500_000, 2_000_000, 10_000_000,
];
/// The lowest status (RFC 9110, section 15), and the number of statuses.
const FIRST: u16 = 100;
const STATUSES: usize = 500;
/// The route name of pages and files of the website and of unknown addresses.
pub const WEBSITE: &str = "website";

/// One route.
pub struct Route {
    /// Its template, such as `/widgets/resources/{name}`.
    pub template: String,
    /// Of a hot route only a sample of the successful requests is logged.
    sample: Option<Sample>,
    statuses: Box<[AtomicU64]>,
    buckets: [AtomicU64; BOUNDS.len() + 1],
    microseconds: AtomicU64,
}

/// Logs one in `one_in` requests; 0: none.
struct Sample {
    one_in: u64,
    count: AtomicU64,
}

impl Route {
    fn new(template: &str, sample: Option<u64>) -> Self {
        Self {
            template: template.into(),
            sample: sample.map(|one_in| Sample {
                one_in,
                count: AtomicU64::new(0),
            }),
            statuses: (0..STATUSES).map(|_| AtomicU64::new(0)).collect(),
            buckets: Default::default(),
            microseconds: AtomicU64::new(0),
        }
    }

    /// Counts a request.
    pub fn count(&self, status: u16, took: Duration) {
        let took = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        if let Some(count) = self.statuses.get(usize::from(status.wrapping_sub(FIRST))) {
            count.fetch_add(1, Relaxed);
        }
        let bucket = BOUNDS.iter().position(|bound| took <= *bound);
        self.buckets[bucket.unwrap_or(BOUNDS.len())].fetch_add(1, Relaxed);
        self.microseconds.fetch_add(took, Relaxed);
    }

    /// Whether a request is logged.
    pub fn is_logged(&self, status: u16) -> bool {
        match &self.sample {
            Some(Sample { one_in, count }) if status < 400 => {
                *one_in > 0 && count.fetch_add(1, Relaxed).is_multiple_of(*one_in)
            }
            _ => true,
        }
    }

    /// The statuses that were answered, with how often.
    pub fn statuses(&self) -> impl Iterator<Item = (u16, u64)> {
        let counts = (FIRST..).zip(&self.statuses);
        counts
            .map(|(status, count)| (status, count.load(Relaxed)))
            .filter(|(_, count)| *count > 0)
    }

    /// How many requests fell into each bucket, and the sum of all latencies in seconds.
    pub fn latencies(&self) -> ([u64; BOUNDS.len() + 1], f64) {
        let buckets = self.buckets.each_ref().map(|count| count.load(Relaxed));
        let sum = Duration::from_micros(self.microseconds.load(Relaxed));
        (buckets, sum.as_secs_f64())
    }
}

/// All routes.
pub struct Requests {
    routes: HashMap<String, Arc<Route>>,
    website: Arc<Route>,
}

impl Requests {
    /// Counts the requests of these templates. Of the hot one only one request in `sample` is
    /// logged; 0: none.
    pub fn new<'a>(templates: impl Iterator<Item = &'a str>, hot: &str, sample: u64) -> Self {
        let route = |it: &str| {
            let route = Route::new(it, (it == hot).then_some(sample));
            (it.to_owned(), Arc::new(route))
        };
        Self {
            routes: templates.map(route).collect(),
            website: Arc::new(Route::new(WEBSITE, None)),
        }
    }

    /// The route of a template; anything else belongs to the website.
    pub fn route(&self, template: Option<&str>) -> &Arc<Route> {
        template
            .and_then(|it| self.routes.get(it))
            .unwrap_or(&self.website)
    }

    /// All routes, by template.
    pub fn routes(&self) -> Vec<&Route> {
        let routes = self.routes.values().chain([&self.website]);
        let mut routes: Vec<_> = routes.map(Arc::as_ref).collect();
        routes.sort_by(|a, b| a.template.cmp(&b.template));
        routes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn requests_are_counted_by_template_status_and_latency() {
        let requests = Requests::new(["/a/{id}"].into_iter(), "/a/{id}", 3);
        let route = requests.route(Some("/a/{id}"));
        for (status, micros) in [(200, 90), (200, 400), (404, 20_000_000)] {
            route.count(status, Duration::from_micros(micros));
        }
        assert!(route.statuses().eq([(200, 2), (404, 1)]));
        let (buckets, sum) = route.latencies();
        assert_eq!((buckets[0], buckets[1], buckets[9]), (1, 1, 1));
        assert!((sum - 20.000_49).abs() < 1e-9);
        assert_eq!(requests.route(Some("/unknown")).template, WEBSITE);
        assert_eq!(requests.route(None).template, WEBSITE);

        let logged = (0..6).filter(|_| route.is_logged(200)).count();
        assert_eq!(logged, 2, "one in three");
        assert!(route.is_logged(404));
        assert!(requests.route(None).is_logged(200));
    }
}
