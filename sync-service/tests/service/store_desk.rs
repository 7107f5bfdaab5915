//! What every store has to do with the staff desk. Each story runs on every backend.

use crate::support::desk::place_row;
use crate::support::stores::on_every_store;
use sync_protocol::desk::ActKind;
use sync_protocol::listings::{ListingName, Row};
use sync_protocol::places::place::{PlaceReport, Wrong};
use sync_service::store::StoreError;
use sync_service::store::desk::{
    ActDetails, DeskCommit, ListChange, NewAct, RecordKind, RecordWrite, ReportMarks, RowChange,
    RowsChange,
};
use sync_service::store::outbox::Mail;
use sync_service::store::place_reports::{ReportKept, WaitingMax};

fn food() -> ListingName {
    ListingName::parse("food").unwrap()
}

fn act(subject: &str) -> DeskCommit {
    DeskCommit::of(NewAct {
        at: 5,
        who: "ed@county.example".into(),
        kind: ActKind::Change,
        subject: subject.into(),
        details: ActDetails {
            suggestion: "s1".to_owned(),
            name: "Ed".into(),
            before: Row::from([("phone".into(), "1".into())]),
            after: Row::from([("phone".into(), "2".into())]),
            held: vec!["checked".into()],
            note: "called".into(),
            table: "t".into(),
            undoes: Some(3),
            reports: ReportMarks {
                settled: vec!["a".repeat(32)],
                reopened: Vec::new(),
            },
        },
    })
}

fn record(expected: i64, content: Option<&str>) -> RecordWrite {
    RecordWrite {
        kind: RecordKind::Place,
        id: "p".into(),
        expected,
        content: content.map(str::to_owned),
    }
}

fn change(before: Option<Row>, after: Option<Row>, position: usize) -> ListChange {
    let change = RowChange {
        list: food(),
        before,
        after,
        position,
    };
    change.into()
}

fn report(key: &str) -> PlaceReport {
    PlaceReport {
        key: key.repeat(32),
        place: "p".into(),
        wrong: Wrong::Phone,
        text: String::new(),
    }
}

#[tokio::test]
async fn an_act_writes_its_records_its_row_its_mail_and_itself_together() {
    on_every_store(|store| async move {
        let rows = [place_row("A"), place_row("B")];
        store
            .replace_listing(&food(), 0, &rows, Some(2), 1)
            .await
            .unwrap();
        let most = WaitingMax { place: 9, desk: 9 };
        let first = report("a");
        let stored = store.store_place_report(&first, "desk", most, 2);
        assert_eq!(stored.await.unwrap(), ReportKept::New);
        let mut commit = act("p");
        commit.records = vec![record(0, Some("{\"a\":1}"))];
        commit.list = Some(change(Some(rows[0].clone()), Some(place_row("C")), 0));
        commit.mail = Some(Mail {
            to: "ed@county.example".into(),
            reply_to: None,
            subject: "x".into(),
            body: "y".into(),
        });
        let first = store.commit_desk(commit.clone()).await.unwrap();

        let list = store.listing(&food()).await.unwrap().unwrap();
        assert_eq!(
            (list.revision, list.floor, list.updated_at),
            (2, Some(2), 5)
        );
        assert_eq!(list.rows, [place_row("C"), place_row("B")]);
        assert!(store.place_reports(false, 9).await.unwrap().is_empty());
        assert_eq!(store.waiting_mails().await.unwrap(), 1);
        let kept = store
            .desk_record(RecordKind::Place, "p")
            .await
            .unwrap()
            .unwrap();
        assert_eq!((kept.version, kept.content.as_str()), (1, "{\"a\":1}"));
        let acts = store.desk_acts(Some("p"), i64::MAX, 9).await.unwrap();
        assert_eq!(acts.len(), 1);
        assert_eq!((acts[0].id, &acts[0].act), (first, &commit.act));
    })
    .await;
}

#[tokio::test]
async fn an_act_that_is_too_late_writes_nothing() {
    on_every_store(|store| async move {
        store
            .replace_listing(&food(), 0, &[place_row("A")], None, 1)
            .await
            .unwrap();
        let mut first = act("p");
        first.records = vec![record(0, Some("1"))];
        store.commit_desk(first.clone()).await.unwrap();

        let mut wrong_row = act("p");
        wrong_row.records = vec![record(1, Some("2"))];
        wrong_row.list = Some(change(Some(place_row("Z")), None, 0));
        let mut wrong_version = act("p");
        wrong_version.list = Some(change(Some(place_row("A")), None, 0));
        wrong_version.records = vec![record(7, Some("2"))];
        let mut gone = act("p");
        gone.records = vec![record(7, None)];
        for late in [first, wrong_row, wrong_version, gone] {
            let outcome = store.commit_desk(late).await;
            assert!(matches!(outcome, Err(StoreError::Conflict)), "{outcome:?}");
        }
        assert_eq!(store.desk_acts(None, i64::MAX, 9).await.unwrap().len(), 1);
        let list = store.listing(&food()).await.unwrap().unwrap();
        assert_eq!((list.revision, list.rows.len()), (1, 1));
        let kept = store.desk_records(RecordKind::Place).await.unwrap();
        assert_eq!((kept[0].version, kept[0].content.as_str()), (1, "1"));
        assert!(
            store
                .desk_records(RecordKind::Staff)
                .await
                .unwrap()
                .is_empty()
        );
    })
    .await;
}

#[tokio::test]
async fn a_row_is_removed_put_back_where_it_stood_and_a_record_deleted() {
    on_every_store(|store| async move {
        let rows = ["A", "B", "C"].map(place_row);
        store
            .replace_listing(&food(), 0, &rows, None, 1)
            .await
            .unwrap();
        let mut remove = act("p");
        remove.list = Some(change(Some(rows[1].clone()), None, 1));
        remove.records = vec![record(0, Some("1"))];
        store.commit_desk(remove).await.unwrap();
        let list = store.listing(&food()).await.unwrap().unwrap();
        assert_eq!(list.rows, [rows[0].clone(), rows[2].clone()]);
        assert_eq!(list.floor, Some(2), "kiosks may follow");

        let mut back = act("p");
        back.list = Some(change(None, Some(rows[1].clone()), 1));
        back.records = vec![record(1, None)];
        store.commit_desk(back).await.unwrap();
        assert_eq!(store.listing(&food()).await.unwrap().unwrap().rows, rows);
        assert!(
            store
                .desk_record(RecordKind::Place, "p")
                .await
                .unwrap()
                .is_none()
        );
    })
    .await;
}

#[tokio::test]
async fn many_rows_come_and_go_in_one_act() {
    on_every_store(|store| async move {
        let rows = ["A", "B", "C"].map(place_row);
        store
            .replace_listing(&food(), 0, &rows[..1], Some(1), 1)
            .await
            .unwrap();
        let many = |revision, rows: &[Row], removes| {
            Some(ListChange::Rows(RowsChange {
                list: food(),
                revision,
                rows: rows.to_vec(),
                removes,
            }))
        };
        let mut publish = act("t");
        publish.list = many(1, &rows, false);
        publish.records = vec![record(0, Some("1"))];
        publish.also = vec![act("p").act, act("q").act];
        store.commit_desk(publish.clone()).await.unwrap();
        let list = store.listing(&food()).await.unwrap().unwrap();
        assert_eq!((&list.rows[..], list.floor), (&rows[..], Some(1)));
        let of = |it: &str| it.to_owned();
        let subjects = ["p", "q", "z"].map(of).to_vec();
        let acts = store.desk_acts_of(subjects).await.unwrap();
        let acts: Vec<String> = acts.into_iter().map(|it| it.act.subject).collect();
        assert_eq!(acts, ["q", "p"], "each place has its act");

        // Twice the same act publishes nothing, and neither does another one that read the same revision.
        let mut late = act("u");
        late.list = many(1, &rows[1..], true);
        for late in [publish, late] {
            let outcome = store.commit_desk(late).await;
            assert!(matches!(outcome, Err(StoreError::Conflict)), "{outcome:?}");
        }
        let mut withdraw = act("t");
        withdraw.list = many(2, &rows[..1], true);
        store.commit_desk(withdraw).await.unwrap();
        let list = store.listing(&food()).await.unwrap().unwrap();
        assert_eq!((&list.rows[..], list.floor), (&rows[..1], Some(1)));
        assert_eq!(list.revision, 3);
    })
    .await;
}

#[tokio::test]
async fn acts_are_told_newest_first_and_by_subject() {
    on_every_store(|store| async move {
        for subject in ["p", "q", "p"] {
            store.commit_desk(act(subject)).await.unwrap();
        }
        let all = store.desk_acts(None, i64::MAX, 2).await.unwrap();
        assert_eq!(all.len(), 2);
        assert!(all[0].id > all[1].id);
        let older = store.desk_acts(Some("p"), all[0].id, 9).await.unwrap();
        assert_eq!(older.len(), 1);
        assert_eq!(older[0].act.subject, "p");
    })
    .await;
}

#[tokio::test]
async fn a_list_is_made_once_and_deleted_at_the_revision_that_was_read() {
    on_every_store(|store| async move {
        let commit = |change: ListChange| {
            let mut commit = act("food");
            commit.list = Some(change);
            store.commit_desk(commit)
        };
        let make = |revision| ListChange::Make {
            list: food(),
            rows: vec![place_row("A")],
            revision,
        };
        commit(make(4)).await.unwrap();
        let list = store.listing(&food()).await.unwrap().unwrap();
        assert_eq!((list.revision, list.floor), (4, Some(0)));
        assert_eq!(list.rows, [place_row("A")]);
        let again = commit(make(5)).await.unwrap_err();
        assert!(matches!(again, StoreError::Conflict), "{again}");
        let delete = |revision| ListChange::Delete {
            list: food(),
            revision,
        };
        let late = commit(delete(3)).await.unwrap_err();
        assert!(matches!(late, StoreError::Conflict), "{late}");
        commit(delete(4)).await.unwrap();
        assert!(store.listing(&food()).await.unwrap().is_none());
        let acts = store.desk_acts(Some("food"), i64::MAX, 9).await.unwrap();
        assert_eq!(acts.len(), 2, "what was refused left no act");
    })
    .await;
}

#[tokio::test]
async fn acts_are_forgotten_before_a_time_and_up_to_the_last_that_was_saved() {
    on_every_store(|store| async move {
        let mut numbers = Vec::new();
        for at in [1, 2, 3, 2] {
            let mut commit = act("p");
            commit.act.at = at;
            numbers.push(store.commit_desk(commit).await.unwrap());
        }
        // The second act at 2 came after the export: it was not exported yet.
        let gone = store.forget_desk_acts(3, numbers[2]).await.unwrap();
        assert_eq!(gone, 2);
        let left = store.desk_acts(None, i64::MAX, 9).await.unwrap();
        let left: Vec<i64> = left.into_iter().map(|act| act.id).collect();
        assert_eq!(left, [numbers[3], numbers[2]]);
    })
    .await;
}
