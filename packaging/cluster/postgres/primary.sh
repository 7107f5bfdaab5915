#!/bin/bash
# Makes the users and the database at the first start of the primary.
set -euo pipefail
psql --set=ON_ERROR_STOP=1 --username=postgres \
  --set=sync="$(cat /run/secrets/database-password)" \
  --set=replication="$(cat /run/secrets/replication-password)" <<'SQL'
create user sync login password :'sync';
create user replication replication login password :'replication';
create database new_beginnings owner sync encoding 'UTF8' template template0;
-- From the next start on, a commit is answered when the standby has it. Until a standby is there,
-- commits wait. With "*", a copy that is being made would count as a standby.
alter system set synchronous_standby_names = 'ANY 1 (primary, standby)';
-- A standby that never comes back must not fill the disk.
alter system set max_slot_wal_keep_size = '8GB';
SQL
echo 'host replication replication samenet scram-sha-256' >> "$PGDATA/pg_hba.conf"
