-- A list is replaced whole, so its rows are one JSON text and not a table of cells.
create table listings (
    name       text primary key,
    revision   integer not null,
    rows       text not null,
    floor      integer,
    updated_at integer not null
) strict;
