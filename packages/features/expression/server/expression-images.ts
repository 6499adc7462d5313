import { Problem } from '@rosette/contract-kit/problem.ts'
import type { NoExpressionImage } from '@rosette/kinds/locus/contract/expression-image.ts'
import { LRUCache } from 'lru-cache'
import { type FetchedImage, fetchExpressionImage } from './fetch-expression-image.ts'

export type ExpressionImageSettings = {
  /** Without a slash at the end. */
  baseUrl: string
  timeoutMs: number
}

export type { FetchedImage }

export type FoundImage = FetchedImage | NoExpressionImage

/** Images change with new versions of the service only; that there is none may be a temporary error. */
const imageLifeMs = 24 * 60 * 60_000
const refusalLifeMs = 10 * 60_000

/** What all cached images may take up in memory. */
const maxBytes = 64 * 1024 * 1024
const maxImages = 5000

/** Requests to the service at one time. */
const maxAtOnce = 4

/** Expression images of an outside service: cached for a while, fetched once for all who wait for the same, a few at a time (EXPR-005). */
export function expressionImages(settings: ExpressionImageSettings, now: () => number) {
  const cache = new LRUCache<string, FoundImage>({
    max: maxImages,
    maxSize: maxBytes,
    sizeCalculation: (found) => ('bytes' in found ? Math.max(1, found.bytes.length) : 200),
    ttlResolution: 0,
    perf: { now },
  })
  const running = new Map<string, Promise<FoundImage>>()

  async function fetchAndCache(path: string): Promise<FoundImage> {
    const found = await fetchExpressionImage(`${settings.baseUrl}/${path}`, settings.timeoutMs)
    cache.set(path, found, { ttl: 'bytes' in found ? imageLifeMs : refusalLifeMs })
    return found
  }

  return {
    async find(dataSet: string, locusName: string): Promise<FoundImage> {
      const path = `efp_image/efp_arabidopsis/${dataSet.replaceAll(' ', '_')}/Absolute/${locusName}`
      const known = cache.get(path)
      if (known) return known
      const waiting = running.get(path)
      if (waiting) return waiting
      if (running.size >= maxAtOnce)
        throw new Problem('overloaded', 'Too many expression images are being fetched. Please try again later.', { refusal: 'queue_full' })
      const fetching = fetchAndCache(path).finally(() => running.delete(path))
      running.set(path, fetching)
      return fetching
    },
  }
}

export type ExpressionImages = ReturnType<typeof expressionImages>
