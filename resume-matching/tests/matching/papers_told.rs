//! RES-7: a paper that is gone, refused, still to come or somebody else's is not held, in the words that people
//! use for it; the work stays.

use resume_matching::score::Ranking;
use std::sync::LazyLock;

static RANKING: LazyLock<Ranking> = LazyLock::new(|| Ranking::new(None).unwrap());

fn holds(text: &str, paper: &str) -> bool {
    let found = RANKING.finder.find(text);
    found.iter().any(|it| it.id == paper && !it.wished)
}

/// The texts of a list that do not hold their paper or work, or do.
fn wrong<'a>(all: &[(&'a str, &str)], should_hold: bool) -> Vec<&'a str> {
    let wrong = all
        .iter()
        .filter(|(text, id)| holds(text, id) != should_hold);
    wrong.map(|(text, _)| *text).collect()
}

#[test]
fn a_paper_that_is_gone_refused_or_to_come_is_not_held() {
    let texts = [
        ("I had a CDL but the state won't give it back.", "cdl"),
        ("I was a CNA but I am not allowed to work as one.", "cna"),
        ("I was a CNA but I am not certified anymore.", "cna"),
        ("I worked as a CNA but I'm not certified now.", "cna"),
        ("I was a CNA but the certificate ran out.", "cna"),
        ("I was a CNA. The certificate ran out.", "cna"),
        ("I was a CNA, but I let it lapse.", "cna"),
        ("I was a CNA but never renewed.", "cna"),
        ("I was a CNA but I never renewed it.", "cna"),
        ("I was a CNA. I never renewed it.", "cna"),
        ("I was a CNA but got my certificate revoked.", "cna"),
        ("I was a CNA, but my license is gone.", "cna"),
        ("I was a CNA but I am barred.", "cna"),
        ("Certified nursing assistant but I let it lapse.", "cna"),
        ("I had my CDL, but my license is gone.", "cdl"),
        ("I drove trucks with a CDL but my license is gone.", "cdl"),
        (
            "I worked as a guard with a SORA card but it ran out.",
            "sora",
        ),
        ("They won't give me a CDL.", "cdl"),
        ("They will not give me my CDL.", "cdl"),
        ("The DMV will not give me my CDL.", "cdl"),
        ("They refused me my CDL.", "cdl"),
        ("No me quieren dar la CDL.", "cdl"),
        ("No me dan la CDL.", "cdl"),
        ("My CDL will be restored in May.", "cdl"),
        ("My CDL comes back in May.", "cdl"),
        ("The judge will give my CDL back in a year.", "cdl"),
        ("My SORA will come in two weeks.", "sora"),
        ("La SORA me llega en mayo.", "sora"),
        ("My license will be restored in June.", "driver-licence"),
        ("Me devuelven la CDL en junio.", "cdl"),
        ("My SORA card arrives on Monday.", "sora"),
        ("I don't think I have a CDL.", "cdl"),
        ("I'm not sure I still have my CDL.", "cdl"),
        ("No creo que tenga la CDL.", "cdl"),
        ("CDL 2008 to 2016", "cdl"),
        ("CDL from 2008 to 2016", "cdl"),
        ("CDL 2008-2016", "cdl"),
        ("CDL de 2008 a 2016", "cdl"),
        ("I was a licensed barber but not anymore.", "barber-licence"),
        (
            "I was a barber with a license but it is gone.",
            "barber-licence",
        ),
        (
            "I was a certified nursing assistant. My certification has lapsed.",
            "cna",
        ),
        ("Used to be a CNA, it lapsed.", "cna"),
        ("I was a CNA till they barred me.", "cna"),
        ("I was a CNA, now I am barred from it.", "cna"),
        ("I was a CNA. I am not certified any more.", "cna"),
        ("I was a CNA but I did not renew it.", "cna"),
        ("Fui CNA pero no renové el certificado.", "cna"),
        ("Fui CNA pero ya no.", "cna"),
        ("Era CNA. El certificado se venció.", "cna"),
        ("Era CNA. Nunca lo renové.", "cna"),
        (
            "I was a guard. My SORA ran out and I never renewed it.",
            "sora",
        ),
        ("They denied my SORA.", "sora"),
        ("My SORA was denied.", "sora"),
        ("I had SORA but not anymore.", "sora"),
        ("The state refused to give me my CDL.", "cdl"),
        ("The DMV won't let me have my CDL.", "cdl"),
        ("I will get my CDL back next year.", "cdl"),
        ("I get my CDL back in May.", "cdl"),
        ("My CDL should come back in May.", "cdl"),
        ("My CDL comes back next month.", "cdl"),
        ("My CDL is suspended. It will be restored in May.", "cdl"),
        ("La CDL me la devuelven en mayo.", "cdl"),
        ("Me dan la CDL en junio.", "cdl"),
        ("I doubt I have a CDL anymore.", "cdl"),
        ("I don't know if my CDL is still good.", "cdl"),
        ("I might have a CDL.", "cdl"),
        ("CDL (2008 to 2016)", "cdl"),
        ("CDL, 2008 to 2016", "cdl"),
        ("CDL A 2008–2016", "cdl"),
        ("My license comes back in June.", "driver-licence"),
        ("I will get my license back in June.", "driver-licence"),
        ("They won't give me my license.", "driver-licence"),
        (
            "I'm not sure I still have my driver's license.",
            "driver-licence",
        ),
        ("I was a barber. The license is gone.", "barber-licence"),
        ("Barber, license lapsed", "barber-licence"),
        ("I used to be a licensed barber.", "barber-licence"),
        ("I was a licensed barber but I lost it.", "barber-licence"),
    ];
    assert_eq!(wrong(&texts, false), Vec::<&str>::new());
}

#[test]
fn the_license_of_somebody_else_is_not_held() {
    let texts = [
        (
            "I worked under a licensed electrician.",
            "electrician-licence",
        ),
        (
            "I was helper to a licensed electrician.",
            "electrician-licence",
        ),
        ("I cut hair under a licensed barber.", "barber-licence"),
        ("I worked for a licensed barber.", "barber-licence"),
        ("I worked alongside a licensed plumber.", "plumber-licence"),
        ("I worked with licensed plumbers.", "plumber-licence"),
        (
            "I was a helper for a master electrician.",
            "electrician-licence",
        ),
        (
            "Trabajé con un electricista con licencia.",
            "electrician-licence",
        ),
        ("My boss was a licensed electrician.", "electrician-licence"),
        (
            "I was an apprentice of a licensed electrician.",
            "electrician-licence",
        ),
        ("I helped a licensed plumber.", "plumber-licence"),
        ("I was the helper of a master plumber.", "plumber-licence"),
        ("I worked under registered nurses.", "rn"),
        ("Trabajé bajo un barbero con licencia.", "barber-licence"),
    ];
    assert_eq!(wrong(&texts, false), Vec::<&str>::new());
}

#[test]
fn a_paper_that_nothing_says_is_gone_is_held() {
    let texts = [
        ("I have a CDL. My car is gone.", "cdl"),
        ("I have a CDL, I let my boss know.", "cdl"),
        (
            "I have a driver's license. It comes in handy.",
            "driver-licence",
        ),
        ("I drove for a company with a CDL.", "cdl"),
        ("I drove a truck with a CDL for ten years.", "cdl"),
        ("I worked at a mall as a guard with a SORA card.", "sora"),
        ("I have my CDL. It is not expired.", "cdl"),
        ("I had a CDL and I still have it.", "cdl"),
        ("I have always had a CDL.", "cdl"),
        ("I never lost my CDL.", "cdl"),
        ("I've never been without a CDL.", "cdl"),
        ("My old CDL expired, I have a new one.", "cdl"),
        ("My medical card expired but my CDL is good.", "cdl"),
        ("My license plate expired. I have a CDL.", "cdl"),
        ("I have OSHA 10 but my license is suspended.", "osha-10"),
        ("I was a CNA but I lost my job.", "cna"),
        ("I was a CNA. I lost my job when I went in.", "cna"),
        ("I am a CNA. I let my husband cook.", "cna"),
        ("I have a CDL. I will be good for long routes.", "cdl"),
        ("I have a CDL and I will come in early.", "cdl"),
        ("I have a CDL. My kids are gone to college.", "cdl"),
        ("I have a CDL from 2008.", "cdl"),
        ("CDL since 2008", "cdl"),
        ("I worked as a licensed electrician.", "electrician-licence"),
        (
            "I am a licensed electrician with tools.",
            "electrician-licence",
        ),
        (
            "I cut hair for ten years, licensed barber.",
            "barber-licence",
        ),
        (
            "I worked for 10 years as a licensed barber.",
            "barber-licence",
        ),
        ("Licensed barber in Newark.", "barber-licence"),
        ("I am a barber with a license.", "barber-licence"),
        (
            "I took care of my grandmother and I am a certified nursing assistant.",
            "cna",
        ),
        (
            "I worked with old people as a certified nursing assistant.",
            "cna",
        ),
        ("I worked for Sunrise as a CNA.", "cna"),
        ("My CDL was suspended but I have it back now.", "cdl"),
        ("I had a CDL before prison and I still have it.", "cdl"),
        ("I have a CDL, never suspended.", "cdl"),
        ("My CDL never lapsed.", "cdl"),
        ("Nunca perdí mi CDL.", "cdl"),
        ("I never lost my driver's license.", "driver-licence"),
        ("My OSHA card expired but my CDL is valid.", "cdl"),
        (
            "My registration expired. I have a driver's license.",
            "driver-licence",
        ),
    ];
    assert_eq!(wrong(&texts, true), Vec::<&str>::new());
}

#[test]
fn the_work_beside_such_a_paper_stays() {
    let texts = [
        ("I was a licensed barber but not anymore.", "barber"),
        ("I was a CNA but never renewed.", "nursing-aide"),
        (
            "I was a CNA but I am not certified anymore.",
            "nursing-aide",
        ),
        ("I worked under a licensed electrician.", "electrical"),
        ("I was helper to a licensed electrician.", "electrical"),
        ("I cut hair under a licensed barber.", "barber"),
        ("I worked for a licensed barber.", "barber"),
    ];
    assert_eq!(wrong(&texts, true), Vec::<&str>::new());
}
