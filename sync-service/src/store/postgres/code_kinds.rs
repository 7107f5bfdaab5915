//! The SQL that ends codes of an account.

use super::transaction::Db;
use crate::store::StoreError;
use crate::store::code_kinds::{CodeKind, Ending};
use crate::uid::Uid;

/// Ends the codes that an event ends, by the address and the number that the account has now.
pub(super) async fn end_codes(db: Db<'_, '_>, uid: &Uid, ending: Ending) -> Result<(), StoreError> {
    for kind in ending.ended() {
        // A code that was asked for and not made yet would outlive its end.
        if let Some(request) = kind.request() {
            let sql = "delete from address_requests where kind = $2 and email =
                 (select email from users where uid = $1)";
            db.run(sql, &[&uid, &request]).await?;
        }
        match kind {
            CodeKind::Mailed(purpose) => {
                let sql = "delete from codes where uid = $1 and purpose = $2";
                db.run(sql, &[&uid, &purpose.name()]).await?;
            }
            CodeKind::EmailLink => {
                let sql = "delete from email_links
                     where email = (select email from users where uid = $1)";
                db.run(sql, &[&uid]).await?;
            }
            CodeKind::PhoneCode => end_of_number(db, uid, "sign-in").await?,
            CodeKind::PhoneProof => end_of_number(db, uid, "proof").await?,
            CodeKind::TextedUndo => {
                let sql = "delete from phone_codes where purpose = 'undo ' || $1";
                db.run(sql, &[&uid]).await?;
            }
            CodeKind::PendingSignIn => {
                let sql = "delete from pending_sign_ins where uid = $1";
                db.run(sql, &[&uid]).await?;
            }
        }
    }
    Ok(())
}

async fn end_of_number(db: Db<'_, '_>, uid: &Uid, purpose: &str) -> Result<(), StoreError> {
    let sql = "delete from phone_codes where purpose = $2 and phone in
         (select raw_id from provider_links where uid = $1 and provider = 'phone')";
    db.run(sql, &[&uid, &purpose]).await.map(drop)
}
