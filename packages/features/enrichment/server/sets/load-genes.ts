import type { ReleaseDb } from '@rosette/database/release-db.ts'
import type { EnrichedGene } from '../../contract/enrichment-answer.ts'
import { geneSetOf } from './kind-sets.ts'

/** The loci that enrichment knows, by place: those in use that lie on the genome. */
export type Genes = {
  genes: readonly EnrichedGene[]
  indexOfKey: ReadonlyMap<number, number>
  indexOfName: ReadonlyMap<string, number>
}

export async function loadGenes(db: ReleaseDb): Promise<Genes> {
  const [keys, loci] = await Promise.all([geneSetOf('all')(db), lociQuery(db).execute()])
  const known = new Set(keys)
  const genes = loci.filter(({ key }) => known.has(key))
  return {
    genes,
    indexOfKey: new Map(genes.map(({ key }, index) => [key, index])),
    indexOfName: new Map(genes.map(({ name }, index) => [name, index])),
  }
}

/** Nearly all are wanted, so all are read: sending the keys of the wanted ones would take longer. */
function lociQuery(db: ReleaseDb) {
  return db
    .selectFrom('locus')
    .leftJoin('locusSymbol as main', (join) => join.onRef('main.locusId', '=', 'locus.locusId').on('main.rank', '=', 0))
    .select(['locus.locusId as key', 'locus.name', 'main.symbol'])
    .orderBy('locus.name')
}
