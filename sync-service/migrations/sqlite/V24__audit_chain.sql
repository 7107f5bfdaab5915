-- Security events are chained by keyed hashes; lines from before stay without.
alter table audit add column content blob;
alter table audit add column link blob;
-- Mark of a line whose content was erased with its account.
alter table audit add column erased blob;
create table audit_chain (
    one        integer primary key check (one = 1),
    first_id   integer not null,
    first_link blob not null,
    last_id    integer not null,
    last_link  blob not null,
    broken_at  integer not null,
    seal       blob not null
) strict;
