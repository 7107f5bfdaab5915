-- The place of files carries a marker with this name, so that no other database takes the place for its own.
create table files_marker (
    id        integer primary key check (id = 1),
    name      text not null,
    -- Whether the place was seen with the marker.
    is_placed integer not null
) strict;

-- Blobs that no file and no upload has any more. The sweep removes these, and no others that the database does
-- not know: one that was put back to an earlier time does not know the newest files.
create table unused_blobs (
    name text primary key
) strict, without rowid;
create trigger file_left_its_blob after delete on files begin
    insert into unused_blobs (name) values (old.blob) on conflict (name) do nothing;
end;
create trigger upload_left_its_parts after delete on uploads begin
    insert into unused_blobs (name) select value from json_each(old.parts) where true
        on conflict (name) do nothing;
end;
create trigger upload_joined_its_parts after update of parts on uploads when new.parts = '[]' begin
    insert into unused_blobs (name) select value from json_each(old.parts) where true
        on conflict (name) do nothing;
end;
