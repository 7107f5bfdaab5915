//! Where something was done, so that one person does not count as many: a kiosk, or a network. Only keyed
//! hashes of it are kept, each together with what it is about, so that nobody is followed from one thing to
//! the next. The key is a file beside the database.

use crate::accounts::keys::Keys;
use crate::network::site;
use data_encoding::HEXLOWER;
use std::net::{IpAddr, Ipv4Addr};

/// Where something was done.
#[derive(Debug, Clone, Copy)]
pub enum Desk<'a> {
    /// At an enrolled kiosk, by its name in the operator's list.
    Kiosk(&'a str),
    /// At a device of a network. All devices of an IPv4 /24 or an IPv6 /48 are one desk.
    Network(IpAddr),
}

impl Desk<'_> {
    /// Its name, which is never kept as it stands.
    pub fn name(self) -> String {
        match self {
            Self::Kiosk(id) => format!("kiosk {id}"),
            Self::Network(address) => format!("network {}", block(address)),
        }
    }
}

/// A desk, with the key of its hashes.
#[derive(Clone, Copy)]
pub struct KeyedDesk<'a> {
    /// The keys of the service.
    pub keys: &'a Keys,
    /// The desk.
    pub desk: Desk<'a>,
}

impl KeyedDesk<'_> {
    /// What is kept of the desk, for something that is about a place.
    pub fn at_place(&self, purpose: &str, place: &str) -> String {
        let name = self.desk.name();
        let parts = [place.as_bytes(), name.as_bytes()];
        HEXLOWER.encode(&self.keys.keyed_hash(purpose, &parts))
    }
}

fn block(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(v4) => Ipv4Addr::from(u32::from(v4) & !0xff).into(),
        v6 => site(v6).unwrap_or(v6),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn devices_of_one_network_are_one_desk() {
        let name = |text: &str| Desk::Network(text.parse().unwrap()).name();
        assert_eq!(name("203.0.113.7"), name("203.0.113.200"));
        assert_eq!(name("203.0.113.7"), name("::ffff:203.0.113.9"));
        assert_ne!(name("203.0.113.7"), name("203.0.114.7"));
        assert_eq!(name("2001:db8:1:2::3"), name("2001:db8:1:ffff::4"));
        assert_ne!(name("2001:db8:1:2::3"), name("2001:db8:2:2::3"));
        assert_ne!(name("203.0.113.7"), Desk::Kiosk("203.0.113.0").name());
    }
}
