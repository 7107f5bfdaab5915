-- What the staff desk keeps: staff, what staff said of places, suggestions, notices. Each as JSON
-- under its kind and id; a writer names the version that it read.
create table desk_records (
    kind    text not null,
    id      text not null,
    version integer not null,
    content text not null,
    primary key (kind, id)
) strict, without rowid;

-- Every act of the staff: who, what, before, after. Acts are never changed.
create table desk_acts (
    id      integer primary key autoincrement,
    at      integer not null,
    who     text not null,
    kind    text not null,
    subject text not null,
    content text not null
) strict;
create index desk_acts_subject on desk_acts (subject, id);
