//! RES-7: whom somebody has, sees or is named after, what happened in a crime and what never began name no work;
//! the same words about one's own work do.

use crate::lost::lost;
use crate::told::told;
use resume_matching::score::Ranking;
use std::sync::LazyLock;

static RANKING: LazyLock<Ranking> = LazyLock::new(|| Ranking::new(None).unwrap());

#[test]
fn res_7_whom_somebody_has_sees_or_is_helped_by_is_no_work_of_the_writer() {
    let all = told(&[
        "I take anger management with a counselor",
        "I have a therapist and a case manager",
        "I had a good therapist and a nurse",
        "I see a drug counselor every week",
        "I go to a psychologist",
        "I talk to a counselor on Mondays",
        "I have a sponsor and go to meetings",
        "I did the anger management and parenting class",
        "Hice el curso de manejo de la ira",
        "I have been in recovery for six years and I have a counselor",
        "Voy con un consejero por mi adicción",
        "Tengo una terapeuta",
        "I had a nurse check my blood pressure at the clinic",
        "La enfermera me dio insulina",
        "The doctor gave me medicine",
        "The nurse and a physical therapist helped me walk",
        "I have a dental appointment",
        "The teacher said I was good at reading",
        "My kids' teacher called me",
        "My son's counselor called me",
        "The barber inside was my friend",
        "The cook was my cousin",
        "El barbero era mi amigo",
    ]);
    assert_eq!(all, []);
}

#[test]
fn res_7_work_with_those_who_serve_stays() {
    let all = lost(&[
        ("I worked as a counselor at a rehab", "counseling"),
        ("I was an anger management counselor", "counseling"),
        ("I taught the parenting class at the center", "childcare"),
        (
            "I have a nurse aide certificate and cared for patients",
            "cna",
        ),
        (
            "The nurse taught me and I worked as a nursing aide",
            "nursing-aide",
        ),
        (
            "I helped the nurse with patients, I was a nursing aide",
            "nursing-aide",
        ),
        (
            "I was a barber and my best customer was my friend",
            "barber",
        ),
        ("My uncle's barber shop is where I cut hair", "barber"),
        ("I was a teacher's aide in a kindergarten", "childcare"),
        ("I have a cook job at a diner", "line-cook"),
        ("The counselor got me a job as a cook", "line-cook"),
        ("I was a dental assistant", "medical-work"),
        (
            "The nurse called me to help lift patients as an aide",
            "nursing-aide",
        ),
    ]);
    assert_eq!(all, []);
}

#[test]
fn res_7_a_family_that_was_raised_stands_before_no_other_work() {
    for text in [
        "I raised three kids. Cleaned offices 8 years.",
        "Cleaned offices 8 years. I am raising my grandchildren.",
        "Crié a cuatro hijos. Limpié oficinas 8 años.",
    ] {
        let found = RANKING.finder.find(text);
        let weight = |id: &str| found.iter().find(|it| it.id == id).map(|it| it.weight);
        assert!(weight("janitor") > weight("childcare"), "{text}: {found:?}");
    }
}

#[test]
fn res_7_an_offense_and_the_court_are_no_work() {
    let all = told(&[
        "I was a driver in a robbery",
        "I was the lookout for a robbery",
        "Fui chofer en un robo",
        "I burned down a kitchen. That is my charge.",
        "I drove a truck into a warehouse. That was my case.",
        "Maneje un camión robado. Ese es mi delito.",
        "I was in the kitchen when the fight happened",
        "I was at a bakery when they arrested me",
        "Estaba en la cocina cuando empezó la pelea",
        "My case was about a delivery truck",
        "My charge was with a forklift",
        "I stole cars. I hit a delivery driver once with my car",
        "I punched a security guard",
        "The court clerk gave me a date",
        "My car got towed",
        "My truck was repossessed",
    ]);
    assert_eq!(all, []);
}

#[test]
fn res_7_work_beside_a_crime_stays() {
    let all = lost(&[
        ("I was a cashier during a robbery", "cashier"),
        (
            "I worked in the kitchen when the riot happened",
            "kitchen-work",
        ),
        ("I was in the kitchen for five years", "kitchen-work"),
        ("I was a case manager", "counseling"),
        (
            "I was in the kitchen as a cook when a fight broke out",
            "line-cook",
        ),
        (
            "I cut a lawn for the driver next door, landscaping",
            "landscaping",
        ),
        ("I was a cook. That is my trade.", "line-cook"),
        ("As a driver I hit all my delivery times", "van-driving"),
    ]);
    assert_eq!(all, []);
}

#[test]
fn res_7_a_name_that_is_a_trade_is_no_work() {
    let all = told(&[
        "My lawyer, Mr. Mason, filed a motion",
        "My probation officer is Mr. Cook and my lawyer is Mrs. Taylor",
        "Pastor Baker helps me",
        "Dr Carpenter saw me",
        "Judge Butcher was fair",
        "Officer Cook called me",
        "I called my lawyer Frank Carpenter",
        "El Sr. Baker me ayuda",
    ]);
    assert_eq!(all, []);
    let all = lost(&[
        ("I worked for Mr. Smith as a mason", "masonry"),
        ("Correctional officer, cook", "line-cook"),
        ("Pastor, baker", "baking"),
        ("I am a baker. Mr. Smith hired me", "baking"),
        ("Jackson, MS. Cook at a diner", "line-cook"),
        ("Robert Johnson Sr.\nCook at a diner", "line-cook"),
    ]);
    assert_eq!(all, []);
}

#[test]
fn res_7_what_was_refused_or_never_began_is_nothing() {
    let all = told(&[
        "I applied for a job as a security guard and did not get it",
        "I failed the test for security guard",
        "I was supposed to start at a bakery but they never called",
        "I had an interview for a janitor job and did not get it",
        "I interviewed at a bakery and they never called me",
        "Apliqué para guardia de seguridad y no me lo dieron",
        "Tuve una entrevista en una panadería y no me llamaron",
        "I slept in a warehouse when I was homeless",
        "Dormía en un almacén",
    ]);
    assert_eq!(all, []);
    let all = lost(&[
        (
            "I applied for a guard job and did not get it, so I worked as a cook",
            "line-cook",
        ),
        ("I applied at a bakery and got the job", "baking"),
        (
            "I worked nights in a warehouse and slept days",
            "warehouse-work",
        ),
        (
            "I took a test for food safety and worked as a cook",
            "line-cook",
        ),
    ]);
    assert_eq!(all, []);
}
