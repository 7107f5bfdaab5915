//! Who may come to the desk, and in which role.
//!
//! Staff are accounts of this service. A person is invited by e-mail address, and the first account
//! with that confirmed address that comes to the desk is the one. The desk asks nothing about any other
//! account, so it cannot tell who has one.

use super::{COMMAND, Desk, DeskError, Kept, write};
use crate::accounts::session::SignedIn;
use crate::store::StoreError;
use crate::store::desk::{DeskCommit, RecordKind};
use crate::uid::Uid;
use serde::{Deserialize, Serialize};
use sync_protocol::desk::{ActKind, Role};
use sync_protocol::desk_me::{DeskMe, initials};

/// A session comes to the desk for this long after its sign-in, in seconds: a working day.
pub const SESSION_LIFE: i64 = 12 * 3_600;

/// What is kept of a staff member, under the e-mail address.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct StaffRecord {
    /// Name.
    pub name: String,
    /// Role.
    pub role: Role,
    /// The account, since the person came to the desk for the first time.
    pub uid: Option<Uid>,
}

/// A staff member whose session may use the desk.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Staff {
    /// E-mail address.
    pub email: String,
    /// Name.
    pub name: String,
    /// Role.
    pub role: Role,
}

impl Staff {
    /// The commands of an operator, who may do everything.
    pub fn command() -> Self {
        Self {
            email: COMMAND.into(),
            name: COMMAND.into(),
            role: Role::Owner,
        }
    }

    /// The initials that stand beside a date of a check. A command is no person and has none.
    pub fn initials(&self) -> String {
        match self.email.as_str() {
            COMMAND => String::new(),
            _ => initials(&self.name),
        }
    }
}

impl Desk {
    /// Admits a session to the desk: its account is on the staff, it was opened with a second factor
    /// and not too long ago. An account that is not on the staff learns nothing more.
    pub async fn admit(&self, who: &SignedIn, role: Role) -> Result<Staff, DeskError> {
        let email = who.user.email.as_deref().ok_or(DeskError::NotAllowed)?;
        // Said of every address, on the staff or not.
        if !who.user.email_verified {
            return Err(DeskError::EmailUnconfirmed);
        }
        let found = self.one::<StaffRecord>(RecordKind::Staff, email).await?;
        let found = found.ok_or(DeskError::NotAllowed)?;
        if found
            .content
            .uid
            .as_ref()
            .is_some_and(|uid| **uid != *who.user.uid)
        {
            return Err(DeskError::NotAllowed);
        }
        if who.claims.firebase.sign_in_second_factor.is_none() {
            return Err(DeskError::SecondFactorMissing);
        }
        if self.now() / 1000 - who.claims.auth_time > SESSION_LIFE {
            return Err(DeskError::SignInTooOld);
        }
        let staff = Staff {
            email: found.id.clone(),
            name: found.content.name.clone(),
            role: found.content.role,
        };
        super::require(&staff, role)?;
        if found.content.uid.is_none() {
            self.join(&staff, found, &who.user.uid).await?;
        }
        Ok(staff)
    }

    /// What the desk tells a staff member of itself.
    pub async fn me(&self, staff: Staff) -> Result<DeskMe, DeskError> {
        let Staff { email, name, role } = staff;
        let suggestions = match role >= Role::Editor {
            true => self.waiting_suggestions().await?,
            false => 0,
        };
        Ok(DeskMe {
            name,
            email,
            role,
            checks_links: self.links.is_some(),
            suggestions,
            lists: self.list_names().await?,
        })
    }

    /// Ties an invited person to the account with which the person came.
    async fn join(
        &self,
        staff: &Staff,
        found: Kept<StaffRecord>,
        uid: &Uid,
    ) -> Result<(), DeskError> {
        let record = StaffRecord {
            uid: Some(uid.to_owned()),
            ..found.content
        };
        let mut commit = DeskCommit::of(self.act(staff, ActKind::Join, &staff.email));
        commit.records = vec![write(RecordKind::Staff, &found.id, found.version, &record)?];
        match self.store.commit_desk(commit).await {
            // Two calls of the same screen came together.
            Ok(_) | Err(StoreError::Conflict) => Ok(()),
            Err(error) => Err(error.into()),
        }
    }
}
