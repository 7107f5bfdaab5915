//! Owners invite people, give roles, end sessions.
//!
//! An invitation is written and mailed in the same way whether or not the address has an account.

use super::staff::{Staff, StaffRecord};
use super::{COMMAND, Desk, DeskError, Kept, delete, refused, require, told, write};
use crate::accounts::Accounts;
use crate::email_address::EmailAddress;
use crate::mail::template::fill;
use crate::store::desk::{DeskCommit, RecordKind, RecordWrite};
use crate::store::outbox::Mail;
use sync_protocol::desk::{ActKind, Role, STAFF_NAME_MAX, StaffInvite, StaffMember, StaffSession};
use sync_protocol::desk_doubts::TextProblem;
use sync_protocol::desk_me::has_initials;
use sync_protocol::listings::Row;

const INVITATION: [(&str, &str); 2] = [
    ("en", include_str!("../../mail/desk-invitation.en.txt")),
    ("es", include_str!("../../mail/desk-invitation.es.txt")),
];
const ROLE: &str = ":role";
const NAME: &str = ":name";

impl Desk {
    /// All staff, with their open sessions.
    pub async fn people(&self, staff: &Staff) -> Result<Vec<StaffMember>, DeskError> {
        require(staff, Role::Owner)?;
        let mut people = Vec::new();
        for Kept { id, content, .. } in self.all::<StaffRecord>(RecordKind::Staff).await? {
            let (sessions, account_deleted) = match &content.uid {
                Some(uid) => (
                    self.store.sessions_of(uid).await?,
                    self.store.user(uid).await?.is_none(),
                ),
                None => (Vec::new(), false),
            };
            let sessions = sessions.into_iter().map(|session| StaffSession {
                began_at: session.created_at,
                used_at: session.used_at,
                device: session.opening.device,
            });
            people.push(StaffMember {
                email: id,
                name: content.name,
                role: content.role,
                has_joined: content.uid.is_some(),
                account_deleted,
                sessions: sessions.collect(),
            });
        }
        Ok(people)
    }

    /// Invites a person by mail, or gives a role to one who is there.
    pub async fn invite(&self, staff: &Staff, invite: &StaffInvite) -> Result<(), DeskError> {
        require(staff, Role::Owner)?;
        let email = address(&invite.email)?;
        let name = told("name", &invite.name, STAFF_NAME_MAX)?;
        if !has_initials(&name) {
            return Err(refused("name", TextProblem::NoInitials));
        }
        let found = self.one::<StaffRecord>(RecordKind::Staff, &email).await?;
        if found.is_none() {
            require_domain(&email)?;
        }
        self.require_own_name(&email, &name).await?;
        let is_demoted = |found: &Kept<StaffRecord>| {
            found.content.role == Role::Owner && invite.role != Role::Owner
        };
        let stays = match found.as_ref().filter(|found| is_demoted(found)) {
            Some(found) => Some(self.keep_an_owner(found).await?),
            None => None,
        };
        let mail = found
            .is_none()
            .then(|| self.invitation(&email, staff, invite));
        let commit = self.put_staff(staff, found, email, name, invite.role)?;
        self.commit_staff(commit, stays, mail).await
    }

    /// Makes a person an owner, for the command line. Nobody is mailed.
    pub async fn make_owner(&self, email: &str) -> Result<(), DeskError> {
        let email = address(email)?;
        let command = Staff::command();
        let found = self.one::<StaffRecord>(RecordKind::Staff, &email).await?;
        if found.is_none() {
            require_domain(&email)?;
        }
        let name = found.as_ref().map(|found| found.content.name.clone());
        let first_part = email.split('@').next().unwrap_or_default().to_owned();
        let name = name.unwrap_or(first_part);
        let commit = self.put_staff(&command, found, email, name, Role::Owner)?;
        self.commit_staff(commit, None, None).await
    }

    /// The record of what was done shows names alone, so no two of the staff may have one. Who has it already keeps it.
    async fn require_own_name(&self, email: &EmailAddress, name: &str) -> Result<(), DeskError> {
        let all = self.all::<StaffRecord>(RecordKind::Staff).await?;
        let plain = |name: &str| name.to_lowercase();
        let (own, others): (Vec<_>, Vec<_>) =
            all.iter().partition(|kept| kept.id == email.as_str());
        let keeps = own.iter().any(|kept| kept.content.name == name);
        let is_taken = others
            .iter()
            .any(|kept| plain(&kept.content.name) == plain(name));
        match is_taken && !keeps {
            true => Err(refused("name", TextProblem::NameTaken)),
            false => Ok(()),
        }
    }

    fn put_staff(
        &self,
        staff: &Staff,
        found: Option<Kept<StaffRecord>>,
        email: EmailAddress,
        name: String,
        role: Role,
    ) -> Result<DeskCommit, DeskError> {
        let kind = if found.is_some() {
            ActKind::SetRole
        } else {
            ActKind::Invite
        };
        let mut commit = DeskCommit::of(self.act(staff, kind, &email));
        let before = found.as_ref().map(|found| &found.content);
        let is_renamed = before.is_none_or(|before| before.name != name);
        let told = |name: &str, role| {
            let name = is_renamed.then(|| (NAME.to_owned(), name.to_owned()));
            role_fact(role).into_iter().chain(name).collect()
        };
        let before = before.map(|before| told(&before.name, before.role));
        commit.act.details.before = before.unwrap_or_default();
        commit.act.details.after = told(&name, role);
        let version = found.as_ref().map_or(0, |found| found.version);
        let uid = found.and_then(|found| found.content.uid);
        let record = StaffRecord { name, role, uid };
        commit.records = vec![write(RecordKind::Staff, &email, version, &record)?];
        Ok(commit)
    }

    /// Commits a change of the staff. The owner who stays is written with it, so two owners who
    /// remove each other at the same moment do not both succeed.
    async fn commit_staff(
        &self,
        mut commit: DeskCommit,
        stays: Option<RecordWrite>,
        mail: Option<Mail>,
    ) -> Result<(), DeskError> {
        commit.records.extend(stays);
        commit.mail = mail;
        self.store.commit_desk(commit).await?;
        Ok(())
    }

    /// Takes a person off the staff. The account stays; its sessions no longer open the desk.
    pub async fn remove(&self, staff: &Staff, email: &str) -> Result<(), DeskError> {
        require(staff, Role::Owner)?;
        let found = self.person(email).await?;
        let stays = match found.content.role {
            Role::Owner => Some(self.keep_an_owner(&found).await?),
            _ => None,
        };
        let mut commit = DeskCommit::of(self.act(staff, ActKind::Remove, &found.id));
        commit.act.details.before = role_fact(found.content.role);
        commit.records = vec![delete(RecordKind::Staff, &found.id, found.version)];
        self.commit_staff(commit, stays, None).await
    }

    /// Ends all sessions of a staff member.
    pub async fn end_sessions(
        &self,
        staff: &Staff,
        accounts: &Accounts,
        email: &str,
    ) -> Result<(), DeskError> {
        require(staff, Role::Owner)?;
        let found = self.person(email).await?;
        if let Some(uid) = &found.content.uid {
            let ended = accounts
                .end_sessions(uid, "sessions ended at the desk")
                .await;
            ended.map_err(|error| match error {
                crate::accounts::AccountError::Store(error) => DeskError::Store(error),
                _ => DeskError::NotFound,
            })?;
        }
        let act = self.act(staff, ActKind::EndSessions, &found.id);
        self.store.commit_desk(DeskCommit::of(act)).await?;
        Ok(())
    }

    async fn person(&self, email: &str) -> Result<Kept<StaffRecord>, DeskError> {
        let found = self
            .one::<StaffRecord>(RecordKind::Staff, &address(email)?)
            .await?;
        found.ok_or(DeskError::NotFound)
    }

    fn invitation(&self, to: &str, staff: &Staff, invite: &StaffInvite) -> Mail {
        let language = usize::from(invite.language == "es");
        let address = format!("{}/desk", self.public_url);
        // A command carries no name of the person who ran it.
        let who = match staff.name.as_str() {
            COMMAND => ["Your office", "Su oficina"][language],
            name => name,
        };
        let text = fill(
            INVITATION[language].1,
            &[("{link}", &address), ("{who}", who)],
        );
        let (subject, body) = text.split_once('\n').unwrap_or((&text, ""));
        Mail {
            to: to.to_owned(),
            reply_to: None,
            subject: subject.to_owned(),
            body: body.trim_start().to_owned(),
        }
    }
}

fn role_fact(role: Role) -> Row {
    let name = match role {
        Role::Caller => "caller",
        Role::Editor => "editor",
        Role::Owner => "owner",
    };
    Row::from([(ROLE.into(), name.into())])
}

/// Fails for a slip such as `ann@county`: it is an address too, but no mail goes there.
fn require_domain(email: &EmailAddress) -> Result<(), DeskError> {
    match email.has_full_domain() {
        true => Ok(()),
        false => Err(DeskError::Field("email".into())),
    }
}

/// An address in the form in which accounts keep it.
fn address(text: &str) -> Result<EmailAddress, DeskError> {
    EmailAddress::parse(text).ok_or_else(|| DeskError::Field("email".into()))
}
