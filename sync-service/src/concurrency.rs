//! Bounds what is held at the same time: connections, bytes of bodies. In all, and per network.

use crate::network::{network, site};
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The most that may be held at the same time.
#[derive(Debug, Clone)]
pub struct Bounds {
    /// In all.
    pub total: usize,
    /// For one IPv4 address or one /64 of IPv6.
    pub per_network: usize,
    /// For one /48 of IPv6, the usual share of a customer who gets many /64.
    pub per_site: usize,
    /// Proxies, which carry many people; only `total` bounds them.
    pub proxies: Vec<IpAddr>,
}

/// Counts what is held.
#[derive(Debug)]
pub struct ConcurrencyLimit {
    bounds: Bounds,
    held: Mutex<Held>,
}

#[derive(Debug, Default)]
struct Held {
    total: usize,
    by_network: HashMap<Network, usize>,
}

/// A network by its first address: the one of a subscriber, or that of a whole site.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Network {
    Subscriber(IpAddr),
    Site(IpAddr),
}

impl ConcurrencyLimit {
    /// Counts from zero.
    pub fn new(bounds: Bounds) -> Arc<Self> {
        Arc::new(Self {
            bounds,
            held: Mutex::default(),
        })
    }

    /// Takes an amount for a peer; `None` when a bound would be passed.
    pub fn acquire(self: &Arc<Self>, peer: IpAddr, amount: usize) -> Option<Permit> {
        let mut permit = Permit {
            networks: self.networks(peer.to_canonical()),
            limit: Arc::clone(self),
            amount: 0,
        };
        permit.grow(amount).then_some(permit)
    }

    /// What is held in all.
    pub fn held(&self) -> usize {
        self.lock().total
    }

    /// The networks a peer is counted for, each with its bound. A peer on this machine is a proxy
    /// that was not named: its callers can't be told apart.
    fn networks(&self, peer: IpAddr) -> Vec<(Network, usize)> {
        if peer.is_loopback() || self.bounds.proxies.contains(&peer) {
            return Vec::new();
        }
        let subscriber = (Network::Subscriber(network(peer)), self.bounds.per_network);
        let site = site(peer).map(|site| (Network::Site(site), self.bounds.per_site));
        std::iter::once(subscriber).chain(site).collect()
    }

    fn lock(&self) -> MutexGuard<'_, Held> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// An amount that is held until this is dropped.
#[derive(Debug)]
pub struct Permit {
    limit: Arc<ConcurrencyLimit>,
    networks: Vec<(Network, usize)>,
    amount: usize,
}

impl Permit {
    /// Takes more; `false` when a bound would be passed, and then nothing is taken.
    #[must_use]
    pub fn grow(&mut self, more: usize) -> bool {
        let mut held = self.limit.lock();
        let exceeds = |(network, most): &(Network, usize)| {
            held.by_network.get(network).unwrap_or(&0) + more > *most
        };
        if held.total + more > self.limit.bounds.total || self.networks.iter().any(exceeds) {
            return false;
        }
        held.total += more;
        for (network, _) in &self.networks {
            *held.by_network.entry(*network).or_default() += more;
        }
        self.amount += more;
        true
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        let mut held = self.limit.lock();
        held.total -= self.amount;
        for (network, _) in &self.networks {
            if let Some(count) = held.by_network.get_mut(network) {
                *count -= self.amount;
                if *count == 0 {
                    held.by_network.remove(network);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn limit(total: usize) -> Arc<ConcurrencyLimit> {
        ConcurrencyLimit::new(Bounds {
            total,
            per_network: 2,
            per_site: 3,
            proxies: vec!["192.0.2.9".parse().unwrap()],
        })
    }

    fn take(limit: &Arc<ConcurrencyLimit>, peer: &str) -> Option<Permit> {
        limit.acquire(peer.parse().unwrap(), 1)
    }

    #[test]
    fn h4_a_network_has_its_share_and_no_more() {
        let limit = limit(100);
        let first = take(&limit, "192.0.2.1");
        let second = take(&limit, "::ffff:192.0.2.1");
        assert!(first.is_some() && second.is_some());
        assert!(
            take(&limit, "192.0.2.1").is_none(),
            "the same address, written in two ways"
        );
        assert!(take(&limit, "192.0.2.2").is_some());
        drop(first);
        assert!(
            take(&limit, "192.0.2.1").is_some(),
            "what is given back can be taken"
        );
    }

    #[test]
    fn h4_many_networks_of_one_site_share_a_bound() {
        let limit = limit(100);
        let held: Vec<_> = (0..5)
            .map(|part| take(&limit, &format!("2001:db8:1:{part}::1")))
            .collect();
        assert_eq!(held.iter().flatten().count(), 3);
        assert!(take(&limit, "2001:db8:2::1").is_some());
    }

    #[test]
    fn h4_proxies_are_bounded_by_the_total_alone_and_nothing_is_left_behind() {
        let limit = limit(5);
        let held: Vec<_> = [
            "127.0.0.1",
            "::1",
            "192.0.2.9",
            "192.0.2.9",
            "192.0.2.9",
            "127.0.0.1",
        ]
        .into_iter()
        .map(|peer| take(&limit, peer))
        .collect();
        assert_eq!(held.iter().flatten().count(), 5);
        drop(held);
        assert_eq!(limit.held(), 0);
        assert!(limit.lock().by_network.is_empty());
    }

    #[test]
    fn h4_an_amount_that_grows_over_the_bound_stays_as_it_was() {
        let limit = limit(100);
        let mut permit = take(&limit, "192.0.2.1").unwrap();
        assert!(permit.grow(1));
        assert!(!permit.grow(1));
        assert_eq!(limit.held(), 2);
        drop(permit);
        assert_eq!(limit.held(), 0);
    }
}
