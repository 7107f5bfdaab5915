//! RES-7: what somebody owns, eats, gets or lives in is no work, and what is made or kept for others stays work.

use crate::lost::lost;
use crate::told::told;

#[test]
fn res_7_what_is_owned_and_sold_once_is_no_work() {
    let all = told(&[
        "I sold my guitar",
        "I sold my tools",
        "Sold some of my tools to pay rent",
        "I sold my saxophone",
        "Pawned our TV",
        "I sold all my furniture",
        "I pawned my drill",
        "I sold everything I owned",
        "Vendí mi guitarra",
        "Vendí todas mis herramientas para comer",
        "I worked on car loans",
        "Mi préstamo de carro",
    ]);
    assert_eq!(all, []);
    let all = lost(&[
        ("I sold my tamales on the street", "sales"),
        ("I sold my honey at the farmers market", "retail"),
        ("I sold my paintings", "sales"),
        ("I sold cars", "sales"),
        ("I sold tools at a hardware store", "retail"),
        ("I worked on cars", "auto-mechanic"),
    ]);
    assert_eq!(all, []);
}

#[test]
fn res_7_what_a_home_is_or_has_is_no_work() {
    let all = told(&[
        "My block is noisy",
        "My building has roaches",
        "My kitchen is small",
        "The elevator in my building is broken",
        "There are mice in my apartment",
        "Mi cuadra es peligrosa",
        "Hay ratas en mi edificio",
        "My street has no lights",
        "There is mold in my bathroom",
        "Mi edificio está lleno de cucarachas",
        "Lived in Newark, NJ",
    ]);
    assert_eq!(all, []);
    let all = lost(&[
        ("I laid block", "masonry"),
        ("I got rid of roaches in buildings", "pest-control"),
        ("I worked in a kitchen", "kitchen-work"),
        ("Live-in aide", "caregiver"),
    ]);
    assert_eq!(all, []);
}

#[test]
fn res_7_food_that_comes_to_somebody_is_no_work() {
    let all = told(&[
        "I had pizza last night",
        "I had a pizza for lunch",
        "We ordered Chinese food",
        "I got a burger on the way here",
        "They gave me lunch at the center",
        "The pizza was eaten",
        "Lunch was good",
        "Nos dieron sopa",
        "I had soup and bread",
        "We shared a pizza and a salad",
        "They brought us sandwiches",
        "The food was terrible",
        "Pedimos pizza anoche",
    ]);
    assert_eq!(all, []);
    let all = lost(&[
        ("I had pizza delivery as a job", "delivery-work"),
        ("I made pizza", "pizza"),
        ("Meals were prepared for 300 men", "line-cook"),
        ("I served lunch at a school", "server"),
        ("They had me cook lunch", "line-cook"),
    ]);
    assert_eq!(all, []);
}

#[test]
fn res_7_parcels_that_come_to_somebody_are_no_work() {
    let all = told(&[
        "My packages are delivered at my sister's house",
        "Packages delivered at my sister's house",
        "A package came to my mom's house",
        "My mail goes to my aunt's address",
        "Mis paquetes llegan a casa de mi tía",
        "Me llegó un paquete",
        "My letters go to my mother's house",
        "The mail never came",
    ]);
    assert_eq!(all, []);
    let all = lost(&[
        ("I delivered packages", "delivery-work"),
        ("I sorted mail and packages", "delivery-work"),
        ("Packed packages on a line", "packing-line"),
        ("Repartía paquetes", "delivery-work"),
    ]);
    assert_eq!(all, []);
}

#[test]
fn res_7_care_of_ones_own_children_today_is_no_work() {
    assert_eq!(told(&["Cuido a mis hijos", "Cuido a mis dos hijas"]), []);
    let all = lost(&[
        ("Cuido niños en una guardería", "childcare"),
        ("I took care of kids", "childcare"),
    ]);
    assert_eq!(all, []);
}
