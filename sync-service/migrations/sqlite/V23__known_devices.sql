-- Devices that an account was used on, as keyed hashes of the account, the words for the device and
-- its network.
create table known_devices (
    uid      text not null references users (uid) on delete cascade,
    device   blob not null,
    noted_at integer not null,
    primary key (uid, device)
) strict, without rowid;
create index known_devices_noted_at on known_devices (noted_at);

-- Accounts that began without anything that leads to them.
create table guests (
    uid text primary key references users (uid) on delete cascade
) strict, without rowid;
