import { Problem } from '@rosette/contract-kit/problem.ts'

type Limiter = {
  /** Runs `work` when a slot is free; stops waiting when `signal` aborts. */
  run<Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result>
  /** For metrics. */
  load(): { running: number; waiting: number }
}

type Waiter = { start(): void }

/**
 * Limits concurrent searches: so many run, so many wait, and the rest are refused at once. An unbounded queue would answer everyone late
 * instead of most people in time.
 */
export function openLimiter({ concurrency, queue }: { concurrency: number; queue: number }): Limiter {
  let running = 0
  const waiting = new Set<Waiter>()

  async function enter(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    if (running < concurrency) {
      running++
      return
    }
    if (waiting.size >= queue)
      throw new Problem('overloaded', 'Too many searches are running. Please try again in a moment.', {
        retryAfter: 1,
        refusal: 'queue_full',
      })
    await new Promise<void>((resolve, reject) => {
      const leave = () => {
        waiting.delete(waiter)
        reject(signal.reason)
      }
      const waiter = {
        start() {
          signal.removeEventListener('abort', leave)
          resolve()
        },
      }
      waiting.add(waiter)
      signal.addEventListener('abort', leave, { once: true })
    })
  }

  function exit(): void {
    // A Set keeps the order of arrival. The slot is handed over, so `running` does not change.
    const [next] = waiting
    if (next === undefined) running--
    else {
      waiting.delete(next)
      next.start()
    }
  }

  return {
    async run(work, signal) {
      await enter(signal)
      try {
        return await work()
      } finally {
        exit()
      }
    },
    load: () => ({ running, waiting: waiting.size }),
  }
}

/** The time is up; what the caller gave up is not this. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer'
}

export type Deadline = {
  ms: number
  signal: AbortSignal
  /** Call it when the work is done: a running timer would keep the process alive. */
  clear(): void
}

/**
 * The earlier of a time limit and the caller's own signal.
 * Not AbortSignal.any with AbortSignal.timeout: those are released only by the garbage collector, and a server creates thousands.
 */
export function startDeadline(ms: number, caller: AbortSignal | undefined): Deadline {
  const controller = new AbortController()
  const follow = () => controller.abort(caller?.reason)
  const timer = setTimeout(() => controller.abort(new NoAnswer(`No answer within ${ms} ms`)), ms)
  if (caller?.aborted) follow()
  else caller?.addEventListener('abort', follow, { once: true })
  return {
    ms,
    signal: controller.signal,
    clear() {
      clearTimeout(timer)
      caller?.removeEventListener('abort', follow)
    },
  }
}
