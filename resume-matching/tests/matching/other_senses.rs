//! RES-7: words that name work elsewhere and something else here, and plain words for work.

use crate::sentences::ids;

#[test]
fn res_7_words_of_another_sense_name_no_work() {
    for text in [
        "fui soldado en El Salvador",
        "painted pictures in my cell",
        "oil paintings",
        "estaba en la yarda levantando pesas",
        "sewed up wounds",
        "drove my kids to school",
    ] {
        assert_eq!(ids(text), Vec::<String>::new(), "{text}");
    }
    assert_eq!(ids("was on the paint detail inside"), ["painting"]);
    assert!(
        !ids("ground beef in a plant")
            .iter()
            .any(|id| id == "landscaping")
    );
    assert!(
        !ids("dressed chickens in a plant")
            .iter()
            .any(|id| id == "farm")
    );
    assert!(
        !ids("atendía una bodega en el Bronx")
            .iter()
            .any(|id| id == "warehouse-work")
    );
}

#[test]
fn res_7_near_words_keep_their_work() {
    for (text, work) in [
        ("Soldaba tubos, soldador", "welding"),
        ("painted houses", "painting"),
        ("I did auto detailing", "detailing"),
        ("drove kids to school in a school bus", "bus-driving"),
        ("sewed uniforms", "sewing"),
        ("cut grass and raked leaves in the yard", "landscaping"),
    ] {
        assert!(
            ids(text).iter().any(|id| id == work),
            "{text}: {:?}",
            ids(text)
        );
    }
}

#[test]
fn res_7_plain_words_for_work_are_found() {
    for (text, work) in [
        ("drove over the road 10 years", "truck-driving"),
        (
            "My CDL A expired in 2015, drove over the road 10 years",
            "truck-driving",
        ),
        ("babysat for half the building", "childcare"),
        ("operated a Juki machine", "sewing"),
        ("packed meat in a plant", "food-plant"),
        ("dressed chickens in a plant", "food-plant"),
        ("limpiaba pescado", "butcher"),
        ("watered plants at a nursery", "farm"),
        ("buffed cars", "detailing"),
        ("dressed hair", "hairdresser"),
        ("served in the Army, motor pool", "auto-mechanic"),
        ("hacía rufo", "roofing"),
        ("atendía una bodega en el Bronx, la caja", "retail"),
        ("finish carpenter", "carpentry"),
    ] {
        assert!(
            ids(text).iter().any(|id| id == work),
            "{text}: {:?}",
            ids(text)
        );
    }
}

#[test]
fn res_7_a_bed_in_a_hospital_food_that_one_likes_and_a_time_name_no_work() {
    for text in [
        "I was in a hospital bed for a year",
        "Estuve en una cama de hospital un año",
        "I like pizza",
        "I like coffee and bread",
        "Me gusta el pan",
        "Me gusta mucho la pizza",
    ] {
        assert_eq!(ids(text), Vec::<String>::new(), "{text}");
    }
    let with_money = ids("I counted the till");
    assert!(!with_money.is_empty());
    for text in [
        "I welded steel till 2019",
        "I welded steel till I was let go",
    ] {
        assert!(
            !ids(text).iter().any(|id| with_money.contains(id)),
            "{text}"
        );
        assert!(ids(text).iter().any(|id| id == "welding"), "{text}");
    }
    for text in [
        "I like making pizza",
        "I changed hospital beds",
        "I made pizza",
    ] {
        assert!(!ids(text).is_empty(), "{text}");
    }
}

#[test]
fn res_7_a_trade_behind_a_given_name_is_a_name() {
    for (text, trade) in [
        ("Tom Painter. I changed oil and fixed brakes.", "painting"),
        ("Joe Roofer. I welded steel in a shop.", "roofing"),
        ("Ann Plumber. I cut hair.", "plumbing"),
        ("Bob Electrician. I mowed lawns.", "electrical"),
    ] {
        let ids = ids(text);
        assert!(
            !ids.is_empty() && !ids.iter().any(|id| id == trade),
            "{text}: {ids:?}"
        );
    }
    assert!(ids("Tom, painter").iter().any(|id| id == "painting"));
}
