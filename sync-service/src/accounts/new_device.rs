//! Tells an account's owner by mail or by text when someone logs in on a device that it was not used on.
//!
//! A device is known by its words (`Chrome, Android`) and its network, under a keyed hash: an id that
//! stays on a shared computer would itself tell that a person with an account was there. Only a
//! confirmed address or a number is told, because the message says that its reader has an account.

use super::first_factor::ClientFacts;
use super::{Accounts, mail};
use crate::network::network;
use crate::store::StoreError;
use crate::store::known_devices::{DeviceHash, NotedDevice, Sighting};
use crate::store::sign_ins::SignInNote;
use crate::store::users::User;

/// A device is known for this long after its last sign-in, in milliseconds: 90 days.
pub const DEVICE_KEPT: i64 = 90 * 24 * 3_600 * 1_000;
/// A device in use is noted again after this time, in milliseconds: every sign-in would be another
/// write.
const NOTED_EVERY: i64 = 24 * 3_600 * 1_000;
/// Known devices of one account; the one that was not used for longest makes room.
const DEVICES_MAX: u32 = 50;

/// What a sign-in makes of its device.
enum Sighted {
    /// It was noted a short time ago.
    Known,
    /// It is noted with the sign-in.
    Unnoted(NotedDevice),
    /// The owner is told of it first.
    New(NotedDevice),
}

impl Accounts {
    /// Returns what a sign-in leaves behind, and its device if the owner is to be told of it after the
    /// sign-in. A failure never stops the sign-in.
    pub(super) async fn note_of(
        &self,
        event: &str,
        user: &User,
        client: &ClientFacts,
    ) -> (SignInNote, Option<NotedDevice>) {
        let sighted = self.sight(user, client).await;
        let (device, new_device) = match sighted.unwrap_or_else(not_noted) {
            Sighted::Known => (None, None),
            Sighted::Unnoted(device) => (Some(device), None),
            Sighted::New(device) => (None, Some(device)),
        };
        let note = SignInNote {
            key: self.keys.chain_key(),
            event: self.event(event, &user.uid),
            device,
        };
        (note, new_device)
    }

    /// Notes the first sign-in of an account.
    pub(super) async fn note_first_sign_in(&self, user: &User, client: &ClientFacts) {
        let (note, new_device) = self.note_of("sign-up", user, client).await;
        self.store.leave_note(Some(&user.uid), &note).await;
        self.meet_device(user, new_device, client).await;
    }

    /// Tells the owner of a new device, if it is one, and notes it. A failure never stops the sign-in.
    pub(super) async fn meet_device(
        &self,
        user: &User,
        new_device: Option<NotedDevice>,
        client: &ClientFacts,
    ) {
        let Some(device) = new_device else {
            return;
        };
        // The mail goes first: a notice that is sent twice is better than none.
        let told = self.tell_new_device(user, client).await;
        let met = match told {
            Ok(()) => self.store.note_device(&user.uid, device).await,
            failed => failed,
        };
        if let Err(error) = met {
            not_noted(error);
        }
    }

    /// Looks whether the account knows the device of a sign-in.
    async fn sight(&self, user: &User, client: &ClientFacts) -> Result<Sighted, StoreError> {
        let now = self.now();
        let hash = self.device_hash(user, client);
        let Sighting { device, newest } = self.store.sighting(&user.uid, hash).await?;
        let is_within = |noted: Option<i64>, life| noted.is_some_and(|at| now - at < life);
        let noted = NotedDevice {
            device: hash,
            at: now,
            most: DEVICES_MAX,
        };
        Ok(if is_within(device, NOTED_EVERY) {
            Sighted::Known
        } else if !is_within(device, DEVICE_KEPT) && is_within(newest, DEVICE_KEPT) {
            Sighted::New(noted)
        } else {
            Sighted::Unnoted(noted)
        })
    }

    async fn tell_new_device(&self, user: &User, client: &ClientFacts) -> Result<(), StoreError> {
        self.record("new device", &user.uid).await;
        let email = user.email.as_ref().filter(|_| user.email_verified);
        // A number can only be there after it was shown.
        let phone = user.phone().filter(|phone| self.can_text(phone));
        if (email.is_none() && phone.is_none()) || !self.admit_device_notice(&user.uid).await? {
            return Ok(());
        }
        let is_told = match (email, phone) {
            (Some(email), _) => {
                let mail = mail::new_device(&self.policy, email, &client.device, client.language);
                self.store.put_mail(&user.uid, &mail).await?;
                true
            }
            (None, Some(phone)) => self.text_new_device(&user.uid, phone).await?,
            (None, None) => false,
        };
        if is_told {
            self.record("owner told of a new device", &user.uid).await;
        }
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

fn not_noted(error: StoreError) -> Sighted {
    tracing::error!(cause = ?error, "the device of a sign-in could not be noted");
    Sighted::Known
}
