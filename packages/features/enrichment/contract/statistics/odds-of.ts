import type { Draw } from './ln-upper-tail.ts'

/** Odds of a list gene to have the term by those of the other background genes; null if nothing divides them. */
export function oddsOf({ found, draws, withTerm, total }: Draw): number | null {
  const others = (draws - found) * (withTerm - found)
  return others === 0 ? null : (found * (total - draws - withTerm + found)) / others
}
