-- A domain at which a mail hangs or failed lets mails to other domains go first.
alter table outbox add column domain text collate "C";
create index outbox_domain on outbox (domain, attempts, due_at);
