-- Links and typed codes that sign in by mail. Only hashes are kept; for known and unknown addresses
-- alike.
create table email_links (
    hash       blob primary key,
    email      text not null,
    -- Keyed hash of the address and the six digits.
    code       blob not null,
    tries      integer not null default 0,
    expires_at integer not null
) strict, without rowid;
create index email_links_email on email_links (email);
create index email_links_expires_at on email_links (expires_at);

alter table address_requests add column continue_url text;

-- Messages with codes that were sent to phones, and proofs that a number was shown. Only hashes of
-- codes are kept.
create table phone_codes (
    hash       blob primary key,
    phone      text not null,
    -- What it is for: sign-in, the account that adds a factor, or the pending sign-in it finishes.
    purpose    text not null,
    -- Keyed hash of the session and the six digits; null for a proof that was shown already.
    code       blob,
    tries      integer not null default 0,
    expires_at integer not null
) strict, without rowid;
create index phone_codes_expires_at on phone_codes (expires_at);

-- Messages that wait to be sent.
create table phone_outbox (
    id      integer primary key,
    phone   text not null,
    text    text not null,
    tries   integer not null default 0,
    due_at  integer not null,
    expires_at integer not null
) strict;
