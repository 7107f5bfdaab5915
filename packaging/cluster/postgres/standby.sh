#!/bin/bash
# Copies the primary at the first start, then follows it. After a failover the old primary is made
# a standby in the same way, with an empty folder.
set -euo pipefail
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  printf 'primary:5432:*:replication:%s\n' "$(cat /run/secrets/replication-password)" > /tmp/pgpass
  chmod 600 /tmp/pgpass
  PGPASSFILE=/tmp/pgpass pg_basebackup --host=primary --username=replication --pgdata="$PGDATA" \
    --write-recovery-conf --wal-method=stream --checkpoint=fast
fi
chmod 700 "$PGDATA"
exec postgres -c hot_standby=on -c cluster_name=standby
