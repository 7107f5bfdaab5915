//! Files: whose they are, what is kept, what is refused.

use crate::support::accounts::Tokens;
use crate::support::files::{bytes, object, pdf};
use crate::support::s3::blobs_in;
use crate::support::{TestService, json};
use axum::http::StatusCode;
use proptest::prelude::*;

async fn service() -> (TestService, Tokens) {
    let service = TestService::new();
    let ada = service.signs_up("ada@example.org").await;
    (service, ada)
}

#[tokio::test]
async fn sto_a_file_is_described_downloaded_and_removed_with_its_address() {
    let (service, ada) = service().await;
    let file = pdf("Forklift");
    let (status, about) = service.uploads(&ada, "a.pdf", file.clone()).await;
    assert_eq!(status, StatusCode::OK, "{about}");
    assert_eq!(about["size"], file.len().to_string());
    assert_eq!(about["name"], format!("{}/resumes/a.pdf", ada.uid));
    let token = about["downloadTokens"].as_str().unwrap();
    assert_eq!(token.replace('-', "").len(), 32, "128 bits");

    let address = format!("{}?alt=media&token={token}", object(&ada.uid, "a.pdf"));
    let answer = service.get(&address).await;
    for (name, value) in [
        ("content-type", "application/pdf"),
        ("x-content-type-options", "nosniff"),
        ("referrer-policy", "no-referrer"),
        ("cache-control", "private, no-store"),
    ] {
        assert_eq!(answer.headers()[name], value);
    }
    let policy = answer.headers()["content-security-policy"]
        .to_str()
        .unwrap();
    assert!(policy.contains("sandbox"));
    let disposition = answer.headers()["content-disposition"].to_str().unwrap();
    assert!(disposition.starts_with("attachment"));
    assert_eq!(bytes(answer).await, file);

    let removed = service
        .call_as(&ada.id, ("DELETE", &object(&ada.uid, "a.pdf")), &[], "")
        .await;
    assert_eq!(removed.status(), StatusCode::NO_CONTENT);
    assert_eq!(service.get(&address).await.status(), StatusCode::FORBIDDEN);
    assert_eq!(service.blob_count(), 0);
}

#[tokio::test]
async fn sto_every_verb_is_closed_to_others_whether_there_is_something_or_not() {
    let (service, ada) = service().await;
    let ben = service.signs_up("ben@example.org").await;
    service.uploads(&ada, "a.pdf", pdf("x")).await;
    for name in ["a.pdf", "none.pdf"] {
        let path = object(&ada.uid, name);
        let upload = format!("/v0/b/b/o?name={}%2Fresumes%2F{name}", ada.uid);
        let list = format!("/v0/b/b/o?prefix={}%2Fresumes%2F", ada.uid);
        for (method, path) in [
            ("GET", path.clone()),
            ("GET", format!("{path}?alt=media")),
            ("GET", format!("{path}?alt=media&token=0")),
            ("PATCH", path.clone()),
            ("DELETE", path.clone()),
            ("POST", format!("{path}?create_token=true")),
            ("POST", upload),
            ("GET", list),
        ] {
            for token in [&ben.id, ""] {
                let answer = service.call_as(token, (method, &path), &[], "{}").await;
                let status = answer.status();
                let body = json(answer).await;
                assert_eq!(status, StatusCode::FORBIDDEN, "{method} {path}");
                assert_eq!(body["error"]["message"], "PERMISSION_DENIED");
            }
            let stale = service.call_as("stale", (method, &path), &[], "{}").await;
            assert_eq!(stale.status(), StatusCode::UNAUTHORIZED, "{method} {path}");
        }
    }
}

#[tokio::test]
async fn sto_an_upload_goes_on_where_it_was_also_after_a_restart() {
    let (service, ada) = service().await;
    let mut file = pdf("Cook");
    file.resize(700_000, b' ');
    let address = service.begins(&ada, "a.pdf", file.len()).await;
    let (first, second) = file.split_at(300_000);
    assert_eq!(
        service.part(&ada, &address, ("upload", 0), first).await.2,
        "300000"
    );
    let (status, state, _) = service
        .part(&ada, &address, ("upload", 300_001), second)
        .await;
    assert_eq!(
        (status, state.as_str()),
        (StatusCode::BAD_REQUEST, "active"),
        "a gap"
    );
    let service = service.restarted();
    assert_eq!(
        service.part(&ada, &address, ("query", 0), b"").await.2,
        "300000"
    );
    // A repeat of what is there already is skipped.
    let last = service
        .part(
            &ada,
            &address,
            ("upload, finalize", 200_000),
            &file[200_000..],
        )
        .await;
    assert_eq!((last.0, last.1.as_str()), (StatusCode::OK, "final"));
    let again = service
        .part(&ada, &address, ("upload, finalize", 300_000), second)
        .await;
    assert_eq!((again.0, again.1.as_str()), (StatusCode::OK, "final"));
    let path = format!("{}?alt=media", object(&ada.uid, "a.pdf"));
    let read = service.call_as(&ada.id, ("GET", &path), &[], "").await;
    assert_eq!(bytes(read).await, file);
    assert_eq!(service.blob_count(), 1, "parts are gone");
}

#[tokio::test]
async fn sto_uploads_that_rest_are_forgotten_and_one_can_be_cancelled() {
    let (service, ada) = service().await;
    let ben = service.signs_up("ben@example.org").await;
    let start = &pdf("Cook")[..];
    let address = service.begins(&ada, "a.pdf", 9_000).await;
    service.part(&ada, &address, ("upload", 0), start).await;
    assert_eq!(
        service.part(&ben, &address, ("query", 0), b"").await.0,
        StatusCode::FORBIDDEN
    );
    assert_eq!(service.blob_count(), 1);
    let (status, ..) = service.part(&ada, &address, ("cancel", 0), b"").await;
    assert_eq!((status, service.blob_count()), (StatusCode::OK, 0));

    let address = service.begins(&ada, "b.pdf", 9_000).await;
    service.part(&ada, &address, ("upload", 0), start).await;
    // A blob has the age of its file, by the clock of this machine: the set clock has to be ahead of it.
    service.clock.forward(time::Duration::days(36_500));
    service.app.files.belong("the folder").await.unwrap();
    service.app.files.sweep().await.unwrap();
    assert_eq!(service.blob_count(), 0);
}

#[tokio::test]
async fn res_6_only_pdfs_of_a_stated_size_and_number() {
    let (service, ada) = service().await;
    let mut polyglot = b"<script>alert(1)</script>".to_vec();
    polyglot.extend(pdf("x"));
    for (bytes, why) in [
        (b"".to_vec(), "FILE_NOT_PDF : empty-file"),
        (b"PK\x03\x04 word".to_vec(), "FILE_NOT_PDF : word-file"),
        (
            b"\xFF\xD8\xFF\xE0 photo".to_vec(),
            "FILE_NOT_PDF : picture-file",
        ),
        (b"MZ program".to_vec(), "FILE_NOT_PDF : not-pdf"),
        (polyglot, "FILE_NOT_PDF : not-pdf"),
    ] {
        let (status, body) = service.uploads(&ada, "a.pdf", bytes).await;
        assert_eq!(
            (status, &body["error"]["message"]),
            (StatusCode::BAD_REQUEST, &why.into())
        );
    }
    let mut large = pdf("x");
    large.resize(10 * 1024 * 1024 + 1, b' ');
    let (status, _) = service.uploads(&ada, "a.pdf", large).await;
    assert_eq!(status, StatusCode::PAYLOAD_TOO_LARGE);
    for number in 0..20 {
        let (status, _) = service
            .uploads(&ada, &format!("{number}.pdf"), pdf("x"))
            .await;
        assert_eq!(status, StatusCode::OK);
    }
    assert_eq!(
        service.uploads(&ada, "21.pdf", pdf("x")).await.0,
        StatusCode::PAYMENT_REQUIRED
    );
    assert_eq!(
        service.uploads(&ada, "0.pdf", pdf("y")).await.0,
        StatusCode::OK,
        "replaces"
    );
    assert_eq!(service.blob_count(), 20);
}

#[tokio::test]
async fn sto_two_that_race_for_a_name_leave_one_whole_file() {
    let (service, ada) = service().await;
    let files = [pdf("one"), pdf("another")];
    for _ in 0..10 {
        let (first, second) = tokio::join!(
            service.uploads(&ada, "a.pdf", files[0].clone()),
            service.uploads(&ada, "a.pdf", files[1].clone())
        );
        assert_eq!((first.0, second.0), (StatusCode::OK, StatusCode::OK));
        let path = format!("{}?alt=media", object(&ada.uid, "a.pdf"));
        let read = bytes(service.call_as(&ada.id, ("GET", &path), &[], "").await).await;
        assert!(files.contains(&read));
    }
    assert_eq!(service.blob_count(), 1);
}

#[tokio::test]
async fn a_deleted_account_takes_its_files_along() {
    let (service, ada) = service().await;
    let address = service.begins(&ada, "part.pdf", 9_000).await;
    service.part(&ada, &address, ("upload", 0), &pdf("x")).await;
    service.uploads(&ada, "a.pdf", pdf("x")).await;
    assert_eq!(service.blob_count(), 2);
    service.deletes_for_good(&ada, "ada@example.org").await;
    assert_eq!(service.blob_count(), 0);
}

#[test]
fn sto_no_path_leads_out_of_the_own_folder() {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .unwrap();
    let (service, ada) = runtime.block_on(service());
    let piece = prop::sample::select(vec![
        "..",
        ".",
        "%2e%2e",
        "%2F",
        "%252F",
        "/",
        "\\",
        "%00",
        "a",
        "resumes",
        "%E2%80%AE",
        "other",
        "％",
    ]);
    proptest!(ProptestConfig::with_cases(400), |(pieces in prop::collection::vec(piece, 1..8))| {
        let path = format!("/v0/b/b/o?name={}", pieces.concat());
        let answer = runtime.block_on(service.call_as(&ada.id, ("POST", &path), &[], pdf("x")));
        prop_assert!(answer.status().is_client_error(), "{path}: {}", answer.status());
        let path = format!("/v0/b/b/o?name={}%2F{}", ada.uid, pieces.concat());
        let answer = runtime.block_on(service.call_as(&ada.id, ("POST", &path), &[], pdf("x")));
        prop_assert!(!answer.status().is_server_error(), "{path}: {}", answer.status());
    });
    let folder = service.folder.path().join("data/files");
    for blob in blobs_in(&folder) {
        let name = blob.file_name().unwrap().to_str().unwrap();
        assert!(
            name.len() == 32 && name.bytes().all(|character| character.is_ascii_hexdigit()),
            "{name}"
        );
    }
}

#[tokio::test]
async fn res_6_screens_can_tell_how_large_a_file_may_be_before_it_is_sent() {
    let service = TestService::new();
    let facts = crate::support::json(service.get("/__/firebase/init.json").await).await;
    assert_eq!(facts["resumeMaxBytes"], service.app.files.limits.bytes);
    assert_eq!(facts["storageBucket"], "b");
}
