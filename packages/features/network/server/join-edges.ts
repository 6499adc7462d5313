import { eachInTurns } from '@rosette/release-kit/take-turns.ts'
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
    const key = edgeKey(row)
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

function toStatement(row: StatementRow): NetworkStatement {
  const { source, method, evidence, pubmedId, reference, isCompiled } = row
  return { source, effect: effectOf(row), method, evidence, pubmedId, reference, isCompiled }
}

function effectOf({ interactionType, mode }: StatementRow): NetworkStatement['effect'] {
  return interactionType === 'regulatory' ? (effects[mode ?? ''] ?? null) : null
}

/** Two genes have one edge of each type of interaction. */
function edgeKey({ locusId, partnerId, interactionType }: StatementRow): string {
  return `${locusId} ${partnerId} ${interactionType}`
}

/** For each value of each filter, how many edges there are with it and the other filters. */
export async function countFacets(rows: readonly StatementRow[], filters: Filters) {
  const numbered = await numberEdges(rows)
  const kindsWith = (own: readonly Numbered[], change: Partial<Filters>) => edgeKindsOf(own, { ...filters, ...change })
  const count = async (value: string, own: readonly Numbered[], change: Partial<Filters>): Promise<FacetCount> => {
    const kinds = await kindsWith(own, change)
    return { value, count: kinds.filter((kind) => filters.kind.includes(kind)).length }
  }
  const countAll = async (valueIn: (row: StatementRow) => string, free: Partial<Filters>) => {
    const counts: FacetCount[] = []
    for (const [value, own] of Map.groupBy(numbered, ({ row }) => valueIn(row))) counts.push(await count(value, own, free))
    return counts.toSorted((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
  }
  const all = await kindsWith(numbered, {})
  return {
    kind: edgeKinds.map((kind) => ({ value: kind, count: all.filter((each) => each === kind).length })),
    source: await countAll(({ source }) => source, { source: undefined }),
    method: await countAll(({ method }) => method ?? notStated, { method: undefined }),
    evidence: [await count('any', numbered, { evidence: 'any' }), await count('paper', numbered, { evidence: 'paper' })],
  }
}

/** A statement and the number of its edge: every filter counts the edges again, and numbers are compared faster than three columns. */
type Numbered = { row: StatementRow; edge: number }

async function numberEdges(rows: readonly StatementRow[]): Promise<Numbered[]> {
  const edges = new Map<string, number>()
  const numbered: Numbered[] = []
  await eachInTurns(rows, (row) => {
    if (row.locusId === row.partnerId) return
    const key = edgeKey(row)
    const edge = edges.get(key) ?? edges.size
    edges.set(key, edge)
    numbered.push({ row, edge })
  })
  return numbered
}

/** The kind of each edge that has a statement which fits, whatever kinds are shown. */
async function edgeKindsOf(numbered: readonly Numbered[], filters: Filters): Promise<EdgeKind[]> {
  const kinds = new Map<number, EdgeKind>()
  await eachInTurns(numbered, ({ row, edge }) => {
    if (!fits(row, filters)) return
    if (effectOf(row) !== null) kinds.set(edge, 'regulation')
    else if (!kinds.has(edge)) kinds.set(edge, kindsOf(row))
  })
  return [...kinds.values()]
}
