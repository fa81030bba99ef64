#!/bin/sh
# Hands the role of the primary on when its disk is nearly full: until the log itself no longer fits, PostgreSQL refuses single
# writes and lives, which Patroni does not see. Runs beside Patroni on every node.
set -eu
least_percent=5
used_most=$((100 - least_percent))
while sleep 1; do
  used=$(df --output=pcent /srv/data | tail -1 | tr -dc 0-9)
  [ "$used" -ge "$used_most" ] || continue
  curl --silent --fail --max-time 2 --output /dev/null http://localhost:8008/primary || continue
  echo "the disk is $used % full: switching over"
  curl --silent --max-time 30 --request POST --header 'Content-Type: application/json' \
    --data "{\"leader\": \"$PATRONI_NAME\"}" http://localhost:8008/switchover || true
  echo
done
