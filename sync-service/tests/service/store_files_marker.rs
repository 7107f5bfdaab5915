//! What every store has to do with the tie to the place of files. Each story runs on every backend.

use crate::store_files::{BOUNDS, file, upload};
use crate::support::stores::id_of;
use crate::support::stores::{a_person, on_every_store};
use futures_util::future::join_all;
use sync_service::store::Store;
use sync_service::store::files::UploadBounds;
use sync_service::store::files_marker::FilesMarker;

async fn unused(store: &dyn Store) -> Vec<String> {
    let mut names = store.unused_blobs(100).await.unwrap();
    names.sort();
    store.forget_unused_blobs(&names).await.unwrap();
    assert!(store.unused_blobs(100).await.unwrap().is_empty());
    names
}

#[tokio::test]
async fn of_names_that_are_kept_at_once_one_stays() {
    on_every_store(|store| async move {
        let names: Vec<String> = (0..6).map(|number| format!("name{number}")).collect();
        assert_eq!(store.files_marker().await.unwrap(), None);
        for kept in join_all(names.iter().map(|name| store.name_files_marker(name))).await {
            kept.unwrap();
        }
        let first = store.files_marker().await.unwrap().unwrap();
        assert!(names.contains(&first.name) && !first.is_placed);
        store.place_files_marker("another").await.unwrap();
        store.rename_files_marker("another", "x").await.unwrap();
        assert_eq!(store.files_marker().await.unwrap(), Some(first.clone()));
        store.place_files_marker(&first.name).await.unwrap();
        assert!(store.files_marker().await.unwrap().unwrap().is_placed);
        store.rename_files_marker(&first.name, "new").await.unwrap();
        store.name_files_marker("late").await.unwrap();
        let renamed = FilesMarker {
            name: "new".into(),
            is_placed: false,
        };
        assert_eq!(store.files_marker().await.unwrap(), Some(renamed));
    })
    .await;
}

#[tokio::test]
async fn blobs_that_lose_their_owner_are_unused_until_they_are_forgotten() {
    on_every_store(|store| async move {
        let store = store.as_ref();
        a_person(store, "ada").await;
        store.put_file(&file("ada", "a", "b1"), 9).await.unwrap();
        store.put_file(&file("ada", "b", "b2"), 9).await.unwrap();
        assert!(unused(store).await.is_empty());
        store.put_file(&file("ada", "a", "b3"), 9).await.unwrap();
        assert_eq!(unused(store).await, ["b1"], "replaced");
        let again = store
            .file(&id_of("ada"), "ada/resumes/a")
            .await
            .unwrap()
            .unwrap();
        store.save_extraction(&again, "[]").await.unwrap();
        store.change_token(&again, "new").await.unwrap();
        assert!(unused(store).await.is_empty(), "changed");
        store
            .remove_file(&id_of("ada"), "ada/resumes/b")
            .await
            .unwrap();
        assert_eq!(unused(store).await, ["b2"], "removed");

        for (id, at) in [("one", 5), ("two", 6), ("three", 7)] {
            let mut upload = upload(id, "ada", Some(9));
            store.begin_upload(&upload, at, BOUNDS).await.unwrap();
            for part in ["x", "y"] {
                let part = format!("{id}-{part}");
                assert!(store.add_part(&upload, &part, 4, at).await.unwrap());
                upload.received += 4;
                upload.parts.push(part);
            }
        }
        assert!(unused(store).await.is_empty(), "parts are an upload's");
        store.finish_upload("three", 7).await.unwrap();
        assert_eq!(unused(store).await, ["three-x", "three-y"], "joined");
        store.remove_upload("two").await.unwrap();
        assert_eq!(unused(store).await, ["two-x", "two-y"], "cancelled");
        let full = UploadBounds {
            of_person: 1,
            idle_before: 100,
            ..BOUNDS
        };
        let mut last = upload("last", "ada", Some(9));
        store.begin_upload(&last, 200, full).await.unwrap();
        assert_eq!(unused(store).await, ["one-x", "one-y"], "made room");
        assert!(store.add_part(&last, "last-x", 4, 200).await.unwrap());
        last.received = 4;
        store.forget_uploads(201).await.unwrap();
        assert_eq!(unused(store).await, ["last-x"], "idle");

        let upload = upload("gone", "ada", Some(9));
        store.begin_upload(&upload, 300, BOUNDS).await.unwrap();
        assert!(store.add_part(&upload, "gone-x", 4, 300).await.unwrap());
        store.delete_user(&id_of("ada"), 0, &[]).await.unwrap();
        assert_eq!(unused(store).await, ["b3", "gone-x"], "their owner is gone");
    })
    .await;
}

#[tokio::test]
async fn the_bytes_of_all_files_are_listed_page_by_page() {
    on_every_store(|store| async move {
        a_person(store.as_ref(), "ada").await;
        for blob in ["c", "a", "B", "b"] {
            store.put_file(&file("ada", blob, blob), 9).await.unwrap();
        }
        let mut found = Vec::new();
        let mut last = String::new();
        loop {
            let page = store.bytes_after(&last, 3).await.unwrap();
            let Some(end) = page.last() else { break };
            last = end.blob.clone();
            assert!(page.iter().all(|it| it.uid == id_of("ada") && it.size == 5));
            found.extend(page.into_iter().map(|it| it.blob));
        }
        assert_eq!(found, ["B", "a", "b", "c"]);
    })
    .await;
}
