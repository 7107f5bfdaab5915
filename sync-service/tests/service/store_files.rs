//! What every store has to do with files and uploads. Each story runs on every backend.

use crate::support::stores::id_of;
use crate::support::stores::{a_person, on_every_store};
use sync_service::store::StoreError;
use sync_service::store::files::{
    Beginning, CustomMetadata, Put, StoredFile, Upload, UploadBounds,
};

pub fn file(uid: &str, name: &str, blob: &str) -> StoredFile {
    StoredFile {
        uid: id_of(uid),
        path: format!("{uid}/resumes/{name}"),
        blob: blob.into(),
        size: 5,
        content_type: "application/pdf".into(),
        md5: [1; 16],
        crc32c: u32::MAX,
        generation: 7,
        metageneration: 1,
        created_at: 7,
        updated_at: 7,
        token: "t".into(),
        custom_metadata: CustomMetadata::default(),
        extraction: None,
    }
}

#[tokio::test]
async fn a_file_replaces_its_namesake_and_goes_with_its_owner() {
    on_every_store(|store| async move {
        assert!(matches!(
            store.put_file(&file("ada", "a", "b0"), 2).await,
            Err(StoreError::Conflict)
        ));
        a_person(store.as_ref(), "ada").await;
        let stored = |replaced: Option<&str>, file: StoredFile| Put::Stored {
            file: Box::new(file),
            replaced: replaced.map(str::to_owned),
        };
        let first = file("ada", "a", "b1");
        assert_eq!(
            store.put_file(&first, 2).await.unwrap(),
            stored(None, first.clone())
        );
        store.save_extraction(&first, "[]").await.unwrap();
        let second = file("ada", "a", "b2");
        let newer = StoredFile {
            generation: 8,
            ..second.clone()
        };
        assert_eq!(
            store.put_file(&second, 2).await.unwrap(),
            stored(Some("b1"), newer.clone())
        );
        store.put_file(&file("ada", "b", "b3"), 2).await.unwrap();
        assert_eq!(
            store.put_file(&file("ada", "c", "b4"), 2).await.unwrap(),
            Put::Full
        );
        assert_eq!(
            store.file(&id_of("ada"), &newer.path).await.unwrap(),
            Some(newer.clone()),
            "unread"
        );
        assert!(
            !store.update_custom_metadata(&first).await.unwrap(),
            "another content by now"
        );
        assert!(store.update_custom_metadata(&newer).await.unwrap());
        assert_eq!(store.files(&id_of("ada")).await.unwrap().len(), 2);
        assert_eq!(
            store.remove_file(&id_of("ada"), &newer.path).await.unwrap(),
            Some("b2".into())
        );
        assert_eq!(
            store.remove_file(&id_of("ada"), &newer.path).await.unwrap(),
            None
        );
        let names = ["b1", "b3"].map(str::to_owned);
        assert_eq!(store.owned_blobs(&names).await.unwrap(), ["b3"]);
        store.delete_user(&id_of("ada"), 0, &[]).await.unwrap();
        assert!(store.owned_blobs(&names).await.unwrap().is_empty());
    })
    .await;
}

pub const BOUNDS: UploadBounds = UploadBounds {
    files: 4,
    file_bytes: 10,
    of_person: 3,
    of_all: 4,
    bytes_of_all: 100,
    idle_before: 0,
};

pub fn upload(id: &str, uid: &str, declared: Option<u64>) -> Upload {
    Upload {
        id: id.into(),
        uid: id_of(uid),
        path: format!("{uid}/resumes/{id}"),
        content_type: "application/pdf".into(),
        custom_metadata: CustomMetadata::default(),
        declared,
        received: 0,
        parts: Vec::new(),
        generation: None,
    }
}

#[tokio::test]
async fn e2_unfinished_uploads_stay_within_their_bounds() {
    on_every_store(|store| async move {
        a_person(store.as_ref(), "ada").await;
        a_person(store.as_ref(), "ruth").await;
        let begin =
            async |upload: Upload, bounds| store.begin_upload(&upload, 5, bounds).await.unwrap();
        for id in ["a", "b", "c"] {
            let begun = begin(upload(id, "ada", Some(4)), BOUNDS).await;
            assert_eq!(begun.0, Beginning::Begun);
        }
        let fourth = || upload("d", "ada", Some(4));
        assert_eq!(begin(fourth(), BOUNDS).await.0, Beginning::OverQuota);
        let small = UploadBounds {
            of_person: 9,
            ..BOUNDS
        };
        let bytes = UploadBounds {
            file_bytes: 3,
            ..small
        };
        assert_eq!(begin(fourth(), bytes).await.0, Beginning::OverQuota);
        let paths = UploadBounds { files: 3, ..small };
        assert_eq!(begin(fourth(), paths).await.0, Beginning::OverQuota);
        let ben = || upload("e", "ruth", None);
        let all = UploadBounds {
            bytes_of_all: 21,
            ..BOUNDS
        };
        assert_eq!(begin(ben(), all).await.0, Beginning::Busy);
        assert_eq!(begin(ben(), BOUNDS).await.0, Beginning::Begun);
        let first = upload("f", "ruth", Some(1));
        assert_eq!(begin(first.clone(), BOUNDS).await.0, Beginning::Busy);

        // Idle uploads make room, the oldest first; active ones do not.
        let a = store.upload("a").await.unwrap().unwrap();
        assert!(store.add_part(&a, "p1", 4, 3).await.unwrap());
        let idle = UploadBounds {
            idle_before: 4,
            ..BOUNDS
        };
        let made = (Beginning::Begun, vec!["p1".to_owned()]);
        assert_eq!(begin(first, idle).await, made);
        assert_eq!(
            begin(upload("g", "ruth", Some(1)), idle).await.0,
            Beginning::Busy
        );
    })
    .await;
}

#[tokio::test]
async fn e2_ended_uploads_are_kept_for_a_while_and_in_small_numbers() {
    on_every_store(|store| async move {
        a_person(store.as_ref(), "ada").await;
        for number in 0..20 {
            let id = format!("u{number}");
            let one = upload(&id, "ada", Some(1));
            store.begin_upload(&one, 5, BOUNDS).await.unwrap();
            store.finish_upload(&id, number).await.unwrap();
        }
        for (id, is_kept) in [("u0", false), ("u11", false), ("u12", true), ("u19", true)] {
            let kept = store.upload(id).await.unwrap().is_some();
            assert_eq!(kept, is_kept, "{id}");
        }
    })
    .await;
}

#[tokio::test]
async fn an_upload_takes_its_parts_in_order() {
    on_every_store(|store| async move {
        a_person(store.as_ref(), "ada").await;
        let mut upload = upload("u", "ada", Some(9));
        let begun = store.begin_upload(&upload, 5, BOUNDS).await.unwrap();
        assert_eq!(begun, (Beginning::Begun, Vec::new()));
        assert!(store.add_part(&upload, "p1", 4, 6).await.unwrap());
        assert!(
            !store.add_part(&upload, "p2", 4, 6).await.unwrap(),
            "someone was first"
        );
        (upload.received, upload.parts) = (4, vec!["p1".into()]);
        assert_eq!(store.upload("u").await.unwrap(), Some(upload.clone()));
        assert_eq!(store.blobs(&id_of("ada")).await.unwrap(), ["p1"]);
        let names = ["p1", "p2"].map(str::to_owned);
        assert_eq!(store.owned_blobs(&names).await.unwrap(), ["p1"]);
        store.finish_upload("u", 7).await.unwrap();
        assert!(
            !store.add_part(&upload, "p3", 1, 7).await.unwrap(),
            "it has ended"
        );
        assert!(store.owned_blobs(&names).await.unwrap().is_empty());
        assert_eq!(store.forget_uploads(6).await.unwrap(), 0);
        assert_eq!(store.forget_uploads(7).await.unwrap(), 1);
    })
    .await;
}
