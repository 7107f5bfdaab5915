-- Accounts that only wait to be deleted, because a mail has promised an undo until then.
create table pending_deletions (
    uid    text collate "C" primary key references users (uid) on delete cascade,
    due_at bigint not null
);
create index pending_deletions_due_at on pending_deletions (due_at);

-- A security step ends the codes of a number.
create index phone_codes_phone on phone_codes (phone);
