-- An account may have no address and no password: a phone number or a provider is enough. Foreign
-- keys are off while this runs, so that the other tables keep their rows.
create table users_new (
    uid                 text primary key,
    email               text unique,
    email_verified      integer not null default 0,
    -- Whether the person has logged in by a mailed link or code.
    email_link          integer not null default 0,
    display_name        text,
    photo_url           text,
    password_hash       text,
    password_updated_at integer not null,
    created_at          integer not null,
    last_login_at       integer not null,
    last_refresh_at     integer not null,
    valid_since         integer not null,
    -- Grows whenever all sessions end; an access token that names another number is void.
    epoch               integer not null default 0,
    disabled            integer not null default 0,
    -- Claims that an operator's program has set, as JSON.
    custom_claims       text
) strict, without rowid;
insert into users_new (uid, email, email_verified, display_name, photo_url, password_hash,
    password_updated_at, created_at, last_login_at, last_refresh_at, valid_since, epoch, disabled)
select uid, email, email_verified, display_name, photo_url, password_hash,
    password_updated_at, created_at, last_login_at, last_refresh_at, valid_since, epoch, disabled
from users;
drop table users;
alter table users_new rename to users;
create trigger users_reserved before insert on users
when exists (
    select 1 from codes
    where purpose = 'recover-email' and new_email = new.email and expires_at > new.created_at
)
begin
    select raise(abort, 'the address is reserved for an undo');
end;

-- Phone numbers (provider "phone") and accounts at identity providers, each of one account here.
create table provider_links (
    uid          text not null references users (uid) on delete cascade,
    provider     text not null,
    raw_id       text not null,
    email        text,
    display_name text,
    photo_url    text,
    linked_at    integer not null,
    primary key (uid, provider)
) strict, without rowid;
create unique index provider_links_raw on provider_links (provider, raw_id);

-- Second factors. The secret of an authenticator app is a keyed hash of its seed, so it cannot be
-- read from this table.
create table second_factors (
    id           text primary key,
    uid          text not null references users (uid) on delete cascade,
    -- totp, phone
    kind         text not null,
    display_name text,
    phone        text,
    seed         blob unique,
    -- The newest 30-second step whose code was used.
    last_step    integer not null default 0,
    enrolled_at  integer not null,
    -- A removed factor is kept for as long as its removal can be undone.
    removed_at   integer
) strict, without rowid;
create index second_factors_uid on second_factors (uid);

-- Printed codes that stand in for a second factor, each once. Only keyed hashes are kept.
create table recovery_codes (
    hash blob primary key,
    uid  text not null references users (uid) on delete cascade
) strict, without rowid;
create index recovery_codes_uid on recovery_codes (uid);

-- Sign-ins whose first factor was right and whose second is missing.
create table pending_sign_ins (
    hash       blob primary key,
    uid        text not null references users (uid) on delete cascade,
    epoch      integer not null,
    provider   text not null,
    claims     text,
    device     text not null,
    tries      integer not null default 0,
    expires_at integer not null
) strict, without rowid;
create index pending_sign_ins_uid on pending_sign_ins (uid);

-- How a session was opened, and on what.
alter table sessions add column provider text not null default 'password';
alter table sessions add column second_factor text;
alter table sessions add column second_factor_kind text;
alter table sessions add column claims text;
alter table sessions add column device text not null default '';
