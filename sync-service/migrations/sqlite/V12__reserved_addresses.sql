-- The address that can undo a takeover stays free for as long as its undo works: otherwise whoever
-- took an account could sign up with the owner's address, and the undo would meet a taken address.
create index codes_undo on codes (new_email) where purpose = 'recover-email';
create trigger users_reserved before insert on users
when exists (
    select 1 from codes
    where purpose = 'recover-email' and new_email = new.email and expires_at > new.created_at
)
begin
    select raise(abort, 'the address is reserved for an undo');
end;
