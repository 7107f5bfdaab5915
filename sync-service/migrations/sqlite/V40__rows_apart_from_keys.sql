-- A table without row ids keeps its rows in the tree of its keys, and a search reads each row that it
-- passes to its end. Beside documents of 10 MB a look-up of a small one took up to 200 ms. These
-- tables hold what people upload, so their rows lie apart from their keys.
create table documents_apart (
    uid     text primary key references users (uid) on delete cascade,
    version integer not null,
    content text not null
) strict;
insert into documents_apart (uid, version, content) select uid, version, content from documents;
drop table documents;
alter table documents_apart rename to documents;

create table files_apart (
    uid             text not null references users (uid) on delete cascade,
    path            text not null,
    blob            text not null unique,
    size            integer not null,
    content_type    text not null,
    md5             blob not null,
    crc32c          integer not null,
    generation      integer not null,
    metageneration  integer not null,
    created_at      integer not null,
    updated_at      integer not null,
    -- The secret of the download address.
    token           text not null,
    -- What the uploader says of it, as JSON.
    custom_metadata text not null,
    -- What the file's words say, as JSON; null until it was read.
    extraction      text,
    primary key (uid, path)
) strict;
insert into files_apart
    (uid, path, blob, size, content_type, md5, crc32c, generation, metageneration, created_at,
     updated_at, token, custom_metadata, extraction)
select uid, path, blob, size, content_type, md5, crc32c, generation, metageneration, created_at,
       updated_at, token, custom_metadata, extraction
from files;
drop table files;
alter table files_apart rename to files;

create table uploads_apart (
    id              text primary key,
    uid             text not null references users (uid) on delete cascade,
    path            text not null,
    content_type    text not null,
    custom_metadata text not null,
    declared        integer,
    received        integer not null default 0,
    parts           text not null default '[]',
    -- Set once the upload has become a file.
    generation      integer,
    touched_at      integer not null
) strict;
insert into uploads_apart
    (id, uid, path, content_type, custom_metadata, declared, received, parts, generation, touched_at)
select id, uid, path, content_type, custom_metadata, declared, received, parts, generation, touched_at
from uploads;
drop table uploads;
alter table uploads_apart rename to uploads;
create index uploads_uid on uploads (uid);
create index uploads_touched_at on uploads (touched_at);
create index uploads_unfinished on uploads (touched_at, declared) where generation is null;
