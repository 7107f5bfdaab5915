//! Counts of requests: by route and status, and how long they took.
//!
//! On the hot path a request costs one look-up in a map that never changes and three additions, no
//! lock and no allocation.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// Upper bounds of the buckets of latencies, in microseconds; the last bucket has none.
pub const BOUNDS: [u64; 9] = [
    100, 500, 1_000, 5_000, 20_000, 100_000, 500_000, 2_000_000, 10_000_000,
];
/// The first status (RFC 9110, section 15), and how many there are.
const FIRST: u16 = 100;
const STATUSES: usize = 500;
/// The name of what is no call: pages and files of the website, and unknown addresses.
pub const WEBSITE: &str = "website";

/// One route.
pub struct Route {
    /// Its template, such as `/widgets/resources/{name}`.
    pub template: String,
    /// Whether only a sample of its successful requests is logged.
    pub is_hot: bool,
    statuses: Box<[AtomicU64]>,
    buckets: [AtomicU64; BOUNDS.len() + 1],
    microseconds: AtomicU64,
}

impl Route {
    fn new(template: &str, is_hot: bool) -> Self {
        Self {
            template: template.into(),
            is_hot,
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
    routes: HashMap<String, Route>,
    website: Route,
    /// Of how many successful requests of a hot route one is logged; 0: none.
    sample: u64,
    hot: AtomicU64,
}

impl Requests {
    /// Counts the requests of these templates. Of a hot one only one request in `sample` is logged.
    pub fn new<'a>(templates: impl Iterator<Item = &'a str>, hot: &str, sample: u64) -> Self {
        let route = |it: &str| (it.to_owned(), Route::new(it, it == hot));
        Self {
            routes: templates.map(route).collect(),
            website: Route::new(WEBSITE, false),
            sample,
            hot: AtomicU64::new(0),
        }
    }

    /// The route of a template; what is no call is the website's.
    pub fn route(&self, template: Option<&str>) -> &Route {
        template
            .and_then(|it| self.routes.get(it))
            .unwrap_or(&self.website)
    }

    /// Whether a request is logged.
    pub fn is_logged(&self, route: &Route, status: u16) -> bool {
        if !route.is_hot || status >= 400 {
            return true;
        }
        self.sample > 0 && self.hot.fetch_add(1, Relaxed).is_multiple_of(self.sample)
    }

    /// All routes, by template.
    pub fn routes(&self) -> Vec<&Route> {
        let mut routes: Vec<_> = self.routes.values().chain([&self.website]).collect();
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

        let logged = (0..6).filter(|_| requests.is_logged(route, 200)).count();
        assert_eq!(logged, 2, "one in three");
        assert!(requests.is_logged(route, 404));
        assert!(requests.is_logged(requests.route(None), 200));
    }
}
