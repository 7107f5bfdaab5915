//! Whose row names the work comes before who only may have it: a laundry has drivers, and a courier says so.

use crate::employers::Employer;
use crate::profile::Profile;

/// What is left of the least score of those that name the work, for the best of those that do not.
const BEHIND: f64 = 0.99;
/// How much of the order among these stays.
const ORDER: f64 = 0.01;

/// How the row of an employer speaks of the work it is shown for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Says {
    /// It names that work.
    Named,
    /// It names only a kind of place where the work is usual.
    Usual,
    /// It names work that is near it, which counts less by itself.
    Near,
}

/// Which of a person's work an employer is shown for, by its place in `done`, and how its row speaks of it.
fn shown_for(employer: &Employer, profile: &Profile<'_>) -> Option<(usize, Says)> {
    let met = employer.work.iter().filter_map(|work| {
        let (readiness, done) = profile.ready[work.place]?;
        let says = match (work.is_usual, profile.done[done].0 == work.place) {
            (true, _) => Says::Usual,
            (false, true) => Says::Named,
            (false, false) => Says::Near,
        };
        Some((readiness * work.sure, done, says))
    });
    let met: Vec<(f64, usize, Says)> = met.collect();
    let (_, done, says) = *met.iter().max_by(|(a, ..), (b, ..)| a.total_cmp(b))?;
    let names_it = met.iter().any(|it| it.1 == done && it.2 == Says::Named);
    Some((done, if names_it { Says::Named } else { says }))
}

/// Lowers the scores of employers that do not name the work they are shown for below those that do. What was
/// tapped has no words, so it stays as an open page answers it. `keeps` says who is left alone.
pub(crate) fn lower_the_unnamed(
    scored: &mut [(f64, usize)],
    all: &[Employer],
    profile: &Profile<'_>,
    keeps: impl Fn(&Employer) -> bool,
) {
    let shown: Vec<Option<(usize, Says)>> = scored
        .iter()
        .map(|(_, index)| shown_for(&all[*index], profile))
        .collect();
    let mut least: Vec<Option<f64>> = vec![None; profile.done.len()];
    for ((score, index), shown) in scored.iter().zip(&shown) {
        let reaches = all[*index].is_reachable;
        if let Some((done, Says::Named)) = shown.filter(|_| reaches)
            && profile.done[done].2.quote.is_some()
        {
            least[done] = Some(least[done].map_or(*score, |known| known.min(*score)));
        }
    }
    for ((score, index), shown) in scored.iter_mut().zip(&shown) {
        if let Some((done, Says::Usual)) = *shown
            && let Some(least) = least[done].filter(|least| *score >= *least)
            && !keeps(&all[*index])
        {
            *score = least * (BEHIND - ORDER + ORDER * score.min(1.0));
        }
    }
}
