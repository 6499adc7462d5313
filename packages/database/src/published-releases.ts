import pg from 'pg'
import { lockSpace } from './advisory-lock.ts'
import { releaseSchemaPrefix } from './release-schema.ts'
import { type ReleaseLease, ReleaseUse } from './release-use.ts'

export type { ReleaseLease }

export type PublishedReleases = {
  /** The release to serve now; null while none of this shape is published. */
  current(): string | null
  /** The releases that requests may ask for: the current one, and the one that was published before it while it has this shape and its tables. */
  held(): string[]
  /** A request takes one and gives it back: until then its release is not retired. Null if nothing is published, or what is asked for is not held. */
  lease(wanted?: string): ReleaseLease | null
  /** From now on, calls the listener whenever another release is served, or none. */
  onChange(listener: ChangeListener): void
  /** From now on, calls the listener whenever a release is no longer held and the last request that reads it has ended. */
  onUnused(listener: (releaseId: string) => void): void
  close(): Promise<void>
}

type ChangeListener = (releaseId: string | null) => void

export type WatchOptions = {
  url: string
  shapeHash: string
  onChange?: ChangeListener
  onError?: (error: Error) => void
  pollMs?: number
}

const firstRetryMs = 100
const longestRetryMs = 5000

/**
 * Keeps the published release of this process's shape in memory. Publishing is heard at once over LISTEN, and asked for
 * now and then in case a message was lost. While PostgreSQL is away the last known release goes on being served.
 */
export async function watchPublishedReleases(options: WatchOptions): Promise<PublishedReleases> {
  const watcher = new Watcher(options)
  await watcher.start()
  return {
    current: () => watcher.use.currentId(),
    held: () => watcher.use.held(),
    lease: (wanted) => watcher.use.lease(wanted),
    onChange: (listener) => watcher.listeners.push(listener),
    onUnused: (listener) => watcher.unusedListeners.push(listener),
    close: () => watcher.close(),
  }
}

class Watcher {
  readonly use = new ReleaseUse((releaseId) => this.letGo(releaseId))
  readonly listeners: ChangeListener[] = []
  readonly unusedListeners: ((releaseId: string) => void)[] = []
  private readonly options: WatchOptions
  private client: pg.Client | null = null
  private timer: NodeJS.Timeout | undefined
  private retryMs = firstRetryMs
  private isClosed = false
  /** Statements on the one connection, in order. */
  private turn: Promise<void> = Promise.resolve()

  constructor(options: WatchOptions) {
    this.options = options
    if (options.onChange) this.listeners.push(options.onChange)
  }

  /** What is heard while connecting waits for its turn. */
  async start(): Promise<void> {
    const first = this.connect()
    this.turn = first.catch(() => {})
    await first
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.options.url,
      application_name: 'rosette release watcher',
      connectionTimeoutMillis: 5000,
      query_timeout: 5000,
      keepAlive: true,
    })
    client.on('error', (error) => this.lose(client, error))
    client.on('end', () => this.lose(client, new Error('PostgreSQL closed the connection')))
    client.on('notification', (message) => {
      if (message.payload === this.options.shapeHash) this.refreshSoon()
    })
    try {
      await client.connect()
      await client.query('listen published_release')
      for (const releaseId of this.use.inUse()) await this.lock(client, releaseId)
      await this.refresh(client)
    } catch (error) {
      await client.end().catch(() => {})
      throw error
    }
    this.client = client
    this.retryMs = firstRetryMs
    this.schedule(() => this.refreshSoon(), this.options.pollMs ?? 5000)
  }

  async close(): Promise<void> {
    this.isClosed = true
    clearTimeout(this.timer)
    await this.turn
    const client = this.client
    this.client = null
    await client?.end()
  }

  private refreshSoon(): void {
    this.inTurn((client) => this.refresh(client))
    this.schedule(() => this.refreshSoon(), this.options.pollMs ?? 5000)
  }

  /** Locks are taken before releases are held, and the row read again after it: what it names can't be retired. */
  private async refresh(client: pg.Client): Promise<void> {
    let wanted = await this.read(client)
    for (;;) {
      const inUse = this.use.inUse()
      const added = wanted.filter((releaseId) => !inUse.includes(releaseId))
      if (added.length === 0) break
      for (const releaseId of added) await this.lock(client, releaseId)
      const again = await this.read(client)
      if (again.join() === wanted.join()) break
      for (const releaseId of added) await this.release(client, releaseId)
      wanted = again
    }
    const [current = null, previous = null] = wanted
    if (this.use.switchTo(current, previous)) for (const listener of this.listeners) listener(current)
  }

  /** The published release, and the one before it unless its tables are gone: a rollback needs it, so it stays until two more are published. */
  private async read(client: pg.Client): Promise<string[]> {
    const { rows } = await client.query<{ id: string }>(
      `select release.id from community.published_release as published
       join community.release on release.id = published.release_id
         or release.id = published.previous_release_id and release.shape_hash = published.shape_hash and release.state = 'built'
           and to_regclass($2 || release.id || '.record_document') is not null
       where published.shape_hash = $1 order by release.id <> published.release_id`,
      [this.options.shapeHash, releaseSchemaPrefix],
    )
    return rows.map(({ id }) => id)
  }

  private async lock(client: pg.Client, releaseId: string): Promise<void> {
    await client.query('select pg_advisory_lock_shared($1, hashtext($2))', [lockSpace.served, releaseId])
  }

  private async release(client: pg.Client, releaseId: string): Promise<void> {
    await client.query('select pg_advisory_unlock_shared($1, hashtext($2))', [lockSpace.served, releaseId])
  }

  private letGo(releaseId: string): void {
    for (const listener of this.unusedListeners) listener(releaseId)
    this.inTurn(async (client) => {
      if (!this.use.inUse().includes(releaseId)) await this.release(client, releaseId)
    })
  }

  private inTurn(run: (client: pg.Client) => Promise<void>): void {
    this.turn = this.turn.then(async () => {
      const client = this.client
      if (!client || this.isClosed) return
      await run(client).catch((error: Error) => this.lose(client, error))
    })
  }

  private lose(client: pg.Client, error: Error): void {
    if (this.isClosed || this.client !== client) return
    this.client = null
    client.end().catch(() => {})
    this.options.onError?.(error)
    this.schedule(() => this.reconnect(), 0)
  }

  private reconnect(): void {
    this.turn = this.turn.then(async () => {
      if (this.isClosed || this.client) return
      await this.connect().catch((error: Error) => {
        this.options.onError?.(error)
        this.schedule(() => this.reconnect(), this.retryMs)
        this.retryMs = Math.min(this.retryMs * 2, longestRetryMs)
      })
    })
  }

  private schedule(run: () => void, ms: number): void {
    clearTimeout(this.timer)
    if (!this.isClosed) this.timer = setTimeout(run, ms).unref()
  }
}
