import type { Database } from '@rosette/database/open-database.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { oncePerRelease } from '@rosette/release-kit/once-per-release.ts'
import { eachInTurns } from '@rosette/release-kit/take-turns.ts'
import { sql } from 'kysely'
import { type EdgeKind, edgeKinds } from '../contract/network-call.ts'

/** All edges of one kind. Each stands once, with the gene that it leads from, or that has the lower key. */
export type WholeNetwork = {
  /** The place of each locus that has an edge. */
  places: ReadonlyMap<number, number>
  /** The ends of the edges that lead from each place. */
  targets: readonly (readonly number[])[]
  /** How many edges lead from each place, and how many to it; those without direction are all of the first sort. */
  degrees: readonly (readonly [outward: number, inward: number])[]
  /** The places, those with the fewest edges first. */
  order: readonly number[]
}

export type WholeNetworks = Readonly<Record<EdgeKind, WholeNetwork>>

/** The releases that a process serves at one time. */
const maxCached = 2

export function wholeNetworks(db: Pick<Database, 'release'>): (releaseId: string) => Promise<WholeNetworks> {
  return oncePerRelease((releaseId) => loadNetworks(db.release(releaseId)), maxCached)
}

async function loadNetworks(db: ReleaseDb): Promise<WholeNetworks> {
  const edges: Record<EdgeKind, (readonly [number, number])[]> = { binding: [], regulation: [], unclear: [], unstated: [] }
  await eachInTurns(await pairsQuery(db).execute(), ({ locusId, partnerId, interactionType, hasEffect }) => {
    const kind = interactionType === 'physical' ? 'binding' : interactionType === null ? 'unstated' : hasEffect ? 'regulation' : 'unclear'
    edges[kind].push([locusId, partnerId])
  })
  const [binding, regulation, unclear, unstated] = edgeKinds.map((kind) =>
    networkOf(edges[kind], kind === 'regulation' || kind === 'unclear'),
  )
  if (!binding || !regulation || !unclear || !unstated) throw new Error('A kind of edges has no network')
  return { binding, regulation, unclear, unstated }
}

export function networkOf(edges: readonly (readonly [from: number, to: number])[], hasDirection: boolean): WholeNetwork {
  const places = new Map([...new Set(edges.flat())].toSorted((one, other) => one - other).map((key, index) => [key, index]))
  const targets: number[][] = Array.from(places, () => [])
  const degrees: [number, number][] = Array.from(places, () => [0, 0])
  for (const [fromKey, toKey] of edges) {
    const [from = 0, to = 0] = [places.get(fromKey), places.get(toKey)]
    targets[from]?.push(to)
    const [ofFrom, ofTo] = [degrees[from], degrees[to]]
    if (!ofFrom || !ofTo) continue
    ofFrom[0] += 1
    ofTo[hasDirection ? 1 : 0] += 1
  }
  const order = degrees
    .map(([outward, inward], index) => ({ outward, inward, index }))
    .toSorted((one, other) => one.outward - other.outward || one.inward - other.inward || one.index - other.index)
  return { places, targets, degrees, order: order.map(({ index }) => index) }
}

function pairsQuery(db: ReleaseDb) {
  return db
    .selectFrom('locusInteraction')
    .select(['locusId', 'partnerId', 'interactionType'])
    .select(sql<boolean>`bool_or(mode in ('activation', 'repression'))`.as('hasEffect'))
    .whereRef('locusId', '<>', 'partnerId')
    .where(({ and, or, eb, ref }) =>
      or([
        and([eb('interactionType', '=', 'regulatory'), eb('isRegulator', '=', true)]),
        and([eb('interactionType', 'is distinct from', 'regulatory'), eb('locusId', '<', ref('partnerId'))]),
      ]),
    )
    .groupBy(['locusId', 'partnerId', 'interactionType'])
}
