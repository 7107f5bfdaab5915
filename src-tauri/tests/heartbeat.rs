//! What a kiosk says of itself, through the outbox.

#![allow(clippy::unwrap_used, clippy::panic)]

mod support;

use kiosk::fleet::{DeviceKey, Pulse};
use kiosk::lists::Lists;
use kiosk::outbox::{Backoff, Outbox, Step};
use kiosk::random::system_random;
use std::path::Path;
use std::sync::Arc;
use std::time::Instant;
use support::{Answer, FakeService, SetClock, cache, rows};
use sync_protocol::fleet::Enrolled;

fn outbox(folder: &Path, service: &FakeService, clock: &SetClock) -> (Outbox, Pulse) {
    let cache = cache(folder);
    let lists = Lists::new(Arc::clone(&cache), service.client(), clock.clock());
    let pulse = Pulse {
        clock: clock.clock(),
        lists: Arc::new(lists),
        started: Instant::now(),
        wiped_at: Arc::default(),
        repairs: Arc::default(),
    };
    let outbox = Outbox {
        cache,
        client: service.client(),
        clock: clock.clock(),
        random: system_random(),
        backoff: Backoff::default(),
        site: "Newark".into(),
        device: DeviceKey::in_folder(folder),
    };
    (outbox, pulse)
}

fn enrolled() -> Enrolled {
    Enrolled {
        kiosk: "k-1".into(),
        key: "secret".into(),
    }
}

#[tokio::test]
async fn lim_1_only_an_enrolled_kiosk_says_how_it_is_and_without_a_link_once() {
    let (service, clock) = (FakeService::start().await, SetClock::new());
    let folder = tempfile::tempdir().unwrap();
    let (outbox, pulse) = outbox(folder.path(), &service, &clock);
    outbox.put_heartbeat(&pulse).await;
    assert_eq!(outbox.deliver_one().await.unwrap(), Step::Idle);

    outbox.device.write(&enrolled()).unwrap();
    service.says(Answer::LogInPage);
    for _ in 0..5 {
        outbox.put_heartbeat(&pulse).await;
    }
    assert_eq!(outbox.deliver_one().await.unwrap(), Step::Postponed);
    service.says(rows(1));
    clock.forward(31);
    assert_eq!(outbox.deliver_one().await.unwrap(), Step::Delivered);
    assert_eq!(outbox.deliver_one().await.unwrap(), Step::Idle);
    assert_eq!(service.taken.lock().unwrap().len(), 1);
}

#[tokio::test]
async fn ksk_5_a_revoked_kiosk_forgets_its_key_and_goes_on() {
    let (service, clock) = (FakeService::start().await, SetClock::new());
    let folder = tempfile::tempdir().unwrap();
    let (outbox, pulse) = outbox(folder.path(), &service, &clock);
    outbox.device.write(&enrolled()).unwrap();
    outbox.put_heartbeat(&pulse).await;
    service.says(Answer::Refusal(403, "PERMISSION_DENIED"));
    assert_eq!(outbox.deliver_one().await.unwrap(), Step::Refused);
    assert_eq!(outbox.device.read(), None);
    assert_eq!(outbox.deliver_one().await.unwrap(), Step::Idle);
}
