-- Requests for messages to phones that were answered already: one that comes again, because its answer
-- was lost, sends nothing. Keyed hashes of the whole request.
create table message_requests (
    hash       bytea primary key,
    expires_at bigint not null
);
create index message_requests_expires_at on message_requests (expires_at);
