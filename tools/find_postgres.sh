#!/bin/sh
# The server's tests start a PostgreSQL of their own. Found, installed from Debian's packages (as root), or said to be missing.
set -eu
for folder in "${POSTGRES_BIN:-}" $(dirname "$(command -v initdb || echo /nowhere/x)") /usr/lib/postgresql/*/bin; do
  if [ -n "$folder" ] && [ -x "$folder/initdb" ] && [ -x "$folder/postgres" ]; then exit 0; fi
done
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
  echo "Installing PostgreSQL from the system's packages ..."
  if [ ! -e /etc/postgresql-common/createcluster.conf ]; then # the tests make a cluster of their own; no other is wanted
    mkdir -p /etc/postgresql-common && echo "create_main_cluster = false" >/etc/postgresql-common/createcluster.conf
  fi
  apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq postgresql >/dev/null
  exit 0
fi
echo "The server's tests need PostgreSQL: install your system's postgresql package, or name the folder of initdb with POSTGRES_BIN=path." >&2
exit 1
