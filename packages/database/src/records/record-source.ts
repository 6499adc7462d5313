import type pg from 'pg'

type Statement = { name: string; text: string; values: unknown[]; rowMode?: 'array' }

/** Where the stored records of a release are read, and the names that lead to them. */
export type RecordSource = {
  read<Row>(releaseId: string, statement: Statement): Promise<Row[]>
  /** Whether they are read from a replica now, for metrics. */
  isReplica(): boolean
}

/** The replica comes into use, or is left out; why, if it failed. */
export type ReplicaChange = { isUsed: true; releaseId: string } | { isUsed: false; error: unknown }

export type ReplicaOptions = {
  pool: pg.Pool
  /** How long a replica that failed is left out. */
  pauseMs?: number | undefined
  onChange?: ((change: ReplicaChange) => void) | undefined
}

export function primarySource(pool: pg.Pool): RecordSource {
  return { read: (_releaseId, statement) => readRows(pool, statement), isReplica: () => false }
}

/**
 * A replica follows the primary at a distance. What a release holds never changes and is stored before the release is marked as built, so
 * a replica that has the mark has every record, however far behind it is in everything else. Until then, and whenever the
 * replica fails, records are read from the primary.
 */
export function replicaFirst(primary: pg.Pool, options: ReplicaOptions): RecordSource {
  const replica = new Replica(options)
  return {
    async read(releaseId, statement) {
      if (!replica.has(releaseId)) return readRows(primary, statement)
      try {
        return await readRows(options.pool, statement)
      } catch (error) {
        replica.leaveOut(error)
        return readRows(primary, statement)
      }
    },
    isReplica: () => replica.isUsed(),
  }
}

const usualPauseMs = 5000

class Replica {
  private readonly options: ReplicaOptions
  private releaseId: string | null = null
  private isChecking = false
  /** By the clock of the process, which nobody sets. */
  private pausedUntil = 0

  constructor(options: ReplicaOptions) {
    this.options = options
  }

  /** Answers at once; a release that was not looked for yet is looked for meanwhile. */
  has(releaseId: string): boolean {
    if (this.releaseId === releaseId) return true
    if (!this.isChecking && performance.now() >= this.pausedUntil) {
      this.isChecking = true
      void this.check(releaseId).finally(() => {
        this.isChecking = false
      })
    }
    return false
  }

  isUsed(): boolean {
    return this.releaseId !== null
  }

  leaveOut(error: unknown): void {
    const wasUsed = this.isUsed()
    this.releaseId = null
    this.pause()
    if (wasUsed) this.options.onChange?.({ isUsed: false, error })
  }

  private async check(releaseId: string): Promise<void> {
    try {
      const { rows } = await this.options.pool.query(`select from community.release where id = $1 and state = 'built'`, [releaseId])
      if (rows.length === 0) return this.pause()
      this.releaseId = releaseId
      this.options.onChange?.({ isUsed: true, releaseId })
    } catch {
      // The missing change and the metric tell that it is not used.
      this.pause()
    }
  }

  private pause(): void {
    this.pausedUntil = performance.now() + (this.options.pauseMs ?? usualPauseMs)
  }
}

async function readRows<Row>(pool: pg.Pool, statement: Statement): Promise<Row[]> {
  const { rows } = await pool.query(statement)
  return rows
}
