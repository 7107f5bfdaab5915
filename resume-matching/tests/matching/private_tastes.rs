//! RES-7: what one eats, buys or has as a favorite, and care of one's own family today, name no work. Work that an officer
//! helped to is work.

use crate::lost::lost;
use crate::told::told;

#[test]
fn res_7_tastes_and_purchases_name_no_work() {
    let none = [
        "I like to eat pizza",
        "I love eating burgers",
        "I really like to drink coffee",
        "My favorite food is pizza",
        "My favorite food is bread from the bakery",
        "My favorite restaurant is the diner",
        "I buy bread at the bakery",
        "I have a restaurant I like",
        "Mi comida favorita es el pan",
        "Mi restaurante favorito es la fonda",
        "Me gusta comer tacos",
        "Me encanta comer pizza",
        "Compro pan en la panadería",
        "Tengo un restaurante que me gusta",
    ];
    assert_eq!(told(&none), []);
    let work = [
        ("My favorite job was the bakery", "baking"),
        ("My favorite part was baking bread", "baking"),
        ("I bought produce for the restaurant", "restaurant"),
        ("I bought meat and cooked it for 50 people", "line-cook"),
        (
            "My favorite dish was fried chicken that I cooked for 200 people",
            "line-cook",
        ),
        ("I have a job I like at a bakery", "baking"),
        (
            "My favorite place to work was a warehouse",
            "warehouse-work",
        ),
        (
            "Mi lugar favorito para trabajar era la cocina",
            "kitchen-work",
        ),
        ("I know how to cook food I like", "line-cook"),
        ("I like to order supplies and keep inventory", "inventory"),
        ("I like to cook", "line-cook"),
        ("I like to eat pizza but I worked as a welder", "welding"),
        ("Compraba carne y cocinaba para cien personas", "line-cook"),
        ("Tengo un restaurante", "restaurant"),
    ];
    assert_eq!(lost(&work), []);
}

#[test]
fn res_7_care_of_the_own_family_today_names_no_work() {
    let none = [
        "I watch my own kids while my wife works",
        "I babysit my grandkids",
        "I take care of my mother, she has Alzheimer",
        "I take care of my mother and bathe her",
        "My mother has dementia",
        "Cuido a mis nietos",
        "Cuido a mis hijos mientras mi esposa trabaja",
        "Mi padre tiene demencia",
    ];
    assert_eq!(told(&none), []);
    let work = [
        ("I babysit for a family", "childcare"),
        ("I watched kids of my neighbors for pay", "childcare"),
        ("I take care of an old man", "caregiver"),
        ("I take care of a man with Alzheimer", "caregiver"),
        ("I took care of a man with dementia", "caregiver"),
        ("The agency pays me, I take care of my mother", "caregiver"),
        ("I took care of my mother for six years", "caregiver"),
        ("I babysat my nephews", "childcare"),
        ("I take care of my neighbor's kids", "childcare"),
        ("I take care of my patients", "caregiver"),
        ("I watch my grandkids and I clean houses", "house-cleaning"),
        ("I take care of my kids and I drive a forklift", "forklift"),
        ("Cuido a una señora mayor con demencia", "caregiver"),
        ("Cuidé a mi mamá seis años", "caregiver"),
    ];
    assert_eq!(lost(&work), []);
}

#[test]
fn res_7_work_that_an_officer_helped_to_is_work() {
    let work = [
        (
            "My parole officer helped me get a job loading trucks",
            "loading",
        ),
        ("My counselor helped me get a job loading trucks", "loading"),
        ("My parole officer got me work loading trucks", "loading"),
        ("My probation officer got me a job as a cook", "line-cook"),
        (
            "Mi agente de libertad condicional me consiguió trabajo cargando camiones",
            "loading",
        ),
        (
            "Mi oficial de probatoria me ayudó a conseguir trabajo en una bodega",
            "warehouse-work",
        ),
        ("A friend helped me get a job loading trucks", "loading"),
    ];
    assert_eq!(lost(&work), []);
    let none = [
        "My parole officer helped me",
        "My parole officer is helping me find a job",
        "My parole officer helped me look for work in a warehouse",
        "My counselor got me into a program",
        "My teacher gave me work to do in a warehouse",
        "My parole officer got me a job interview at a warehouse",
        "My counselor wants me to get a job loading trucks",
        "Mi oficial de libertad condicional me ayudó a buscar trabajo en una bodega",
    ];
    assert_eq!(told(&none), []);
}
