type Keeping = {
  /** How long what was found may be used, counted from before the lookup began. */
  keptMs: number
  /** Asked before a lookup: whether what it finds may be kept. */
  mayKeep(): Promise<boolean>
}

type Lookups<Asked, Found> = { keyOf(asked: Asked): string | null; look(asked: Asked): Promise<Found> } & Keeping

/**
 * Those who ask for the same thing at the same time share one lookup. Anyone who asks while one is running shares the next: it begins after they
 * asked, so that nobody is told what was true before. If so many ask, and `mayKeep` agrees, what the next one finds is kept for a moment, and
 * looked up again before that has passed. A key of null is neither shared nor kept.
 */
export function shareLookups<Asked, Found>({ keyOf, look, keptMs, mayKeep }: Lookups<Asked, Found>) {
  const running = new Map<string, Promise<unknown>>()
  const next = new Map<string, Promise<Found>>()
  const kept = new Map<string, { found: Promise<Found>; until: number }>()

  function start(key: string, looking: Promise<Found>): Promise<Found> {
    const done = looking.then(
      () => {},
      () => {},
    )
    running.set(key, done)
    done.then(() => {
      if (running.get(key) === done) running.delete(key)
    })
    return looking
  }

  async function lookAndKeep(key: string, asked: Asked): Promise<Found> {
    const until = performance.now() + keptMs
    const isKeepable = await mayKeep()
    const found = await look(asked)
    if (isKeepable) {
      const entry = { found: Promise.resolve(found), until }
      kept.set(key, entry)
      setTimeout(() => kept.get(key) === entry && kept.delete(key), keptMs).unref()
    }
    return found
  }

  function findKept(key: string, asked: Asked): Promise<Found> | null {
    const entry = kept.get(key)
    const left = (entry?.until ?? 0) - performance.now()
    if (entry === undefined || left <= 0) return null
    // Anyone who is told of a renewal that failed asks when the time has passed.
    if (left < keptMs / 2 && !running.has(key)) start(key, lookAndKeep(key, asked))
    return entry.found
  }

  return (asked: Asked): Promise<Found> => {
    const key = keyOf(asked)
    if (key === null) return look(asked)
    const known = findKept(key, asked)
    if (known) return known
    const current = running.get(key)
    if (!current) return start(key, look(asked))
    const waiting = next.get(key)
    if (waiting) return waiting
    const later = current.then(() => {
      next.delete(key)
      return start(key, lookAndKeep(key, asked))
    })
    next.set(key, later)
    return later
  }
}
