//! The record of security events: a line that was changed, removed, added or moved is found (claim I).

use crate::support::TestService;
use crate::support::accounts::{PASSWORD, Tokens};
use rusqlite::Connection;
use sync_service::store::audit::ChainReport;
use sync_service::store::audit_chain::ChainFault;
use time::Duration;

const ANA: &str = "ana@example.org";

/// A service with some lines in its record.
async fn with_lines() -> TestService {
    let service = TestService::new();
    service.signs_up(ANA).await;
    for _ in 0..6 {
        service.signs_in(ANA, PASSWORD).await;
    }
    assert_eq!(check(&service).await.faults, []);
    service
}

async fn check(service: &TestService) -> ChainReport {
    let accounts = &service.app.accounts;
    accounts.check_record(50).await.unwrap()
}

fn database(service: &TestService) -> Connection {
    Connection::open(service.folder.path().join("data/new-beginnings.db")).unwrap()
}

/// Changes the database behind the service's back; answers the faults that are found.
async fn after(service: &TestService, sql: &str) -> Vec<ChainFault> {
    database(service).execute_batch(sql).unwrap();
    check(service).await.faults
}

#[tokio::test]
async fn i3_a_whole_record_has_no_faults() {
    let service = with_lines().await;
    let report = check(&service).await;
    assert!(report.lines >= 7, "{report:?}");
    assert_eq!((report.erased, report.unchained), (0, 0));
    let service = service.restarted();
    service.signs_in(ANA, PASSWORD).await;
    assert_eq!(check(&service).await.faults, []);
}

#[tokio::test]
async fn i3_a_changed_line_is_found() {
    for change in [
        "at = at + 1",
        "event = event || '.'",
        "who = 'x'",
        "erased = zeroblob(32)",
    ] {
        let service = with_lines().await;
        let sql = format!("update audit set {change} where id = 3");
        let faults = after(&service, &sql).await;
        assert_eq!(faults, [ChainFault::Changed(3)], "{change}");
    }
}

#[tokio::test]
async fn i3_a_removed_line_is_found_wherever_it_stood() {
    let newest = "(select max(id) from audit)";
    let service = with_lines().await;
    let faults = after(&service, "delete from audit where id = 3").await;
    assert_eq!(faults, [ChainFault::Removed(3, 3)]);

    let service = with_lines().await;
    let faults = after(&service, "delete from audit where id < 3").await;
    assert_eq!(faults, [ChainFault::Removed(1, 2)]);

    let service = with_lines().await;
    let last = i64::try_from(check(&service).await.lines).unwrap();
    let faults = after(&service, &format!("delete from audit where id = {newest}")).await;
    assert_eq!(faults, [ChainFault::Removed(last, last)]);
    // The service continues, and keeps reporting what was removed.
    service.signs_in(ANA, PASSWORD).await;
    let faults = check(&service).await.faults;
    assert!(
        faults.contains(&ChainFault::Removed(last, last)),
        "{faults:?}"
    );
    assert!(
        faults.contains(&ChainFault::BrokenAt(last + 1)),
        "{faults:?}"
    );

    let service = with_lines().await;
    let faults = after(&service, "delete from audit; delete from audit_chain").await;
    assert_eq!(faults, [], "an empty record is that of a new installation");
    let service = with_lines().await;
    let faults = after(&service, "delete from audit_chain").await;
    assert!(faults.contains(&ChainFault::Ends), "{faults:?}");
}

#[tokio::test]
async fn i3_a_line_that_was_removed_with_its_end_is_found() {
    let service = with_lines().await;
    // Everything that can be done without the key: the link of the new last line is known.
    let faults = after(
        &service,
        "delete from audit where id = (select max(id) from audit);
         update audit_chain set (last_id, last_link) =
             (select id, link from audit order by id desc limit 1)",
    )
    .await;
    assert!(faults.contains(&ChainFault::Ends), "{faults:?}");
    service.signs_in(ANA, PASSWORD).await;
    let faults = check(&service).await.faults;
    assert!(!faults.is_empty(), "the next line does not heal it");
}

#[tokio::test]
async fn i3_lines_that_changed_places_are_found() {
    let service = with_lines().await;
    let faults = after(
        &service,
        "update audit set id = 1003 where id = 3; update audit set id = 3 where id = 4;
         update audit set id = 4 where id = 1003",
    )
    .await;
    assert!(faults.contains(&ChainFault::Moved(3)), "{faults:?}");
}

#[tokio::test]
async fn i3_an_added_line_is_found() {
    let service = with_lines().await;
    let faults = after(
        &service,
        "insert into audit (at, event, who) values (1, 'sign-in', 'x')",
    )
    .await;
    assert!(!faults.is_empty());
}

#[tokio::test]
async fn f5_a_deleted_account_leaves_the_chain_whole_and_nothing_to_read() {
    let service = with_lines().await;
    let tokens = Tokens::of(&service.signs_in(ANA, PASSWORD).await.1);
    let who = service.app.accounts.pseudonym(&tokens.uid);
    service.deletes_for_good(&tokens, ANA).await;
    let report = check(&service).await;
    assert_eq!(report.faults, []);
    assert!(report.erased >= 7, "{report:?}");
    let left: i64 = database(&service)
        .query_row("select count(*) from audit where who = ?1", [&who], |row| {
            row.get(0)
        })
        .unwrap();
    assert_eq!(left, 0);
}

#[tokio::test]
async fn i3_old_lines_are_forgotten_and_the_rest_stays_a_chain() {
    let service = with_lines().await;
    service.clock.forward(Duration::days(10));
    service.signs_in(ANA, PASSWORD).await;
    let lines = check(&service).await.lines;
    let before = sync_service::clock::milliseconds(service.app.clock.now()) - 1_000;
    service.app.accounts.forget_old(before).await.unwrap();
    let report = check(&service).await;
    assert_eq!(report.faults, []);
    assert!(report.lines > 0 && report.lines < lines, "{report:?}");
    let faults = after(&service, "delete from audit").await;
    assert!(!faults.is_empty());
}

#[tokio::test]
async fn i3_lines_from_before_the_chain_are_told_and_not_judged() {
    let service = TestService::new();
    database(&service)
        .execute(
            "insert into audit (at, event, who) values (1, 'sign-in', 'x')",
            [],
        )
        .unwrap();
    service.signs_up(ANA).await;
    let report = check(&service).await;
    assert_eq!((report.faults, report.unchained), (Vec::new(), 1));
}
