//! The network to which a client counts for limits, and the addresses of the public web.

pub mod public_web;

use std::net::{IpAddr, Ipv6Addr};

/// Returns the network to which an address counts for limits: itself in IPv4, its /64 in IPv6,
/// because a subscriber has at least a /64 and may change the rest at will.
pub fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(v6) => IpAddr::V6(first_bits(v6, 64)),
        v4 => v4,
    }
}

/// Returns the /48 of an IPv6 address, the largest block that one subscriber usually gets (RFC 6177).
/// `None` for IPv4.
pub fn site(address: IpAddr) -> Option<IpAddr> {
    match address.to_canonical() {
        IpAddr::V6(v6) => Some(IpAddr::V6(first_bits(v6, 48))),
        IpAddr::V4(_) => None,
    }
}

fn first_bits(address: Ipv6Addr, bits: u32) -> Ipv6Addr {
    Ipv6Addr::from(u128::from(address) & !(u128::MAX >> bits))
}
