-- Names that the field uses.
alter table tallies rename to attempt_counts;
drop index tallies_expires_at;
create index attempt_counts_expires_at on attempt_counts (expires_at);
alter table visits rename to page_views;
alter table visit_reports rename to page_view_reports;
alter table files rename column remarks to custom_metadata;
alter table files rename column reading to extraction;
alter table uploads rename column remarks to custom_metadata;
alter table outbox rename column tries to attempts;
