import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { flatTermSets, type TermSets } from '@rosette/release-kit/term-sets.ts'

/** The loci one of whose proteins has an InterPro entry. */
export async function loadInterproSets(db: ReleaseDb): Promise<TermSets> {
  const rows = await interproSetsQuery(db).execute()
  return flatTermSets(rows.map(({ id, name, locusId }) => ({ id, name: name ?? id, key: null, locusId })))
}

function interproSetsQuery(db: ReleaseDb) {
  return db
    .selectFrom('proteinInterpro as entry')
    .innerJoin('protein', 'protein.proteinId', 'entry.proteinId')
    .innerJoin('gene', 'gene.geneId', 'protein.geneId')
    .select(['entry.interproAccession as id', 'gene.locusId'])
    .select(({ fn }) => fn.min('entry.interproName').as('name'))
    .where('gene.locusId', 'is not', null)
    .groupBy(['entry.interproAccession', 'gene.locusId'])
    .orderBy('entry.interproAccession')
    .$narrowType<{ locusId: number }>()
}
