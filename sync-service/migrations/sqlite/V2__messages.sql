create table messages (
    key         text primary key,
    name        text not null,
    contact     text not null,
    subject     text not null,
    message     text not null,
    received_at integer not null
) strict, without rowid;

-- Mails that wait. A row is deleted in the moment its mail is accepted by the transport.
create table outbox (
    id        integer primary key,
    mail      text not null,
    tries     integer not null default 0,
    due_at    integer not null
) strict;
create index outbox_due on outbox (due_at);
