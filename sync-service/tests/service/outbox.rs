//! The outbox of mails: priorities, hanging servers, expiry, and mails that failed for good.

use crate::support::TestService;
use crate::support::accounts::PASSWORD;
use crate::support::stores::id_of;
use async_trait::async_trait;
use futures_util::future::{Either, join3, select};
use lettre::Message;
use serde_json::json;
use std::pin::pin;
use std::sync::{Arc, Mutex};
use sync_service::mail::error::{Reason, SendError, TooSlow};
use sync_service::mail::folder::{Folder, remove_old, remove_orphans};
use sync_service::mail::{Duty, Patience, SEND_TIMEOUT, Step, Transport};
use sync_service::uid::Uid;
use time::Duration;

const EMAIL: &str = "ana@example.org";

/// What a transport does with a mail to a person (`true`) or to the desk.
type Behavior = fn(bool) -> Outcome;

#[derive(Clone, Copy, PartialEq)]
enum Outcome {
    Taken,
    Later,
    Hangs,
}

/// A transport that notes what it takes.
#[derive(Clone)]
struct Post {
    behavior: Behavior,
    taken: Arc<Mutex<Vec<String>>>,
}

impl Post {
    fn that(behavior: Behavior) -> Self {
        let taken = Arc::default();
        Self { behavior, taken }
    }

    fn taken(&self) -> Vec<String> {
        self.taken.lock().unwrap().clone()
    }
}

#[async_trait]
impl Transport for Post {
    async fn send(&self, message: Message, uid: Option<&Uid>) -> Result<(), SendError> {
        match (self.behavior)(uid.is_some()) {
            Outcome::Taken => {
                let text = String::from_utf8(message.formatted()).unwrap();
                self.taken.lock().unwrap().push(text);
                Ok(())
            }
            Outcome::Later => Err(SendError::later(Reason::Connection, TooSlow)),
            Outcome::Hangs => std::future::pending().await,
        }
    }
}

impl TestService {
    async fn writes_to_the_desk(&self, key: &str) {
        let body = json!({ "key": key.repeat(32), "name": "Bo", "contact": "609",
            "subject": "ID", "message": "x" });
        assert!(self.post("/contact", body.to_string()).await.0.is_success());
    }

    async fn a_person_forgot_the_password(&self) -> String {
        let body = json!({ "email": EMAIL, "password": PASSWORD, "returnSecureToken": true });
        let uid = self.ok("signUp", body).await["localId"]
            .as_str()
            .unwrap()
            .to_owned();
        self.asks_for_reset(EMAIL).await;
        while self.app.accounts.answer_one_request().await.unwrap() {}
        uid
    }
}

/// Sends until nothing is due; answers the steps.
async fn send_all(service: &TestService, post: &Post) -> Vec<Step> {
    let mailer = service.mailer(Box::new(post.clone()), SEND_TIMEOUT);
    let mut steps = Vec::new();
    loop {
        match mailer.send_one(Duty::All).await.unwrap() {
            Step::Idle => return steps,
            step => steps.push(step),
        }
    }
}

#[tokio::test]
async fn a8_a_link_for_a_new_password_leaves_first_and_only_the_newest_one() {
    let service = TestService::new();
    service.writes_to_the_desk("a").await;
    service.a_person_forgot_the_password().await;
    service.asks_for_reset(EMAIL).await;
    while service.app.accounts.answer_one_request().await.unwrap() {}

    let post = Post::that(|_| Outcome::Taken);
    let steps = send_all(&service, &post).await;
    assert_eq!(steps, [Step::Superseded, Step::Sent, Step::Sent]);
    let taken = post.taken();
    assert!(taken[0].contains(EMAIL) && taken[1].contains("To: desk@"));
}

#[tokio::test]
async fn a8_links_that_strangers_ask_for_do_not_go_before_those_of_a_person() {
    let service = TestService::new();
    for number in 0..5 {
        let email = format!("unknown{number}@example.org");
        let wish = json!({ "requestType": "EMAIL_SIGNIN", "email": email });
        service.ok("sendOobCode", wish).await;
    }
    service.a_person_forgot_the_password().await;
    let wish = json!({ "requestType": "EMAIL_SIGNIN", "email": EMAIL });
    service.ok("sendOobCode", wish).await;
    while service.app.accounts.answer_one_request().await.unwrap() {}

    let post = Post::that(|_| Outcome::Taken);
    assert_eq!(send_all(&service, &post).await.len(), 7);
    let is_hers: Vec<bool> = post.taken().iter().map(|it| it.contains(EMAIL)).collect();
    assert_eq!(is_hers, [true, true, false, false, false, false, false]);
}

#[tokio::test]
async fn a_server_that_hangs_holds_up_no_link() {
    let service = TestService::new();
    for key in ["a", "b", "c"] {
        service.writes_to_the_desk(key).await;
    }
    let post = Post::that(|is_person| match is_person {
        true => Outcome::Taken,
        false => Outcome::Hangs,
    });
    let workers = [(); 3].map(|()| service.mailer(Box::new(post.clone()), SEND_TIMEOUT));
    let [a, b, c] = &workers;
    let hanging = pin!(join3(
        a.send_one(Duty::All),
        b.send_one(Duty::All),
        c.send_one(Duty::All)
    ));
    let links = service.mailer(Box::new(post.clone()), SEND_TIMEOUT);
    let sends = pin!(async {
        // Now all three hang: nothing but the link is left.
        while service
            .app
            .store
            .next_mail(now(&service))
            .await
            .unwrap()
            .is_some()
        {}
        service.a_person_forgot_the_password().await;
        links.send_one(Duty::Links).await.unwrap()
    });
    match select(hanging, sends).await {
        Either::Right((step, _)) => assert_eq!(step, Step::Sent),
        Either::Left(_) => panic!("the link waited for a server that hangs"),
    }
    assert_eq!(post.taken().len(), 1);
}

fn now(service: &TestService) -> i64 {
    sync_service::clock::milliseconds(service.app.clock.now())
}

#[tokio::test]
async fn a_try_ends_even_if_the_server_never_answers() {
    let service = TestService::new();
    service.writes_to_the_desk("a").await;
    let post = Post::that(|_| Outcome::Hangs);
    let none = std::time::Duration::ZERO;
    let (first, later) = (none, none);
    let mailer = service.mailer(Box::new(post), Patience { first, later });
    assert_eq!(mailer.send_one(Duty::All).await.unwrap(), Step::Postponed);
}

#[tokio::test]
async fn f7_a_link_that_expired_is_not_sent_and_the_operator_is_told_without_the_address() {
    let service = TestService::new();
    service.app.operations.time.check().await.unwrap();
    service.a_person_forgot_the_password().await;
    let post = Post::that(|_| Outcome::Later);
    assert_eq!(send_all(&service, &post).await, [Step::Postponed]);

    service.clock.forward(Duration::minutes(61));
    let post = Post::that(|_| Outcome::Taken);
    assert_eq!(send_all(&service, &post).await, [Step::Failed]);
    assert!(post.taken().is_empty());
    let page = crate::support::bytes(service.operator("/", "localhost").await).await;
    let page = String::from_utf8(page).unwrap();
    assert!(page.contains("it expired after 1 attempts"), "{page}");
    assert!(!page.contains("ana@"));
}

#[tokio::test]
async fn f7_other_mails_are_tried_for_five_days() {
    let service = TestService::new();
    service.app.operations.time.check().await.unwrap();
    service.writes_to_the_desk("a").await;
    let post = Post::that(|_| Outcome::Later);
    let mut steps = Vec::new();
    for _ in 0..6 * 24 {
        steps.extend(send_all(&service, &post).await);
        service.clock.forward(Duration::hours(1));
        service.app.operations.time.check().await.unwrap();
    }
    assert_eq!(steps.pop(), Some(Step::Failed));
    assert_eq!(steps.len(), 5 * 24);
    assert_eq!(service.app.store.waiting_mails().await.unwrap(), 0);
}

#[tokio::test]
async fn j16_a_clock_that_jumped_ahead_gives_no_mail_up() {
    let service = TestService::new();
    service.app.operations.time.check().await.unwrap();
    service.a_person_forgot_the_password().await;
    service.clock.jump(Duration::days(365));
    service.app.operations.time.check().await.unwrap();
    let post = Post::that(|_| Outcome::Taken);
    assert_eq!(send_all(&service, &post).await, [Step::Postponed]);

    assert_eq!(service.app.store.waiting_mails().await.unwrap(), 1);
}

#[tokio::test]
async fn f1_mails_in_the_folder_go_with_their_person_and_after_a_week() {
    let service = TestService::new();
    let folder = service.folder.path().join("data/mail");
    service.writes_to_the_desk("a").await;
    let uid = service.a_person_forgot_the_password().await;
    let mailer = service.mailer(Box::new(Folder::new(folder.clone())), SEND_TIMEOUT);
    while mailer.send_one(Duty::All).await.unwrap() != Step::Idle {}
    let count = || std::fs::read_dir(&folder).unwrap().count();
    assert_eq!(count(), 2);
    let store = service.app.store.as_ref();
    assert_eq!(remove_orphans(&folder, store).await.unwrap(), 0);

    service.app.accounts.delete(&id_of(&uid)).await.unwrap();
    assert_eq!(remove_orphans(&folder, store).await.unwrap(), 1);
    let left = std::fs::read_dir(&folder).unwrap().next().unwrap().unwrap();
    let text = std::fs::read_to_string(left.path()).unwrap();
    assert!(!text.contains(EMAIL));

    let written = service.app.clock.now();
    let file = std::fs::File::options()
        .append(true)
        .open(left.path())
        .unwrap();
    file.set_modified(written.into()).unwrap();
    service.clock.forward(Duration::days(7));
    assert_eq!(remove_old(&folder, service.clock.as_ref()), 0);
    service.clock.forward(Duration::seconds(1));
    assert_eq!(remove_old(&folder, service.clock.as_ref()), 1);
}
