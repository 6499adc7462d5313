#!/usr/bin/env bash
# The official OpenSearch distribution on loopback, without Docker and without root.
#
#   opensearch.sh install        fetch the distribution from Maven Central and unpack it
#   opensearch.sh start [nodes]  start 1 to 9 nodes and wait until they are healthy; without a number: as many as last time
#   opensearch.sh stop           stop all nodes
#   opensearch.sh reset          stop all nodes and delete their data
#   opensearch.sh pids           one line per running node: its name and process id
#
# OPENSEARCH_CACHE      folder of the unpacked distribution, shared by all checkouts
# OPENSEARCH_RUN        folder of data, logs and configuration of this cluster
# OPENSEARCH_HTTP_PORT  port of the first node; further nodes follow, their transport ports lie ten above
# OPENSEARCH_HEAP       heap of each node (1g)
# OPENSEARCH_JAVA_HOME  a JDK of version 21 or later, when it is not found by itself
# OPENSEARCH_USER       who it runs as when root starts it (opensearch)
# OPENSEARCH_SECURITY   a folder whose files are added to the configuration of a node with the security plugin: opensearch.yml with the
#                       settings of its certificates, ca.pem, and curlrc with a user who may ask for its health
# MVN_ARGS              further arguments for Maven
set -euo pipefail

SECURITY=${OPENSEARCH_SECURITY:-}
PLAIN_VERSION=3.8.0
# Checksums are those of the files on Maven Central.
if [ -z "$SECURITY" ]; then
  VERSION=$PLAIN_VERSION SCHEME=http
  SHA256=196c3cf4602c394f2e40e6174ccbf2a924eae37246f08fa6bbb6b75f9fd5ff1f
else
  # The newest version whose security plugin is there.
  VERSION=3.4.0 SCHEME=https
  SHA256=6540e95fe8bfaedc3eb1c58e829912ea2203af2ac1f88f76411c20a2fc5254a6
fi
CACHE=${OPENSEARCH_CACHE:?names the folder of the distribution}
RUN=${OPENSEARCH_RUN:?names the folder of the data}
HTTP=${OPENSEARCH_HTTP_PORT:?names the port of the first node}
USER_NAME=${OPENSEARCH_USER:-opensearch}
DIST=$CACHE/opensearch-$VERSION${SECURITY:+-secured}

say() { printf 'opensearch: %s\n' "$*" >&2; }
die() { say "$*"; exit 1; }
is_root() { [ "$(id -u)" = 0 ]; }
# OpenSearch refuses to run as root.
as_user() { if is_root; then setpriv --reuid="$USER_NAME" --regid="$USER_NAME" --init-groups -- "$@"; else "$@"; fi; }
health() { curl -fsS -m 5 ${SECURITY:+--cacert "$SECURITY/ca.pem" --config "$SECURITY/curlrc"} "$SCHEME://127.0.0.1:$HTTP/_cluster/health" 2>/dev/null; }

# A process id alone proves nothing: after a crash the system may have given it to someone else.
alive() {
  local pid
  pid=$(cat "$1/pid" 2>/dev/null) && [ -n "$pid" ] && kill -0 "$pid" 2>/dev/null || return 1
  [ ! -d /proc/self ] || grep -qzxF "OPENSEARCH_PATH_CONF=$1/config" "/proc/$pid/environ" 2>/dev/null
}

fetch() { # folder, group, name, version, extension, checksum: leaves the file in the folder
  local try file=$3-$4.$5
  for try in 1 2 3; do
    if command -v mvn >/dev/null; then
      # shellcheck disable=SC2086
      mvn -q -B ${MVN_ARGS:-} dependency:copy -DoutputDirectory="$1" -Dartifact="$2:$3:$4:$5" && break
    else
      curl -fsSL --retry 2 -o "$1/$file" "https://repo1.maven.org/maven2/${2//.//}/$3/$4/$file" && break
    fi
    [ "$try" -lt 3 ] || die "$file could not be fetched from Maven Central"
    say "fetching failed (attempt $try of 3)"
    sleep 3
  done
  (cd "$1" && echo "$6  $file" | sha256sum --check --quiet) || die "the fetched $file is not the published one"
}

unpack() { # zip, folder
  if command -v unzip >/dev/null; then unzip -q "$1" -d "$2"; else python3 -m zipfile -e "$1" "$2"; fi
}

add_security() { # folder with the distribution
  local plugin=$1/opensearch-$VERSION/plugins/opensearch-security
  fetch "$1" org.opensearch.plugin opensearch-security "$VERSION.0" zip fc164c084979f7f793d295b6bca56bf8bee76dafb762adef9f14fa872e0a7596
  mkdir "$plugin"
  unpack "$1/opensearch-security-$VERSION.0.zip" "$plugin"
  # Of workload management, which only extends it, Maven Central has neither the plugin nor the library that came with it.
  sed -i 's/,rule-framework$/,rule-framework;optional=true/' "$plugin/plugin-descriptor.properties"
  fetch "$plugin" org.apache.commons commons-collections4 4.5.0 jar 00f93263c267be201b8ae521b44a7137271b16688435340bf629db1bac0a5845
  # Two modules that the zip of this version lacks and indices of Rosette need: one comes with the plugin, the other fits as it is.
  borrow_module "$1" analysis-common
  borrow_module "$1" mapper-extras
  rm "$1/opensearch-$VERSION"/modules/mapper-extras/*.jar
  mv "$plugin/mapper-extras-client-$VERSION.jar" "$1/opensearch-$VERSION/modules/mapper-extras/"
}

borrow_module() { # folder with the distribution, module
  local module=$1/opensearch-$VERSION/modules/$2
  cp -r "$CACHE/opensearch-$PLAIN_VERSION/modules/$2" "$module"
  sed -i "s/^\(opensearch\.\)\?version=.*/\1version=$VERSION/; s/^extended.plugins=..*/&;optional=true/" "$module/plugin-descriptor.properties"
}

install_it() {
  [ -x "$DIST/bin/opensearch" ] && return
  local tmp
  mkdir -p "$CACHE"
  [ -z "$SECURITY" ] || OPENSEARCH_SECURITY='' bash "$0" install
  (
    # Two checkouts may ask at the same time; the second one waits and finds it there.
    if command -v flock >/dev/null; then exec 9>"$CACHE/install.lock"; flock 9; fi
    [ ! -x "$DIST/bin/opensearch" ] || exit 0
    tmp=$(mktemp -d "$CACHE/.unpack.XXXXXX")
    trap 'rm -rf "$tmp"' EXIT
    say "fetching OpenSearch $VERSION (160 MB)"
    fetch "$tmp" org.opensearch.distribution.integ-test-zip opensearch "$VERSION" zip "$SHA256"
    unpack "$tmp/opensearch-$VERSION.zip" "$tmp"
    chmod +x "$tmp/opensearch-$VERSION"/bin/*
    [ -z "$SECURITY" ] || add_security "$tmp"
    chmod -R a+rX "$tmp"
    mv "$tmp/opensearch-$VERSION" "$DIST"
  )
}

java_version() { sed -n 's/^JAVA_VERSION="\([0-9]*\).*/\1/p' "$1/release" 2>/dev/null || true; }

find_java() {
  local home major best=0 path_java
  if [ -n "${OPENSEARCH_JAVA_HOME:-}" ]; then
    best=$(java_version "$OPENSEARCH_JAVA_HOME")
  else
    path_java=$(command -v java || true)
    for home in ${JAVA_HOME:+"$JAVA_HOME"} ${path_java:+"$(dirname "$(dirname "$(readlink -f "$path_java")")")"} \
      /usr/lib/jvm/* /opt/*jdk* "$HOME"/.sdkman/candidates/java/* /Library/Java/JavaVirtualMachines/*/Contents/Home; do
      major=$(java_version "$home")
      if [ "${major:-0}" -gt "$best" ]; then best=$major; OPENSEARCH_JAVA_HOME=$home; fi
    done
  fi
  [ "${best:-0}" -ge 21 ] || die "OpenSearch needs a JDK of version 21 or later (the newest found here: $([ "${best:-0}" = 0 ] && echo none || echo "$best")): install one (Temurin 25 from adoptium.net," \
    "or your distribution's openjdk-21-jre-headless) and set OPENSEARCH_JAVA_HOME if it is not under /usr/lib/jvm"
}

node_settings() { # number of nodes, this one's number, its folder
  cat <<SETTINGS
cluster.name: rosette-$1
node.name: node-$2
network.host: 127.0.0.1
http.port: $((HTTP + $2 - 1))
transport.port: $((HTTP + 9 + $2))
path.data: $3/data
path.logs: $3/logs
path.repo: [$RUN/snapshots]
# The engine's own defaults limit nothing.
search.default_search_timeout: 10s
search.cancel_after_time_interval: 15s
# A write to a mistyped index fails instead of making one.
action.auto_create_index: false
# A developer's disk may be 90 % full and still have room for this.
cluster.routing.allocation.disk.watermark.low: 3gb
cluster.routing.allocation.disk.watermark.high: 2gb
cluster.routing.allocation.disk.watermark.flood_stage: 1gb
SETTINGS
  if [ "$1" = 1 ]; then echo "discovery.type: single-node"; else
    echo "discovery.seed_hosts: [$(seq -s, -f "127.0.0.1:%g" $((HTTP + 10)) $((HTTP + 9 + $1)))]"
    echo "cluster.initial_cluster_manager_nodes: [$(seq -s, -f 'node-%g' 1 "$1")]"
  fi
  [ -z "$SECURITY" ] || cat "$SECURITY/opensearch.yml"
}

start_node() { # number of nodes, this one's number
  local dir=$RUN/$1/node-$2
  alive "$dir" && return
  if curl -sS -m 2 -o /dev/null "http://127.0.0.1:$((HTTP + $2 - 1))" 2>/dev/null; then
    die "port $((HTTP + $2 - 1)) is taken by another program; set ROSETTE_OPENSEARCH_PORT"
  fi
  mkdir -p "$dir/config" "$dir/data" "$dir/logs" "$RUN/snapshots"
  cp "$DIST/config/log4j2.properties" "$dir/config/"
  # The distribution writes its logs beside its jars, which this user may not change.
  sed "s:=logs/:=$dir/logs/:; s:HeapDumpPath=data:HeapDumpPath=$dir/logs:" "$DIST/config/jvm.options" >"$dir/config/jvm.options"
  if [ -n "$SECURITY" ]; then
    cp "$SECURITY"/*.pem "$dir/config/"
    cp -r "$DIST/plugins/opensearch-security/config" "$dir/config/opensearch-security"
  fi
  node_settings "$1" "$2" "$dir" >"$dir/config/opensearch.yml"
  if is_root; then chown -R "$USER_NAME:$USER_NAME" "$RUN"; fi
  # `exec` keeps the process id, so the pid file is right from the first moment.
  (cd "$dir" && OPENSEARCH_JAVA_HOME=$OPENSEARCH_JAVA_HOME OPENSEARCH_PATH_CONF=$dir/config \
    OPENSEARCH_JAVA_OPTS="-Xms${OPENSEARCH_HEAP:-1g} -Xmx${OPENSEARCH_HEAP:-1g}" \
    as_user setsid sh -c 'echo $$ >pid; exec "$0"' "$DIST/bin/opensearch" </dev/null >"$dir/logs/console.log" 2>&1 &)
}

running_nodes() { # the size of the cluster that runs, if one does
  local dir
  for dir in "$RUN"/[1-9]/node-*; do alive "$dir" && basename "$(dirname "$dir")" && return; done
  return 0
}

wait_until_healthy() { # number of nodes
  local n=$1 i h began=$SECONDS
  until h=$(health) && [[ $h == *"\"number_of_nodes\":$n,"* && $h != *'"status":"red"'* ]]; do
    for i in $(seq "$n"); do
      alive "$RUN/$n/node-$i" || [ $((SECONDS - began)) -lt 10 ] || die "node-$i ended; see $RUN/$n/node-$i/logs/console.log"
    done
    [ $((SECONDS - began)) -lt 300 ] || die "not healthy after 300 s: ${h:-no answer}; see $RUN/$n/*/logs"
    sleep 0.5
  done
}

start_all() {
  local n i running
  running=$(running_nodes)
  n=${1:-${running:-$(cat "$RUN/nodes" 2>/dev/null || echo 1)}}
  [[ $n =~ ^[1-9]$ ]] || die "a cluster has 1 to 9 nodes, not '$n'"
  [ -z "$running" ] || [ "$running" = "$n" ] || die "a cluster of $running is running; stop it before you start one of $n (its data are kept apart)"
  if is_root && ! id "$USER_NAME" >/dev/null 2>&1; then
    useradd --system --user-group --no-create-home --shell /usr/sbin/nologin "$USER_NAME"
  fi
  command -v curl >/dev/null || die "curl is needed: install it"
  find_java
  install_it
  mkdir -p "$RUN"
  echo "$n" >"$RUN/nodes"
  for i in $(seq "$n"); do start_node "$n" "$i"; done
  wait_until_healthy "$n"
}

stop_all() {
  local dir pid
  for dir in "$RUN"/[1-9]/node-*; do if alive "$dir"; then kill "$(cat "$dir/pid")"; fi; done
  for dir in "$RUN"/[1-9]/node-*; do
    pid=$(cat "$dir/pid" 2>/dev/null) || continue
    for _ in $(seq 120); do alive "$dir" || break; sleep 0.5; done
    if alive "$dir"; then kill -9 "$pid"; fi
    rm -f "$dir/pid"
  done
}

print_pids() {
  local dir
  for dir in "$RUN"/[1-9]/node-*; do if alive "$dir"; then echo "$(basename "$dir") $(cat "$dir/pid")"; fi; done
}

case "${1:-}" in
  install) install_it ;;
  start) start_all "${2:-}" ;;
  stop) stop_all ;;
  reset) stop_all; rm -rf "$RUN" ;;
  pids) print_pids ;;
  *) sed -n '2,19p' "$0"; exit 2 ;;
esac
