//! Who has to try later.
//!
//! A whole centre may stand behind one address, so bursts are generous and the rate is slow.

use governor::clock::{Clock as _, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::time::Duration;

/// How many requests an address may make.
#[derive(Debug, Clone, Copy)]
pub struct Allowance {
    /// At once.
    pub burst: NonZeroU32,
    /// After a burst: one more in this time.
    pub every: Duration,
}

/// Counts requests by network address.
pub struct Throttle(DefaultKeyedRateLimiter<IpAddr>);

impl Throttle {
    /// Lets every address do what the allowance says.
    pub fn new(allowance: Allowance) -> Self {
        let quota =
            Quota::with_period(allowance.every).unwrap_or(Quota::per_minute(NonZeroU32::MIN));
        Self(RateLimiter::keyed(quota.allow_burst(allowance.burst)))
    }

    /// Takes one request of an address, or says how long it has to wait.
    pub fn admit(&self, address: IpAddr) -> Result<(), Duration> {
        self.0
            .check_key(&network(address))
            .map_err(|refusal| refusal.wait_time_from(DefaultClock::default().now()))
    }

    /// Forgets addresses that have their whole allowance again.
    pub fn forget_idle(&self) {
        self.0.retain_recent();
        self.0.shrink_to_fit();
    }
}

/// The network an address stands for. A subscriber of IPv6 has a /64 at least, and may change the rest at will.
pub fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(v6) => IpAddr::V6(Ipv6Addr::from(u128::from(v6) & !u128::from(u64::MAX))),
        v4 => v4,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_is_allowed_and_then_the_address_waits() {
        let throttle = Throttle::new(Allowance {
            burst: NonZeroU32::new(2).unwrap(),
            every: Duration::from_secs(60),
        });
        let address = |text: &str| text.parse::<IpAddr>().unwrap();

        assert!(throttle.admit(address("2001:db8::1")).is_ok());
        assert!(throttle.admit(address("2001:db8::2")).is_ok());
        let wait = throttle.admit(address("2001:db8::3")).unwrap_err();

        assert!(wait <= Duration::from_secs(60) && wait > Duration::from_secs(50));
        assert!(throttle.admit(address("2001:db8:0:1::1")).is_ok());
        assert!(throttle.admit(address("::ffff:192.0.2.1")).is_ok());
    }
}
