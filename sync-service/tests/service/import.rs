//! Malformed CSV files. No fault in a file changes the list.

use crate::support::{TestService, rows};
use std::fs::File;
use std::io::Write;
use sync_protocol::listings::{ListingName, Row};
use sync_service::listings::import::{Consent, EMPTY, import, read_file};
use sync_service::listings::import_error::ImportError;

fn read(content: &[u8]) -> Result<Vec<Row>, ImportError> {
    let mut file = tempfile::NamedTempFile::new().unwrap();
    file.write_all(content).unwrap();
    read_file(file.path())
}

fn line_of(content: &[u8]) -> usize {
    match read(content).unwrap_err() {
        ImportError::Row { line, .. } => line,
        other => panic!("{other}"),
    }
}

#[test]
fn a_file_becomes_rows_of_clean_text() {
    let rows =
        read("\u{feff}name,hours,checked\r\n  Caf\u{e9}\tHope ,,2024-02\r\n".as_bytes()).unwrap();
    assert_eq!(
        rows,
        [Row::from([
            ("name".into(), "Caf\u{e9} Hope".into()),
            ("hours".into(), EMPTY.into()),
            ("checked".into(), "2024-02".into()),
        ])]
    );
}

#[test]
fn a_bad_row_is_named_by_its_line() {
    assert_eq!(line_of(b"name\nA\nCaf\xe9\n"), 3);
    assert_eq!(line_of(b"name,x\nA,1\n\"B,2\nC,3\n"), 3);
    assert_eq!(line_of(b"name,x\nA,1\nB\n"), 3);
    assert_eq!(line_of(b"name,x\n\"two\nlines\",1\nB,2,3\n"), 4);
    assert_eq!(line_of(b"name,x\nA,1\n ,2\n"), 3);
    assert_eq!(line_of(b"name,x\nA,\0\n"), 2);
    assert_eq!(line_of(b"name,checked\nA,last week\n"), 2);
    assert_eq!(
        line_of(format!("name\n{}\n", "x".repeat(2001)).as_bytes()),
        2
    );
}

#[test]
fn a_header_that_cannot_be_used_is_refused() {
    for header in [
        "",
        "\n",
        "town,zip\n",
        "name,name\n",
        "name,Name\n",
        "name,\n",
        "name\n",
    ] {
        let error = read(format!("{header}A,B\n").as_bytes()).unwrap_err();
        if header != "name\n" {
            assert!(
                matches!(error, ImportError::Header(_)),
                "{header:?}: {error}"
            );
        }
    }
    assert!(matches!(
        read(b"name\n").unwrap_err(),
        ImportError::Header(_)
    ));
    let wide = (0..41)
        .map(|number| format!("c{number}"))
        .collect::<Vec<_>>()
        .join(",");
    assert!(matches!(
        read(format!("name,{wide}\n").as_bytes()).unwrap_err(),
        ImportError::Header(_)
    ));
}

#[test]
fn a_file_of_100_megabytes_is_refused_before_it_is_read() {
    let file = tempfile::NamedTempFile::new().unwrap();
    File::set_len(file.as_file(), 100 * 1024 * 1024).unwrap();
    assert!(matches!(
        read_file(file.path()).unwrap_err(),
        ImportError::TooLarge(_)
    ));
}

#[test]
fn formula_text_stays_text() {
    let rows = read(b"name,notes\nA,\"=HYPERLINK(\"\"http://x\"\")\"\nB,@SUM(A1)\n").unwrap();
    assert_eq!(rows[0]["notes"], "=HYPERLINK(\"http://x\")");
    assert_eq!(rows[1]["notes"], "@SUM(A1)");
}

#[tokio::test]
async fn a_list_that_would_lose_more_than_a_fifth_needs_a_yes() {
    let service = TestService::new();
    service.import("food", &rows(10)).await.unwrap();
    let name = ListingName::parse("food").unwrap();
    let (store, clock) = (service.app.store.as_ref(), service.clock.as_ref());
    let before = store.listing(&name).await.unwrap();
    let attempt = |count, consent| {
        let (name, rows) = (name.clone(), rows(count));
        async move { import(store, clock, &name, &rows, consent).await }
    };

    let refused = attempt(7, Consent::default()).await.unwrap_err();
    assert!(matches!(
        refused,
        ImportError::Drop {
            before: 10,
            removed: 3
        }
    ));
    // As many others in their place are no less of a loss.
    let others: Vec<_> = rows(10)
        .into_iter()
        .map(|mut row| {
            row.insert("name".into(), format!("Other {}", row["name"]));
            row
        })
        .collect();
    let refused = import(store, clock, &name, &others, Consent::default()).await;
    assert!(matches!(
        refused.unwrap_err(),
        ImportError::Drop {
            before: 10,
            removed: 10
        }
    ));
    attempt(
        8,
        Consent {
            drop: false,
            dry_run: true,
        },
    )
    .await
    .unwrap();
    assert_eq!(store.listing(&name).await.unwrap(), before);

    let changes = attempt(8, Consent::default()).await.unwrap();
    assert_eq!(changes.removed.len(), 2);
    attempt(
        1,
        Consent {
            drop: true,
            dry_run: false,
        },
    )
    .await
    .unwrap();
    assert_eq!(store.listing(&name).await.unwrap().unwrap().floor, Some(1));
}

#[tokio::test]
async fn a_list_that_would_lose_a_column_needs_a_yes() {
    let service = TestService::new();
    let with_phone = |row: &mut Row| row.insert("phone".into(), "973-555-0100".into());
    let mut whole = rows(3);
    whole.iter_mut().take(2).for_each(|row| {
        with_phone(row);
    });
    service.import("food", &whole).await.unwrap();
    let name = ListingName::parse("food").unwrap();
    let (store, clock) = (service.app.store.as_ref(), service.clock.as_ref());
    let refused = import(store, clock, &name, &rows(3), Consent::default()).await;
    let refused = refused.unwrap_err();
    assert!(matches!(
        &refused,
        ImportError::Column { column, count: 2 } if column == "phone"
    ));
    assert!(refused.to_string().contains("--allow-drop"));
    let consent = Consent {
        drop: true,
        dry_run: false,
    };
    import(store, clock, &name, &rows(3), consent)
        .await
        .unwrap();
}
