import type { BlastHit } from '../../contract/blast-result.ts'

/** What narrows the hits on the page; texts as the fields have them. */
export type HitFilters = {
  maxEvalue: string
  minIdentity: string
  minCover: string
  isOnePerLocus: boolean
  hidesQuery: boolean
}

export const noFilters: HitFilters = { maxEvalue: '', minIdentity: '', minCover: '', isOnePerLocus: false, hidesQuery: false }

/** The hits that pass, in the order of the result. A field that is not a number narrows nothing. */
export function filterHits(hits: readonly BlastHit[], filters: HitFilters, queryNames: readonly string[]): BlastHit[] {
  const [maxEvalue, minIdentity, minCover] = [filters.maxEvalue, filters.minIdentity, filters.minCover].map(toNumber)
  const seen = new Set<string>()
  return hits.filter((hit) => {
    const best = bestOf(hit)
    if (maxEvalue != null && best.evalue > maxEvalue) return false
    if (minIdentity != null && best.identity < minIdentity) return false
    if (minCover != null && hit.queryCover < minCover) return false
    if (filters.hidesQuery && hit.subject === queryNames[hit.query]) return false
    if (!filters.isOnePerLocus || hit.locus === null) return true
    const key = `${hit.query} ${hit.locus.locus.key}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

function toNumber(text: string): number | null {
  const number = Number(text)
  return text.trim() === '' || Number.isNaN(number) ? null : number
}

/** BLAST+ lists the alignments of a hit from the best. */
export function bestOf({ hsps: [first] }: BlastHit): BlastHit['hsps'][number] {
  if (!first) throw new Error('A hit has at least one alignment')
  return first
}

/** Colours of bars; the faintest of the five steps is hard to see as a bar. */
export const scoreSteps = [
  { least: 200, step: 5, label: '≥ 200' },
  { least: 80, step: 4, label: '80 – 200' },
  { least: 50, step: 3, label: '50 – 80' },
  { least: Number.NEGATIVE_INFINITY, step: 2, label: '< 50' },
] as const

export function scoreStepOf(bitScore: number): (typeof scoreSteps)[number]['step'] {
  return scoreSteps.find(({ least }) => bitScore >= least)?.step ?? 2
}

/** As BLAST+ writes them: 0.0, 4e-104, 0.35. */
export function formatEvalue(evalue: number): string {
  if (evalue === 0) return '0.0'
  return evalue < 0.001 ? evalue.toExponential(0) : String(Number(evalue.toPrecision(2)))
}
