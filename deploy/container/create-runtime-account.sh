#!/bin/sh
# Run once by the database's container, on its empty data: the account of requests and jobs (docs/operations/deployment.md).
set -eu
psql --username="$POSTGRES_USER" --dbname="$POSTGRES_DB" --set=ON_ERROR_STOP=1 --set=password="$POSTGRES_SERVER_PASSWORD" <<'SQL'
create role teeviet_server login password :'password';
SQL
