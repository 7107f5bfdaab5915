-- How many people say that a place is wrong, and how many take it along: kept are keyed hashes of the network
-- or kiosk, each made together with the place. The key is a file beside the database, not in it.
alter table place_reports add column desk text collate "C";

create table place_takers (
    place    text collate "C" not null,
    desk     text collate "C" not null,
    day      text collate "C" not null,
    is_kiosk boolean not null,
    primary key (place, desk, day)
);
