-- Which mail leaves first, the link it carries, and when it is no longer worth sending.
alter table outbox add column urgency integer not null default 2;
alter table outbox add column expires_at integer;
alter table outbox add column code blob;
drop index outbox_due;
create index outbox_next on outbox (urgency, due_at, id);

-- Mails that were given up, without address and text: the operator sees that something is wrong.
create table mail_failures (
    mail      integer not null,
    failed_at integer not null,
    reason    text not null,
    primary key (mail, failed_at)
) strict, without rowid;
create index mail_failures_failed_at on mail_failures (failed_at);

-- Security events are forgotten by their age.
create index audit_at on audit (at);

-- Single times that the service has to remember, in milliseconds since 1970.
create table marks (
    name text primary key,
    at   integer not null
) strict, without rowid;
