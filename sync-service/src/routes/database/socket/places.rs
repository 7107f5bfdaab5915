//! Places of sockets: few for those that did not say yet who they are, in all and of one network;
//! more for those whose person is known.

use crate::database::Database;
use crate::database::live::Channel;
use crate::network::network;
use std::net::IpAddr;
use std::sync::Arc;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// The place of a stranger.
pub struct StrangerPlace {
    _all: OwnedSemaphorePermit,
    _network: Option<(OwnedSemaphorePermit, Arc<Semaphore>)>,
}

/// The place of a person.
pub struct PersonPlace {
    _all: OwnedSemaphorePermit,
    _person: OwnedSemaphorePermit,
}

impl StrangerPlace {
    /// Takes a place, if there is one. Callers of this machine come through a proxy that was not
    /// named, so they are not counted as one network.
    pub fn take(database: &Database, address: IpAddr) -> Option<Self> {
        let all = Arc::clone(&database.strangers).try_acquire_owned().ok()?;
        let of_network = || {
            let most = database.limits.strangers_each;
            let places = database
                .networks
                .get_or(&network(address), || Semaphore::new(most));
            Some((Arc::clone(&places).try_acquire_owned().ok()?, places))
        };
        let network = match address.to_canonical().is_loopback() {
            true => None,
            false => Some(of_network()?),
        };
        Some(Self {
            _all: all,
            _network: network,
        })
    }
}

impl PersonPlace {
    /// Takes a place, if there is one.
    pub fn take(database: &Database, channel: &Channel) -> Option<Self> {
        Some(Self {
            _all: Arc::clone(&database.sockets).try_acquire_owned().ok()?,
            _person: Arc::clone(&channel.sockets).try_acquire_owned().ok()?,
        })
    }
}
