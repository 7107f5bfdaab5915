-- Codes that were sent by e-mail. Only their hashes are kept.
create table codes (
    hash       blob primary key,
    uid        text not null references users (uid) on delete cascade,
    purpose    text not null,
    email      text not null,
    new_email  text,
    expires_at integer not null
) strict, without rowid;
create index codes_uid on codes (uid);

-- Who asked for a new password. Written for known and unknown addresses alike; a worker answers.
create table reset_requests (
    id       integer primary key,
    email    text not null,
    language text not null
) strict;

-- The person an outgoing mail belongs to, so that a deleted account leaves no mail behind.
alter table outbox add column uid text;
create index outbox_uid on outbox (uid);
