//! RES-7: an answer that rests on wishes alone says so.

use resume_matching::employers::Employers;
use resume_matching::score::Ranking;
use sync_protocol::listings::Row;
use sync_protocol::matching::{MatchRequest, ResumeState};

#[test]
fn res_7_an_answer_to_wishes_alone_says_so() {
    let ranking = Ranking::new(None).unwrap();
    let row: Row = [("name", "Steel"), ("work", "welder, welding")]
        .map(|(column, text)| (column.to_owned(), text.to_owned()))
        .into();
    let employers = Employers::new(&[row], &ranking.finder);
    for (text, matches, wished) in [
        ("I want to be a welder.", 1, true),
        ("Quiero trabajar de soldador.", 1, true),
        ("I was a welder for six years.", 1, false),
        // A wish beside work that was done does not count.
        ("I was a welder. I want to be a welder again.", 1, false),
        ("I like music.", 0, false),
    ] {
        let found = ranking.finder.find(text);
        let request = MatchRequest::default();
        let answer = ranking.answer(ResumeState::None, found, &request, &employers);
        assert_eq!(answer.matches.len(), matches, "{text}");
        assert_eq!(answer.wished, wished, "{text}");
    }
    let request = MatchRequest {
        skills: vec!["welding".to_owned()],
        ..MatchRequest::default()
    };
    let tapped = ranking.answer(ResumeState::None, Vec::new(), &request, &employers);
    assert_eq!((tapped.matches.len(), tapped.wished), (1, false));
}
