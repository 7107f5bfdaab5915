//! Calls that wait at the same time and share one trip to the database.
//!
//! A trip costs the database far more than a row. Whoever asks puts the question down and waits for
//! its answer or for its turn to travel; who travels takes along what has been put down until then.
//! So a lone caller waits for no one, and the busier it is, the more questions share a trip. A trip
//! begins after each of its questions was asked: no answer is older than its question.

use crate::store::StoreError;
use std::collections::VecDeque;
use std::future::Future;
use std::sync::{Mutex, PoisonError};
use tokio::sync::{Semaphore, oneshot};

/// Trips at the same time: while one is at the database, the next is packed.
const TRIPS: usize = 2;
/// Questions of one trip.
const TOGETHER_MAX: usize = 64;

/// Questions `Q` that wait to be asked together, each for its answer `A`.
pub(super) struct Gathering<Q, A> {
    waiting: Mutex<VecDeque<(Q, oneshot::Sender<A>)>>,
    trips: Semaphore,
}

impl<Q, A> Default for Gathering<Q, A> {
    fn default() -> Self {
        Self {
            waiting: Mutex::default(),
            trips: Semaphore::new(TRIPS),
        }
    }
}

impl<Q, A> Gathering<Q, A> {
    /// Asks together with others. `travel` answers questions in their order; it may leave some out.
    /// `None` when this one was left out, or the trip failed or was given up: it has to be asked alone.
    pub(super) async fn ask<T>(&self, question: Q, travel: impl Fn(Vec<Q>) -> T) -> Option<A>
    where
        T: Future<Output = Result<Vec<Option<A>>, StoreError>>,
    {
        let (sender, mut answer) = oneshot::channel();
        self.put_down(question, sender);
        loop {
            tokio::select! {
                biased;
                told = &mut answer => return told.ok(),
                turn = self.trips.acquire() => {
                    let turn = turn.ok()?;
                    let (questions, senders) = self.take();
                    // Another trip has taken this question along.
                    if questions.is_empty() {
                        drop(turn);
                        return answer.await.ok();
                    }
                    // The senders of a trip that failed are dropped, which tells those who wait.
                    if let Ok(answers) = travel(questions).await {
                        hand_out(senders, answers);
                    }
                }
            }
        }
    }

    fn put_down(&self, question: Q, sender: oneshot::Sender<A>) {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        waiting.push_back((question, sender));
    }

    /// Takes the longest waiting questions, without those whose caller has left.
    fn take(&self) -> (Vec<Q>, Vec<oneshot::Sender<A>>) {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        waiting.retain(|(_, sender)| !sender.is_closed());
        let together = waiting.len().min(TOGETHER_MAX);
        waiting.drain(..together).unzip()
    }
}

fn hand_out<A>(senders: Vec<oneshot::Sender<A>>, answers: Vec<Option<A>>) {
    for (sender, answer) in senders.into_iter().zip(answers) {
        // A caller may have left meanwhile.
        let _left = answer.map(|answer| sender.send(answer));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::future::join_all;
    use std::sync::Arc;

    /// Trips that are recorded, and that begin when they are let go.
    struct Road {
        gathering: Gathering<u32, u32>,
        gate: Semaphore,
        trips: Mutex<Vec<Vec<u32>>>,
    }

    impl Road {
        fn closed() -> Arc<Self> {
            Arc::new(Self {
                gathering: Gathering::default(),
                gate: Semaphore::new(0),
                trips: Mutex::default(),
            })
        }

        /// Doubles even numbers, leaves 7 out, and fails where 13 travels.
        async fn asks(self: Arc<Self>, number: u32) -> Option<u32> {
            self.gathering
                .ask(number, |questions| self.travel(questions))
                .await
        }

        async fn travel(&self, questions: Vec<u32>) -> Result<Vec<Option<u32>>, StoreError> {
            self.trips.lock().unwrap().push(questions.clone());
            self.gate.acquire().await.unwrap().forget();
            if questions.contains(&13) {
                return Err(StoreError::Busy);
            }
            let answers = questions.iter().map(|it| (*it != 7).then_some(it * 2));
            Ok(answers.collect())
        }

        fn trips(&self) -> Vec<usize> {
            self.trips.lock().unwrap().iter().map(Vec::len).collect()
        }
    }

    #[tokio::test]
    async fn who_waits_at_the_same_time_travels_together_and_gets_the_own_answer() {
        let road = Road::closed();
        let callers = (0..200).map(|number| 100 + number);
        let calls = callers
            .clone()
            .map(|number| tokio::spawn(road.clone().asks(number)));
        let calls: Vec<_> = calls.collect();
        while road.gathering.waiting.lock().unwrap().len() < 200 - 2 * TOGETHER_MAX
            || road.trips().len() < TRIPS
        {
            tokio::task::yield_now().await;
        }
        road.gate.add_permits(200);
        for (call, number) in join_all(calls).await.into_iter().zip(callers) {
            assert_eq!(call.unwrap(), Some(number * 2));
        }
        let trips = road.trips();
        assert_eq!(
            trips.iter().sum::<usize>(),
            200,
            "each question travels once"
        );
        assert!(
            trips.len() < 20 && trips.iter().all(|it| *it <= TOGETHER_MAX),
            "{trips:?}"
        );
    }

    #[tokio::test]
    async fn a_lone_caller_travels_at_once() {
        let road = Road::closed();
        road.gate.add_permits(1);
        assert_eq!(road.clone().asks(4).await, Some(8));
        assert_eq!(road.trips(), [1]);
    }

    #[tokio::test]
    async fn who_is_left_out_or_whose_trip_fails_is_told_to_ask_alone() {
        let road = Road::closed();
        road.gate.add_permits(9);
        assert_eq!(road.clone().asks(7).await, None);
        assert_eq!(road.clone().asks(13).await, None);
        assert_eq!(
            road.clone().asks(2).await,
            Some(4),
            "the next trip is a new one"
        );
    }

    #[tokio::test]
    async fn a_caller_who_leaves_holds_up_no_one() {
        let road = Road::closed();
        let travels = tokio::spawn(road.clone().asks(2));
        let beside = tokio::spawn(road.clone().asks(4));
        while road.trips().len() < TRIPS {
            tokio::task::yield_now().await;
        }
        let gone = tokio::spawn(road.clone().asks(6));
        let waits = tokio::spawn(road.clone().asks(8));
        while road.gathering.waiting.lock().unwrap().len() < 2 {
            tokio::task::yield_now().await;
        }
        travels.abort();
        gone.abort();
        assert!(travels.await.unwrap_err().is_cancelled());
        assert!(gone.await.unwrap_err().is_cancelled());
        road.gate.add_permits(9);
        assert_eq!(waits.await.unwrap(), Some(16));
        assert_eq!(beside.await.unwrap(), Some(8));
        let asked = road.trips.lock().unwrap().concat();
        assert!(
            !asked.contains(&6),
            "nobody waits for this answer: {asked:?}"
        );
    }
}
