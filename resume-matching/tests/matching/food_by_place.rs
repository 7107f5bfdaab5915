//! RES-7: who made, served or sold food is shown places of food, and those that fit first.

use crate::places_shown::{of_jobs, of_kinds};
use crate::sentences::ids;
use crate::wrong_work::wrong;

/// Texts for which another place comes first among those that name jobs.
fn not_first<'a>(texts: &[&'a str], place: &str) -> Vec<(&'a str, Vec<String>)> {
    let all = texts.iter().map(|text| (*text, of_jobs(text)));
    let wrong = all.filter(|(_, shown)| shown.first().is_none_or(|it| it != place));
    wrong.collect()
}

#[test]
fn res_7_who_sells_is_shown_shops_or_food_before_a_call_center() {
    let goods = [
        "I sold fruit.",
        "I sold fruit and vegetables at a market",
        "I sold fruit from a cart",
        "I bought fruit and sold it",
        "Vendía fruta",
        "Vendía verduras",
        "Vendía naranjas en la calle",
        "I sold hot dogs.",
        "I sold ice cream",
        "I sold hot dogs and ice cream",
        "I sold water",
        "Vendía helados",
        "Vendía raspados",
        "Vendía agua en la calle",
        "I cooked meals at home and sold them to neighbors",
        "I baked at home and sold to neighbors",
        "Hacía comida en casa para vender",
        "Hacía comida y la vendía",
    ];
    let calls = |shown: &[String]| shown.iter().any(|it| it == "Call center");
    let wrong_goods = goods.iter().filter(|text| {
        let (jobs, kinds) = (of_jobs(text), of_kinds(text));
        jobs.is_empty() || kinds.is_empty() || calls(&jobs) || calls(&kinds)
    });
    assert_eq!(wrong_goods.collect::<Vec<_>>(), Vec::<&&str>::new());
    // Whatever else was sold, a shop comes first where only kinds of place are named.
    for text in [
        "I sold cars",
        "I sold flowers",
        "Vendía carros",
        "I worked in sales",
    ] {
        assert_eq!(
            of_kinds(text).first().map(String::as_str),
            Some("Store"),
            "{text}"
        );
    }
    let others = [
        ("I sold cars", "sales", "fast-food"),
        ("I sold dogs", "sales", "fast-food"),
        ("I made furniture and sold it", "sales", "fast-food"),
        ("I cooked and sold cars", "sales", "fast-food"),
        ("Vendía tacos y refrescos", "fast-food", "sales"),
    ];
    assert_eq!(wrong(&others), []);
    for text in ["I did telemarketing", "I answered phones"] {
        assert_eq!(
            of_kinds(text).first().map(String::as_str),
            Some("Call center"),
            "{text}"
        );
    }
}

#[test]
fn res_7_who_makes_meals_cooks_and_stands_at_no_line_of_a_factory() {
    let cooks = [
        "I made tacos",
        "I made burritos",
        "I made tacos and burritos",
        "I made tacos on the line",
        "I worked on the line making burritos",
        "I made soup",
        "I made salads",
        "I cooked on the line",
        "Hacía tacos",
        "Hacía burritos",
        "Hacía sopas",
        "Hacía ensaladas",
    ];
    for text in cooks {
        let shown = of_kinds(text);
        assert_eq!(
            shown.first().map(String::as_str),
            Some("Restaurant"),
            "{text}"
        );
        let is_wrong = |it: &String| it == "Laundry" || it == "Farm";
        assert!(!shown.iter().any(is_wrong), "{text}: {shown:?}");
    }
    for text in [
        "I made sandwiches",
        "I made sandwiches on the line",
        "Hacía sándwiches",
    ] {
        assert_eq!(ids(text), ["deli"], "{text}");
    }
    let factories = [
        (
            "I worked on the line at a factory",
            "production",
            "line-cook",
        ),
        (
            "I put parts together on the line",
            "production",
            "line-cook",
        ),
        (
            "I packed sandwiches on the line",
            "packing-line",
            "line-cook",
        ),
    ];
    assert_eq!(wrong(&factories), []);
    for text in [
        "I made food at home for my kids",
        "I make lunch at home",
        "Hago la comida en mi casa",
        "I made tacos at home",
        "I made sandwiches for my kids",
    ] {
        assert_eq!(ids(text), Vec::<String>::new(), "{text}");
    }
}

#[test]
fn res_7_a_food_handler_works_in_a_kitchen_and_holds_no_card_by_it() {
    let all = [
        ("I was a food handler", "kitchen-work", "warehouse-work"),
        ("I worked as a food handler", "kitchen-work", "servsafe"),
        ("food handler at a school", "kitchen-work", "warehouse-work"),
        (
            "I was a food handler, I served trays",
            "kitchen-work",
            "warehouse-work",
        ),
        (
            "Era manipulador de alimentos",
            "kitchen-work",
            "warehouse-work",
        ),
        (
            "Fui manipuladora de alimentos en una escuela",
            "kitchen-work",
            "servsafe",
        ),
        // Other handlers are none of food, and a card is no work.
        ("I was a package handler", "delivery-work", "kitchen-work"),
        (
            "Material handler in a warehouse",
            "warehouse-work",
            "kitchen-work",
        ),
        ("I have a food handler card", "servsafe", "kitchen-work"),
        (
            "Tengo tarjeta de manipulador de alimentos",
            "servsafe",
            "kitchen-work",
        ),
    ];
    assert_eq!(wrong(&all), []);
}

#[test]
fn res_7_who_makes_pizza_is_shown_the_pizzeria_before_the_bakery() {
    let pizza = [
        "I made pizza for two years.",
        "I made pizzas.",
        "I tossed dough and ran the pizza oven.",
        "I stretched dough and made pizzas",
        "I worked the pizza oven",
        "I ran the oven at a pizza place",
        "Hacía pizza",
        "Hacía pizzas",
        "Hacía masa y pizza",
        "Amasaba la masa para pizza",
    ];
    assert_eq!(not_first(&pizza, "Pizzeria"), []);
    let bread = [
        "I made bread",
        "I made dough",
        "I mixed dough and baked bread",
    ];
    assert_eq!(not_first(&bread, "Bakery"), []);
    assert_eq!(ids("I delivered pizza"), ["delivery-work"]);
}
