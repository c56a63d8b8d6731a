#!/usr/bin/env bash
# Makes sure that a Postgres answers and prints its address: the one in TEST_DATABASE_URL, the local one, or one started here.
set -euo pipefail
cd "$(dirname "$0")/.."

answers() {
  TEST_DATABASE_URL="$1" node -e '
    import("pg").then(async ({ default: pg }) => {
      const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL, connectionTimeoutMillis: 5000 });
      await client.connect();
      await client.query("select 1");
      await client.end();
    }).catch(() => process.exit(1));
  '
}

local="postgres://postgres@127.0.0.1:5432/test"
sockets=/var/run/postgresql
if [ -S "$sockets/.s.PGSQL.5432" ]; then local="postgres://postgres@localhost/test?host=$sockets"; fi
url="${TEST_DATABASE_URL:-$local}"
if ! answers "$url"; then
  if ! ls -d /usr/lib/postgresql/*/bin >/dev/null 2>&1; then
    apt-get update -qq >&2
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends postgresql >&2
  fi
  bin="$(ls -d /usr/lib/postgresql/*/bin | sort -V | tail -n 1)"
  data="$(mktemp -d)"
  chown postgres "$data"
  as_postgres() { su postgres -s /bin/bash -c "$1" >&2; }
  as_postgres "$bin/initdb -D $data/cluster --auth=trust >/dev/null"
  as_postgres "$bin/pg_ctl -D $data/cluster -w -l $data/log -o '-c listen_addresses=127.0.0.1 -c port=54329 -c unix_socket_directories=$data' start"
  as_postgres "$bin/createdb -h 127.0.0.1 -p 54329 test"
  url="postgres://postgres@127.0.0.1:54329/test"
  answers "$url"
fi
echo "$url"
