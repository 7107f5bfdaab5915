//! Times of four digits: "0900-1700".

/// "0900-1700" with the colons that its times lack. Two years stand alike: "2026-2027".
pub(super) fn with_colons(mut chars: Vec<char>) -> Vec<char> {
    let mut at = 0;
    while at < chars.len() {
        let Some((second, end)) = four_digits_twice(&chars, at) else {
            at += 1;
            continue;
        };
        for from in [second, at] {
            chars.insert(from + 2, ':');
        }
        at = end + 2;
    }
    chars
}

/// Where the second of two times of four digits begins and ends, if the first begins here.
fn four_digits_twice(chars: &[char], at: usize) -> Option<(usize, usize)> {
    let time = |from: usize| {
        let digits: String = chars.get(from..from + 4)?.iter().collect();
        let is_alone = |at: Option<usize>| {
            let char = at.and_then(|at| chars.get(at));
            char.is_none_or(|char| !char.is_ascii_digit() && !matches!(char, '-' | ':' | '/'))
        };
        let number: u16 = digits.parse().ok()?;
        let is_time = digits.chars().all(|char| char.is_ascii_digit())
            && number / 100 <= 24
            && number % 100 < 60;
        is_time.then_some((
            number,
            is_alone(from.checked_sub(1)),
            is_alone(Some(from + 4)),
        ))
    };
    let (first, true, _) = time(at)? else {
        return None;
    };
    let between = chars[at + 4..].iter();
    let between = between.take_while(|char| matches!(char, ' ' | '-' | '–' | '—'));
    let between: Vec<&char> = between.collect();
    let second = at + 4 + between.len();
    let (last, _, true) = time(second)? else {
        return None;
    };
    let is_dash = between.iter().filter(|char| ***char != ' ').count() == 1;
    let are_years = [first, last].iter().all(|it| (1900..2200).contains(it));
    (is_dash && !are_years).then_some((second, second + 4))
}
