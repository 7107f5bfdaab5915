//! RES-7: short sentences in which people say what they did, each with the work it is about.

use resume_matching::score::Ranking;

#[test]
fn res_7_short_sentences_are_about_their_work_first() {
    let ranking = Ranking::new(None).unwrap();
    let sentences = [
        ("I was a porter on my block", "porter"),
        ("I was a block porter", "porter"),
        ("Freía pollo", "line-cook"),
        ("Freía papas", "line-cook"),
        ("I collected garbage for the city", "garbage"),
        ("I collected trash", "garbage"),
        ("Recogía basura", "garbage"),
        ("I painted cars in a body shop", "auto-body"),
        ("I cleaned rooms in a hospital", "housekeeping"),
        ("I cleaned rooms in a nursing home", "housekeeping"),
        ("I waited tables", "server"),
        ("Yo era mesero", "server"),
        ("I took care of old people", "caregiver"),
        ("I looked after elderly people", "caregiver"),
        ("Cuidaba viejitos", "caregiver"),
        ("Hacía pan", "baking"),
        ("Fregaba pisos", "janitor"),
        ("Trapeaba los pisos", "janitor"),
        ("Hacía camas", "housekeeping"),
        ("I cut heads", "barber"),
        ("Recortaba a los muchachos", "barber"),
        ("I rebuilt transmissions", "auto-mechanic"),
        ("I drove a school bus", "bus-driving"),
    ];
    let wrong = sentences.iter().filter(|(text, work)| {
        let found = ranking.finder.find(text);
        let best = found
            .iter()
            .max_by(|a, b| a.weight.total_cmp(&b.weight))
            .map(|it| it.id.as_str());
        best != Some(work)
    });
    assert_eq!(wrong.collect::<Vec<_>>(), Vec::<&(&str, &str)>::new());
}

#[test]
fn res_7_what_one_can_no_longer_do_is_said_of_its_own_sentence() {
    let ranking = Ranking::new(None).unwrap();
    let works = |text: &str| -> Vec<String> {
        let found = ranking.finder.find(text).into_iter();
        found.map(|it| it.id).collect()
    };
    for (text, work) in [
        ("Fui jardinero. Ya no puedo hacer techos.", "landscaping"),
        ("Fui cocinero. Ya no puedo estar parado mucho.", "line-cook"),
        (
            "Trabajé de jardinero. Ya no puedo subir escaleras.",
            "landscaping",
        ),
        (
            "I was a landscaper. I can no longer do roofs.",
            "landscaping",
        ),
    ] {
        assert_eq!(works(text), [work], "{text}");
    }
    for text in [
        "I was a roofer. I can no longer do it.",
        "Fui techador. Ya no puedo hacerlo.",
    ] {
        assert_eq!(works(text), Vec::<String>::new(), "{text}");
    }
}
