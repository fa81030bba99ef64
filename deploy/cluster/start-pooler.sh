#!/bin/sh
# PgBouncer reads passwords from a file.
set -eu
umask 077
printf '"huiqi" "%s"\n' "$POSTGRES_PASSWORD" >users.txt
exec pgbouncer /srv/cluster/pgbouncer.ini
