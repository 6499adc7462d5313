type Keeping = {
  /** How long a result stays valid, counted from before its lookup started. */
  cachedMs: number
  /** Checked before each lookup: whether its result may be cached. */
  mayKeep(): Promise<boolean>
}

type Lookups<Request, Found> = { keyOf(request: Request): string | null; look(request: Request): Promise<Found> } & Keeping

/**
 * Concurrent requests with the same key share a lookup. A request that arrives while a lookup is running joins the next one instead, which
 * starts after the request arrived, so no request gets a result older than itself. If requests had to queue like this and `mayKeep` allows
 * it, the result is cached for `cachedMs` and refreshed in the background before it expires. Requests without a key are never shared or cached.
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
    // If the refresh fails, the entry expires, and the next request looks up again.
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
