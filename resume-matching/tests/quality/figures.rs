//! Figures of a ranking against grades.

use std::collections::BTreeMap;

/// Grades of a resume by name of employer; who is not named has 0.
pub type Grades = BTreeMap<String, u32>;

/// Means over some resumes.
#[derive(Debug, Default, Clone)]
pub struct Figures {
    pub count: usize,
    /// nDCG of the first five.
    pub ndcg: f64,
    /// Share of the first three places with an employer graded 0.
    pub wrong: f64,
    /// Share of the people who have one there.
    pub misled: f64,
    /// Share of the people who are shown nobody.
    pub nobody: f64,
}

fn gain(grade: u32) -> f64 {
    f64::from((1_u32 << grade) - 1)
}

fn dcg(grades: impl Iterator<Item = u32>) -> f64 {
    let places = grades.take(5).enumerate();
    places
        .map(|(place, grade)| gain(grade) / ((place + 2) as f64).log2())
        .sum()
}

/// Figures of rankings, best first, beside their grades.
pub fn figures<'a>(all: impl Iterator<Item = (Vec<String>, &'a Grades)>) -> Figures {
    let mut figures = Figures::default();
    let (mut places, mut wrong) = (0.0, 0.0);
    for (ranking, grades) in all {
        let grade = |name: &String| grades.get(name).copied().unwrap_or(0);
        let mut ideal: Vec<u32> = grades.values().copied().collect();
        ideal.sort_unstable_by(|a, b| b.cmp(a));
        figures.ndcg += dcg(ranking.iter().map(grade)) / dcg(ideal.into_iter());
        let first = ranking.iter().take(3);
        let zeros = first.filter(|name| grade(name) == 0).count() as f64;
        places += ranking.len().min(3) as f64;
        wrong += zeros;
        figures.misled += f64::from(zeros > 0.0);
        figures.nobody += f64::from(ranking.is_empty());
        figures.count += 1;
    }
    let count = figures.count.max(1) as f64;
    figures.ndcg /= count;
    figures.misled /= count;
    figures.nobody /= count;
    figures.wrong = wrong / f64::max(places, 1.0);
    figures
}
