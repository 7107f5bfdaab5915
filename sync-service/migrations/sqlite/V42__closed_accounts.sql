-- An address is not kept free for an account that was closed to be deleted: its owner may sign up
-- again, and nobody can tell that there was one. An undo makes room for itself.
drop trigger users_reserved;
create trigger users_reserved before insert on users
when exists (
    select 1 from codes
    where purpose = 'recover-email' and new_email = new.email and expires_at > new.created_at
      and uid not in (select uid from pending_deletions)
)
begin
    select raise(abort, 'the address is reserved for an undo');
end;
