import { EventEmitter, once } from 'node:events'
import { Problem } from '@rosette/contract-kit/problem.ts'

const retryAfterSeconds = 20

/** Limits how many files are written at the same time in this process, and for each visitor; others are told to retry later. */
export function filePlaces(count: number, perVisitor = 1) {
  const taken = new Map<string, number>()
  const freed = new EventEmitter().setMaxListeners(count)
  let all = 0
  const ownOf = (visitor: string) => taken.get(visitor) ?? 0
  const isFull = (visitor: string) => all >= count || ownOf(visitor) >= perVisitor

  /** Returns a function that frees the place, to be called once. */
  function take(visitor: string): () => void {
    const own = ownOf(visitor)
    if (own >= perVisitor) throw refusal('You are already downloading a file. Please try again when it is finished.')
    if (all >= count) throw refusal('Too many files are being written. Please try again in a moment.')
    taken.set(visitor, own + 1)
    all++
    return () => {
      const left = ownOf(visitor) - 1
      if (left === 0) taken.delete(visitor)
      else taken.set(visitor, left)
      all--
      freed.emit('place')
    }
  }

  /** Like `take`, after waiting a moment for a file that is nearly finished; no more visitors wait than there are places. */
  async function takeSoon(visitor: string, longestMs: number): Promise<() => void> {
    const signal = AbortSignal.timeout(longestMs)
    while (isFull(visitor) && !signal.aborted && freed.listenerCount('place') < count)
      // The rejection at the end of the wait says nothing that `take` does not say better.
      await once(freed, 'place', { signal }).catch(() => {})
    return take(visitor)
  }

  return { take, takeSoon }
}

function refusal(why: string): Problem {
  return new Problem('too_many_requests', why, { retryAfter: retryAfterSeconds, refusal: 'queue_full' })
}
