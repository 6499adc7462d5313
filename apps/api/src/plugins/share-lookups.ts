type Keeping = {
  /** How long what was found may be used, counted from before the lookup began. */
  cachedMs: number
  /** Asked before a lookup: whether what it finds may be kept. */
  mayKeep(): Promise<boolean>
}

type Lookups<Request, Found> = { keyOf(request: Request): string | null; look(request: Request): Promise<Found> } & Keeping

/**
 * Those who ask for the same thing at the same time share one lookup. Anyone who asks while one is running shares the next: it begins after they
 * asked, so that nobody is told what was true before. If so many ask, and `mayKeep` agrees, what the next one finds is cached briefly, and
 * looked up again before that has passed. A key of null is neither shared nor kept.
 */
export function shareLookups<Request, Found>({ keyOf, look, cachedMs, mayKeep }: Lookups<Request, Found>) {
  const running = new Map<string, Promise<unknown>>()
  const next = new Map<string, Promise<Found>>()
  const cache = new Map<string, { found: Promise<Found>; until: number }>()

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

  async function lookAndKeep(key: string, request: Request): Promise<Found> {
    const until = performance.now() + cachedMs
    const isKeepable = await mayKeep()
    const found = await look(request)
    if (isKeepable) {
      const entry = { found: Promise.resolve(found), until }
      cache.set(key, entry)
      setTimeout(() => cache.get(key) === entry && cache.delete(key), cachedMs).unref()
    }
    return found
  }

  function findCached(key: string, request: Request): Promise<Found> | null {
    const entry = cache.get(key)
    const left = (entry?.until ?? 0) - performance.now()
    if (entry === undefined || left <= 0) return null
    // Anyone who is told of a renewal that failed asks when the time has passed.
    if (left < cachedMs / 2 && !running.has(key)) start(key, lookAndKeep(key, request))
    return entry.found
  }

  return (request: Request): Promise<Found> => {
    const key = keyOf(request)
    if (key === null) return look(request)
    const known = findCached(key, request)
    if (known) return known
    const current = running.get(key)
    if (!current) return start(key, look(request))
    const waiting = next.get(key)
    if (waiting) return waiting
    const later = current.then(() => {
      next.delete(key)
      return start(key, lookAndKeep(key, request))
    })
    next.set(key, later)
    return later
  }
}
