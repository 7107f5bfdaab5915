//! A place that is free by its kind is not surely free where its row speaks of money.

use crate::row_of::row_of;
use place_facts::catalog::Catalog;
use place_facts::find::{Fit, fit};
use place_facts::requirements::of_row;
use place_facts::row::PlaceRow;
use sync_protocol::places::find::{Difference, Need, Wish};
use sync_protocol::places::requirements::Cost;

const KINDS: [&str; 3] = ["Food pantry", "Soup kitchen", "Community meals"];
const PAID: Fit = Fit::No(Difference::NotFree);

fn free(kind: &str, hours: &str, notes: &str) -> Fit {
    of_named("x", kind, hours, notes)
}

fn of_named(name: &str, kind: &str, hours: &str, notes: &str) -> Fit {
    let fields = [
        ("name", name),
        ("type", kind),
        ("hours", hours),
        ("notes", notes),
    ];
    let catalog = Catalog::new([("food", &[row_of(&fields)][..])], &[]).0;
    fit(&catalog.places()[0], Need::Food, Wish::Free)
}

/// Words of money that demand no sum and no plain fee.
const ASKED: [&str; 33] = [
    "Payment plans",
    "Adults 3.00, children 1.50",
    "Meals 2.50",
    "USD 4",
    "Contribution required",
    "A contribution is expected",
    "Bring cash",
    "Cash only",
    "Affordable meals",
    "Pay-as-you-can",
    "Pay what you can",
    "Tarifa reducida",
    "Se paga en efectivo",
    "Precio módico",
    "Traiga dinero",
    "Contribución requerida",
    "Pagamento na entrada",
    "Preço reduzido",
    "Traga dinheiro",
    "Custa pouco",
    "Ou peye yon ti kòb",
    "Pote lajan",
    "Co-pays vary",
    "Some items are priced",
    "Prepare to pay at the door",
    "Coins for the machine",
    "A deposit is taken",
    "Seniors pay, children eat free",
    "Deposit for a cart",
    "Groceries at a modest price",
    "Fee helps us buy food",
    "Dues may apply",
    "Fees vary",
];
/// A sum for one thing, a plain fee, or a reduced price.
const DEMANDED: [&str; 20] = [
    "Nominal charge",
    "Small charge for groceries",
    "A charge applies",
    "We charge by the bag",
    "Service charge of 2.50",
    "Small payment",
    "Payment due at pick-up",
    "Payment required",
    "25¢ per item",
    "Quarter per item",
    "Dues required",
    "Membership dues apply",
    "Half-price groceries",
    "Tiene costo",
    "Taxa simbólica",
    "Modest fee",
    "Minimal cost",
    "Fees required",
    "Service charge",
    "Discounted bread",
];
/// Words of money that nobody pays there.
const DENIED: [&str; 30] = [
    "No payment needed",
    "No charge or fee",
    "We never charge",
    "Nothing to pay",
    "Nobody pays",
    "No dues",
    "No cash needed",
    "Free of charge",
    "Cost-free",
    "We charge nothing",
    "Payment not required",
    "No contribution is asked for",
    "No tiene costo",
    "Sin cuotas",
    "No se paga nada",
    "Sem custo",
    "Não custa nada",
    "San peye",
    "Cash help and job search",
    "Apply for SNAP and cash help",
    "Help with rent payments",
    "Rent payment help",
    "Phone charging",
    "Charge your phone here",
    "Paid for by the county",
    "Bring proof of payment of rent",
    "Helps to pay court fines",
    "Ayuda para pagar la renta",
    "Open 9.30 am to 12.00 pm",
    "About 1.25 miles from the train",
];

#[test]
fn any_word_of_money_takes_away_what_the_kind_implies() {
    for kind in KINDS {
        for words in ASKED {
            assert_eq!(free(kind, "", words), Fit::Ask, "{kind}: {words}");
        }
        for words in DEMANDED {
            assert_eq!(free(kind, "", words), PAID, "{kind}: {words}");
        }
        for words in DENIED {
            assert_eq!(free(kind, "", words), Fit::Yes, "{kind}: {words}");
        }
    }
}

#[test]
fn words_of_money_in_the_hours_count_too() {
    for words in ASKED.iter().chain(&DEMANDED) {
        for hours in [
            format!("Mon-Fri 9am-4pm. {words}"),
            format!("Mon-Fri 9am-4pm ({words})"),
        ] {
            assert_ne!(free("Food pantry", &hours, ""), Fit::Yes, "{hours}");
        }
    }
    for hours in [
        "Mon-Fri 9am-4pm. No charge",
        "Mon-Fri 9.30-12.00",
        "Mon 9.30 to 12.00",
        "Mon-Fri 9am-4pm, no payment",
    ] {
        assert_eq!(free("Food pantry", hours, ""), Fit::Yes, "{hours}");
    }
}

#[test]
fn the_card_says_what_is_asked_about() {
    for words in ["Bring cash", "Payment plans", "Affordable meals"] {
        let row = row_of(&[("type", "Food pantry"), ("notes", words)]);
        let list = "food";
        let found = of_row(&PlaceRow { list, row: &row });
        assert!(
            found.conditions.iter().any(|it| it.words == words),
            "{words}"
        );
    }
}

#[test]
fn a_price_in_the_kind_or_the_name_is_read() {
    for kind in [
        "Food pantry ($2)",
        "Food pantry, $2",
        "Food pantry - $5 a bag",
        "Food pantry: $5",
        "Food pantry $2",
        "Soup kitchen ($1)",
        "Food pantry (fee)",
        "Food pantry, small fee",
        "Food pantry [$2]",
        "Soup kitchen, 50¢",
    ] {
        assert_eq!(free(kind, "", ""), PAID, "{kind}");
        assert_eq!(free(kind, "", "Fresh food"), PAID, "{kind}");
    }
    for kind in [
        "Food pantry ($)",
        "Paid meals",
        "Emergency food (cash only)",
        "Food pantry (donation)",
        "Soup kitchen, payment at the door",
        "Food pantry ($25 gift cards)",
    ] {
        assert_ne!(free(kind, "", ""), Fit::Yes, "{kind}");
    }
    for name in [
        "Grace Pantry ($2)",
        "Grace Pantry (small fee)",
        "Grace Pantry - $5 a bag",
        "Grace Pantry $2",
        "Grace Pantry (cash only)",
    ] {
        assert_ne!(of_named(name, "Food pantry", "", ""), Fit::Yes, "{name}");
    }
    for (name, kind) in [
        ("Grace Pantry", "Food pantry (no charge)"),
        ("Price Chapel", "Food pantry"),
        ("Grace Pantry (no fee)", "Food pantry"),
        ("Grace Pantry", "Food pantry, free"),
    ] {
        assert_eq!(of_named(name, kind, "", ""), Fit::Yes, "{name}: {kind}");
    }
}

#[test]
fn proof_of_income_is_no_price() {
    let cost = |notes: &str| {
        let row = row_of(&[("type", "Food pantry"), ("notes", notes)]);
        let list = "food";
        let found = of_row(&PlaceRow { list, row: &row });
        found.cost.map(|cost| cost.value)
    };
    for notes in [
        "Ask what proof of income and address to bring",
        "Bring proof of income",
        "Proof of income required",
        "Bring proof of income and rent",
        "Proof of your income",
        "Eligibility based on income",
        "Up to 80% of income limits",
    ] {
        assert_eq!(cost(notes), Some(Cost::Free), "{notes}");
    }
    for notes in [
        "Sliding scale",
        "Sliding fee",
        "Fees based on income",
        "Cost is based on your income",
        "Rent is 30% of income",
        "You pay a third of your income",
        "Fee by income",
        "Income-based fees",
    ] {
        assert_eq!(cost(notes), Some(Cost::Sliding), "{notes}");
    }
    assert_eq!(cost("Based on income"), None);
}

#[test]
fn what_was_free_or_may_be_free_is_asked_about() {
    for words in [
        "Formerly free",
        "Free in 2019",
        "Free (old info)",
        "Free (not verified)",
        "Free, usually",
        "Free; confirm",
        "Free groceries (says website)",
    ] {
        for kind in KINDS {
            assert_eq!(free(kind, "", words), Fit::Ask, "{kind}: {words}");
        }
    }
    for words in ["Free since 1985", "Free groceries. Confirm hours first"] {
        assert_eq!(free("Food pantry", "", words), Fit::Yes, "{words}");
    }
}
