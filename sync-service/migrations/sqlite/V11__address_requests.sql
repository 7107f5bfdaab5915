-- Calls about an address that may or may not have an account. Written for known and unknown
-- addresses alike; a worker answers.
create table address_requests (
    id           integer primary key,
    -- reset, change-email, sign-up, sign-up-notice
    kind         text not null,
    email        text not null,
    language     text not null,
    -- Who asks for a change of address, and how often its sessions had ended then.
    uid          text references users (uid) on delete cascade,
    epoch        integer,
    -- The name of a profile that a sign-up brings.
    display_name text
) strict;
create index address_requests_uid on address_requests (uid) where uid is not null;
insert into address_requests (id, kind, email, language)
select id, 'reset', email, language from reset_requests;
drop table reset_requests;

-- Sign-ups that become accounts when the mailed link is opened. Only hashes of codes are kept.
create table sign_ups (
    hash         blob primary key,
    email        text not null unique,
    display_name text,
    expires_at   integer not null
) strict, without rowid;
create index sign_ups_expires_at on sign_ups (expires_at);
