//! Blobs in a folder and in a bucket: the same stories, and what only a bucket can do wrong.

use crate::support::s3::{Fault, S3};
use bytes::Bytes;
use futures_util::future::join_all;
use futures_util::{StreamExt, TryStreamExt};
use std::future::Future;
use std::ops::Range;
use std::sync::Arc;
use sync_service::blobs::bucket::{Bucket, BucketError, Readiness};
use sync_service::blobs::{BlobError, Blobs, CommittedBlob};
use time::{Duration, OffsetDateTime};

/// Runs a story on a new folder and on a new bucket.
async fn on_every_place<F: Future<Output = ()>>(story: impl Fn(Arc<Blobs>) -> F) {
    let folder = tempfile::tempdir().unwrap();
    story(Arc::new(Blobs::in_folder(folder.path()).unwrap())).await;
    let s3 = S3::start().await;
    story(Arc::new(Blobs::in_bucket(&s3.bucket()).unwrap())).await;
}

fn content(size: usize) -> Vec<u8> {
    (0..size).map(|at| (at % 251) as u8).collect()
}

async fn put(blobs: &Blobs, name: &str, content: &[u8]) -> Result<CommittedBlob, BlobError> {
    let mut writer = blobs.writer(name.into());
    for piece in content.chunks(100_000) {
        writer.write(Bytes::copy_from_slice(piece)).await?;
    }
    writer.finish().await
}

async fn get(blobs: &Blobs, blob: &CommittedBlob, range: Range<u64>) -> Result<Vec<u8>, BlobError> {
    let whole = (range == (0..blob.size)).then_some(blob.crc32c);
    let pieces: Vec<_> = blobs.read(&blob.name, range, whole).collect().await;
    pieces.into_iter().try_fold(Vec::new(), |mut all, piece| {
        all.extend_from_slice(&piece?);
        Ok(all)
    })
}

async fn old_names(blobs: &Blobs, now: OffsetDateTime) -> Vec<String> {
    let mut names: Vec<_> = blobs.old_names(now).try_concat().await.unwrap();
    names.sort();
    names
}

#[tokio::test]
async fn what_was_put_is_read_small_and_large() {
    on_every_place(|blobs| async move {
        for size in [0, 1, 600_000, 3_000_000, 5_300_000] {
            let content = content(size);
            let blob = put(&blobs, &format!("b{size}"), &content).await.unwrap();
            assert_eq!(blobs.size(&blob.name).await.unwrap(), size as u64);
            assert_eq!(get(&blobs, &blob, 0..blob.size).await.unwrap(), content);
            if size > 10 {
                assert_eq!(get(&blobs, &blob, 3..9).await.unwrap(), &content[3..9]);
            }
        }
    })
    .await;
}

#[tokio::test]
async fn what_was_dropped_never_was_and_only_old_names_are_swept() {
    on_every_place(|blobs| async move {
        let mut writer = blobs.writer("dropped".into());
        writer.write(Bytes::from(content(2_000_000))).await.unwrap();
        drop(writer);
        for name in ["owned", "orphan"] {
            put(&blobs, name, b"1").await.unwrap();
        }
        let now = OffsetDateTime::now_utc();
        assert!(old_names(&blobs, now).await.is_empty());
        let later = now + Duration::hours(2);
        assert_eq!(old_names(&blobs, later).await, ["orphan", "owned"]);
        blobs.remove("orphan").await.unwrap();
        blobs.remove("orphan").await.unwrap();
        assert_eq!(old_names(&blobs, later).await, ["owned"]);
    })
    .await;
}

#[tokio::test]
async fn a_blob_is_under_way_until_it_has_an_owner_or_is_given_up() {
    on_every_place(|blobs| async move {
        let [owned, given_up, left] = ["a", "b", "c"].map(|digit| digit.repeat(32));
        for name in [&owned, &given_up, &left] {
            put(&blobs, name, b"1").await.unwrap();
        }
        // A note of anything else is none.
        put(&blobs, "belongs-to", b"1").await.unwrap();
        blobs.has_owner(&owned).await;
        blobs.give_up(&given_up).await.unwrap();
        let abandoned =
            async |now| -> Vec<String> { blobs.abandoned(now).try_concat().await.unwrap() };
        let now = OffsetDateTime::now_utc();
        assert!(abandoned(now).await.is_empty());
        let later = now + Duration::hours(2);
        assert_eq!(abandoned(later).await, std::slice::from_ref(&left));
        blobs.forget_note(&left).await.unwrap();
        blobs.forget_note(&left).await.unwrap();
        assert!(abandoned(later).await.is_empty());
        assert_eq!(old_names(&blobs, later).await, [owned, left]);
    })
    .await;
}

#[tokio::test]
async fn of_markers_that_are_made_at_once_one_stays_and_it_is_no_blob() {
    on_every_place(|blobs| async move {
        assert_eq!(blobs.marker().await.unwrap(), None);
        let names: Vec<String> = (0..8).map(|number| format!("database{number}")).collect();
        for made in join_all(names.iter().map(|name| blobs.mark(name))).await {
            made.unwrap();
        }
        let first = blobs.marker().await.unwrap().unwrap();
        assert!(names.contains(&first));
        blobs.mark("a later one").await.unwrap();
        assert_eq!(blobs.marker().await.unwrap(), Some(first));
        let later = OffsetDateTime::now_utc() + Duration::hours(2);
        assert!(old_names(&blobs, later).await.is_empty());
    })
    .await;
}

#[tokio::test]
async fn a_marker_whose_answer_was_lost_is_the_one_that_was_made() {
    let s3 = S3::start().await;
    let blobs = Blobs::in_bucket(&s3.bucket()).unwrap();
    s3.fails(&[Fault::LostAnswer]);
    blobs.mark("ours").await.unwrap();
    assert_eq!(blobs.marker().await.unwrap().as_deref(), Some("ours"));
    s3.always(Some(Fault::Unavailable));
    assert!(
        blobs.marker().await.is_err(),
        "not taken for a place without one"
    );
}

#[tokio::test]
async fn a_bucket_that_fails_for_a_moment_is_asked_again_and_writes_once() {
    let s3 = S3::start().await;
    let blobs = Blobs::in_bucket(&s3.bucket()).unwrap();
    let content = content(3_000_000);
    s3.fails(&[Fault::Unavailable, Fault::LostAnswer]);
    let blob = put(&blobs, "b", &content).await.unwrap();
    assert_eq!(s3.count(), 1);
    s3.fails(&[Fault::Unavailable, Fault::CutAnswer]);
    assert_eq!(get(&blobs, &blob, 0..blob.size).await.unwrap(), content);
}

#[tokio::test]
async fn a_bucket_that_stays_away_gives_errors_and_nothing_is_lost() {
    let s3 = S3::start().await;
    let blobs = Blobs::in_bucket(&s3.bucket()).unwrap();
    let blob = put(&blobs, "b", b"kept").await.unwrap();
    for fault in [Fault::Unavailable, Fault::LostAnswer, Fault::CutAnswer] {
        s3.always(Some(fault));
        assert!(get(&blobs, &blob, 0..blob.size).await.is_err(), "{fault:?}");
    }
    s3.always(Some(Fault::Unavailable));
    assert!(put(&blobs, "c", b"new").await.is_err());
    assert!(blobs.remove("b").await.is_err());
    assert!(
        blobs
            .old_names(OffsetDateTime::now_utc())
            .try_collect::<Vec<_>>()
            .await
            .is_err()
    );
    s3.always(None);
    assert_eq!(get(&blobs, &blob, 0..4).await.unwrap(), b"kept");
    assert_eq!(s3.count(), 1);
}

#[tokio::test]
async fn other_bytes_than_were_written_are_never_given_as_a_whole() {
    let s3 = S3::start().await;
    let blobs = Blobs::in_bucket(&s3.bucket()).unwrap();
    let blob = put(&blobs, "b", &[7; 5_000]).await.unwrap();
    for changed in [vec![8; 5_000], vec![7; 4_999]] {
        std::fs::write(s3.kept().join("b"), changed).unwrap();
        assert!(get(&blobs, &blob, 0..blob.size).await.is_err());
    }
}

#[tokio::test]
async fn bytes_on_their_way_to_a_bucket_have_a_bound_for_all_together() {
    let s3 = S3::start().await;
    let blobs = Blobs::in_bucket(&s3.bucket()).unwrap();
    let mut writers = Vec::new();
    let refused = loop {
        let mut writer = blobs.writer(format!("b{}", writers.len()));
        match writer.write(Bytes::from_static(b"1")).await {
            Ok(()) => writers.push(writer),
            Err(error) => break error,
        }
        assert!(writers.len() < 1_000);
    };
    assert!(matches!(refused, BlobError::Busy));
    writers.pop();
    put(&blobs, "again", b"1").await.unwrap();
    for writer in writers {
        writer.finish().await.unwrap();
    }
    put(&blobs, "last", &content(9_000_000)).await.unwrap();
}

#[tokio::test]
async fn a_bucket_that_cannot_work_is_told_from_one_that_is_away() {
    let s3 = S3::start().await;
    let check = async |change: &dyn Fn(&mut Bucket)| {
        let mut bucket = s3.bucket();
        change(&mut bucket);
        Blobs::in_bucket(&bucket).unwrap().check("check").await
    };
    assert_eq!(check(&|_| ()).await.unwrap(), Readiness::Works);
    assert_eq!(s3.count(), 0, "nothing is left behind");
    let none = check(&|bucket| bucket.name = "another".into()).await;
    assert!(matches!(none, Err(BucketError::NoBucket(_))), "{none:?}");

    s3.always(Some(Fault::Unavailable));
    assert_eq!(check(&|_| ()).await.unwrap(), Readiness::Away);
    s3.always(None);
    let nowhere: url::Url = "http://127.0.0.1:1".parse().unwrap();
    let away = check(&|bucket| bucket.endpoint = Some(nowhere.clone())).await;
    assert_eq!(away.unwrap(), Readiness::Away);

    let key = "aws_access_key_id = ours\naws_secret_access_key = another\n";
    std::fs::write(s3.key_file(), key).unwrap();
    let denied = check(&|_| ()).await;
    assert!(matches!(denied, Err(BucketError::Denied(_))), "{denied:?}");
    let said = denied.unwrap_err().to_string();
    assert!(said.contains("refuses the key") && !said.contains("another"));
}
