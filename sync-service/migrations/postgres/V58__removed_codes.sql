-- An undo puts back printed codes that ended with the last second step, and makes those of its week void.
-- The age of codes that are here already is not known: they count as new.
alter table recovery_codes add column made_at bigint not null default 0;
alter table recovery_codes add column removed_at bigint;
update recovery_codes set made_at = (extract(epoch from now()) * 1000)::bigint;
