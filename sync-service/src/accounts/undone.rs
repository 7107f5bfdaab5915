//! What an undo changes, for the screen that asks for it.

use super::Accounts;
use super::steps::undone_since;
use crate::store::StoreError;
use crate::store::security_steps::Contact;
use crate::store::security_steps::WaysSince;
use crate::uid::Uid;
use sync_protocol::auth::Undone;

impl Accounts {
    /// Says what an undo would change besides sessions and password.
    pub async fn what_undo_changes(
        &self,
        uid: &Uid,
        contact: &Contact,
    ) -> Result<Vec<Undone>, StoreError> {
        let Some(user) = self.store.user(uid).await? else {
            return Ok(Vec::new());
        };
        let chain = self.chain_of(uid).await?;
        let since = undone_since(chain.as_ref(), self.now());
        let ways = self.store.ways_since(uid, since).await?;
        let puts_none_back = !ways.removes_codes || self.used_codes_since(uid, since).await?;
        let ends_codes = puts_none_back && leaves_no_codes(ways);
        let WaysSince {
            adds_factor,
            removes_factor,
            adds_phone,
            adds_provider,
            loses_factor,
            ..
        } = ways;
        let (email, phone, way) = match contact {
            Contact::Email(email) => (
                user.email.as_ref() != Some(email),
                false,
                adds_phone || adds_provider,
            ),
            Contact::Phone(phone) => (
                false,
                user.phone() != Some(phone),
                adds_provider || user.email.is_some(),
            ),
        };
        let all = [
            (email, Undone::Email),
            (phone, Undone::Phone),
            (adds_factor, Undone::FactorAdded),
            (removes_factor, Undone::FactorRemoved),
            (loses_factor, Undone::FactorLost),
            (ends_codes, Undone::CodesEnded),
            (way, Undone::WayAdded),
        ];
        let changed = all.into_iter().filter(|(changes, _)| *changes);
        Ok(changed.map(|(_, undone)| undone).collect())
    }
}

/// Whether an undo leaves an account with a second factor and none of the printed codes it had, unless it
/// puts some back.
fn leaves_no_codes(ways: WaysSince) -> bool {
    let had_codes = ways.removes_codes || ways.makes_codes;
    ways.keeps_factor && had_codes && !ways.keeps_codes
}
