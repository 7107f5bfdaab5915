-- Counts by page, day and site. Nothing here belongs to a person.
create table visits (
    day   text not null,
    page  text not null,
    site  text not null,
    count integer not null,
    primary key (day, page, site)
) strict, without rowid;

-- Keys of reports that were counted, kept as long as a late copy could still arrive.
create table visit_reports (
    key         text primary key,
    received_at integer not null
) strict, without rowid;
