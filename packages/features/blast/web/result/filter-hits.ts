import type { BlastHit } from '../../contract/blast-result.ts'

/** What narrows the hits on the page; texts as the fields have them. */
export type HitFilters = {
  maxEvalue: string
  minIdentity: string
  minCover: string
  /** Id of a database; empty for all. */
  database: string
  isOnePerLocus: boolean
  hidesQuery: boolean
}

export const noFilters: HitFilters = { maxEvalue: '', minIdentity: '', minCover: '', database: '', isOnePerLocus: false, hidesQuery: false }

const texts = ['maxEvalue', 'minIdentity', 'minCover', 'database'] as const
const switches = ['isOnePerLocus', 'hidesQuery'] as const

/** The filters that an address has: a link shows what its sender saw (BLAST-050). */
export function filtersOf(params: URLSearchParams): HitFilters {
  return {
    maxEvalue: params.get('maxEvalue') ?? '',
    minIdentity: params.get('minIdentity') ?? '',
    minCover: params.get('minCover') ?? '',
    database: params.get('database') ?? '',
    isOnePerLocus: params.get('isOnePerLocus') === '1',
    hidesQuery: params.get('hidesQuery') === '1',
  }
}

export function paramsOf(filters: HitFilters): Record<string, string | null> {
  const written = [
    ...texts.map((name) => [name, filters[name] === '' ? null : filters[name]] as const),
    ...switches.map((name) => [name, filters[name] ? '1' : null] as const),
  ]
  return Object.fromEntries(written)
}

/** The hits that pass, in the order of the result. A field that is not a number narrows nothing. */
export function filterHits(hits: readonly BlastHit[], filters: HitFilters, queries: readonly SearchedQuery[]): BlastHit[] {
  const [maxEvalue, minIdentity, minCover] = [filters.maxEvalue, filters.minIdentity, filters.minCover].map(toNumber)
  const seen = new Set<string>()
  return hits.filter((hit) => {
    const best = bestOf(hit)
    if (maxEvalue != null && best.evalue > maxEvalue) return false
    if (minIdentity != null && best.identity < minIdentity) return false
    if (minCover != null && hit.queryCover < minCover) return false
    if (filters.database !== '' && hit.database !== filters.database) return false
    if (filters.hidesQuery && isQuery(hit, queries[hit.query])) return false
    if (!filters.isOnePerLocus || hit.locus === null) return true
    const key = `${hit.query} ${hit.locus.locus.key}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

type SearchedQuery = { name: string; length: number }

/** A hit is the query itself by its name, or if the two are the same from end to end: a query may come without a name. */
function isQuery(hit: BlastHit, query: SearchedQuery | undefined): boolean {
  if (!query) return false
  const { identical, length, gaps } = bestOf(hit)
  const isSame = gaps === 0 && identical === length && length === hit.subjectLength && length === query.length
  return hit.subject === query.name || isSame
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
