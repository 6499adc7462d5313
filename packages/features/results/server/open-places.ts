import { Problem } from '@rosette/contract-kit/problem.ts'

/** So many at the same time in this process; who comes then is told at once to come back. */
export function openPlaces(count: number, whenFull: string, retryAfter: number) {
  let taken = 0
  return {
    /** To be called back once, when the place is free again; further calls do nothing. */
    take(): () => void {
      if (taken >= count) throw new Problem('too_many_requests', whenFull, { retryAfter })
      taken++
      let isTaken = true
      return () => {
        if (isTaken) taken--
        isTaken = false
      }
    },
  }
}
