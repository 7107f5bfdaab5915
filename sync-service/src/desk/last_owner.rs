//! The last owner who can open the desk stays: at the desk, and when an operator closes or deletes accounts.

use super::staff::StaffRecord;
use super::{Desk, DeskError, Kept, write};
use crate::store::desk::{RecordKind, RecordWrite};
use crate::store::{Store, StoreError};
use sync_protocol::desk::Role;

impl Desk {
    /// Finds the owner who stays when another one goes. An owner who can open the desk goes only when
    /// another one can. One who cannot goes when there is any other.
    pub(super) async fn keep_an_owner(
        &self,
        goes: &Kept<StaffRecord>,
    ) -> Result<RecordWrite, DeskError> {
        let store = self.store.as_ref();
        let must_work = can_open(store, goes).await?;
        for other in owners(store).await? {
            if other.id != goes.id && (!must_work || can_open(store, &other).await?) {
                let Kept {
                    id,
                    version,
                    content,
                } = other;
                return Ok(write(RecordKind::Staff, &id, version, &content)?);
            }
        }
        Err(DeskError::LastOwner)
    }
}

/// Fails when these accounts are those of the last owners who can open the desk, before an operator closes
/// or deletes them.
pub async fn require_owner_without(
    store: &dyn Store,
    uids: &[impl AsRef<str> + Sync],
) -> Result<(), DeskError> {
    let mut takes_one = false;
    for owner in owners(store).await? {
        if can_open(store, &owner).await? {
            match owner.content.uid {
                Some(uid) if uids.iter().any(|gone| gone.as_ref() == uid.as_str()) => {
                    takes_one = true
                }
                _ => return Ok(()),
            }
        }
    }
    match takes_one {
        true => Err(DeskError::LastOwner),
        false => Ok(()),
    }
}

async fn owners(store: &dyn Store) -> Result<Vec<Kept<StaffRecord>>, StoreError> {
    let records = store.desk_records(RecordKind::Staff).await?;
    let mut owners = Vec::new();
    for record in records {
        let person: Kept<StaffRecord> = Kept::read(record)?;
        if person.content.role == Role::Owner {
            owners.push(person);
        }
    }
    Ok(owners)
}

/// Whether a person has come to the desk and can come again: the account is there, is not closed
/// and still has the invited address.
async fn can_open(store: &dyn Store, person: &Kept<StaffRecord>) -> Result<bool, StoreError> {
    let Some(uid) = &person.content.uid else {
        return Ok(false);
    };
    let user = store.user(uid).await?;
    Ok(user.is_some_and(|user| {
        let has_address = user.email.is_some_and(|email| *email == *person.id);
        !user.disabled && user.email_verified && has_address
    }))
}
