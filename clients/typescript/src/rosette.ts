import type { Call } from '@rosette/api-client/api-request.ts'
import { type Answer, type Connection, type ConnectionOptions, openConnection } from './connection.ts'
import type { Calls, RunStatus, StartedRun } from './generated/contract.ts'
import { findRecords, type RecordRow, type ResolvedRow, type Rows, resolveIds } from './rows-for-ids.ts'
import { type CallName, callOf, type Sent, type TypedCall } from './typed-call.ts'

export { ApiProblemError } from '@rosette/api-client/api-problem-error.ts'
export { type Answer, type ConnectionOptions, ReleaseNotHeldError } from './connection.ts'
export type * from './generated/contract.ts'
export type { RecordRow, ResolvedRow, Rows } from './rows-for-ids.ts'
export type { CallName, Sent, TypedCall } from './typed-call.ts'

/** A search whose rows come in pages. */
export type SearchName = {
  [Name in CallName]: Calls[Name] extends { body: { pageSize?: number }; answer: { docs: unknown[]; total: number } } ? Name : never
}[CallName]

/** A call that starts a run of a tool. */
export type RunName = { [Name in CallName]: Calls[Name] extends { answer: StartedRun } ? Name : never }[CallName]

/** A call that answers a list in pages, each with the cursor of the next one. */
export type PagedName = {
  [Name in CallName]: Calls[Name] extends { query?: { cursor?: string }; answer: { next: string | null } } ? Name : never
}[CallName]

type RowOf<Name extends SearchName> = Calls[Name]['answer']['docs'][number]

export type Rosette = {
  /** The release that everything is answered from; null until the first answer. */
  release(): string | null
  /** Any call of the contract, by its method and path. */
  call: TypedCall
  /** All rows of a search, a page at a time; the next page is fetched when its first row is wanted. */
  rows<Name extends SearchName>(name: Name, body: Calls[Name]['body'], signal?: AbortSignal): AsyncGenerator<RowOf<Name>, void, undefined>
  /** The pages of a list, from the first on; the next one is fetched when it is wanted. All are of one release. */
  pages<Name extends PagedName>(name: Name, sent: Sent<Name>): AsyncGenerator<Calls[Name]['answer'], void, undefined>
  /** Which record each id refers to: names, symbols, gene models, accessions, in any case. One row for each id. */
  resolve(ids: readonly string[], kind?: Calls['POST /api/resolve']['body']['kind']): Promise<Rows<ResolvedRow>>
  /** Whole records, one row for each id; `record` is null if the id leads to none. */
  records(ids: readonly string[], kind?: Calls['POST /api/records']['body']['kind']): Promise<Rows<RecordRow>>
  /** Starts a run, such as a search with BLAST, once, and waits until it is done. */
  run<Name extends RunName>(name: Name, body: Calls[Name]['body'], signal?: AbortSignal): Promise<RunStatus>
}

/** Connects to a Rosette site. The first request is sent with the first call. */
export function openRosette(site: string, options: ConnectionOptions = {}): Rosette {
  return rosetteOver(openConnection(site, options))
}

/** The functions of the package, over a connection. */
export function rosetteOver(connection: Connection): Rosette {
  const rosette: Rosette = {
    release: connection.release,
    // The answer is what the contract of the site says: it was generated with these types, and a site serves old clients as they are.
    call: async (name, ...[sent]) => (await connection.send(callOf(name, sent))) as Answer<never>,
    rows: (name, body, signal) => rowsOf(connection, name, body, signal),
    pages: (name, sent) => pagesOf(connection, name, sent),
    resolve: (ids, kind) => resolveIds(rosette.call, ids, kind),
    records: (ids, kind = 'locus') => findRecords(rosette.call, ids, kind),
    run: (name, body, signal) => runToEnd(rosette, connection, { ...callOf(name, { body }), ...(signal && { signal }) }),
  }
  return rosette
}

const rowsOfPage = 250

async function* rowsOf<Name extends SearchName>(
  connection: Connection,
  name: Name,
  body: Calls[Name]['body'],
  signal?: AbortSignal,
): AsyncGenerator<RowOf<Name>, void, undefined> {
  type Page = { docs: RowOf<Name>[]; total: number; cursors?: { next: string | null } }
  let position: { page: number } | { cursor: string } | null = { page: 1 }
  while (position) {
    const { data } = await connection.send(callOf(name, { body: { ...body, pageSize: rowsOfPage, ...position }, signal }))
    // As the contract has it for every search.
    const page = data as Page
    yield* page.docs
    position = nextPosition(position, page)
  }
}

/** Pages have numbers up to the first 10,000 rows, and cursors from the last of these on. */
function nextPosition(
  position: { page: number } | { cursor: string },
  { docs, total, cursors }: { docs: readonly unknown[]; total: number; cursors?: { next: string | null } },
): { page: number } | { cursor: string } | null {
  if (docs.length === 0) return null
  if (cursors) return cursors.next === null ? null : { cursor: cursors.next }
  return 'page' in position && position.page * rowsOfPage < total ? { page: position.page + 1 } : null
}

async function* pagesOf<Name extends PagedName>(
  connection: Connection,
  name: Name,
  { query = {}, ...sent }: Sent<Name>,
): AsyncGenerator<Calls[Name]['answer'], void, undefined> {
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const { data } = await connection.send(callOf(name, { ...sent, query: { ...query, cursor } }))
    // As the contract has it for every call of this kind.
    const page = data as Calls[Name]['answer'] & { next: string | null }
    yield page
    cursor = page.next
  }
}

const [firstLookMs, slowestLookMs] = [500, 10_000]

async function runToEnd(rosette: Rosette, connection: Connection, start: Call): Promise<RunStatus> {
  const { data } = await connection.send({ ...start, idempotencyKey: crypto.randomUUID() }, true)
  // As the contract has it for every call that starts a run.
  const { token } = data as StartedRun
  for (let ms = firstLookMs; ; ms = Math.min(slowestLookMs, ms * 1.5)) {
    const { data: status } = await rosette.call('GET /api/runs/{token}', { path: { token }, ...(start.signal && { signal: start.signal }) })
    if (status.state === 'done') return status
    if (status.state !== 'waiting' && status.state !== 'running')
      throw new Error(`The run ${status.state}: ${status.fault ?? 'it was cancelled.'} Change the request and start it again.`)
    await connection.wait(ms, start.signal)
  }
}
