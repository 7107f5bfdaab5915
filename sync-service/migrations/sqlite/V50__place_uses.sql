-- How often places were opened, saved and printed in a week: a place, what was done, a number.
create table place_uses (
    week  text not null,
    place text not null,
    kind  text not null,
    count integer not null,
    primary key (week, place, kind)
) strict, without rowid;
