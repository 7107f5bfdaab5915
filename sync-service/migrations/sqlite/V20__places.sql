-- The lasting ids of places, and the codes their rows had in saved lists and on printed slips. Rows that
-- are gone keep their id: the same place may come back.
create table places (
    id       text primary key,
    list     text not null,
    identity text not null,
    phone    text,
    code     text not null,
    former   text not null
) strict, without rowid;
create index places_list on places (list);
