import { eachInTurns } from '../../access/server/take-turns.ts'
import type { FacetCount, NetworkEdge, NetworkStatement } from '../contract/network-answer.ts'
import { type EdgeKind, edgeKinds, type NetworkQuery, notStated } from '../contract/network-call.ts'
import type { StatementRow } from './load-statements.ts'

/** An edge between two loci, by their keys. */
export type Edge = Omit<NetworkEdge, 'from' | 'to'> & { from: number; to: number }

export type Filters = Pick<NetworkQuery, 'kind' | 'source' | 'method' | 'evidence'>

const effects: Readonly<Record<string, NetworkStatement['effect']>> = { activation: 'activates', repression: 'represses' }

/** The edges that fit the filters. A gene that is paired with itself is none. */
export async function edgesOf(rows: readonly StatementRow[], filters: Filters): Promise<Edge[]> {
  const edges = new Map<string, Edge>()
  await eachInTurns(rows, (row) => {
    if (row.locusId === row.partnerId || !fits(row, filters)) return
    const key = `${row.locusId} ${row.partnerId} ${row.interactionType}`
    const known = edges.get(key)
    const edge = known ?? { from: row.locusId, to: row.partnerId, kind: kindsOf(row), effect: null, statements: [] }
    if (!known) edges.set(key, edge)
    const statement = toStatement(row)
    edge.statements.push(statement)
    if (statement.effect === null) return
    edge.kind = 'regulation'
    edge.effect = edge.effect === null || edge.effect === statement.effect ? statement.effect : 'both'
  })
  return [...edges.values()].filter(({ kind }) => filters.kind.includes(kind))
}

export function countSelf(rows: readonly StatementRow[], filters: Filters): number {
  return new Set(rows.flatMap((row) => (row.locusId === row.partnerId && fits(row, filters) ? [row.locusId] : []))).size
}

/** What the kind is until a statement tells the effect. */
function kindsOf({ interactionType }: StatementRow): EdgeKind {
  return interactionType === 'physical' ? 'binding' : interactionType === 'regulatory' ? 'unclear' : 'unstated'
}

function fits(row: StatementRow, { source, method, evidence }: Filters): boolean {
  return (
    (source === undefined || source.includes(row.source)) &&
    (method === undefined || (row.method ?? notStated) === method) &&
    (evidence === 'any' || namesArticle(row))
  )
}

/** An original article: a compilation names the articles of others at best. */
export function namesArticle({ isCompiled, pubmedId, reference }: Pick<StatementRow, 'isCompiled' | 'pubmedId' | 'reference'>): boolean {
  return !isCompiled && (pubmedId !== null || reference !== null)
}

function toStatement({ interactionType, mode, source, method, evidence, pubmedId, reference, isCompiled }: StatementRow): NetworkStatement {
  const effect = interactionType === 'regulatory' ? (effects[mode ?? ''] ?? null) : null
  return { source, effect, method, evidence, pubmedId, reference, isCompiled }
}

/** For each value of each filter, how many edges there are with it and the other filters. */
export async function countFacets(rows: readonly StatementRow[], filters: Filters) {
  const all = await edgesOf(rows, { ...filters, kind: [...edgeKinds] })
  const count = async (value: string, own: readonly StatementRow[], change: Partial<Filters>): Promise<FacetCount> => ({
    value,
    count: (await edgesOf(own, { ...filters, ...change })).length,
  })
  const countAll = async (valueIn: (row: StatementRow) => string, free: Partial<Filters>) => {
    const counts: FacetCount[] = []
    for (const [value, own] of Map.groupBy(rows, valueIn)) counts.push(await count(value, own, free))
    return counts.toSorted((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
  }
  return {
    kind: edgeKinds.map((kind) => ({ value: kind, count: all.filter((edge) => edge.kind === kind).length })),
    source: await countAll(({ source }) => source, { source: undefined }),
    method: await countAll(({ method }) => method ?? notStated, { method: undefined }),
    evidence: [await count('any', rows, { evidence: 'any' }), await count('paper', rows, { evidence: 'paper' })],
  }
}
