//! Bounds the open connections: in all, and per network.

use crate::throttle::network;
use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Bounds of open connections.
#[derive(Debug, Clone)]
pub struct ConnectionLimits {
    /// In all.
    pub total: usize,
    /// From one IPv4 address or one /64 of IPv6.
    pub per_network: usize,
    /// From one /48 of IPv6, the usual share of a customer who gets many /64.
    pub per_site: usize,
    /// Proxies, which carry many people on connections of their own; only `total` bounds them.
    pub proxies: Vec<IpAddr>,
}

/// Counts open connections.
#[derive(Debug)]
pub struct Connections {
    limits: ConnectionLimits,
    open: Mutex<Open>,
}

#[derive(Debug, Default)]
struct Open {
    total: usize,
    by_network: HashMap<Network, usize>,
}

/// A network by its first address and what it is counted as.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Network {
    Subscriber(IpAddr),
    Site(IpAddr),
}

impl Connections {
    /// Counts from zero.
    pub fn new(limits: ConnectionLimits) -> Arc<Self> {
        Arc::new(Self {
            limits,
            open: Mutex::default(),
        })
    }

    /// Takes a place for a connection of this peer; `None` when a bound is reached.
    pub fn admit(self: &Arc<Self>, peer: IpAddr) -> Option<Place> {
        let networks = self.networks(peer.to_canonical());
        let mut open = self.lock();
        let is_full = |&(network, most): &(Network, usize)| {
            open.by_network
                .get(&network)
                .is_some_and(|count| *count >= most)
        };
        if open.total >= self.limits.total || networks.iter().any(is_full) {
            return None;
        }
        open.total += 1;
        for (network, _) in &networks {
            *open.by_network.entry(*network).or_default() += 1;
        }
        Some(Place {
            connections: Arc::clone(self),
            networks: networks.into_iter().map(|(network, _)| network).collect(),
        })
    }

    /// The number of open connections.
    pub fn open(&self) -> usize {
        self.lock().total
    }

    /// The networks a peer is counted for, each with its bound. A peer on this machine is a proxy
    /// that was not named: its callers can't be told apart.
    fn networks(&self, peer: IpAddr) -> Vec<(Network, usize)> {
        if peer.is_loopback() || self.limits.proxies.contains(&peer) {
            return Vec::new();
        }
        let subscriber = (Network::Subscriber(network(peer)), self.limits.per_network);
        match peer {
            IpAddr::V4(_) => vec![subscriber],
            IpAddr::V6(v6) => vec![subscriber, (Network::Site(site(v6)), self.limits.per_site)],
        }
    }

    fn lock(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The /48 of an address.
fn site(address: Ipv6Addr) -> IpAddr {
    let [first, second, third, ..] = address.segments();
    Ipv6Addr::new(first, second, third, 0, 0, 0, 0, 0).into()
}

/// The place of an open connection; it is free again when this is dropped.
#[derive(Debug)]
pub struct Place {
    connections: Arc<Connections>,
    networks: Vec<Network>,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut open = self.connections.lock();
        open.total -= 1;
        for network in &self.networks {
            if let Some(count) = open.by_network.get_mut(network) {
                *count -= 1;
                if *count == 0 {
                    open.by_network.remove(network);
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn connections(total: usize) -> Arc<Connections> {
        Connections::new(ConnectionLimits {
            total,
            per_network: 2,
            per_site: 3,
            proxies: vec!["192.0.2.9".parse().unwrap()],
        })
    }

    #[test]
    fn h4_a_network_has_its_share_and_no_more() {
        let connections = connections(100);
        let admit = |text: &str| connections.admit(text.parse().unwrap());

        let first = admit("192.0.2.1");
        let second = admit("::ffff:192.0.2.1");
        assert!(first.is_some() && second.is_some());
        assert!(
            admit("192.0.2.1").is_none(),
            "the same address, written in two ways"
        );
        assert!(admit("192.0.2.2").is_some());
        drop(first);
        assert!(
            admit("192.0.2.1").is_some(),
            "a closed connection makes room"
        );
    }

    #[test]
    fn h4_many_networks_of_one_site_share_a_bound() {
        let connections = connections(100);
        let held: Vec<_> = (0..5)
            .map(|part| connections.admit(format!("2001:db8:1:{part}::1").parse().unwrap()))
            .collect();
        assert_eq!(held.iter().flatten().count(), 3);
        assert!(
            connections
                .admit("2001:db8:2::1".parse().unwrap())
                .is_some()
        );
    }

    #[test]
    fn h4_proxies_are_bounded_by_the_total_alone_and_nothing_is_left_behind() {
        let connections = connections(5);
        let held: Vec<_> = [
            "127.0.0.1",
            "::1",
            "192.0.2.9",
            "192.0.2.9",
            "192.0.2.9",
            "127.0.0.1",
        ]
        .into_iter()
        .map(|peer| connections.admit(peer.parse().unwrap()))
        .collect();
        assert_eq!(held.iter().flatten().count(), 5);
        drop(held);
        assert_eq!(connections.open(), 0);
        assert!(connections.lock().by_network.is_empty());
    }
}
