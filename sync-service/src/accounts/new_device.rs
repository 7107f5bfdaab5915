//! Tells an account's owner by mail when someone logs in on a device that it was not used on.
//!
//! A device is known by its words (`Chrome, Android`) and its network, under a keyed hash: an id that
//! stays on a shared computer would itself tell that a person with an account was there. Only a
//! confirmed address is told, because the mail says that its reader has an account.

use super::first_factor::ClientFacts;
use super::{Accounts, mail};
use crate::network::network;
use crate::store::StoreError;
use crate::store::known_devices::{DeviceHash, Sighting};
use crate::store::users::User;

/// A device is known for this long after its last sign-in, in milliseconds: 90 days.
pub const DEVICE_KEPT: i64 = 90 * 24 * 3_600 * 1_000;
/// A device in use is noted again after this time, in milliseconds: every sign-in would be another
/// write.
const NOTED_EVERY: i64 = 24 * 3_600 * 1_000;
/// Known devices of one account; the one that was not used for longest makes room.
const DEVICES_MAX: u32 = 50;

impl Accounts {
    /// Notes the device of a sign-in. Tells the owner when the account knows other devices but not this
    /// one. A failure never stops the sign-in.
    pub(super) async fn note_device(&self, user: &User, client: &ClientFacts) {
        if let Err(error) = self.try_note_device(user, client).await {
            tracing::error!(cause = ?error, "the device of a sign-in could not be noted");
        }
    }

    async fn try_note_device(&self, user: &User, client: &ClientFacts) -> Result<(), StoreError> {
        let now = self.now();
        let hash = self.device_hash(user, client);
        let Sighting { device, newest } = self.store.sighting(&user.uid, hash).await?;
        let is_within = |noted: Option<i64>, life| noted.is_some_and(|at| now - at < life);
        if is_within(device, NOTED_EVERY) {
            return Ok(());
        }
        if !is_within(device, DEVICE_KEPT) && is_within(newest, DEVICE_KEPT) {
            // The mail goes first: a notice that is sent twice is better than none.
            self.tell_new_device(user, client).await?;
        }
        self.store
            .note_device(&user.uid, hash, now, DEVICES_MAX)
            .await
    }

    async fn tell_new_device(&self, user: &User, client: &ClientFacts) -> Result<(), StoreError> {
        let email = user.email.as_ref().filter(|_| user.email_verified);
        let Some(email) = email else {
            return Ok(());
        };
        if !self.admit_device_notice(&user.uid).await? {
            return Ok(());
        }
        let mail = mail::new_device(&self.policy, email, &client.device, client.language);
        self.store.put_mail(&user.uid, &mail).await?;
        self.record("owner told of a new device", &user.uid).await;
        Ok(())
    }

    /// Forgets devices that were not used for a long time.
    pub(super) async fn forget_devices(&self) -> Result<usize, StoreError> {
        self.store.forget_devices(self.now() - DEVICE_KEPT).await
    }

    fn device_hash(&self, user: &User, client: &ClientFacts) -> DeviceHash {
        let network = network(client.address).to_string();
        let parts = [
            user.uid.as_bytes(),
            client.device.as_bytes(),
            network.as_bytes(),
        ];
        self.keys.keyed_hash("known device", &parts)
    }
}
