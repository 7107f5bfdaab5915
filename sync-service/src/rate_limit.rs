//! A rate limit for each network address.
//!
//! A whole center may share one address, so bursts are generous and the rate is slow.

use crate::network::{network, site};
use governor::clock::{Clock as _, DefaultClock};
use governor::{DefaultKeyedRateLimiter, InsufficientCapacity, Quota, RateLimiter};
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::time::Duration;

/// The number of requests that an address may make.
#[derive(Debug, Clone, Copy)]
pub struct Allowance {
    /// At once.
    pub burst: NonZeroU32,
    /// After a burst: one more in this time.
    pub every: Duration,
}

/// A /48 of IPv6 may do this many times what one of its networks may: it can be a whole town or one
/// subscriber.
const SITE_FACTOR: u32 = 3;

/// Counts requests by network address.
pub struct RateLimit {
    networks: DefaultKeyedRateLimiter<IpAddr>,
    sites: DefaultKeyedRateLimiter<IpAddr>,
}

impl RateLimit {
    /// Gives every network this allowance.
    pub fn new(allowance: Allowance) -> Self {
        let limiter = |factor: u32| {
            let quota = Quota::with_period(allowance.every / factor)
                .unwrap_or(Quota::per_minute(NonZeroU32::MIN));
            let factor = NonZeroU32::new(factor).unwrap_or(NonZeroU32::MIN);
            RateLimiter::keyed(quota.allow_burst(allowance.burst.saturating_mul(factor)))
        };
        Self {
            networks: limiter(1),
            sites: limiter(SITE_FACTOR),
        }
    }

    /// Takes one request of an address, or says how long it has to wait.
    pub fn admit(&self, address: IpAddr) -> Result<(), Duration> {
        self.admit_many(address, NonZeroU32::MIN)
    }

    /// Takes several of what is limited at once, or says how long the address has to wait for all of them. What is
    /// more than the allowance holds would never fit, so it takes the whole of it.
    pub fn admit_many(&self, address: IpAddr, wanted: NonZeroU32) -> Result<(), Duration> {
        let check = |limiter: &DefaultKeyedRateLimiter<IpAddr>, key| {
            let whole = |InsufficientCapacity(most)| {
                let most = NonZeroU32::new(most).unwrap_or(NonZeroU32::MIN);
                limiter.check_key_n(&key, most).unwrap_or(Ok(()))
            };
            let admitted = limiter.check_key_n(&key, wanted).unwrap_or_else(whole);
            admitted.map_err(|refusal| refusal.wait_time_from(DefaultClock::default().now()))
        };
        check(&self.networks, network(address))?;
        site(address).map_or(Ok(()), |site| check(&self.sites, site))
    }

    /// Forgets addresses that have their whole allowance again.
    pub fn forget_idle(&self) {
        for limiter in [&self.networks, &self.sites] {
            limiter.retain_recent();
            limiter.shrink_to_fit();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::Ipv6Addr;

    #[test]
    fn a_burst_is_allowed_and_then_the_address_waits() {
        let rate_limit = RateLimit::new(Allowance {
            burst: NonZeroU32::new(2).unwrap(),
            every: Duration::from_secs(86_400),
        });
        let address = |text: &str| text.parse::<IpAddr>().unwrap();

        assert!(rate_limit.admit(address("2001:db8::1")).is_ok());
        assert!(rate_limit.admit(address("2001:db8::2")).is_ok());
        let wait = rate_limit.admit(address("2001:db8::3")).unwrap_err();

        assert!(wait <= Duration::from_secs(86_400) && wait > Duration::from_secs(80_000));
        assert!(rate_limit.admit(address("2001:db8:0:1::1")).is_ok());
        assert!(rate_limit.admit(address("::ffff:192.0.2.1")).is_ok());
    }

    #[test]
    fn many_at_once_take_as_much_as_one_by_one() {
        let rate_limit = RateLimit::new(Allowance {
            burst: NonZeroU32::new(10).unwrap(),
            every: Duration::from_secs(86_400),
        });
        let admits = |address: &str, wanted: u32| {
            let wanted = NonZeroU32::new(wanted).unwrap();
            let address = address.parse::<IpAddr>().unwrap();
            rate_limit.admit_many(address, wanted).is_ok()
        };
        assert!(admits("192.0.2.1", 7));
        assert!(!admits("192.0.2.1", 4), "only 3 are left");
        assert!(admits("192.0.2.1", 3));
        assert!(admits("192.0.2.2", 11), "it takes all there is");
        assert!(!admits("192.0.2.2", 1));
    }

    #[test]
    fn c4_the_networks_of_one_48_share_three_times_the_allowance_of_one() {
        let rate_limit = RateLimit::new(Allowance {
            burst: NonZeroU32::new(2).unwrap(),
            every: Duration::from_secs(86_400),
        });
        let of_site = |network: u16| {
            let address = Ipv6Addr::new(0x2001, 0xdb8, 7, network, 0, 0, 0, 1);
            rate_limit.admit(IpAddr::V6(address)).is_ok()
        };
        let admitted = (0..25).filter(|number| of_site(*number)).count();
        assert_eq!(admitted, 6);
        let elsewhere = "2001:db8:8::1".parse::<IpAddr>().unwrap();
        assert!(rate_limit.admit(elsewhere).is_ok());
    }

    #[test]
    fn an_address_is_forgotten_when_it_has_its_whole_allowance_again_and_no_sooner() {
        let kept = |every| {
            let burst = NonZeroU32::MIN;
            let rate_limit = RateLimit::new(Allowance { burst, every });
            let address = "2001:db8::1".parse().unwrap();
            rate_limit.admit(address).unwrap();
            rate_limit.forget_idle();
            (rate_limit.networks.len(), rate_limit.sites.len())
        };
        // Less time than passes between two calls: no test waits for it.
        assert_eq!(kept(Duration::from_nanos(3)), (0, 0));
        assert_eq!(kept(Duration::from_secs(86_400)), (1, 1));
    }
}
