//! RES-7: somebody by a trade with whom the writer deals is no work of the writer; to help one's people at theirs is.

use crate::lost::lost;
use crate::told::told;

#[test]
fn res_7_whom_one_hires_calls_or_knows_is_no_work() {
    let all = told(&[
        "I hired a roofer.",
        "We hired an electrician.",
        "I called a good plumber.",
        "I paid a mechanic.",
        "I married a hairdresser.",
        "I dated a nurse.",
        "I know a roofer.",
        "I met a truck driver.",
        "I rent from a carpenter.",
        "I talked to the barber.",
        "I asked the mechanic.",
        "I sued a contractor.",
        "I ran from the guards.",
        "I let the plumber in.",
        "I watched the plumber fix the pipes.",
        "Everyone liked the cook.",
        "I was friends with the cook.",
        "I was the cook's cellmate.",
        "Contraté a un electricista.",
        "Pagué a un mecánico.",
        "Conozco a un techador.",
        "Me casé con una peluquera.",
        "Hablé con el barbero.",
        "Contratamos a un pintor.",
        "Era amigo del barbero.",
        "The cook and I were friends.",
        "The cook and I argued.",
        "El cocinero y yo éramos amigos.",
    ]);
    assert_eq!(all, []);
    let work = [
        ("The cook and I ran the kitchen.", "line-cook"),
        ("The plumber and I fixed pipes.", "plumbing"),
        ("El cocinero y yo cocinábamos.", "line-cook"),
        ("I was the cook at the shelter.", "line-cook"),
        ("I worked with the cook.", "line-cook"),
        ("I helped the plumber fix the pipes.", "plumbing"),
        ("They hired me as a roofer.", "roofing"),
        ("I know the cook job.", "line-cook"),
        ("I was called the cook.", "line-cook"),
        ("I asked the mechanic to teach me.", "auto-mechanic"),
        ("I know a roofer who trained me, I did roofs.", "roofing"),
        ("I watched the baker and learned to bake.", "baking"),
        ("I let the cook go home and I cooked.", "line-cook"),
        (
            "I met the truck driver and loaded his truck.",
            "truck-driving",
        ),
        ("I was paid as a painter.", "painting"),
        ("Me contrataron como cocinero.", "line-cook"),
        ("Trabajé con el plomero.", "plumbing"),
        ("Fui ayudante del electricista.", "electrical"),
    ];
    assert_eq!(lost(&work), []);
}

#[test]
fn res_7_what_somebody_by_a_trade_did_is_no_work() {
    let all = told(&[
        "The mechanic charged me too much.",
        "The mechanic overcharged us.",
        "The dispatcher hung up on me.",
        "The welder next door is nice.",
        "The gardener next door makes noise.",
        "The painter left a mess.",
        "The tailor ruined my suit.",
        "The bus driver waited for me.",
        "My ex was a bartender.",
        "El jardinero de al lado hace ruido.",
        "La costurera arruinó mi traje.",
        "El cocinero hacía mala comida.",
        "Mi ex era mesero.",
        "El albañil no vino.",
    ]);
    assert_eq!(all, []);
    let work = [
        ("The cook retired so I cooked.", "line-cook"),
        ("The best cook was me.", "line-cook"),
        ("The welder position started in May.", "welding"),
        ("The painter trained me.", "painting"),
        ("The driver needed a CDL.", "van-driving"),
    ];
    assert_eq!(lost(&work), []);
}

#[test]
fn res_7_to_help_ones_people_at_their_trade_is_work() {
    let work = [
        (
            "My aunt cleaned offices and I cleaned with her (at night).",
            "janitor",
        ),
        ("My aunt cleaned offices and I helped her.", "janitor"),
        ("My dad painted houses and I helped him.", "painting"),
        ("My dad painted houses. I helped him for years.", "painting"),
        ("My dad did roofs and I worked with him.", "roofing"),
        ("Mi papá pintaba casas y yo le ayudaba.", "painting"),
        (
            "Mi tía limpiaba oficinas y yo limpiaba con ella.",
            "janitor",
        ),
        ("Mi papá hacía techos y yo trabajaba con él.", "roofing"),
    ];
    assert_eq!(lost(&work), []);
    let none = told(&[
        "My dad painted houses and I lived with him.",
        "My dad painted houses and I never helped him.",
        "My dad painted houses and I helped him move.",
        "My aunt cleaned offices and I stayed with her.",
        "Mi papá pintaba casas y yo vivía con él.",
    ]);
    assert_eq!(none, []);
}

#[test]
fn res_7_things_in_spanish_are_no_sewing() {
    let none = told(&[
        "Hice muchas cosas.",
        "Aprendí cosas nuevas.",
        "Mis cosas están en casa.",
        "Vendí mis cosas para pagar la renta.",
    ]);
    assert_eq!(none, []);
    let work = [
        ("Arreglaba carros y otras cosas.", "auto-mechanic"),
        ("Cargaba cosas pesadas.", "heavy-lifting"),
        ("Cosía ropa y otras cosas.", "sewing"),
        ("Coso ropa.", "sewing"),
    ];
    assert_eq!(lost(&work), []);
}
