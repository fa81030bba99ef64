#!/bin/sh
# Patroni calls it once, on the first primary, with the address of its PostgreSQL.
set -eu
psql --quiet --no-psqlrc --set=ON_ERROR_STOP=1 --set=password="$POSTGRES_PASSWORD" "$1" <<'SQL'
CREATE ROLE huiqi LOGIN PASSWORD :'password';
CREATE DATABASE huiqi OWNER huiqi;
SQL
