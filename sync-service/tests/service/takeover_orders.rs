//! Takeovers in orders that once broke something, or were tried by hand (claims A7, A8, B4).

use crate::support::TestService;
use crate::takeover::{Act, takeover};
use std::sync::atomic::AtomicU32;

#[tokio::test]
async fn a7_the_chain_of_two_addresses_is_undone_by_the_first_alone() {
    let service = TestService::new();
    let twice = [
        Act::AskForAddress(0),
        Act::UseEveryCode,
        Act::SignIn,
        Act::AskForAddress(1),
        Act::UseEveryCode,
        Act::SignUpWithOwnersAddress,
        Act::SignIn,
        Act::AskForReset,
        Act::UseEveryCode,
        Act::Wait(6 * 24),
    ];
    takeover(&service, &AtomicU32::new(0), twice.to_vec()).await;
}

#[tokio::test]
async fn a7_a_deletion_by_the_thiefs_address_is_undone_by_the_owner() {
    let service = TestService::new();
    let deleted = [
        Act::AskForAddress(0),
        Act::UseEveryCode,
        Act::SignIn,
        Act::AskForLinks,
        Act::Delete,
        Act::SignIn,
        Act::UseEveryLink,
        Act::SignUpWithOwnersAddress,
        Act::Wait(5 * 24),
    ];
    takeover(&service, &AtomicU32::new(0), deleted.to_vec()).await;
}

#[tokio::test]
async fn a7_a_deletion_as_the_first_step_is_undone_by_the_owner() {
    let service = TestService::new();
    let deleted = [
        Act::Delete,
        Act::SignIn,
        Act::AskForReset,
        Act::SignUpWithOwnersAddress,
        Act::SignIn,
        Act::AskForLinks,
        Act::UseEveryCode,
        Act::Wait(3 * 24),
    ];
    takeover(&service, &AtomicU32::new(0), deleted.to_vec()).await;
}

#[tokio::test]
async fn a7_a_link_to_log_in_that_was_mailed_before_an_undo_does_not_work_after_it() {
    let service = TestService::new();
    let linked = [
        Act::AskForAddress(0),
        Act::UseEveryCode,
        Act::SignIn,
        Act::AskForLinks,
    ];
    takeover(&service, &AtomicU32::new(0), linked.to_vec()).await;
}

#[tokio::test]
async fn a7_a_second_step_of_a_thief_is_undone_even_after_the_owner_chose_a_new_password() {
    let service = TestService::new();
    let calls = AtomicU32::new(0);
    let reset_first = [Act::AddApp, Act::OwnerResets, Act::SignIn];
    takeover(&service, &calls, reset_first.to_vec()).await;
    let way_back_first = [
        Act::AddApp,
        Act::AskForAddress(0),
        Act::UseEveryCode,
        Act::AskForOwnersAddress,
        Act::OwnerConfirmsTheWayBack,
    ];
    takeover(&service, &calls, way_back_first.to_vec()).await;
}

#[tokio::test]
async fn a7_an_account_of_the_attackers_own_stays_apart_from_the_one_that_is_taken_back() {
    let service = TestService::new();
    let calls = AtomicU32::new(0);
    let begun = [Act::AskForAddress(0), Act::AskForLinks, Act::UseEveryLink];
    for then in [
        [Act::AskForReset, Act::AddApp],
        [Act::AddApp, Act::AskForReset],
        [Act::AskForReset, Act::UseEveryCode],
    ] {
        let acts = [&begun[..], &then[..], &[Act::ChangePassword]].concat();
        takeover(&service, &calls, acts).await;
    }
}
