//! The commands.

mod arguments;
mod audit;
mod backup;
mod check_files;
mod desk;
mod desk_acts;
mod desk_imports;
mod desk_kiosks;
mod desk_lists;
mod desk_messages;
mod desk_office;
mod desk_places;
pub mod error;
mod keys;
mod kiosks;
mod lists;
mod mail_test;
mod make_resume;
mod moving;
mod open_data;
mod page_views;
mod places;
mod resume;
mod users;

use crate::admin_key::AdminKey;
use crate::backup::Wishes;
use crate::config::mail::MailConfig;
use crate::config::resume::ResumeConfig;
use crate::config::{DataFolder, ServeConfig};
use crate::email_address::EmailAddress;
use crate::listings::import::Consent;
use crate::matching::vocabulary;
use crate::open_data::license::DataLicense;
use crate::random::system_random;
use crate::say;
use crate::serve::serve;
use crate::stdout;
use anyhow::Context;
use clap::{Parser, Subcommand};
use place_facts::zip::Zip;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use time::Date;

/// The server of New Beginnings: accounts, lists, messages, page views and the website.
#[derive(Debug, Parser)]
#[command(version)]
pub struct Command {
    #[command(subcommand)]
    action: Action,
}

#[derive(Debug, Subcommand)]
enum Action {
    /// Serve the website and its calls until SIGTERM or Ctrl+C
    ///
    /// One service at a time has a data folder to itself. The other commands may run beside it.
    Serve(Box<ServeConfig>),
    /// Replace a list by a CSV file with a header row
    ///
    /// Shows what changes. A bad row is named by its line, and then nothing is changed. A running
    /// service follows within seconds.
    ImportListings {
        /// The CSV file (UTF-8); the column "name" is required
        file: PathBuf,
        /// Name of the list, as in /resources/NAME: lower-case letters, digits and dashes
        #[arg(long)]
        name: String,
        /// Allow that more than a fifth of the rows go
        #[arg(long)]
        allow_drop: bool,
        /// Only show what would change
        #[arg(long)]
        dry_run: bool,
        /// Make the data folder when there is none; without this, a mistyped folder is refused
        #[arg(long, conflicts_with = "dry_run")]
        new: bool,
        #[command(flatten)]
        folder: DataFolder,
    },
    /// Show the lists, or write one as CSV
    ListListings {
        /// Write this list as CSV, ready to be edited and imported again
        #[arg(long)]
        name: Option<String>,
        #[command(flatten)]
        folder: DataFolder,
    },
    /// Write all places as HSDS 3.0: a Tabular Data Package, or JSON
    ///
    /// The same places give the same files, byte for byte.
    ExportHsds {
        /// A folder, which is made when it is not there, or a file that ends with .zip or .json
        into: PathBuf,
        /// How the data may be used, as `serve --data-license` has it
        #[arg(long, env = "NB_DATA_LICENSE", value_name = "TEXT")]
        data_license: Option<DataLicense>,
        #[command(flatten)]
        folder: DataFolder,
    },
    /// Write page views as CSV: day, page, site, count
    PageViews {
        /// First day, YYYY-MM-DD
        #[arg(long, default_value = "0001-01-01", value_parser = page_views::day)]
        from: Date,
        /// Last day, YYYY-MM-DD
        #[arg(long, default_value = "9999-12-31", value_parser = page_views::day)]
        to: Date,
        #[command(flatten)]
        folder: DataFolder,
    },
    /// Look at an account, or close, open, delete it, or end its sessions
    User {
        #[command(subcommand)]
        action: users::UserAction,
    },
    /// Send one mail to see that mails arrive
    MailTest {
        /// Where the mail goes
        to: EmailAddress,
        #[command(flatten)]
        folder: DataFolder,
        #[command(flatten)]
        mail: Box<MailConfig>,
    },
    /// Read a resume as the service does, and print what it says as JSON
    ReadResume {
        /// The PDF (or a text that ends with .txt)
        file: PathBuf,
        /// Table of concepts instead of the one inside this program
        #[arg(long, env = "NB_LEXICON", value_name = "FILE")]
        lexicon: Option<PathBuf>,
        #[command(flatten)]
        resume: ResumeConfig,
        #[command(flatten)]
        folder: DataFolder,
    },
    /// Add the job titles of public vocabularies to what resumes are searched for
    ///
    /// Reads the files of O*NET (Alternate Titles.txt, Sample of Reported Titles.txt, Occupation
    /// Data.txt, Task Statements.txt, Emerging Tasks.txt) and ESCO (occupations_es.csv,
    /// skills_es.csv, occupationSkillRelations_es.csv, and the English ones) as they are downloaded,
    /// in any order, and replaces what was imported before. Restart the service afterwards. The
    /// sentences that the licences ask for stand below the employers.
    ImportVocabulary {
        /// The files
        #[arg(required = true)]
        files: Vec<PathBuf>,
        #[command(flatten)]
        folder: DataFolder,
    },
    /// Make a resume of answers, and write it to standard output
    #[command(after_long_help = make_resume::SHAPE)]
    MakeResume(make_resume::MakeResume),
    /// Print which employers suit a resume, best first, as JSON
    Match {
        /// The PDF (or a text that ends with .txt)
        file: PathBuf,
        /// ZIP code to count miles from
        #[arg(long)]
        zip: Option<Zip>,
        /// List of employers (CSV) instead of the list "employment"
        #[arg(long, value_name = "FILE.csv")]
        employers: Option<PathBuf>,
        /// Table of concepts instead of the one inside this program
        #[arg(long, env = "NB_LEXICON", value_name = "FILE")]
        lexicon: Option<PathBuf>,
        #[command(flatten)]
        resume: ResumeConfig,
        #[command(flatten)]
        folder: DataFolder,
    },
    /// Say whether a place with these hours is open, and when that changes
    ///
    /// The first word is "open", "closed" or "ask" (call first: the sentence does not say).
    Hours {
        /// The hours as they stand in a list, for instance "2nd & 4th Friday 9-10:30 am"
        #[arg(required_unless_present = "unread")]
        sentence: Option<String>,
        /// Wall-clock time in New Jersey, YYYY-MM-DDTHH:MM [default: now]
        #[arg(long)]
        at: Option<String>,
        /// Print JSON
        #[arg(long)]
        json: bool,
        /// List the sentences of all lists that are not understood
        #[arg(long, conflicts_with = "sentence")]
        unread: bool,
        #[command(flatten)]
        folder: DataFolder,
    },
    /// Find places that answer a need: open, near, fitting
    Find {
        #[command(flatten)]
        question: Box<places::FindArgs>,
        #[command(flatten)]
        folder: DataFolder,
    },
    /// Show what people said is wrong with places
    PlaceReports {
        /// Show those that were looked at too
        #[arg(long)]
        all: bool,
        /// Mark the reports of this place (its id) as looked at
        #[arg(long, value_name = "PLACE", conflicts_with = "all")]
        done: Option<String>,
        #[command(flatten)]
        folder: DataFolder,
    },
    /// Look after the staff desk: owners, staff, the record of acts, links for places, lists
    Desk {
        #[command(subcommand)]
        action: desk::DeskAction,
    },
    /// Show which kiosks are up and what is wrong; make codes that enrol them, revoke them
    #[command(args_conflicts_with_subcommands = true)]
    Kiosks {
        #[command(subcommand)]
        action: Option<kiosks::KiosksAction>,
        #[command(flatten)]
        folder: Box<DataFolder>,
    },
    /// Copy everything that is kept to a new folder in DIR, also while the service runs
    ///
    /// The copy is read back before it counts as complete. Files that did not change since the last
    /// backup in DIR take no further space. docs/BACKUP.md says more.
    Backup {
        /// Folder of the backups, best on another disk; made with mode 700 when missing
        #[arg(value_name = "DIR")]
        target: PathBuf,
        /// Backups to keep; older ones are removed, so that deleted people go from them too
        #[arg(long, value_name = "N", default_value = "14")]
        keep: NonZeroUsize,
        /// Leave out files whose bytes are missing or damaged in the data folder
        #[arg(long)]
        skip_damaged: bool,
        #[command(flatten)]
        folder: DataFolder,
    },
    /// Read a backup, or the newest one in DIR, and say whether it is whole
    CheckBackup {
        /// A backup, or a folder of backups
        #[arg(value_name = "DIR")]
        backup: PathBuf,
    },
    /// Compare the stored files with the database: which are lost, and which nobody knows
    ///
    /// Looks at lengths, not at each byte. Ends with an error when a file is lost.
    CheckFiles {
        /// Remove what the database does not know and is older than an hour. After the database was
        /// put back to an earlier time, these are also the files that people stored since then
        #[arg(long)]
        remove_unknown: bool,
        #[command(flatten)]
        folder: DataFolder,
    },
    /// Put a backup, or the newest one in DIR, into a data folder; the service has to be stopped
    Restore {
        /// A backup, or a folder of backups
        #[arg(value_name = "DIR")]
        backup: PathBuf,
        /// Replace the data in the data folder, which is kept in a folder "replaced-TIME" in there
        #[arg(long)]
        replace: bool,
        #[command(flatten)]
        folder: DataFolder,
    },
    /// Move everything from a data folder to PostgreSQL and shared files, or back. Stop all services
    /// before. The settings are those of the services on PostgreSQL
    Move(Box<moving::Way>),
    /// Check the record of security events
    Audit {
        #[command(subcommand)]
        action: audit::AuditAction,
    },
    /// Make a key for programs that manage accounts, for --admin-key-file
    AdminKey {
        /// The new file; only the user who runs this command may read it
        file: PathBuf,
    },
    /// Look after the keys that sign sessions
    Keys {
        #[command(subcommand)]
        action: keys::KeysAction,
    },
}

impl Command {
    /// Returns whether this is the service itself and not a tool beside it.
    pub fn serves(&self) -> bool {
        matches!(self.action, Action::Serve(_))
    }

    /// Whether cron, systemd or a person watches that it is done: then every error is a failure. All other commands
    /// are refused for what they were asked for (docs/OPERATING.md, "Exit codes").
    fn is_watched(&self) -> bool {
        matches!(
            self.action,
            Action::Serve(_)
                | Action::Backup { .. }
                | Action::CheckBackup { .. }
                | Action::CheckFiles { .. }
                | Action::Restore { .. }
                | Action::Move(_)
                | Action::Audit { .. }
                | Action::MailTest { .. }
                | Action::Keys { .. }
                | Action::ExportHsds { .. }
                | Action::ImportVocabulary { .. }
        )
    }

    /// Runs the command to its end.
    #[tokio::main]
    pub async fn run(self) -> anyhow::Result<()> {
        let is_watched = self.is_watched();
        let done = self.act().await;
        done.map_err(|error| match is_watched {
            true => error,
            false => error::refused(error),
        })?;
        stdout::finish().context("the output could not be written")
    }

    async fn act(self) -> anyhow::Result<()> {
        // What is written from here on is for the user of the service alone.
        #[cfg(unix)]
        rustix::process::umask(rustix::fs::Mode::from_raw_mode(0o077));
        match self.action {
            Action::Serve(config) => serve(*config).await,
            Action::ImportListings {
                file,
                name,
                allow_drop,
                dry_run,
                new,
                folder,
            } => {
                let consent = Consent {
                    drop: allow_drop,
                    dry_run,
                };
                lists::import_file(&folder, &file, &name, consent, new).await
            }
            Action::ListListings {
                name: Some(name),
                folder,
            } => lists::write_csv(&folder, &name).await,
            Action::ListListings { name: None, folder } => lists::show(&folder).await,
            Action::ExportHsds {
                into,
                data_license,
                folder,
            } => open_data::export(&folder, &into, &data_license.unwrap_or_default()).await,
            Action::PageViews { from, to, folder } => {
                page_views::write_csv(&folder, from, to).await
            }
            Action::User { action } => users::run(action).await,
            Action::MailTest { to, folder, mail } => mail_test::send(&to, &folder, &mail).await,
            Action::ReadResume {
                file,
                lexicon,
                resume,
                folder,
            } => resume::read(&file, lexicon.as_deref(), &folder.data, resume),
            Action::ImportVocabulary { files, folder } => {
                let it = vocabulary::import(&folder.data, &files)?;
                let (read, titles, words) = (it.read, it.titles, it.words);
                say!(
                    "{titles} titles and {words} words of {read} texts are used. Restart the service."
                );
                Ok(())
            }
            Action::MakeResume(wish) => make_resume::run(&wish),
            Action::Match {
                file,
                zip,
                employers,
                lexicon,
                resume,
                folder,
            } => {
                let (employers, lexicon) = (employers.as_deref(), lexicon.as_deref());
                let text = resume::text_of(&file, resume)?;
                resume::rank(&folder, text, zip, employers, lexicon).await
            }
            Action::Hours {
                sentence: Some(sentence),
                at,
                json,
                ..
            } => places::hours(&sentence, at.as_deref(), json),
            Action::Hours {
                sentence: None,
                folder,
                ..
            } => places::unread_hours(&folder).await,
            Action::Find { question, folder } => places::find_places(&folder, &question).await,
            Action::PlaceReports {
                done: Some(place),
                folder,
                ..
            } => places::reports_done(&folder, &place).await,
            Action::PlaceReports { all, folder, .. } => places::reports(&folder, all).await,
            Action::Kiosks {
                action: Some(action),
                ..
            } => kiosks::run(action).await,
            Action::Kiosks {
                action: None,
                folder,
            } => kiosks::show(&folder).await,
            Action::Move(way) => moving::run(&way).await,
            Action::Audit { action } => audit::run(action).await,
            Action::Desk { action } => desk::run(action).await,
            Action::AdminKey { file } => {
                AdminKey::make(&file, &system_random())
                    .with_context(|| format!("{} cannot be made", file.display()))?;
                say!(
                    "The key is in {}. It can do anything with any account.",
                    file.display()
                );
                Ok(())
            }
            Action::Keys { action } => keys::run(&action).await,
            Action::Backup {
                target,
                keep,
                skip_damaged,
                folder,
            } => {
                let wishes = Wishes { keep, skip_damaged };
                backup::run(&folder.data, &target, wishes)
            }
            Action::CheckBackup { backup } => backup::check(&backup),
            Action::CheckFiles {
                remove_unknown,
                folder,
            } => check_files::run(&folder, remove_unknown).await,
            Action::Restore {
                backup,
                replace,
                folder,
            } => backup::put_back(&backup, &folder.data, replace),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Command;
    use clap::CommandFactory;

    #[test]
    fn no_command_has_two_settings_of_one_name() {
        Command::command().debug_assert();
    }
}
