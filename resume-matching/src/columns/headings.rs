//! What lists call their columns.

use crate::words::is_number;
use sync_protocol::employer_fact::HIRES_FIELD;

/// Column names for one meaning, the best first.
pub(super) const NAME: &[&str] = &[
    "name",
    "employer",
    "company",
    "business",
    "organization",
    "employer name",
    "company name",
    "firm",
    "agency",
    "establishment",
    "workplace",
    "worksite",
    "work site",
    "place of work",
    "lugar de trabajo",
    "nombre",
    "empresa",
    "empleador",
    "negocio",
    "compania",
    "organizacion",
    "patron",
    "lugar",
];
/// Words of a longer name of such a column, such as "Firm #" or "Nombre de la empresa" …
const NAME_WORDS: [&str; 12] = [
    "name",
    "employer",
    "company",
    "firm",
    "business",
    "organization",
    "nombre",
    "empresa",
    "empleador",
    "negocio",
    "compania",
    "organizacion",
];
/// … and those beside them that say nothing else.
const BESIDE_NAME: [&str; 16] = [
    "no", "nr", "1", "a", "the", "our", "local", "hiring", "trade", "legal", "full", "official",
    "de", "la", "del", "el",
];
pub(super) const REQUIRES: &[&str] = &[
    "requires",
    "requirements",
    "required",
    "qualifications",
    "license",
    "licenses",
    "must have",
    "requisitos",
];
pub(super) const ADDRESS: &[&str] = &[
    "address",
    "street",
    "street address",
    "location",
    "direccion",
];
pub(super) const CITY: &[&str] = &["city", "town", "municipality", "ciudad"];
pub(super) const ZIP: &[&str] = &["zip", "zip code", "zipcode", "postal code", "codigo postal"];
pub(super) const PHONE: &[&str] = &["phone", "telephone", "tel", "phone number", "telefono"];
pub(super) const WEBSITE: &[&str] = &["website", "url", "web", "link", "site"];
pub(super) const NOTES: &[&str] = &[
    "notes",
    "note",
    "good for",
    "tips",
    "aviso",
    "comments",
    "comment",
    "remarks",
    "notas",
    "nota",
    "comentarios",
    "observaciones",
    "details",
    "more",
    "info",
    "additional information",
    "other information",
    "more information",
    "good to know",
    "to know",
    "important",
    "rules",
    "conditions",
    "restrictions",
    "policy",
    "bueno saber",
    "importante",
    "reglas",
    "condiciones",
    "informacion",
];
/// Columns that name the work, whatever their cells say beside it.
pub(super) const WORK: &[&str] = &[
    "work",
    "job",
    "jobs",
    "job title",
    "job titles",
    "title",
    "titles",
    "position",
    "positions",
    "opening",
    "openings",
    "role",
    "roles",
    "service",
    "services",
    "hires for",
    "hiring for",
    "who they want",
    "they need",
    "duties",
    "tasks",
    "occupation",
    "trabajo",
    "trabajos",
    "puesto",
    "puestos",
    "vacantes",
    "empleo",
    "servicios",
];
/// Words of which the name of a column for a place is made: "Town / Zip".
pub(super) const PLACE_WORDS: [&str; 14] = [
    "address",
    "street",
    "location",
    "city",
    "town",
    "municipality",
    "zip",
    "zipcode",
    "code",
    "state",
    "county",
    "direccion",
    "ciudad",
    "postal",
];
pub(super) const CHECKED: &[&str] = &["checked", "last checked", "verified", "updated"];
pub(super) const HIRES_RECORD: &[&str] = &[HIRES_FIELD];
pub(super) const TYPE: &[&str] = &["type", "category", "kind", "tipo"];
/// Columns that say which business it is. Whatever a list calls them, a cell that says a kind of place and
/// nothing more is one.
pub(super) const BUSINESS: &[&str] = &[
    "industry",
    "sector",
    "trade",
    "field",
    "line of business",
    "business type",
    "type of business",
    "kind of business",
    "company type",
    "employer type",
    "type of company",
    "type of employer",
    "place type",
    "what they do",
    "giro",
    "rubro",
    "ramo",
    "industria",
    "categoria",
    "tipo de negocio",
    "tipo de empresa",
];
/// Columns that say nothing about work.
pub(super) const SILENT: &[&str] = &[
    "county",
    "state",
    "hours",
    "source",
    "email",
    "e mail",
    "fax",
    "contact",
    "id",
    "other",
    "latitude",
    "longitude",
    "lat",
    "lon",
    "date",
];

/// Whether a column of a longer name is that of the employer: "Firm #", "Nombre de la empresa".
pub(super) fn names_employer(column: &str) -> bool {
    let is_name = |word: &str| NAME_WORDS.contains(&word);
    let is_beside = |word: &str| BESIDE_NAME.contains(&word) || is_number(word);
    column.split(' ').any(is_name)
        && column
            .split(' ')
            .all(|word| is_name(word) || is_beside(word))
}
