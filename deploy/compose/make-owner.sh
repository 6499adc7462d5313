#!/bin/bash
# Runs once, in an empty database: the role that owns the tables. `rosette db migrate` makes the one that serves.
set -euo pipefail
psql --set=ON_ERROR_STOP=1 --username=postgres --dbname="$POSTGRES_DB" --set=password="$(cat /run/secrets/owner-password)" <<'SQL'
create role rosette_owner login createrole password :'password';
alter database rosette owner to rosette_owner;
SQL
