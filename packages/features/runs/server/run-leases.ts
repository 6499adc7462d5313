import type { Database } from '@rosette/database/open-database.ts'
import type { RunProgress } from './define-tool.ts'

/** Why a run is ended before its tool is done. */
export type EndReason = 'gone' | 'stopping' | 'time'

type Lease = { attempt: number; abort: AbortController; progress: RunProgress | null }

export type LeasePace = {
  /** How often the table is asked whether runs were cancelled: less than a second, so that cancelling is quick. */
  lookMs: number
  /** How often workers say that they are alive. */
  beatMs: number
  /** A run whose worker was silent for so long is taken up by another. */
  staleMs: number
}

export const usualPace: LeasePace = { lookMs: 250, beatMs: 3000, staleMs: 15_000 }

/**
 * The runs of this process. While there are any, it tells the table now and then that they are alive and how far they have got, and looks
 * whether somebody has cancelled one. A process that can't tell for too long ends its runs: others have taken them up.
 */
export function runLeases(db: Database, pace: LeasePace, onError: (error: unknown) => void) {
  const leases = new Map<number, Lease>()
  let beatAt = 0
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> = Promise.resolve()

  function schedule(): void {
    clearTimeout(timer)
    if (leases.size > 0) {
      timer = setTimeout(() => {
        looking = lookAfter()
      }, pace.lookMs)
    }
  }

  async function lookAfter(): Promise<void> {
    const now = performance.now()
    try {
      const isBeat = now - beatAt >= pace.beatMs
      // A run that is taken while the table answers is not in the answer, and not gone.
      const requested = new Map(leases)
      const alive = isBeat ? await beat(db, requested) : await findAlive(db, requested)
      if (isBeat) beatAt = now
      for (const [runId, { attempt, abort }] of requested) if (alive.get(runId) !== attempt) end(abort, 'gone')
    } catch (error) {
      onError(error)
      if (now - beatAt > pace.staleMs) for (const { abort } of leases.values()) end(abort, 'gone')
    }
    schedule()
  }

  return {
    /** Keeps a run until `release` is called. The signal's reason says why it was ended. */
    hold(runId: number, attempt: number): { abort: AbortController; report(progress: RunProgress): void; release(): Promise<void> } {
      const lease: Lease = { attempt, abort: new AbortController(), progress: null }
      if (leases.size === 0) beatAt = performance.now()
      leases.set(runId, lease)
      schedule()
      return {
        abort: lease.abort,
        report(progress) {
          // The next look writes it.
          if (lease.progress?.text !== progress.text || lease.progress.share !== progress.share) beatAt = Math.min(beatAt, dueSoon(pace))
          lease.progress = progress
        },
        async release() {
          leases.delete(runId)
          if (leases.size === 0) clearTimeout(timer)
          await looking
        },
      }
    },
    endAll(reason: EndReason): void {
      for (const { abort } of leases.values()) end(abort, reason)
    },
  }
}

export type RunLeases = ReturnType<typeof runLeases>

/** Progress is written at most once a second. */
function dueSoon({ beatMs }: LeasePace): number {
  return performance.now() - beatMs + Math.min(1000, beatMs)
}

export function end(abort: AbortController, reason: EndReason): void {
  if (!abort.signal.aborted) abort.abort(reason)
}

async function findAlive({ community }: Database, leases: ReadonlyMap<number, Lease>): Promise<Map<number, number>> {
  const rows = await community
    .selectFrom('run')
    .select(['runId', 'attempts'])
    .where('runId', 'in', [...leases.keys()])
    .where('state', '=', 'running')
    .execute()
  return new Map(rows.map(({ runId, attempts }) => [runId, attempts]))
}

async function beat({ pool }: Database, leases: ReadonlyMap<number, Lease>): Promise<Map<number, number>> {
  const reported = [...leases].map(([id, { attempt, progress }]) => ({ id, attempt, share: progress?.share, text: progress?.text }))
  const { rows } = await pool.query<{ id: number; attempts: number }>(
    `update community.run set heartbeat_at = now(), progress_share = told.share, progress_text = told.text
      from json_to_recordset($1) as told (id bigint, attempt integer, share real, text text)
      where run_id = told.id and attempts = told.attempt and state = 'running' returning run_id as id, attempts`,
    [JSON.stringify(reported)],
  )
  return new Map(rows.map(({ id, attempts }) => [id, attempts]))
}
