import { evidenceNotStated } from '@rosette/contract-kit/vocabulary/evidence-codes.ts'
import type { Database } from '@rosette/database/open-database.ts'
import type { TermSourceName } from '../../../../enrichment/contract/term-sources.ts'
import { indicesOf } from '../../../../enrichment/server/sets/index-lists.ts'
import { termSetsOf } from '../../../../enrichment/server/sets/kind-sets.ts'
import type { LoadedSets, PairEvidence } from './term-set-lines.ts'

/** By what evidence a gene has a term: that of the annotations to the term and to all terms below it. */
export async function evidenceOfPairs(
  db: Pick<Database, 'release'>,
  releaseId: string,
  source: TermSourceName,
  { genes, sets }: LoadedSets,
): Promise<PairEvidence> {
  const { terms, members } = await termSetsOf(source)(db.release(releaseId))
  const geneOfKey = new Map(genes.map(({ key }, at) => [key, at]))
  const termOfId = new Map(sets.terms.map(({ id }, at) => [id, at]))
  const membersOf = Map.groupBy(members, ({ locusId }) => geneOfKey.get(locusId))
  return (gene) => {
    const codes = new Map<number, Set<string>>()
    for (const { term, evidence } of membersOf.get(gene) ?? []) {
      const own = termOfId.get(terms[term]?.id ?? '')
      if (own === undefined) continue
      for (const each of [own, ...indicesOf(sets.above, own)]) {
        const known = codes.get(each) ?? new Set()
        codes.set(each, known.add(evidence ?? evidenceNotStated))
      }
    }
    return codes
  }
}
