-- Unfinished uploads are counted for each person and in all, and those that rested longest make room.
create index uploads_unfinished on uploads (touched_at, declared) where generation is null;
