import { Problem } from '@rosette/contract-kit/problem.ts'
import type { NoExpressionImage } from '@rosette/kinds/locus/contract/expression-image.ts'
import { type FetchedImage, fetchExpressionImage } from './fetch-expression-image.ts'

export type ExpressionImageSettings = {
  /** Without a slash at the end. */
  baseUrl: string
  timeoutMs: number
}

export type { FetchedImage }

export type FoundImage = FetchedImage | NoExpressionImage

/** Images change with new versions of the service only; that there is none may be a passing fault. */
const imageLifeMs = 24 * 60 * 60_000
const refusalLifeMs = 10 * 60_000

/** What all kept images may take up in memory. */
const maxKeptBytes = 64 * 1024 * 1024
const maxKept = 5000

/** Requests to the service at one time. */
const maxAtOnce = 4

type Kept = { found: FoundImage; until: number; bytes: number }

/** Expression images of an outside service: kept for a while, fetched once for all who wait for the same, a few at a time (EXPR-005). */
export function expressionImages(settings: ExpressionImageSettings, now: () => number) {
  const kept = new Map<string, Kept>()
  const running = new Map<string, Promise<FoundImage>>()
  let keptBytes = 0

  function forget(path: string): void {
    keptBytes -= kept.get(path)?.bytes ?? 0
    kept.delete(path)
  }

  function keep(path: string, found: FoundImage): void {
    forget(path)
    const isImage = 'bytes' in found
    const bytes = isImage ? found.bytes.length : 200
    kept.set(path, { found, until: now() + (isImage ? imageLifeMs : refusalLifeMs), bytes })
    keptBytes += bytes
    // The oldest first: a map keeps the order in which it was filled.
    for (const oldest of kept.keys()) {
      if (keptBytes <= maxKeptBytes && kept.size <= maxKept) break
      forget(oldest)
    }
  }

  async function fetchAndKeep(path: string): Promise<FoundImage> {
    const found = await fetchExpressionImage(`${settings.baseUrl}/${path}`, settings.timeoutMs)
    keep(path, found)
    return found
  }

  return {
    async find(dataSet: string, locusName: string): Promise<FoundImage> {
      const path = `efp_image/efp_arabidopsis/${dataSet.replaceAll(' ', '_')}/Absolute/${locusName}`
      const known = kept.get(path)
      if (known && known.until > now()) return known.found
      const waiting = running.get(path)
      if (waiting) return waiting
      if (running.size >= maxAtOnce)
        throw new Problem('overloaded', 'Too many expression images are being fetched. Please try again later.')
      const fetching = fetchAndKeep(path).finally(() => running.delete(path))
      running.set(path, fetching)
      return fetching
    },
  }
}

export type ExpressionImages = ReturnType<typeof expressionImages>
