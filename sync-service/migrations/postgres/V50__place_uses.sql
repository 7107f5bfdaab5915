-- How often places were opened, saved and printed in a week: a place, what was done, a number.
create table place_uses (
    week  text collate "C" not null,
    place text collate "C" not null,
    kind  text collate "C" not null,
    count bigint not null,
    primary key (week, place, kind)
);
