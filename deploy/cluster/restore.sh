#!/bin/sh
# Restores the backup and the log into an empty data folder, and replays it: Patroni takes over a database that is up to date.
# Arguments go to pgBackRest, such as --type=time --target=…
set -eu
data=/srv/data/postgresql
bin=/usr/lib/postgresql/15/bin
mkdir -p -m 700 "$data"
pgbackrest --config=/srv/cluster/pgbackrest.conf --stanza=huiqi "$@" restore
# No caller and no standby before Patroni says so.
"$bin/pg_ctl" --pgdata="$data" --wait --timeout=86400 --silent --log=/srv/run/restore.log \
  --options="-c listen_addresses='' -c synchronous_standby_names=''" start
until [ "$(psql --host=/srv/run --username=postgres -XAtc 'SELECT pg_is_in_recovery()')" = f ]; do sleep 1; done
"$bin/pg_ctl" --pgdata="$data" --wait --silent --mode=fast stop
