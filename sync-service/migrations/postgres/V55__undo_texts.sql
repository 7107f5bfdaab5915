-- The undo of a text is found by the account that its purpose names.
create index phone_codes_purpose on phone_codes (purpose);
