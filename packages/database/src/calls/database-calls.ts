import { AsyncLocalStorage } from 'node:async_hooks'
import type pg from 'pg'

/** `connection` is the time until a free or new connection is there; the others are statements by their first word. */
export const databaseOperations = [
  'connection',
  'select',
  'with',
  'insert',
  'update',
  'delete',
  'begin',
  'commit',
  'rollback',
  'other',
] as const
export type DatabaseOperation = (typeof databaseOperations)[number]
/** `refused`: a constraint, a conflict or a value that cannot be stored, which says nothing about the server. */
export type DatabaseOutcome = 'answered' | 'refused' | 'timeout' | 'failed'
export type DatabaseCall = { operation: DatabaseOperation; outcome: DatabaseOutcome; seconds: number }

type AnyCall = (...args: unknown[]) => unknown
type OnCall = (call: DatabaseCall) => void

/** Times the statements of a pool and the wait for its connections. Streams (COPY, cursors) pass untimed: their reader sets the pace. */
export function timeDatabaseCalls(pool: pg.Pool, onCall: OnCall, keepsContext: boolean): void {
  const listener = { onCall, keepsContext }
  pool.on('connect', (client) => replaceCall(client, 'query', ([statement]) => operationOf(statement), listener))
  replaceCall(pool, 'connect', () => 'connection', listener)
}

/** From the codes of PostgreSQL, appendix A: 57014 query_canceled; classes 22, 23 and 40 data, constraints and rollbacks. */
export function databaseOutcome(error: unknown): DatabaseOutcome {
  if (!error) return 'answered'
  const { code, message } = error instanceof Error ? { code: 'code' in error ? String(error.code) : '', message: error.message } : noTraits
  if (code === '57014' || code === 'ETIMEDOUT' || message === 'timeout exceeded when trying to connect') return 'timeout'
  return /^(22|23|40)[0-9A-Z]{3}$/.test(code) ? 'refused' : 'failed'
}

const noTraits = { code: '', message: '' }

export function operationOf(statement: unknown): DatabaseOperation {
  const text = typeof statement === 'object' && statement !== null && 'text' in statement ? statement.text : statement
  const word = typeof text === 'string' ? /^\s*([a-z]+)/i.exec(text)?.[1]?.toLowerCase() : undefined
  return databaseOperations.find((operation) => operation === word && operation !== 'connection') ?? 'other'
}

type Listener = { onCall: OnCall; keepsContext: boolean }

/**
 * `pg` takes a callback, or else returns a promise; both ends are heard. A callback is called in the events of a socket, or by the
 * caller who returns a connection, and in that context.
 */
function replaceCall(
  target: object,
  name: string,
  nameOf: (args: unknown[]) => DatabaseOperation,
  { onCall, keepsContext }: Listener,
): void {
  // Its overloads have no common type; whatever comes in is passed on unchanged.
  const calls = target as Record<string, AnyCall>
  const original = calls[name]?.bind(target)
  if (!original) throw new Error(`pg has no ${name} any more`)
  calls[name] = (...args) => {
    const start = performance.now()
    const operation = nameOf(args)
    const end = (error: unknown) => onCall({ operation, outcome: databaseOutcome(error), seconds: (performance.now() - start) / 1000 })
    const callback = args.at(-1)
    if (typeof callback === 'function') {
      const heard: AnyCall = (error, ...results) => {
        end(error)
        return callback(error, ...results)
      }
      return original(...args.slice(0, -1), keepsContext ? AsyncLocalStorage.bind(heard) : heard)
    }
    const result = original(...args)
    if (result instanceof Promise) result.then(() => end(null), end)
    return result
  }
}
