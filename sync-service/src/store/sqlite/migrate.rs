//! Brings the tables of a database up to date, and keeps a copy of what was there before.

use super::copy::copy;
use super::{embedded, unavailable};
use crate::folder_lock::{FolderLock, LockError};
use crate::store::StoreError;
use rusqlite::Connection;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

/// The name of a copy, around the version of its tables.
const COPY: (&str, &str) = ("before-update-V", ".db");

/// Returns the newest version of the tables that this program knows.
pub(super) fn newest() -> i64 {
    let runner = embedded::migrations::runner();
    let versions = runner.get_migrations().iter();
    versions
        .map(|it| i64::from(it.version()))
        .max()
        .unwrap_or(0)
}

/// Returns the version of the tables of a database; 0 when it is new.
pub(super) fn version_of(db: &Connection) -> rusqlite::Result<i64> {
    let history = "select count(*) from sqlite_schema where name = 'refinery_schema_history'";
    if db.query_row(history, [], |row| row.get::<_, i64>(0))? == 0 {
        return Ok(0);
    }
    let last = "select coalesce(max(version), 0) from refinery_schema_history";
    db.query_row(last, [], |row| row.get(0))
}

/// Brings the tables up to date. A database that holds something is copied before. `is_locked` says
/// that the caller has locked the data folder already.
pub(super) fn migrate(db: &mut Connection, data: &Path, is_locked: bool) -> Result<(), StoreError> {
    let (found, known) = (version_of(db)?, newest());
    refuse_newer(db, data)?;
    let mut lock = None;
    if found > 0 && found < known {
        // A running service of an older version does not know the new tables.
        if !is_locked {
            lock = Some(FolderLock::take(data).map_err(other_version)?);
        }
        keep_copy(db, data, found).map_err(unavailable)?;
    }
    // A table that others refer to is created under another name and renamed; with foreign keys on,
    // dropping the old one would delete the rows that refer to it (sqlite.org/lang_altertable.html).
    db.pragma_update(None, "foreign_keys", false)?;
    // One transaction for all: a start that is interrupted leaves the tables as they were.
    let migrated = embedded::migrations::runner().set_grouped(true).run(db);
    db.pragma_update(None, "foreign_keys", true)?;
    migrated.map_err(unavailable)?;
    drop(lock);
    if found < known {
        db.pragma_update(None, "user_version", number(env!("CARGO_PKG_VERSION")))?;
        tracing::info!(from = found, to = known, "the tables were updated");
    }
    Ok(())
}

fn other_version(error: LockError) -> StoreError {
    match error {
        LockError::InUse(folder) => StoreError::Refused(format!(
            "a service of an older version runs on {}; stop it, and start it with this version",
            folder.display()
        )),
        LockError::Io(..) => unavailable(error),
    }
}

/// Refuses a database whose tables are newer than this program.
pub(super) fn refuse_newer(db: &Connection, data: &Path) -> Result<(), StoreError> {
    let (found, known) = (version_of(db)?, newest());
    if found <= known {
        return Ok(());
    }
    let made_by: u32 = db.pragma_query_value(None, "user_version", |row| row.get(0))?;
    let this = env!("CARGO_PKG_VERSION");
    let copies = copies(data).map_err(unavailable)?.into_iter();
    let usable = copies.filter(|(version, _)| *version <= known).max();
    let way_back = usable.map_or_else(String::new, |(_, copy)| {
        format!(
            " To go back instead, see docs/BACKUP.md; the database as it was before the update is {}.",
            copy.display()
        )
    });
    Err(StoreError::Refused(format!(
        "the database in {} has tables V{found}, made by version {} of this program; this is \
         version {this} and knows tables up to V{known}. Use version {} or a later one.{way_back}",
        data.display(),
        text(made_by),
        text(made_by),
    )))
}

/// Copies the database; only the last copy is kept.
fn keep_copy(db: &Connection, data: &Path, version: i64) -> Result<(), StoreError> {
    let (start, end) = COPY;
    let file = data.join(format!("{start}{version}{end}"));
    let unfinished = data.join("before-update.part");
    let before = copies(data).map_err(unavailable)?;
    copy(db, &unfinished)?;
    std::fs::rename(&unfinished, &file).map_err(unavailable)?;
    crate::private::sync_folder(data).map_err(unavailable)?;
    for (_, old) in before.into_iter().filter(|(_, old)| *old != file) {
        std::fs::remove_file(old).map_err(unavailable)?;
    }
    tracing::info!(copy = %file.display(), "the database was copied before its tables are updated");
    Ok(())
}

/// The copies in a data folder, each with the version of its tables.
fn copies(data: &Path) -> std::io::Result<Vec<(i64, PathBuf)>> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(data)? {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let version = name.strip_prefix(COPY.0);
        let version = version.and_then(|it| it.strip_suffix(COPY.1));
        if let Some(Ok(version)) = version.map(str::parse) {
            found.push((version, entry.path()));
        }
    }
    Ok(found)
}

/// Removes copies that were made before a time (milliseconds since 1970). Returns how many.
pub(super) fn forget_copies(data: &Path, before: i64) -> std::io::Result<usize> {
    let limit = Duration::from_millis(before.max(0).unsigned_abs());
    let mut removed = 0;
    for (_, file) in copies(data)? {
        let made = file.metadata()?.modified()?;
        let made = made.duration_since(SystemTime::UNIX_EPOCH);
        if made.is_ok_and(|made| made < limit) {
            std::fs::remove_file(file)?;
            removed += 1;
        }
    }
    Ok(removed)
}

/// A version as one number that grows with it.
fn number(version: &str) -> u32 {
    let parts = version.split(['.', '-', '+']).take(3);
    parts.fold(0, |all, part| {
        all * 1_000 + part.parse::<u32>().unwrap_or(0).min(999)
    })
}

fn text(number: u32) -> String {
    let (major, minor, patch) = (number / 1_000_000, number / 1_000 % 1_000, number % 1_000);
    format!("{major}.{minor}.{patch}")
}

#[cfg(test)]
mod tests {
    use super::super::Sqlite;
    use super::super::open::connect;
    use super::*;
    use refinery::Target;

    /// The version of the tables before the newest; numbers may be left out.
    fn before_newest() -> i64 {
        let runner = embedded::migrations::runner();
        let versions = runner.get_migrations().iter();
        let older = versions.map(|it| i64::from(it.version()));
        older.filter(|&version| version < newest()).max().unwrap()
    }

    /// A data folder with a mark, as a program that knew fewer tables left it.
    fn an_older_folder(folder: &Path) -> PathBuf {
        let data = folder.join("data");
        crate::private::make_folder(&data).unwrap();
        let file = data.join(super::super::open::FILE);
        crate::private::create_new(&file).unwrap();
        let mut db = connect(&file).unwrap();
        let before = i32::try_from(before_newest()).unwrap();
        let runner = embedded::migrations::runner().set_target(Target::Version(before));
        runner.run(&mut db).unwrap();
        db.execute_batch("insert into marks (name, at) values ('kept', 7)")
            .unwrap();
        data
    }

    fn refusal(opened: Result<Sqlite, StoreError>) -> String {
        match opened {
            Err(StoreError::Refused(why)) => why,
            Err(error) => panic!("{error:?}"),
            Ok(_) => panic!("it was opened"),
        }
    }

    #[test]
    fn j18_an_update_keeps_the_database_as_it_was_and_the_last_copy_only() {
        let folder = tempfile::tempdir().unwrap();
        let new = folder.path().join("new");
        drop(Sqlite::open(&new).unwrap());
        assert!(copies(&new).unwrap().is_empty(), "nothing was there");

        let data = an_older_folder(folder.path());
        std::fs::write(data.join("before-update-V3.db"), "older").unwrap();
        drop(Sqlite::open(&data).unwrap());
        drop(Sqlite::open(&data).unwrap());

        let copy = data.join(format!("before-update-V{}.db", before_newest()));
        assert_eq!(copies(&data).unwrap(), [(before_newest(), copy.clone())]);
        super::super::snapshot::check(&copy).unwrap();
        let db = Connection::open(&copy).unwrap();
        assert_eq!(version_of(&db).unwrap(), before_newest());
        let mark = "select at from marks where name = 'kept'";
        let mark: i64 = db.query_row(mark, [], |row| row.get(0)).unwrap();
        assert_eq!(mark, 7);
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            assert_eq!(copy.metadata().unwrap().permissions().mode() & 0o777, 0o600);
        }

        assert_eq!(forget_copies(&data, 0).unwrap(), 0);
        assert_eq!(forget_copies(&data, i64::MAX).unwrap(), 1);
        assert!(copies(&data).unwrap().is_empty());
    }

    #[test]
    fn j18_an_update_that_fails_in_its_last_step_changes_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path().join("data");
        crate::private::make_folder(&data).unwrap();
        let file = data.join(super::super::open::FILE);
        crate::private::create_new(&file).unwrap();
        let mut db = connect(&file).unwrap();
        // Whatever interrupts an update: here the last step cannot be noted.
        embedded::migrations::runner()
            .set_target(Target::Fake)
            .set_migration_table_name("refinery_schema_history")
            .run(&mut db)
            .unwrap();
        db.execute_batch(&format!(
            "delete from refinery_schema_history;
             create trigger interrupted before insert on refinery_schema_history
             when new.version = {} begin select raise(abort, 'interrupted'); end",
            newest()
        ))
        .unwrap();
        assert!(migrate(&mut db, &data, true).is_err());
        let tables = "select count(*) from sqlite_schema where type = 'table' and name = 'users'";
        let tables: i64 = db.query_row(tables, [], |row| row.get(0)).unwrap();
        assert_eq!((tables, version_of(&db).unwrap()), (0, 0));
        db.execute_batch("drop trigger interrupted").unwrap();
        migrate(&mut db, &data, true).unwrap();
        assert_eq!(version_of(&db).unwrap(), newest());
    }

    #[test]
    fn j18_a_command_does_not_update_the_database_of_a_running_service() {
        let folder = tempfile::tempdir().unwrap();
        let data = an_older_folder(folder.path());
        let service = FolderLock::take(&data).unwrap();
        let why = refusal(Sqlite::open(&data));
        assert!(why.contains("a service of an older version runs"), "{why}");
        assert!(Sqlite::open_locked(&service).is_ok());
        assert!(Sqlite::open(&data).is_ok(), "now they agree");
    }

    #[test]
    fn j18_an_older_program_says_which_version_is_needed_and_where_the_copy_lies() {
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path().join("data");
        drop(Sqlite::open(&data).unwrap());
        let db = connect(&data.join(super::super::open::FILE)).unwrap();
        let this: u32 = db
            .pragma_query_value(None, "user_version", |row| row.get(0))
            .unwrap();
        assert_eq!(text(this), env!("CARGO_PKG_VERSION"));
        db.pragma_update(None, "user_version", number("7.8.9"))
            .unwrap();
        db.execute_batch("insert into refinery_schema_history (version, name) values (9000, 'x')")
            .unwrap();
        let why = refusal(Sqlite::open(&data));
        assert!(why.contains("Use version 7.8.9 or a later one."), "{why}");
        assert!(why.contains("V9000") && !why.contains("go back"), "{why}");

        let copy = data.join(format!("before-update-V{}.db", newest()));
        std::fs::write(&copy, "").unwrap();
        let why = refusal(Sqlite::open(&data));
        assert!(why.contains(copy.to_str().unwrap()), "{why}");
    }

    #[test]
    fn a_version_is_a_number_and_back() {
        for version in ["0.1.0", "1.20.300", "0.0.7"] {
            assert_eq!(text(number(version)), version);
        }
        assert!(number("0.2.0") > number("0.1.999"));
        assert_eq!(number("1.2.3-beta.1"), number("1.2.3"));
    }
}
