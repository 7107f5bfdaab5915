//! Heartbeats through the outbox.

use crate::support::{Answer, FakeService, SetClock, cache, cipher, rows};
use clock_and_random::backoff::Backoff;
use clock_and_random::random::system_random;
use kiosk::desk_settings::DeskSettings;
use kiosk::device::device_key::DeviceKey;
use kiosk::device::printing::Printer;
use kiosk::heartbeat::HeartbeatSource;
use kiosk::offline::outbox::{Outbox, Step};
use kiosk::process::supervisor::StartReason;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use sync_protocol::fleet::Enrolled;

fn outbox(folder: &Path, service: &FakeService, clock: &SetClock) -> (Outbox, HeartbeatSource) {
    let cache = cache(folder);
    let heartbeat = HeartbeatSource {
        clock: clock.clock(),
        lists: service.lists(Arc::clone(&cache), clock),
        started: Instant::now(),
        before: Duration::ZERO,
        wiped_at: Arc::default(),
        repairs: Arc::default(),
        settings: settings(folder),
        printer: Printer::Default,
        cups: folder.join("no-cups.sock"),
    };
    let outbox = Outbox {
        cache,
        client: service.client(),
        clock: clock.clock(),
        random: system_random(),
        backoff: Backoff::QUEUED,
        site: "Newark".into(),
        device: DeviceKey::in_folder(folder),
        cipher: cipher(folder),
    };
    (outbox, heartbeat)
}

fn settings(folder: &Path) -> Arc<DeskSettings> {
    Arc::new(DeskSettings::in_folder(folder, Vec::new()))
}

fn enrolled() -> Enrolled {
    Enrolled {
        kiosk: "k-1".into(),
        key: "secret".into(),
        settings_key: None,
    }
}

#[tokio::test]
async fn lim_1_only_an_enrolled_kiosk_sends_heartbeats_and_without_a_network_only_one() {
    let (service, clock) = (FakeService::start().await, SetClock::new());
    let folder = tempfile::tempdir().unwrap();
    let (outbox, heartbeat) = outbox(folder.path(), &service, &clock);
    heartbeat.queue(&outbox).await;
    assert_eq!(outbox.deliver_one().await.unwrap(), Step::Idle);

    outbox.device.write(&enrolled()).unwrap();
    service.says(Answer::LogInPage);
    for _ in 0..5 {
        heartbeat.queue(&outbox).await;
    }
    assert_eq!(outbox.deliver_one().await.unwrap(), Step::Postponed);
    service.says(rows(1));
    clock.forward(31);
    assert_eq!(outbox.deliver_one().await.unwrap(), Step::Delivered);
    assert_eq!(outbox.deliver_one().await.unwrap(), Step::Idle);
    assert_eq!(service.taken.lock().unwrap().len(), 1);
}

#[tokio::test]
async fn lim_1_the_counters_continue_after_a_visit_or_a_failure() {
    let (service, clock) = (FakeService::start().await, SetClock::new());
    let folder = tempfile::tempdir().unwrap();
    let resume = async |start| {
        let cache = cache(folder.path());
        let lists = service.lists(Arc::clone(&cache), &clock);
        let heartbeat = HeartbeatSource::resume(
            &cache,
            clock.clock(),
            lists,
            settings(folder.path()),
            Printer::Off,
            start,
        )
        .await;
        (heartbeat, cache)
    };
    let (first, cache) = resume(StartReason::ProgramStart).await;
    first.repairs.store(2, Ordering::Relaxed);
    first.wiped_at.store(77, Ordering::Relaxed);
    first.save(&cache).await;
    let (after_visit, _) = resume(StartReason::AfterVisit).await;
    let beat = after_visit.beat("0".repeat(32), 0).await;
    assert_eq!((beat.repairs, beat.wiped_at), (2, Some(77)));
    let (after_failure, _) = resume(StartReason::AfterFailure).await;
    assert_eq!(after_failure.repairs.load(Ordering::Relaxed), 3);
    let (again, _) = resume(StartReason::ProgramStart).await;
    assert_eq!(again.repairs.load(Ordering::Relaxed), 0);
}

#[tokio::test]
async fn ksk_5_a_revoked_kiosk_forgets_its_key_and_continues() {
    let (service, clock) = (FakeService::start().await, SetClock::new());
    let folder = tempfile::tempdir().unwrap();
    let (outbox, heartbeat) = outbox(folder.path(), &service, &clock);
    outbox.device.write(&enrolled()).unwrap();
    heartbeat.queue(&outbox).await;
    service.says(Answer::Refusal(403, "PERMISSION_DENIED"));
    assert_eq!(outbox.deliver_one().await.unwrap(), Step::Refused);
    assert_eq!(outbox.device.read(), None);
    assert_eq!(outbox.deliver_one().await.unwrap(), Step::Idle);
}
