//! Time jumps never delete (J16): a clock that was set wrongly is not believed.

use crate::support::TestService;
use crate::support::accounts::{PASSWORD, Tokens};
use axum::http::StatusCode;
use serde_json::json;
use sync_service::serve::sweep::sweep;
use time::Duration;

impl TestService {
    /// A minute-by-minute look at the clocks for a while, as the service takes it.
    async fn runs_for(&self, time: Duration) {
        let mut left = time;
        while left > Duration::ZERO {
            self.clock.forward(Duration::minutes(1));
            left -= Duration::minutes(1);
            self.app.operations.time.check().await.unwrap();
        }
    }

    async fn sweeps(&self) -> bool {
        sweep(&self.app, &self.folder.path().join("data/mail")).await
    }

    /// A service with a session, a message and a security event.
    async fn with_something_to_lose() -> Self {
        let service = Self::new();
        service.app.operations.time.check().await.unwrap();
        let body = json!({ "email": "ana@example.org", "password": PASSWORD });
        service.ok("signUp", body).await;
        let message = json!({ "key": "a".repeat(32), "name": "Bo", "contact": "609",
            "subject": "ID", "message": "x" });
        service.post("/contact", message.to_string()).await;
        assert_eq!(service.what_is_left().await, (1, 1));
        service
    }

    async fn what_is_left(&self) -> (u64, usize) {
        let store = &self.app.store;
        let sessions = store.session_count().await.unwrap();
        (sessions, store.messages(9).await.unwrap().len())
    }
}

#[tokio::test]
async fn j16_a_jump_ahead_deletes_nothing_until_the_time_has_held_for_six_hours() {
    let service = TestService::with_something_to_lose().await;
    service.clock.jump(Duration::days(400));
    assert!(!service.app.operations.time.check().await.unwrap());
    assert!(!service.sweeps().await);
    service.runs_for(Duration::minutes(6 * 60 - 1)).await;
    assert!(!service.sweeps().await);
    assert_eq!(service.what_is_left().await, (1, 1));

    service.runs_for(Duration::minutes(1)).await;
    assert!(service.sweeps().await);
    assert_eq!(
        service.what_is_left().await,
        (0, 0),
        "it was true after all"
    );
}

#[tokio::test]
async fn j16_a_wrong_time_that_is_put_right_deletes_nothing() {
    let service = TestService::with_something_to_lose().await;
    service.clock.jump(Duration::days(400));
    service.runs_for(Duration::hours(5)).await;
    // Back: a jump too, so the wait begins again.
    service.clock.jump(Duration::days(-400));
    service.runs_for(Duration::hours(2)).await;
    assert!(!service.sweeps().await);
    service.runs_for(Duration::hours(5)).await;
    assert!(service.sweeps().await);
    assert_eq!(service.what_is_left().await, (1, 1));
}

#[tokio::test]
async fn j16_a_start_with_a_wrong_time_deletes_nothing() {
    for jump in [Duration::days(400), Duration::days(-400)] {
        let service = TestService::with_something_to_lose().await;
        service.runs_for(Duration::minutes(5)).await;
        service.clock.jump(jump);
        let service = service.restarted();
        assert!(!service.app.operations.time.check().await.unwrap());
        assert!(!service.sweeps().await);
        // Another start does not make it true.
        let service = service.restarted();
        assert!(!service.app.operations.time.check().await.unwrap());
        assert_eq!(service.what_is_left().await, (1, 1));
    }
}

#[tokio::test]
async fn j16_a_wrong_time_ends_no_session_that_is_refreshed_under_it() {
    let service = TestService::new();
    service.app.operations.time.check().await.unwrap();
    let mut tokens = service.signs_up("ana@example.org").await;
    for jump in [400, -400, 31] {
        // Nothing has looked at the clocks since the jump.
        service.clock.jump(Duration::days(jump));
        let (status, answer) = service.refreshes(&tokens.refresh).await;
        assert_eq!(status, StatusCode::OK, "{jump} days: {answer}");
        tokens = Tokens::of(&answer);
    }
    service.runs_for(Duration::hours(7)).await;
    service.clock.forward(Duration::days(31));
    let says = service.refresh_says(&tokens.refresh).await;
    assert_eq!(says, "TOKEN_EXPIRED", "31 days that have passed");
}

#[tokio::test]
async fn j16_corrections_and_a_day_off_are_no_jumps() {
    let service = TestService::with_something_to_lose().await;
    for step in [9, -9] {
        service.clock.jump(Duration::minutes(step));
        assert!(service.app.operations.time.check().await.unwrap());
    }
    service.clock.jump(Duration::hours(23));
    let service = service.restarted();
    assert!(service.app.operations.time.check().await.unwrap());
    assert!(service.sweeps().await);
}

#[tokio::test]
async fn j16_before_the_first_look_nothing_is_believed() {
    let service = TestService::new();
    assert!(!service.sweeps().await);
}

#[tokio::test]
async fn j16_a_session_of_a_clock_that_was_ahead_gives_tokens_that_count() {
    let service = TestService::new();
    service.clock.jump(Duration::days(20));
    let tokens = service.signs_up("ana@example.org").await;
    service.clock.jump(Duration::days(-20));
    let (status, answer) = service.refreshes(&tokens.refresh).await;
    assert_eq!(status, StatusCode::OK);
    let found = service.ok("lookup", json!({ "idToken": answer["id_token"] }));
    assert_eq!(found.await["users"][0]["email"], "ana@example.org");
}
