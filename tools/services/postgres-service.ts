import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findPostgresPrograms } from './postgres-programs.ts'
import { runCommand, runOrThrow } from './run-command.ts'
import { type ServiceAddresses, servingRole } from './service-addresses.ts'

type Say = (line: string) => void

/** Folder of the server: its data, its socket and its log. */
export const postgresDir = (addresses: ServiceAddresses) => join(addresses.dir, 'postgres')
/** Folder of the data alone. */
export const postgresDataDir = (addresses: ServiceAddresses) => join(postgresDir(addresses), 'data')

/** Brings up the checkout's PostgreSQL, made if it does not exist, and waits until it answers. */
export async function startPostgres(addresses: ServiceAddresses, say: Say): Promise<void> {
  const dataDir = postgresDataDir(addresses)
  if (findPostmaster(dataDir)) return
  const cwd = postgresDir(addresses)
  const { bin, version } = await findPostgresPrograms(versionOfData(dataDir), say)
  if (!existsSync(join(dataDir, 'PG_VERSION'))) await createCluster(addresses, bin, say)
  removeStaleLockFile(dataDir)
  // Ports may have been overridden since the folder was made.
  writeFileSync(join(dataDir, 'rosette.conf'), formatPostgresSettings(addresses, cwd))
  writeFileSync(join(dataDir, 'pg_hba.conf'), postgresAccess)
  say(`starting PostgreSQL ${version} on port ${addresses.postgresPort}`)
  await startServer(join(bin, 'pg_ctl'), addresses)
  await createRoleAndDatabase(addresses, bin)
}

/** Stops the server: politely, then at once, then by force. */
export async function stopPostgres(addresses: ServiceAddresses): Promise<void> {
  const dataDir = postgresDataDir(addresses)
  const cwd = postgresDir(addresses)
  for (const mode of ['fast', 'immediate']) {
    if (!findPostmaster(dataDir)) return
    const { bin } = await findPostgresPrograms(versionOfData(dataDir), () => undefined)
    await runAsPostgres(join(bin, 'pg_ctl'), ['-D', dataDir, '-m', mode, '-w', '-t', '30', 'stop'], { cwd }).catch(() => undefined)
  }
  const pid = findPostmaster(dataDir)
  if (pid) process.kill(pid, 'SIGKILL')
}

/** Stops the server and deletes its data. */
export async function resetPostgres(addresses: ServiceAddresses): Promise<void> {
  await stopPostgres(addresses)
  rmSync(postgresDir(addresses), { recursive: true, force: true })
}

/** A streaming replica of a server that runs, in a folder of its own; `startPostgres` starts it. Only the server's own user may copy. */
export async function copyPostgres(from: ServiceAddresses, to: ServiceAddresses): Promise<void> {
  const { bin } = await findPostgresPrograms(versionOfData(postgresDataDir(from)), () => undefined)
  await makeServerFolder(to)
  const source = ['-h', postgresDir(from), '-p', String(from.postgresPort), '-U', 'postgres']
  const args = [...source, '-D', postgresDataDir(to), '--write-recovery-conf', '--checkpoint=fast']
  await runAsPostgres(join(bin, 'pg_basebackup'), args, { cwd: postgresDir(to) })
}

export function versionOfData(dataDir: string): number | null {
  const file = join(dataDir, 'PG_VERSION')
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : null
}

async function createCluster(addresses: ServiceAddresses, bin: string, say: Say): Promise<void> {
  const cwd = postgresDir(addresses)
  const dataDir = postgresDataDir(addresses)
  say(`making a new PostgreSQL data folder in ${cwd}`)
  // Left over from an attempt that was cut short.
  rmSync(dataDir, { recursive: true, force: true })
  await makeServerFolder(addresses)
  const options = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8', '--no-instructions']
  await runAsPostgres(join(bin, 'initdb'), ['-D', dataDir, ...options], { cwd })
  writeFileSync(join(dataDir, 'postgresql.conf'), "include 'rosette.conf'\n", { flag: 'a' })
}

export async function makeServerFolder(addresses: ServiceAddresses): Promise<void> {
  const cwd = postgresDir(addresses)
  // The name of a Unix socket may have 107 bytes.
  if (cwd.length > 85) throw new Error(`The path ${cwd} is too long for PostgreSQL's socket; set ROSETTE_SERVICES_DIR to a shorter one.`)
  mkdirSync(cwd, { recursive: true, mode: 0o700 })
  if (process.getuid?.() !== 0) return
  const [uid = 0, gid = 0] = await Promise.all(['-u', '-g'].map(async (flag) => Number(await runOrThrow('id', [flag, 'postgres']))))
  chownSync(cwd, uid, gid)
}

async function startServer(pgCtl: string, addresses: ServiceAddresses): Promise<void> {
  const cwd = postgresDir(addresses)
  const log = join(cwd, 'postgres.log')
  const start = () => runAsPostgres(pgCtl, ['-D', postgresDataDir(addresses), '-w', '-t', '60', '-l', log, '-s', 'start'], { cwd })
  for (let attempt = 1; ; attempt++) {
    try {
      await start()
      return
    } catch (cause) {
      const tail = existsSync(log) ? readFileSync(log, 'utf8').trimEnd().split('\n').slice(-5).join('\n') : ''
      if (tail.includes('Address already in use')) {
        throw new Error(`Port ${addresses.postgresPort} is taken by another program; set ROSETTE_PG_PORT.`, { cause })
      }
      // Sessions of a server killed with -9 hold its shared memory for a moment longer.
      if (attempt === 5) throw new Error(`PostgreSQL did not start; the end of ${log}:\n${tail}`, { cause })
      await wait(1000)
    }
  }
}

async function createRoleAndDatabase(addresses: ServiceAddresses, bin: string): Promise<void> {
  const cwd = postgresDir(addresses)
  const psql = (sql: string) =>
    runAsPostgres(
      join(bin, 'psql'),
      ['-XAtq', '-v', 'ON_ERROR_STOP=1', '-h', cwd, '-p', String(addresses.postgresPort), '-U', 'postgres', '-d', 'postgres', '-c', sql],
      { cwd },
    )
  if (!(await psql("select 1 from pg_roles where rolname = 'rosette'")).trim()) await psql('create role rosette login createdb')
  if (!(await psql(`select 1 from pg_roles where rolname = '${servingRole}'`)).trim())
    await psql(`create role ${servingRole} login; grant ${servingRole} to rosette`)
  if (!(await psql("select 1 from pg_database where datname = 'rosette'")).trim()) await psql('create database rosette owner rosette')
}

type Options = { cwd: string; env?: Record<string, string> }

const isRoot = process.getuid?.() === 0

/** PostgreSQL refuses to run as root: started by root, its programs run as the user `postgres`, otherwise as the calling user. */
function asPostgres(program: string, args: readonly string[]): [string, string[]] {
  return isRoot ? ['setpriv', ['--reuid=postgres', '--regid=postgres', '--init-groups', '--', program, ...args]] : [program, [...args]]
}

/** Runs one of PostgreSQL's programs as the user that owns the data; a failure carries what it said. */
export async function runAsPostgres(program: string, args: readonly string[], options: Options): Promise<string> {
  const { code, stdout, stderr } = await runCommand(...asPostgres(program, args), options)
  if (code !== 0) throw new Error(`${program.split('/').at(-1)} failed: ${(stderr || stdout).trim()}`)
  return stdout
}

/** The process id of the server that runs on this data folder, or null. */
export function findPostmaster(dataDir: string): number | null {
  const pid = pidInLockFile(dataDir)
  return pid !== null && isServerOf(pid, dataDir) ? pid : null
}

/**
 * After kill -9 the lock file stays, and by then its process id may be another program's; PostgreSQL
 * would then refuse to start.
 */
function removeStaleLockFile(dataDir: string): void {
  if (pidInLockFile(dataDir) !== null && findPostmaster(dataDir) === null) rmSync(join(dataDir, 'postmaster.pid'))
}

function pidInLockFile(dataDir: string): number | null {
  const file = join(dataDir, 'postmaster.pid')
  if (!existsSync(file)) return null
  const pid = Number.parseInt(readFileSync(file, 'utf8'), 10)
  return pid > 0 ? pid : null
}

function isServerOf(pid: number, dataDir: string): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: it is there, and another user's.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  if (!existsSync('/proc/self')) return true
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(dataDir)
  } catch {
    return false
  }
}

/**
 * Settings of a server that one developer or one CI run uses: loopback only, no more memory than it needs. It does not wait for the disk:
 * what it holds can be made again, and tests make and drop hundreds of databases. A commit still reaches the operating system, so a server
 * killed with -9 loses nothing, as tests show; only a machine that loses its power may have to `reset`.
 */
function formatPostgresSettings(addresses: ServiceAddresses, socketDir: string): string {
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
fsync = off
full_page_writes = off
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
 * Who may connect: over loopback the role `rosette`, which owns the tables and may create databases but is not a superuser, and the role
 * that serves the site; the superuser only through the socket, whose folder only the server's own user can enter.
 */
const postgresAccess = `local all all trust
local replication all trust
host all rosette,${servingRole} 127.0.0.1/32 trust
host all all all reject
`
