-- Files of people. Their bytes lie in the folder of blobs under the name in `blob`; a row exists
-- only when all of them do.
create table files (
    uid            text not null references users (uid) on delete cascade,
    path           text not null,
    blob           text not null unique,
    size           integer not null,
    content_type   text not null,
    md5            blob not null,
    crc32c         integer not null,
    generation     integer not null,
    metageneration integer not null,
    created_at     integer not null,
    updated_at     integer not null,
    -- The secret of the download address.
    token          text not null,
    -- What the uploader says of it, as JSON.
    remarks        text not null,
    -- What the file's words say, as JSON; null until it was read.
    reading        text,
    primary key (uid, path)
) strict, without rowid;

-- Uploads in parts that have not ended. Each part is a blob of its own.
create table uploads (
    id           text primary key,
    uid          text not null references users (uid) on delete cascade,
    path         text not null,
    content_type text not null,
    remarks      text not null,
    declared     integer,
    received     integer not null default 0,
    parts        text not null default '[]',
    -- Set once the upload has become a file.
    generation   integer,
    touched_at   integer not null
) strict, without rowid;
create index uploads_uid on uploads (uid);
create index uploads_touched_at on uploads (touched_at);

-- What somebody keeps at users/{uid} of the database: one JSON document each.
create table documents (
    uid     text primary key references users (uid) on delete cascade,
    version integer not null,
    content text not null
) strict, without rowid;
