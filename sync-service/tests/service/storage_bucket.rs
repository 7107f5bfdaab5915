//! The storage protocol with files in a bucket, which fails now and then.

use crate::support::TestService;
use crate::support::accounts::Tokens;
use crate::support::files::{bytes, object, pdf};
use crate::support::s3::{Fault, S3};
use axum::http::StatusCode;
use sync_service::files::Swept;

async fn service() -> (TestService, S3, Tokens) {
    let s3 = S3::start().await;
    let mut flags = s3.settings();
    // The store is the test's own; the settings of a bucket need the others beside them.
    flags.push("--database=postgres://unused".into());
    flags.push("--keys-secret-file=unused".into());
    let service = TestService::with_flags(flags);
    let ada = service.signs_up("ada@example.org").await;
    (service, s3, ada)
}

/// A PDF that takes more than one read from a bucket.
fn large() -> Vec<u8> {
    let mut file = pdf("welder");
    file.resize(3_000_000, b' ');
    file
}

#[tokio::test]
async fn sto_a_resume_in_parts_goes_on_where_the_bucket_failed() {
    let (service, s3, ada) = service().await;
    let file = large();
    let (first, rest) = file.split_at(262_144);
    let address = service.begins(&ada, "a.pdf", file.len()).await;
    let taken = service.part(&ada, &address, ("upload", 0), first).await;
    assert_eq!(taken.0, StatusCode::OK);
    assert_eq!(s3.count(), 1, "a part is an object of its own");

    s3.always(Some(Fault::Unavailable));
    let last = ("upload, finalize", first.len());
    let failed = service.part(&ada, &address, last, rest).await;
    assert_eq!(failed.0, StatusCode::SERVICE_UNAVAILABLE);
    s3.always(None);
    let asked = service.part(&ada, &address, ("query", 0), b"").await;
    assert_eq!(asked.2, first.len().to_string(), "the first part is kept");
    let done = service.part(&ada, &address, last, rest).await;
    assert_eq!(done.0, StatusCode::OK);
    assert_eq!(s3.count(), 1, "the parts are gone");

    let path = format!("{}?alt=media", object(&ada.uid, "a.pdf"));
    let read = async |range: &str| {
        let headers = [("range", range)];
        let answer = service.call_as(&ada.id, ("GET", &path), &headers, "").await;
        (answer.status(), bytes(answer).await)
    };
    let whole = service.call_as(&ada.id, ("GET", &path), &[], "").await;
    assert_eq!(bytes(whole).await, file);
    let (status, some) = read("bytes=2000000-2500000").await;
    assert_eq!(status, StatusCode::PARTIAL_CONTENT);
    assert_eq!(some, &file[2_000_000..=2_500_000]);
}

#[tokio::test]
async fn sto_a_bucket_that_is_away_gives_503_and_no_half_files() {
    let (service, s3, ada) = service().await;
    let file = large();
    service.uploads(&ada, "a.pdf", file.clone()).await;
    s3.always(Some(Fault::Unavailable));
    let path = format!("{}?alt=media", object(&ada.uid, "a.pdf"));
    let answer = service.call_as(&ada.id, ("GET", &path), &[], "").await;
    assert_eq!(answer.status(), StatusCode::SERVICE_UNAVAILABLE);
    let (status, _) = service.uploads(&ada, "b.pdf", file.clone()).await;
    assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE);
    s3.always(None);
    let whole = service.call_as(&ada.id, ("GET", &path), &[], "").await;
    assert_eq!(bytes(whole).await, file);
    assert_eq!(s3.count(), 1);
}

#[tokio::test]
async fn sto_what_is_removed_while_the_bucket_is_away_is_swept_later() {
    let (service, s3, ada) = service().await;
    service.uploads(&ada, "a.pdf", large()).await;
    s3.always(Some(Fault::Unavailable));
    let path = object(&ada.uid, "a.pdf");
    let removed = service.call_as(&ada.id, ("DELETE", &path), &[], "").await;
    assert_eq!(removed.status(), StatusCode::NO_CONTENT);
    let answer = service.call_as(&ada.id, ("GET", &path), &[], "").await;
    assert_eq!(answer.status(), StatusCode::NOT_FOUND);
    s3.always(None);
    assert_eq!(s3.count(), 1);
    // The age of a blob is the storage's time.
    let ahead = time::OffsetDateTime::now_utc() + time::Duration::hours(2);
    let now = sync_service::clock::Clock::now(service.clock.as_ref());
    service.clock.forward(ahead - now);
    // Not one has an owner: it could be the bucket of another database.
    assert_eq!(
        service.app.files.sweep().await.unwrap(),
        Swept::NoneIsOurs(1)
    );
    let ben = service.signs_up("ben@example.org").await;
    service.uploads(&ben, "b.pdf", large()).await;
    assert_eq!(service.app.files.sweep().await.unwrap(), Swept::Removed(1));
    assert_eq!(s3.count(), 1);
}

#[tokio::test]
async fn sto_a_shared_folder_of_another_database_is_not_swept() {
    let folder = tempfile::tempdir().unwrap();
    let foreign = folder.path().join("0".repeat(32));
    std::fs::write(&foreign, "a resume").unwrap();
    let service = TestService::with_flags(vec![
        "--database=postgres://unused".into(),
        "--keys-secret-file=unused".into(),
        format!("--files={}", folder.path().display()),
    ]);
    service.clock.forward(time::Duration::days(36_500));
    let swept = service.app.files.sweep().await.unwrap();
    assert_eq!(swept, Swept::NoneIsOurs(1));
    assert!(foreign.exists());
}
