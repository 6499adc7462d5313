import { amongKeys } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { sql } from 'kysely'
import { mostEdges, mostNamed, mostParts, type NetworkAnswer, type NetworkNode } from '../contract/network-answer.ts'
import type { NetworkQuery } from '../contract/network-call.ts'
import { connectedParts } from './connected-parts.ts'
import type { FoundNetwork } from './find-network.ts'
import { countFacets, countSelf } from './join-edges.ts'

/** What a page shows of a network: the first edges in full, everything else in numbers and names. */
export async function answerNetwork(
  db: ReleaseDb,
  { loci, rows, edges }: FoundNetwork,
  query: NetworkQuery,
): Promise<Omit<NetworkAnswer, 'releaseId'>> {
  const { parts, alone } = connectedParts(loci.keys, edges)
  const shown = edges.slice(0, mostEdges)
  const touched = new Set(shown.flatMap(({ from, to }) => [from, to]))
  const nodeKeys = loci.keys.filter((key) => touched.has(key))
  const listed = parts.slice(0, mostParts)
  const isNamed = (keys: readonly number[]) => keys.length <= mostNamed
  const named = [...listed.map((part) => part.keys), alone].filter(isNamed).flat()
  const nodes = await loadNodes(db, [...new Set([...nodeKeys, ...named])])
  const namesOf = (keys: readonly number[]) => (isNamed(keys) ? keys.map((key) => nodes.get(key)?.locus.label ?? '') : [])
  const indexes = new Map(nodeKeys.map((key, index) => [key, index]))
  return {
    given: loci.given,
    notMatched: { count: loci.notMatched.length, ids: loci.notMatched.slice(0, 100) },
    genes: loci.keys.length,
    nodes: nodeKeys.flatMap((key) => nodes.get(key) ?? []),
    edges: shown.map((edge) => ({ ...edge, from: indexes.get(edge.from) ?? 0, to: indexes.get(edge.to) ?? 0 })),
    total: edges.length,
    self: countSelf(rows, query),
    facets: await countFacets(rows, query),
    parts: listed.map(({ keys, edges: count }) => ({ genes: keys.length, edges: count, names: namesOf(keys) })),
    partCount: parts.length,
    alone: { genes: alone.length, names: namesOf(alone) },
  }
}

/** Loci with their main symbols, by key. */
export async function loadNodes(db: ReleaseDb, keys: readonly number[]): Promise<Map<number, NetworkNode>> {
  const rows = await db
    .selectFrom('locus')
    .leftJoin('locusSymbol as main', (join) => join.onRef('main.locusId', '=', 'locus.locusId').on('main.rank', '=', sql.lit(0)))
    .select(['locus.locusId', 'locus.name', 'main.symbol'])
    .where('locus.locusId', '=', amongKeys(keys))
    .execute()
  return new Map(rows.map(({ locusId, name, symbol }) => [locusId, { locus: { kind: 'locus', key: locusId, label: name }, symbol }]))
}
