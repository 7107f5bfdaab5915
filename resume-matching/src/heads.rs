//! The word of a title that says what the person is: in English the last one ("maintenance welder"), in
//! Spanish the first one ("soldador de mantenimiento"). A trade there decides; a word that any work has
//! ("operator", "ayudante") leaves it to the words beside it.

/// Words of a title at most, in English …
pub(crate) const TITLE_MAX: usize = 6;
/// … and in Spanish, which has articles and prepositions between them.
pub(crate) const TITLE_MAX_ES: usize = 8;
/// How much more a trade counts that stands there, in English …
pub(crate) const TRADE: f32 = 1.6;
/// … and in Spanish.
pub(crate) const TRADE_ES: f32 = 1.3;
/// What is left of an expression that only names a role beside a word for the trade.
pub(crate) const ROLE: f32 = 0.6;

/// English words that name a trade wherever they end a title.
const TRADES: [&str; 77] = [
    "mechanic",
    "welder",
    "electrician",
    "painter",
    "cook",
    "driver",
    "baker",
    "plumber",
    "carpenter",
    "mason",
    "roofer",
    "barber",
    "chef",
    "waiter",
    "waitress",
    "bartender",
    "cashier",
    "machinist",
    "firefighter",
    "lifeguard",
    "insulator",
    "phlebotomist",
    "paralegal",
    "librarian",
    "janitor",
    "custodian",
    "housekeeper",
    "dishwasher",
    "landscaper",
    "gardener",
    "arborist",
    "butcher",
    "server",
    "barista",
    "courier",
    "brazer",
    "rigger",
    "pipefitter",
    "steamfitter",
    "dispatcher",
    "bookkeeper",
    "secretary",
    "receptionist",
    "teacher",
    "nurse",
    "caregiver",
    "nanny",
    "tutor",
    "counselor",
    "glazier",
    "tailor",
    "seamstress",
    "presser",
    "groomer",
    "stylist",
    "manicurist",
    "locksmith",
    "exterminator",
    "guard",
    "concierge",
    "salesman",
    "salesperson",
    "demonstrator",
    "stocker",
    "packer",
    "picker",
    "assembler",
    "inspector",
    "upholsterer",
    "blacksmith",
    "roustabout",
    "drywaller",
    "bricklayer",
    "ironworker",
    "millwright",
    "sorter",
    "hairdresser",
];
/// The English word that ends the titles of all who run a machine.
const ROLE_EN: &str = "operator";
/// Spanish words that begin the titles of all trades.
const ROLES_ES: [&str; 28] = [
    "mecanico",
    "mecanica",
    "operador",
    "operadora",
    "operario",
    "operaria",
    "ayudante",
    "auxiliar",
    "tecnico",
    "tecnica",
    "encargado",
    "encargada",
    "trabajador",
    "trabajadora",
    "asistente",
    "oficial",
    "empleado",
    "empleada",
    "supervisor",
    "supervisora",
    "jefe",
    "mozo",
    "peon",
    "agente",
    "especialista",
    "montador",
    "instalador",
    "responsable",
];

/// Whether an English word names a trade at the end of a title.
pub(crate) fn is_trade(form: &str) -> bool {
    TRADES.contains(&form)
}

/// Whether an English word at the end of a title only names a role.
pub(crate) fn is_role(form: &str) -> bool {
    form == ROLE_EN
}

/// Whether a Spanish word at the beginning of a title only names a role.
pub(crate) fn is_role_es(form: &str) -> bool {
    ROLES_ES.contains(&form)
}

/// Whether a Spanish word at the beginning names an occupation and is not an infinitive.
pub(crate) fn is_noun_es(form: &str) -> bool {
    !["ar", "er", "ir"].iter().any(|end| form.ends_with(end))
}
