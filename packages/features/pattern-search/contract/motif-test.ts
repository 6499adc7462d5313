import { lnUpperTail } from '../../enrichment/contract/statistics/ln-upper-tail.ts'
import { oddsOf } from '../../enrichment/contract/statistics/odds-of.ts'

/** Genes with a sequence in the release, and those of them with at least one site: of the list, and of the whole set. */
export type MotifCounts = { listWithSite: number; listGenes: number; setWithSite: number; setGenes: number }

/** Fewer genes tell nothing. */
export const fewestMotifGenes = 5

export type MotifTest = { expected: number; fold: number; odds: number | null; log10P: number }

/** Whether genes of the list have a site more often than those of the set, the list included; null if there are too few. */
export function motifTestOf({
  listWithSite: found,
  listGenes: draws,
  setWithSite: withTerm,
  setGenes: total,
}: MotifCounts): MotifTest | null {
  if (draws < fewestMotifGenes) return null
  const draw = { found, draws, withTerm, total }
  const expected = (draws * withTerm) / total
  return { expected, fold: expected === 0 ? 0 : found / expected, odds: oddsOf(draw), log10P: lnUpperTail(draw) / Math.LN10 }
}

/** The counts of a run; null if it was not about a list, or found the pattern too often. */
export function motifCountsOf(counts: Readonly<Record<string, number>>): MotifCounts | null {
  const { listWithSite, listGenes, setWithSite, setGenes } = counts
  if (listWithSite === undefined || listGenes === undefined || setWithSite === undefined || setGenes === undefined) return null
  return { listWithSite, listGenes, setWithSite, setGenes }
}
