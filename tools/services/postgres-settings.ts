import type { ServiceAddresses } from './service-addresses.ts'

/** Settings of a server that one developer or one CI run uses: loopback only, durable, no more memory than it needs. */
export function formatPostgresSettings(addresses: ServiceAddresses, socketDir: string): string {
  return `listen_addresses = '127.0.0.1'
port = ${addresses.postgresPort}
unix_socket_directories = '${socketDir}'
unix_socket_permissions = 0700
max_connections = 200
shared_buffers = 256MB
maintenance_work_mem = 128MB
work_mem = 16MB
effective_cache_size = 1GB
max_wal_size = 2GB
checkpoint_timeout = 15min
random_page_cost = 1.1
jit = off
timezone = 'UTC'
log_timezone = 'UTC'
log_line_prefix = '%m [%p] %a '
log_lock_waits = on
idle_in_transaction_session_timeout = 10min
`
}

/**
 * Who may connect: over loopback only the role `rosette`, which may create databases but is not a superuser;
 * the superuser only through the socket, whose folder only the server's own user can enter.
 */
export const postgresAccess = `local all all trust
host all rosette 127.0.0.1/32 trust
host all all all reject
`
