-- How often something was tried. Keys are keyed hashes: nobody's address can be read from them.
create table tallies (
    key      blob primary key,
    count    integer not null,
    began_at integer not null,
    last_at  integer not null
) strict, without rowid;
create index tallies_last on tallies (last_at);

-- Security events, without personal text; `who` is a keyed hash of a user.
create table audit (
    id    integer primary key,
    at    integer not null,
    event text not null,
    who   text not null
) strict;
create index audit_who on audit (who);
