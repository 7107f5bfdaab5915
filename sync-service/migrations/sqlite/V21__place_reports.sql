-- What people say is wrong with a place. It changes nothing until somebody of the staff has looked.
create table place_reports (
    key         text primary key,
    place       text not null,
    wrong       text not null,
    text        text not null,
    received_at integer not null,
    looked_at   integer
) strict, without rowid;
create index place_reports_waiting on place_reports (place) where looked_at is null;
create index place_reports_received_at on place_reports (received_at);
