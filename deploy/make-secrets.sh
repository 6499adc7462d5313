#!/bin/bash
# Makes deploy/secrets for compose.yaml, once: passwords, the key of second factors, and an authority with certificates for PostgreSQL and
# OpenSearch. Each file is readable only for the user of the container that needs it, so it takes root. Needs openssl and htpasswd
# (Debian's openssl and apache2-utils). Keep a copy of second-factor-key apart from backups.
set -euo pipefail
umask 077
cd "$(dirname "$(readlink -f "$0")")"
if [ -e secrets ]; then
  echo 'deploy/secrets is there already: nothing was changed' >&2
  exit 1
fi
# Whole or not at all.
made=$(mktemp --directory ./secrets.XXXXXX)
trap 'rm -rf "$made"' EXIT
cd "$made"

password() { openssl rand -hex 24; }
owner=$(password) app=$(password) search=$(password)
printf %s "$(password)" > postgres-password
printf %s "$owner" > owner-password
tls='sslmode=verify-full&sslrootcert=/run/secrets/ca'
echo "postgres://rosette_owner:$owner@postgres/rosette?$tls" > database-owner-url
echo "postgres://rosette_app:$app@postgres/rosette?$tls" > database-url
echo "https://rosette:$search@opensearch:9200" > opensearch-url
openssl rand -base64 32 > second-factor-key
hash=$(printf %s "$search" | htpasswd -niBC 12 rosette | cut -d: -f2 | head -n 1)
printf '_meta:\n  type: internalusers\n  config_version: 2\nrosette:\n  hash: "%s"\n  reserved: true\n' "$hash" > internal_users.yml

curve=(-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 3650)
openssl req -x509 "${curve[@]}" -subj '/CN=Rosette internal' -keyout ca.key -out ca.pem 2> openssl.log
for name in postgres opensearch; do
  openssl req -x509 "${curve[@]}" -CA ca.pem -CAkey ca.key -subj "/CN=$name" -addext "subjectAltName=DNS:$name" \
    -addext 'basicConstraints=critical,CA:FALSE' -keyout "$name.key" -out "$name.pem" 2>> openssl.log
done
# Nothing else is ever signed by it.
rm ca.key openssl.log
chmod 644 ca.pem postgres.pem opensearch.pem
chown 999:999 postgres-password owner-password postgres.key
chown 1000:1000 opensearch.key internal_users.yml
chown 10001:10001 database-url database-owner-url second-factor-key
# Rosette and the health check of OpenSearch read it.
chown 10001:1000 opensearch-url
chmod 440 opensearch-url
cd ..
mv "$made" secrets
echo 'deploy/secrets is made'
