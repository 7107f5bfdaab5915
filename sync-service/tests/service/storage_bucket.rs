//! The storage protocol with files in a bucket, which fails now and then.

use crate::support::TestService;
use crate::support::accounts::{PASSWORD, Tokens};
use crate::support::files::{bytes, object, pdf};
use crate::support::s3::{Fault, S3};
use axum::http::StatusCode;
use futures_util::future::join_all;
use sync_service::files::belonging::BelongingError;
use sync_service::files::unused::Swept;
use sync_service::store::sqlite::snapshot::Snapshot;

async fn service() -> (TestService, S3, Tokens) {
    let s3 = S3::start().await;
    let service = TestService::with_flags(flags(&s3));
    let ada = service.signs_up("ada@example.org").await;
    (service, s3, ada)
}

/// The settings of a bucket. The store is the test's own; they need the others beside them.
fn flags(s3: &S3) -> Vec<String> {
    let mut flags = s3.settings();
    flags.push("--database=postgres://unused".into());
    flags.push("--keys-secret-file=unused".into());
    flags
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
    let swept = service.app.files.sweep().await.unwrap();
    assert_eq!(swept, Swept::NotOurs, "there is no marker yet");
    service.app.files.belong("the bucket").await.unwrap();
    assert_eq!(service.app.files.sweep().await.unwrap(), Swept::Removed(1));
    assert_eq!(s3.count(), 0);
    assert_eq!(service.app.files.sweep().await.unwrap(), Swept::Removed(0));
}

/// The age of a blob is the storage's time.
fn two_hours_pass(service: &TestService) {
    let ahead = time::OffsetDateTime::now_utc() + time::Duration::hours(2);
    let now = sync_service::clock::Clock::now(service.clock.as_ref());
    service.clock.forward(ahead - now);
}

async fn bytes_of(service: &TestService, who: &Tokens, name: &str) -> Vec<u8> {
    let path = format!("{}?alt=media", object(&who.uid, name));
    bytes(service.call_as(&who.id, ("GET", &path), &[], "").await).await
}

#[tokio::test]
async fn sto_what_a_killed_service_wrote_for_nobody_is_swept_and_unknown_bytes_are_not() {
    let (service, s3, ada) = service().await;
    service.app.files.belong("the bucket").await.unwrap();
    service.uploads(&ada, "a.pdf", large()).await;
    // Killed before the file was known, and before the bytes were there.
    let mut writer = service.app.files.blobs.writer("1".repeat(32));
    writer.write(large().into()).await.unwrap();
    writer.finish().await.unwrap();
    std::fs::write(s3.kept().join("under-way").join("2".repeat(32)), "").unwrap();
    std::fs::write(s3.kept().join("3".repeat(32)), "of a later time").unwrap();
    assert_eq!(service.app.files.sweep().await.unwrap(), Swept::Removed(0));
    assert_eq!(s3.count(), 3, "it may be under way");

    two_hours_pass(&service);
    assert_eq!(service.app.files.sweep().await.unwrap(), Swept::Removed(2));
    assert_eq!(s3.count(), 2);
    assert!(s3.kept().join("3".repeat(32)).exists());
    let now = service.signs_in("ada@example.org", PASSWORD).await;
    let now = Tokens::of(&now.1);
    assert!(bytes_of(&service, &now, "a.pdf").await == large());
    assert_eq!(service.app.files.sweep().await.unwrap(), Swept::Removed(0));
}

#[tokio::test]
async fn sto_a_database_of_an_earlier_time_removes_no_file_that_it_does_not_know() {
    let (service, s3, ada) = service().await;
    service.app.files.belong("the bucket").await.unwrap();
    let other = || [large(), pdf("cook")].concat();
    service.uploads(&ada, "kept.pdf", large()).await;
    service.uploads(&ada, "replaced.pdf", large()).await;
    let address = service.begins(&ada, "begun.pdf", large().len()).await;
    let (first, rest) = (&large()[..262_144], &large()[262_144..]);
    service.part(&ada, &address, ("upload", 0), first).await;

    let copy = service.folder.path().join("copy.db");
    drop(Snapshot::take(&service.folder.path().join("data"), &copy).unwrap());
    let last = ("upload, finalize", first.len());
    let done = service.part(&ada, &address, last, rest).await;
    assert_eq!(done.0, StatusCode::OK);
    service.uploads(&ada, "replaced.pdf", other()).await;
    service.uploads(&ada, "new.pdf", other()).await;
    assert_eq!(s3.count(), 4);

    let restored = service.on_a_copy(&copy);
    restored.app.files.belong("the bucket").await.unwrap();
    two_hours_pass(&service);
    service.clock.forward(time::Duration::days(2));
    for restarted in [&restored, &service, &restored] {
        restarted.app.files.sweep().await.unwrap();
    }
    assert_eq!(s3.count(), 4);
    let now = service.signs_in("ada@example.org", PASSWORD).await;
    let now = Tokens::of(&now.1);
    for (name, bytes) in [
        ("kept.pdf", large()),
        ("replaced.pdf", other()),
        ("begun.pdf", large()),
        ("new.pdf", other()),
    ] {
        assert!(bytes_of(&service, &now, name).await == bytes, "{name}");
    }
}

#[tokio::test]
async fn sto_files_of_another_database_are_neither_used_nor_swept() {
    let (theirs, s3, ada) = service().await;
    theirs.app.files.belong("the bucket").await.unwrap();
    theirs.uploads(&ada, "a.pdf", large()).await;

    let ours = TestService::with_flags(flags(&s3));
    let refused = ours.app.files.belong("the bucket").await;
    assert!(
        matches!(&refused, Err(BelongingError::Foreign(place)) if place == "the bucket"),
        "{refused:?}"
    );
    two_hours_pass(&ours);
    let swept = ours.app.files.sweep().await.unwrap();
    assert_eq!((swept, s3.count()), (Swept::NotOurs, 1));

    // Their bucket is gone, and another one stands in its place.
    std::fs::remove_dir_all(s3.kept()).unwrap();
    let Err(BelongingError::Missing(_, name)) = theirs.app.files.belong("the bucket").await else {
        panic!("it was taken");
    };
    assert_eq!(s3.count(), 0);
    // What the sentence says helps.
    std::fs::create_dir_all(s3.kept()).unwrap();
    std::fs::write(s3.kept().join("belongs-to"), format!("{name}\n")).unwrap();
    theirs.app.files.belong("the bucket").await.unwrap();
}

#[tokio::test]
async fn sto_a_database_without_files_may_begin_at_another_place_and_leaves_the_first() {
    let (service, s3, _) = service().await;
    service.app.files.belong("the bucket").await.unwrap();
    let first = std::fs::read(s3.kept().join("belongs-to")).unwrap();
    std::fs::remove_file(s3.kept().join("belongs-to")).unwrap();
    service.app.files.belong("another").await.unwrap();
    let second = std::fs::read(s3.kept().join("belongs-to")).unwrap();
    assert_ne!(first, second);
    std::fs::write(s3.kept().join("belongs-to"), first).unwrap();
    let refused = service.app.files.belong("the bucket").await;
    assert!(matches!(refused, Err(BelongingError::Foreign(_))));
}

#[tokio::test]
async fn sto_services_that_begin_at_once_agree_on_one_marker() {
    let (service, s3, _) = service().await;
    let files = &service.app.files;
    let all = join_all((0..8).map(|_| files.belong("the bucket"))).await;
    assert!(all.iter().all(Result::is_ok), "{all:?}");
    let marker = service.app.store.files_marker().await.unwrap().unwrap();
    assert!(marker.is_placed);
    let written = std::fs::read_to_string(s3.kept().join("belongs-to")).unwrap();
    assert_eq!(written, marker.name);
}
