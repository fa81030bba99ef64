#!/bin/sh
# What Patroni does not see of a primary. Runs beside it on every node.
set -eu
least_percent=5
used_most=$((100 - least_percent))
etcd=etcd-${PATRONI_NAME#node-}:2379

# A leader of etcd that is lost together with the primary must be replaced first, which begins `ttl` again: writes would
# stop for twice as long. So another member leads etcd.
leave_etcd() {
  status=$(etcdctl --endpoints="$etcd" --command-timeout=2s endpoint status) || return 0
  # Address, id, version, size, whether it leads.
  [ "$(echo "$status" | cut -d, -f5)" = ' true' ] || return 0
  other=$(etcdctl --endpoints="$etcd" --command-timeout=2s member list | grep -v " ${etcd%:*}," | cut -d, -f1 | shuf -n1)
  etcdctl --endpoints="$etcd" --command-timeout=5s move-leader "$other" || true
}

# Until the log itself no longer fits on a full disk, PostgreSQL refuses single writes and lives.
leave_full_disk() {
  used=$(df --output=pcent /srv/data | tail -1 | tr -dc 0-9)
  [ "$used" -ge "$used_most" ] || return 0
  echo "the disk is $used % full: switching over"
  curl --silent --max-time 30 --request POST --header 'Content-Type: application/json' \
    --data "{\"leader\": \"$PATRONI_NAME\"}" http://localhost:8008/switchover || true
  echo
}

while sleep 1; do
  curl --silent --fail --max-time 2 --output /dev/null http://localhost:8008/primary || continue
  leave_full_disk
  leave_etcd
done
