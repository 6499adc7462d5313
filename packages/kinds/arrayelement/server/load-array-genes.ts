import type { ReleaseDb } from '@rosette/database/release-db.ts'
import type { GeneSetLoader } from '@rosette/release-kit/term-sets.ts'

const genesOn = (designName: string): GeneSetLoader => {
  return (db) => loadArrayGenes(db, designName)
}

export const arrayGeneSets = {
  array_ath1: genesOn('Affymetrix ATH1'),
  array_ag: genesOn('Affymetrix AG'),
  array_afgc: genesOn('AFGC cDNA'),
}

/** The loci that an array has an element of. */
async function loadArrayGenes(db: ReleaseDb, designName: string): Promise<number[]> {
  const rows = await db
    .selectFrom('arrayElementDesign as design')
    .innerJoin('arrayElementLocus as element', 'element.arrayElementId', 'design.arrayElementId')
    .select('element.locusId')
    .distinct()
    .where('design.designName', '=', designName)
    .execute()
  return rows.map(({ locusId }) => locusId)
}
