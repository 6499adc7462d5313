import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { nameLoci } from '../../list-contents/server/name-loci.ts'
import { mostEdges, mostNamed, mostParts, type NetworkAnswer } from '../contract/network-answer.ts'
import type { NetworkQuery } from '../contract/network-call.ts'
import { connectedParts } from './connected-parts.ts'
import type { FoundNetwork } from './find-network.ts'
import { countFacets, countSelf } from './join-edges.ts'
import { loadSlimGroups } from './load-slim-groups.ts'

/** What a page shows of a network: the first edges in full, everything else in numbers and names. */
export async function answerNetwork(
  db: ReleaseDb,
  { loci, rows, edges }: FoundNetwork,
  query: NetworkQuery,
  marked: ReadonlySet<number>,
): Promise<Omit<NetworkAnswer, 'releaseId'>> {
  const { parts, alone } = connectedParts(loci.keys, edges)
  const shown = edges.slice(0, mostEdges)
  const touched = new Set(shown.flatMap(({ from, to }) => [from, to]))
  const nodeKeys = loci.keys.filter((key) => touched.has(key))
  const listed = parts.slice(0, mostParts)
  const isNamed = (keys: readonly number[]) => keys.length <= mostNamed
  const named = [...listed.map((part) => part.keys), alone].filter(isNamed).flat()
  const nodes = await nameLoci(db, [...new Set([...nodeKeys, ...named])])
  const namesOf = (keys: readonly number[]) => (isNamed(keys) ? keys.map((key) => nodes.get(key)?.locus.label ?? '') : [])
  const groupsOf = query.groups === undefined ? () => [] : await loadSlimGroups(db, nodeKeys, query.groups)
  const indexes = new Map(nodeKeys.map((key, index) => [key, index]))
  return {
    given: loci.given,
    notMatched: { count: loci.notMatched.length, ids: loci.notMatched.slice(0, 100) },
    genes: loci.keys.length,
    nodes: nodeKeys.flatMap((key) => {
      const node = nodes.get(key)
      return node ? [{ ...node, groups: [...groupsOf(key)], isMarked: marked.has(key) }] : []
    }),
    edges: shown.map((edge) => ({ ...edge, from: indexes.get(edge.from) ?? 0, to: indexes.get(edge.to) ?? 0 })),
    total: edges.length,
    self: countSelf(rows, query),
    facets: await countFacets(rows, query),
    parts: listed.map(({ keys, edges: count }) => ({ genes: keys.length, edges: count, names: namesOf(keys) })),
    partCount: parts.length,
    alone: { genes: alone.length, names: namesOf(alone) },
  }
}
