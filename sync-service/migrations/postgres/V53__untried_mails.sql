-- A mail that was never tried leaves before one that failed.
drop index outbox_next;
create index outbox_next on outbox ((attempts > 0), urgency, due_at, id);
