//! What every store has to do with reports about places. Each story runs on every backend.

use crate::support::stores::on_every_store;
use sync_protocol::places::place::{PlaceReport, Wrong};
use sync_service::store::place_reports::{ReportKept, WaitingMax};

fn report(number: i64, wrong: Wrong) -> PlaceReport {
    PlaceReport {
        key: format!("{number:032x}"),
        place: "6ba7b810-9dad-51d1-80b4-00c04fd430c8".into(),
        wrong,
        text: String::new(),
    }
}

#[tokio::test]
async fn no_more_reports_that_say_the_same_of_a_place_wait_than_staff_can_read() {
    on_every_store(|store| async move {
        let most = WaitingMax { place: 20, desk: 3 };
        for number in 0..90 {
            let desk = format!("network {}", number / 10);
            let report = report(number, Wrong::Phone);
            let stored = store.store_place_report(&report, &desk, most, number);
            let is_heard = number % 10 < 3 && number < 62;
            let kept = if is_heard {
                ReportKept::New
            } else {
                ReportKept::NoRoom
            };
            assert_eq!(stored.await.unwrap(), kept, "{number}");
        }
        assert_eq!(store.place_reports(false, 99).await.unwrap().len(), 20);
        // Who says something else is heard all the same, also from a network that said the first thing often.
        for (number, kept) in [
            (100, ReportKept::New),
            (101, ReportKept::New),
            (102, ReportKept::New),
            (103, ReportKept::NoRoom),
            (101, ReportKept::Before),
        ] {
            let report = report(number, Wrong::Gone);
            let stored = store.store_place_report(&report, "network 0", most, number);
            assert_eq!(stored.await.unwrap(), kept, "{number}");
        }
        // A key is that of one report: what says something else under it is not taken for it.
        let other = report(101, Wrong::Hours);
        let stored = store.store_place_report(&other, "network 9", most, 200);
        assert_eq!(stored.await.unwrap(), ReportKept::KeyTaken);
        // A sentence tells more than any number of taps.
        let sentence = PlaceReport {
            text: "Closed on Mondays now".into(),
            ..report(200, Wrong::Phone)
        };
        let stored = store.store_place_report(&sentence, "network 0", most, 200);
        assert_eq!(stored.await.unwrap(), ReportKept::New);
    })
    .await;
}
