-- How many people say that a place is wrong, and how many take it along: kept are keyed hashes of the network
-- or kiosk, each made together with the place. The key is a file beside the database, not in it.
alter table place_reports add column desk text;

create table place_takers (
    place    text not null,
    desk     text not null,
    day      text not null,
    is_kiosk integer not null,
    primary key (place, desk, day)
) strict, without rowid;
