#!/bin/bash
# Copies the primary at the first start, then follows it.
set -euo pipefail
# At every start: the container may be another one than the one that made the copy.
printf 'primary:5432:*:replication:%s\n' "$(cat /run/secrets/replication-password)" > /tmp/pgpass
chmod 600 /tmp/pgpass
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  # The slot makes the primary keep what a standby that was away has not read yet.
  PGPASSFILE=/tmp/pgpass pg_basebackup --host=primary --username=replication --pgdata="$PGDATA" \
    --write-recovery-conf --wal-method=stream --checkpoint=fast --create-slot --slot=standby
fi
chmod 700 "$PGDATA"
exec postgres -c hot_standby=on -c cluster_name=standby
