create table users (
    uid                 text primary key,
    email               text not null unique,
    email_verified      integer not null default 0,
    display_name        text,
    photo_url           text,
    password_hash       text not null,
    password_updated_at integer not null,
    created_at          integer not null,
    last_login_at       integer not null,
    last_refresh_at     integer not null,
    valid_since         integer not null,
    -- Grows whenever all sessions end; an access token that names another number is void.
    epoch               integer not null default 0,
    disabled            integer not null default 0
) strict, without rowid;

-- A session is a family of refresh tokens of which one is current. Only hashes are kept.
create table sessions (
    family     blob primary key,
    uid        text not null references users (uid) on delete cascade,
    generation integer not null,
    current    blob not null,
    parent     blob,
    rotated_at integer not null,
    auth_time  integer not null,
    created_at integer not null
) strict, without rowid;
create index sessions_uid on sessions (uid);
