import { LRUCache } from 'lru-cache'

/** A release never changes, so what it has is read once; of the releases requested last, `max` stay in memory. */
export function oncePerRelease<Found>(load: (releaseId: string) => Promise<Found>, max: number): (releaseId: string) => Promise<Found> {
  const cache = new LRUCache<string, Promise<Found>>({ max })
  return (releaseId) => {
    const known = cache.get(releaseId)
    if (known) return known
    const loading = load(releaseId)
    cache.set(releaseId, loading)
    // What failed is tried again by the next request.
    loading.catch(() => cache.delete(releaseId))
    return loading
  }
}
