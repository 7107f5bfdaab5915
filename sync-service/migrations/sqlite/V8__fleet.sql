-- Kiosks: each has a key of its own, of which only a hash is kept.
create table kiosks (
    id          text primary key,
    site        text not null,
    key_hash    blob not null unique,
    enrolled_at integer not null,
    revoked_at  integer
) strict, without rowid;

-- Codes with which a kiosk is enrolled, once each.
create table kiosk_codes (
    hash       blob primary key,
    site       text not null,
    expires_at integer not null
) strict, without rowid;

-- What kiosks say of themselves, as JSON of at most 1024 characters. Nothing of a person.
create table heartbeats (
    kiosk       text not null references kiosks (id) on delete cascade,
    key         text not null unique,
    received_at integer not null,
    content     text not null,
    primary key (kiosk, received_at, key)
) strict, without rowid;
create index heartbeats_received_at on heartbeats (received_at);
