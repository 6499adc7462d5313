import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { flatTermSets, type GeneSetLoader, type TermSets } from '@rosette/release-kit/term-sets.ts'

/** The loci of each gene family; sub-families are not distinguished. */
export async function loadFamilySets(db: ReleaseDb): Promise<TermSets> {
  const rows = await db.selectFrom('locusFamily').select(['family', 'locusId']).distinct().orderBy('family').execute()
  return flatTermSets(rows.map(({ family, locusId }) => ({ id: family, name: family, key: null, locusId })))
}

/** Loci in use with a place on the genome: what an experiment could have found. */
const currentLoci = (db: ReleaseDb) =>
  db.selectFrom('locus').select('locusId').where('isObsolete', '=', false).where('chromosome', 'is not', null)

const loadAllLoci: GeneSetLoader = async (db) => (await currentLoci(db).execute()).map(({ locusId }) => locusId)

const loadCodingLoci: GeneSetLoader = async (db) => {
  const rows = await currentLoci(db).where('geneModelType', '=', 'protein_coding').execute()
  return rows.map(({ locusId }) => locusId)
}

export const locusGeneSets = { all: loadAllLoci, protein_coding: loadCodingLoci }
