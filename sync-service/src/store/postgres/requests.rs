//! The SQL of requests for an address.

use super::Postgres;
use super::codes::insert_code;
use super::columns::unreadable;
use super::email_links::insert_email_link;
use super::sign_ups::insert_sign_up;
use super::users::queue_mail;
use crate::store::StoreError;
use crate::store::requests::{AddressRequest, Outcome, Requests, Wish};
use async_trait::async_trait;
use tokio_postgres::Row;

fn request_of(row: &Row) -> Result<(i64, AddressRequest), StoreError> {
    let wish = match row.try_get(1)? {
        "reset" => Wish::Reset,
        "change-email" => Wish::ChangeEmail {
            uid: row.try_get(4)?,
            epoch: row.try_get(5)?,
        },
        "sign-up" => Wish::SignUp {
            display_name: row.try_get(6)?,
        },
        "sign-up-notice" => Wish::SignUpNotice,
        "email-link" => Wish::EmailLink {
            adds_to: row.try_get(4)?,
            continue_url: row.try_get(7)?,
        },
        kind => return Err(unreadable(kind)),
    };
    let request = AddressRequest {
        email: row.try_get(2)?,
        language: row.try_get(3)?,
        wish,
    };
    Ok((row.try_get(0)?, request))
}

#[async_trait]
impl Requests for Postgres {
    async fn put_request(&self, request: &AddressRequest) -> Result<(), StoreError> {
        let AddressRequest {
            email,
            language,
            wish,
        } = request;
        let continue_url = match wish {
            Wish::EmailLink { continue_url, .. } => continue_url.as_ref(),
            _ => None,
        };
        let (kind, uid, epoch, display_name) = match wish {
            Wish::EmailLink { adds_to, .. } => ("email-link", adds_to.as_ref(), None, None),
            Wish::Reset => ("reset", None, None, None),
            Wish::ChangeEmail { uid, epoch } => ("change-email", Some(uid), Some(epoch), None),
            Wish::SignUp { display_name } => ("sign-up", None, None, display_name.as_ref()),
            Wish::SignUpNotice => ("sign-up-notice", None, None, None),
        };
        let sql = "insert into address_requests
             (kind, email, language, uid, epoch, display_name, continue_url)
             values ($1, $2, $3, $4, $5, $6, $7)";
        self.run(
            sql,
            &[
                &kind,
                email,
                language,
                &uid,
                &epoch,
                &display_name,
                &continue_url,
            ],
        )
        .await
        .map(drop)
    }

    async fn next_request(&self) -> Result<Option<(i64, AddressRequest)>, StoreError> {
        let sql = "select id, kind, email, language, uid, epoch, display_name, continue_url
             from address_requests order by kind not in ('reset', 'email-link'), id limit 1";
        let row = self.row(sql, &[]).await?;
        row.map(|row| request_of(&row)).transpose()
    }

    async fn answer_request(&self, id: i64, outcome: Outcome) -> Result<(), StoreError> {
        let outcome = &outcome;
        self.write(|db| {
            Box::pin(async move {
                let sql = "delete from address_requests where id = $1";
                if db.run(sql, &[&id]).await? != 1 {
                    return Ok(());
                }
                match outcome {
                    Outcome::Nothing => Ok(()),
                    Outcome::Code(code, mail) => insert_code(db, code, mail, 0).await,
                    Outcome::Notice(uid, mail) => queue_mail(db, Some(uid), mail, 0).await,
                    Outcome::EmailLink(link, mail) => insert_email_link(db, link, mail).await,
                    Outcome::SignUp(sign_up, mail) => insert_sign_up(db, sign_up, mail).await,
                }
            })
        })
        .await
    }
}
