//! Notes that limit nobody leave a place open: what is there, where it is, who runs or founded it, how many come, what is forbidden
//! inside. What looks alike and names who may come, or when, makes a question of it.

use crate::noted_pantry::state;
use sync_protocol::places::hours::OpenState;

fn is_open(notes: &str) -> bool {
    state(notes) == OpenState::Open
}

fn check(open: &[&str], asked: &[&str]) {
    for notes in open {
        assert!(is_open(notes), "{notes}");
    }
    for notes in asked {
        assert!(!is_open(notes), "{notes}");
    }
}

#[test]
fn how_children_behave_limits_nobody() {
    check(
        &[
            "Children must stay with an adult",
            "Kids must be accompanied by a parent",
            "Please keep children with you at all times",
            "All children need to be supervised",
            "Los niños deben estar con un adulto",
            "Los niños deben estar siempre acompañados de sus padres",
        ],
        &[
            "Children must be registered",
            "Children must stay with relatives",
            "Children must stay home",
            "Children with a referral must be with an adult",
            "Los niños deben estar inscritos",
        ],
    );
}

#[test]
fn what_is_there_and_where_limits_nobody() {
    check(
        &[
            "Coffee and a snack while you wait",
            "Restrooms are on the left",
            "Carts are available",
            "Bathrooms are down the hall",
            "Free wifi in the lobby",
            "Strollers and wagons are available at the door",
            "Benches outside on Elm Street",
            "Hay café y galletas mientras espera",
            "Los baños están a la izquierda",
            "Tenemos carritos en la entrada",
        ],
        &[
            "Restrooms are for members",
            "Restrooms are closed",
            "Water is off",
            "Carts on Tuesdays",
            "Carts by appointment",
            "Snacks until they are gone",
            "Baños para clientes",
        ],
    );
}

#[test]
fn where_cars_stand_limits_nobody() {
    check(
        &[
            "Street parking only",
            "Metered parking on Broad Street",
            "Parking in the rear lot only",
            "Limited parking in front",
            "Solo estacionamiento en la calle",
            "Walk-ins welcome. Street parking only",
        ],
        &[
            "Permit parking only",
            "No parking",
            "Parking for members only",
            "Street entrance only on Mondays",
            "Solo en la calle los lunes",
        ],
    );
}

#[test]
fn who_runs_or_founded_it_limits_nobody() {
    check(
        &[
            "A ministry of First Baptist Church",
            "Founded in 1985 by local churches",
            "An outreach of Good Shepherd Lutheran Church",
            "Started by five churches in 1990",
            "Founded by the Lions Club",
            "It was founded in 1972 by volunteers",
            "Un ministerio de la Iglesia Nueva Vida",
            "Fundada en 1998 por iglesias locales",
        ],
        &[
            "A program of last resort",
            "A ministry of women",
            "A program of Newark Seniors",
            "Founded for women",
            "A ministry of First Baptist Church members",
            "Founded by the county until 2027",
            "Un programa de mujeres",
        ],
    );
}

#[test]
fn how_many_come_limits_nobody() {
    check(
        &[
            "We serve about 200 people every week",
            "We feed over 1,200 families a month",
            "The pantry helps nearly 300 households each month",
            "We served more than 5,000 meals last year",
            "Servimos a más de 100 familias al mes",
            "Atendemos a unas 80 personas por semana",
        ],
        &[
            "We serve 25 people a day",
            "We serve the first 200 people every week",
            "We serve up to 200 people every week",
            "We serve about 200 seniors every week",
            "We serve about 200 people every week by appointment",
            "Servimos a 20 familias al día",
            "We help about 50 new people each month, call first",
        ],
    );
}

#[test]
fn what_is_forbidden_inside_limits_nobody() {
    check(
        &[
            "Prohibido fumar",
            "Smoking is prohibited",
            "Smoke-free building",
            "Please leave pets at home",
            "Pets are not allowed inside",
            "Se prohíben las mascotas",
            "No photos during meals",
        ],
        &[
            "Prohibida la entrada",
            "Prohibido entrar sin cita",
            "No photos or meals",
            "Visitors are not allowed inside",
            "Photos are required",
            "No pets on Mondays",
        ],
    );
}
