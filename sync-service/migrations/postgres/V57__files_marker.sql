-- The place of files carries a marker with this name, so that no other database takes the place for its own.
create table files_marker (
    id        bigint primary key check (id = 1),
    name      text collate "C" not null,
    -- Whether the place was seen with the marker.
    is_placed boolean not null
);

-- Blobs that no file and no upload has any more. The sweep removes these, and no others that the database does
-- not know: one that was put back to an earlier time does not know the newest files.
create table unused_blobs (
    name text collate "C" primary key
);
create function keep_unused_blob() returns trigger language plpgsql as $$ begin
    insert into unused_blobs (name) values (old.blob) on conflict (name) do nothing;
    return null;
end $$;
create function keep_unused_parts() returns trigger language plpgsql as $$ begin
    insert into unused_blobs (name) select unnest(old.parts) on conflict (name) do nothing;
    return null;
end $$;
create trigger file_left_its_blob after delete on files
    for each row execute function keep_unused_blob();
create trigger file_changed_its_blob after update of blob on files
    for each row when (old.blob <> new.blob) execute function keep_unused_blob();
create trigger upload_left_its_parts after delete on uploads
    for each row execute function keep_unused_parts();
create trigger upload_joined_its_parts after update of parts on uploads
    for each row when (new.parts = '{}') execute function keep_unused_parts();
