import type { Socket } from 'node:net'
import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { type DatabaseCall, timeDatabaseCalls } from './calls/database-calls.ts'
import type { CommunityDb } from './community-db.ts'
import type { CommunityTables } from './generated/community-rows.ts'
import type { ReleaseTables } from './generated/release-rows.ts'
import { primarySource, type RecordSource, type ReplicaChange, replicaFirst } from './records/record-source.ts'
import type { ReleaseDb } from './release-db.ts'
import { schemaOf } from './release-schema.ts'

export type Database = {
  pool: pg.Pool
  /** Where stored records and their lookups are read: the replica, if there is one, and otherwise the pool. */
  records: RecordSource
  community: CommunityDb
  release(releaseId: string): ReleaseDb
  close(): Promise<void>
}

export type DatabaseOptions = {
  url: string
  /** A streaming replica of the same database, for stored records. */
  replicaUrl?: string | null
  /** How long a replica that failed is left out. */
  replicaPauseMs?: number
  /** The replica came into use or is left out; this is for the log. */
  onReplicaChange?: (change: ReplicaChange) => void
  poolSize?: number
  /** 0 for never; what a process that loads a release wants. */
  statementTimeoutMs?: number
  /** How long a connection may take to open, or a call may wait for a free one. */
  connectTimeoutMs?: number
  applicationName?: string
  /** An idle connection broke, as when PostgreSQL restarts. The pool replaces it; this is for the log. */
  onError?: (error: Error) => void
  /** Hears how each statement and each wait for a connection ended, for metrics. */
  onCall?: (call: DatabaseCall) => void
  /** Whether it hears them in the asynchronous context of their caller, for traces; binding callbacks has a price. */
  keepsContext?: boolean
}

/** One pool for a process, and one for its replica; nothing connects until the first query. */
export function openDatabase(options: DatabaseOptions): Database {
  const pool = openPool(options)
  const { replicaUrl } = options
  const replica = replicaUrl ? openPool({ ...options, ...replicaLimits(options), url: replicaUrl }) : null
  const dialect = new PostgresDialect({ pool })
  // maintainNestedObjectKeys: what stands inside a json column belongs to anyone who wrote it.
  const plugins = [new CamelCasePlugin({ maintainNestedObjectKeys: true })]
  const community = new Kysely<CommunityTables>({ dialect, plugins })
  const releases = new Kysely<ReleaseTables>({ dialect, plugins })
  return {
    pool,
    records: replica
      ? replicaFirst(pool, { pool: replica, pauseMs: options.replicaPauseMs, onChange: options.onReplicaChange })
      : primarySource(pool),
    community: community.withSchema('community'),
    release: (releaseId) => releases.withSchema(schemaOf(releaseId)),
    close: async () => {
      await Promise.all([pool.end(), replica?.end()])
    },
  }
}

function openPool(options: DatabaseOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.poolSize ?? 10,
    statement_timeout: options.statementTimeoutMs ?? 0,
    application_name: options.applicationName ?? 'rosette',
    options: '-c timezone=UTC',
    connectionTimeoutMillis: options.connectTimeoutMs ?? 5000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types: valueTypes,
  })
  // Without listeners a broken connection would end the process. One that breaks in use also fails its query.
  pool.on('error', options.onError ?? (() => {}))
  pool.on('connect', (client) => client.on('error', () => {}))
  if (options.statementTimeoutMs) giveUpSilentConnections(pool, options.statementTimeoutMs + answerMarginMs)
  if (options.onCall) timeDatabaseCalls(pool, options.onCall, options.keepsContext ?? false)
  return pool
}

/** Reading a record takes a millisecond. A replica that needs a second is left out before visitors notice. */
const replicaTimeoutMs = 1000

function replicaLimits({ statementTimeoutMs = 0, connectTimeoutMs = replicaTimeoutMs }: DatabaseOptions) {
  return {
    statementTimeoutMs: Math.min(statementTimeoutMs || replicaTimeoutMs, replicaTimeoutMs),
    connectTimeoutMs: Math.min(connectTimeoutMs, replicaTimeoutMs),
  }
}

/** Whether PostgreSQL answers, for readiness. */
export async function answers({ pool }: Pick<Database, 'pool'>): Promise<boolean> {
  try {
    await pool.query('select 1')
    return true
  } catch {
    return false
  }
}

const int8 = 20
const date = 1082
const int8Array = 1016

/**
 * How PostgreSQL's texts become values. Our keys and counts stay below 2^53, so bigint becomes a number;
 * a date stays the text it is, because a Date would move it into a time zone.
 */
const valueTypes: pg.CustomTypesConfig = {
  getTypeParser(typeId, format) {
    // The declared list of types lacks the arrays.
    const oid: number = typeId
    if (format === 'binary') return pg.types.getTypeParser(typeId, format)
    if (oid === int8) return parseSafeInteger
    if (oid === date) return (text: string) => text
    if (oid === int8Array) {
      const parseArray = pg.types.getTypeParser(typeId, 'text')
      return (text: string) => parseArray(text).map((item: string | null) => (item === null ? null : parseSafeInteger(item)))
    }
    return pg.types.getTypeParser(typeId, 'text')
  },
}

function parseSafeInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new Error(`${text} is too large a number to be read exactly`)
  return value
}

/** Time for a cancelled statement's error to arrive. */
const answerMarginMs = 1000

/**
 * PostgreSQL cancels a statement that takes too long, but a server that went silent (a failover, dropped packets) cancels nothing. A
 * connection in use that brings nothing for longer than a statement may take is broken off: its query fails and the pool replaces it.
 */
function giveUpSilentConnections(pool: pg.Pool, silenceMs: number): void {
  pool.on('connect', (client) => {
    const socket = socketOf(client)
    socket.on('timeout', () => socket.destroy(Object.assign(new Error('PostgreSQL did not answer in time'), { code: 'ETIMEDOUT' })))
  })
  pool.on('acquire', (client) => socketOf(client).setTimeout(silenceMs))
  pool.on('release', (_error, client) => socketOf(client).setTimeout(0))
}

function socketOf(client: pg.PoolClient): Socket {
  // `pg` has the connection on every client; its types do not.
  const { connection } = client as pg.PoolClient & { connection: { stream: Socket } }
  return connection.stream
}
