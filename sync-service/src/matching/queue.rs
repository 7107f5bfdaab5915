//! A fair queue in front of work that is bounded in number: one at a time for each account, and
//! accounts take turns. Nothing of the work is prepared before its turn.

use std::collections::{HashMap, HashSet, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::oneshot;

/// How much may wait.
#[derive(Debug, Clone, Copy)]
pub struct QueueBounds {
    /// Of one account.
    pub of_account: usize,
    /// Of all accounts.
    pub of_all: usize,
}

/// Too much waits already.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct QueueFull;

/// The queue.
#[derive(Clone)]
pub struct FairQueue(Arc<Mutex<State>>);

struct State {
    bounds: QueueBounds,
    /// How many more may run now.
    free: usize,
    running: HashSet<String>,
    /// Accounts with waiting calls, in the order of their turns.
    order: VecDeque<String>,
    waiting: HashMap<String, VecDeque<oneshot::Sender<Turn>>>,
}

/// The right to do one piece of work; the turn ends when it is dropped.
pub struct Turn {
    account: String,
    queue: FairQueue,
}

impl FairQueue {
    /// A queue that lets `at_once` pieces of work run together.
    pub fn new(at_once: usize, bounds: QueueBounds) -> Self {
        Self(Arc::new(Mutex::new(State {
            bounds,
            free: at_once,
            running: HashSet::new(),
            order: VecDeque::new(),
            waiting: HashMap::new(),
        })))
    }

    /// Waits for the turn of an account. A caller that stops waiting gives up its place.
    pub async fn turn(&self, account: &str) -> Result<Turn, QueueFull> {
        let (sender, granted) = oneshot::channel();
        let undelivered = {
            let mut state = self.lock();
            state.enqueue(account, sender)?;
            state.grant(self)
        };
        drop(undelivered);
        granted.await.map_err(|_| QueueFull)
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    fn enqueue(&mut self, account: &str, sender: oneshot::Sender<Turn>) -> Result<(), QueueFull> {
        for calls in self.waiting.values_mut() {
            calls.retain(|call| !call.is_closed());
        }
        self.waiting.retain(|_, calls| !calls.is_empty());
        let (waiting, order) = (&mut self.waiting, &mut self.order);
        order.retain(|account| waiting.contains_key(account));
        let all: usize = waiting.values().map(VecDeque::len).sum();
        let own = waiting.get(account).map_or(0, VecDeque::len);
        if own >= self.bounds.of_account || all >= self.bounds.of_all {
            return Err(QueueFull);
        }
        if own == 0 {
            order.push_back(account.to_owned());
        }
        let calls = waiting.entry(account.to_owned()).or_default();
        calls.push_back(sender);
        Ok(())
    }

    /// Lets those run whose turn it is. Returns turns of callers that went away in this moment; they
    /// have to be dropped without the lock.
    fn grant(&mut self, queue: &FairQueue) -> Vec<Turn> {
        let mut undelivered = Vec::new();
        while self.free > 0 {
            let next = |account: &String| !self.running.contains(account);
            let Some(account) = self
                .order
                .iter()
                .position(next)
                .and_then(|place| self.order.remove(place))
            else {
                break;
            };
            let calls = self.waiting.entry(account.clone()).or_default();
            let call = calls.pop_front();
            if calls.is_empty() {
                self.waiting.remove(&account);
            } else {
                self.order.push_back(account.clone());
            }
            if let Some(call) = call {
                self.free -= 1;
                self.running.insert(account.clone());
                let turn = Turn {
                    account,
                    queue: queue.clone(),
                };
                undelivered.extend(call.send(turn).err());
            }
        }
        undelivered
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        let undelivered = {
            let mut state = self.queue.lock();
            state.free += 1;
            state.running.remove(&self.account);
            state.grant(&self.queue)
        };
        drop(undelivered);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt;
    use futures_util::future::BoxFuture;

    type Waiting = BoxFuture<'static, Result<Turn, QueueFull>>;

    const BOUNDS: QueueBounds = QueueBounds {
        of_account: 8,
        of_all: 20,
    };

    /// Asks for a turn, like a call that keeps waiting.
    fn ask(queue: &FairQueue, account: &str) -> (String, Waiting, Option<Turn>) {
        let (queue, name) = (queue.clone(), account.to_owned());
        let mut call: Waiting = async move { queue.turn(&name).await }.boxed();
        let turn = (&mut call).now_or_never().map(|turn| turn.ok().unwrap());
        (account.to_owned(), call, turn)
    }

    /// Lets one piece of work end after the other; answers in which order they began.
    fn run(mut calls: Vec<(String, Waiting, Option<Turn>)>) -> Vec<String> {
        let mut began = Vec::new();
        let mut running = VecDeque::new();
        loop {
            calls.retain_mut(|(account, call, turn)| {
                let granted = turn.take();
                let granted =
                    granted.or_else(|| call.now_or_never().map(|turn| turn.ok().unwrap()));
                let is_waiting = granted.is_none();
                if let Some(turn) = granted {
                    began.push(account.clone());
                    running.push_back(turn);
                }
                is_waiting
            });
            if running.pop_front().is_none() {
                assert!(calls.is_empty(), "nothing runs and some wait");
                return began;
            }
        }
    }

    #[test]
    fn res_7_one_account_does_not_keep_others_waiting() {
        for at_once in [1, 2] {
            let queue = FairQueue::new(at_once, BOUNDS);
            let greedy = std::iter::repeat_n("greedy", 8);
            let accounts = greedy.chain(["a", "b", "c", "d", "e", "f"]);
            let calls: Vec<_> = accounts.map(|account| ask(&queue, account)).collect();
            let running = calls.iter().filter(|(_, _, turn)| turn.is_some()).count();
            assert_eq!(
                running, at_once,
                "one of the greedy account, one of another"
            );
            let began = run(calls);
            let place = |account| began.iter().position(|one| one == account).unwrap();
            let honest: Vec<_> = ["a", "b", "c", "d", "e", "f"].map(place).into();
            assert!(
                honest.is_sorted(),
                "in the order in which they came: {began:?}"
            );
            let before = &began[..=honest[5]];
            let greedy = before.iter().filter(|one| *one == "greedy").count();
            assert!(greedy <= 4 && began.len() == 14, "{began:?}");
        }
    }

    #[test]
    fn an_account_runs_one_piece_of_work_at_a_time_and_accounts_alternate() {
        let queue = FairQueue::new(1, BOUNDS);
        let accounts = ["a", "a", "a", "b", "b", "c"];
        let began = run(accounts.map(|account| ask(&queue, account)).into());
        assert_eq!(began, ["a", "a", "b", "c", "a", "b"]);
        let queue = FairQueue::new(4, BOUNDS);
        let calls = ["a", "a", "a"].map(|account| ask(&queue, account));
        let running = calls.iter().filter(|(_, _, turn)| turn.is_some()).count();
        assert_eq!(running, 1);
    }

    #[test]
    fn j7_what_waits_is_bounded_and_a_place_is_given_up_by_going_away() {
        let queue = FairQueue::new(1, BOUNDS);
        let mut calls: Vec<_> = (0..9).map(|_| ask(&queue, "a")).collect();
        let more = |account: &str| queue.turn(account).now_or_never();
        assert!(matches!(more("a"), Some(Err(QueueFull))));
        calls.extend((0..12).map(|number| ask(&queue, &number.to_string())));
        assert!(matches!(more("z"), Some(Err(QueueFull))));
        calls.truncate(4);
        assert!(more("z").is_none(), "it waits");
        assert_eq!(run(calls), ["a", "a", "a", "a"]);
        assert!(more("a").unwrap().is_ok());
    }
}
