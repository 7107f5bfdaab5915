//! `desk messages|message-done|assign-message|answer-message`: messages of the contact form, for scripts

use super::arguments::person;
use crate::config::DataFolder;
use crate::desk::Desk;
use crate::desk::staff::Staff;
use crate::email_address::EmailAddress;
use crate::say;
use anyhow::{Context, ensure};
use clap::Subcommand;
use std::io;
use sync_protocol::desk_messages::{DeskMessage, MessageAnswer, MessageAssign};

#[derive(Debug, Subcommand)]
pub(super) enum MessageAction {
    /// Show the messages of the contact form, newest first, one JSON object in a line
    Messages {
        #[command(flatten)]
        folder: DataFolder,
    },
    /// Mark a message as dealt with
    MessageDone {
        /// Its key, as `desk messages` shows it
        key: String,
        /// Mark it as open again
        #[arg(long)]
        open: bool,
        #[command(flatten)]
        folder: DataFolder,
    },
    /// Give a message to an editor or owner
    AssignMessage {
        /// Its key, as `desk messages` shows it
        key: String,
        /// E-mail address of the editor or owner; without it the message is given to nobody
        email: Option<EmailAddress>,
        #[command(flatten)]
        folder: DataFolder,
    },
    /// Answer a message by mail. The text is read from standard input, so that no history of a shell keeps it
    AnswerMessage {
        /// Its key, as `desk messages` shows it
        key: String,
        /// The name below the answer
        #[arg(long, value_parser = person)]
        by: String,
        /// Where a reply goes
        #[arg(long)]
        reply_to: Option<EmailAddress>,
        #[command(flatten)]
        folder: DataFolder,
    },
}

impl MessageAction {
    /// The data folder.
    pub(super) fn folder(&self) -> &DataFolder {
        match self {
            Self::Messages { folder }
            | Self::MessageDone { folder, .. }
            | Self::AssignMessage { folder, .. }
            | Self::AnswerMessage { folder, .. } => folder,
        }
    }

    pub(super) async fn run(self, mut desk: Desk) -> anyhow::Result<()> {
        let staff = Staff::command();
        match self {
            Self::Messages { .. } => {
                for message in desk.messages(&staff).await?.messages {
                    say!("{}", serde_json::to_string(&message)?);
                }
            }
            Self::MessageDone { key, open, .. } => {
                message(&desk, &key).await?;
                desk.set_done(&staff, &key, !open).await?;
                say!("{}", if open { "It is open." } else { "It is done." });
            }
            Self::AssignMessage { key, email, .. } => {
                let to = email.map(|it| it.to_string()).unwrap_or_default();
                let colleagues = desk.messages(&staff).await?.colleagues;
                ensure!(
                    to.is_empty() || colleagues.iter().any(|it| it.email == to),
                    "{to} is no editor or owner; `desk people` shows them"
                );
                let version = message(&desk, &key).await?.version;
                let assign = MessageAssign { version, to };
                desk.assign(&staff, &key, &assign).await?;
                say!("It is given.");
            }
            Self::AnswerMessage {
                key, by, reply_to, ..
            } => {
                let DeskMessage {
                    version,
                    can_answer,
                    ..
                } = message(&desk, &key).await?;
                ensure!(
                    can_answer,
                    "this message has no e-mail address; call the person instead"
                );
                let text = io::read_to_string(io::stdin()).context("the answer is no text")?;
                desk.contact_email = reply_to;
                let staff = Staff { name: by, ..staff };
                let answer = MessageAnswer { version, text };
                desk.answer_message(&staff, &key, &answer).await?;
                say!("The answer waits to be sent.");
            }
        }
        Ok(())
    }
}

async fn message(desk: &Desk, key: &str) -> anyhow::Result<DeskMessage> {
    let messages = desk.messages(&Staff::command()).await?.messages;
    let found = messages.into_iter().find(|it| it.key == key);
    found.context("there is no such message; `desk messages` shows them")
}
