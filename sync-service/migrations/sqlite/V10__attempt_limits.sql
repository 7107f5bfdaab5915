-- Counters say themselves when they end.
alter table tallies rename to tallies_before;
drop index tallies_last;
create table tallies (
    key        blob primary key,
    count      integer not null,
    began_at   integer not null,
    last_at    integer not null,
    -- When no limit looks at it any more; the sweep deletes by it.
    expires_at integer not null
) strict, without rowid;
insert into tallies (key, count, began_at, last_at, expires_at)
select key, count, began_at, last_at, iif(count = 0, last_at + 7776000000, last_at + 86400000)
from tallies_before;
drop table tallies_before;
create index tallies_expires_at on tallies (expires_at);

