import { publicationName } from '@rosette/contract-kit/records/publication-name.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { flatTermSets, type TermSets } from '@rosette/release-kit/term-sets.ts'

/** The loci that a publication is about. */
export async function loadPublicationSets(db: ReleaseDb): Promise<TermSets> {
  const rows = await publicationSetsQuery(db).execute()
  return flatTermSets(
    rows.map(({ referenceId, title, pubmedId, publicationYear, locusId }) => ({
      id: pubmedId === null ? `Reference:${referenceId}` : `PMID:${pubmedId}`,
      name: `${publicationName({ title, pubmedId, referenceId })}${publicationYear === null ? '' : ` (${publicationYear})`}`,
      key: referenceId,
      locusId,
    })),
  )
}

function publicationSetsQuery(db: ReleaseDb) {
  return db
    .selectFrom('publicationLocus as about')
    .innerJoin('publication', 'publication.referenceId', 'about.referenceId')
    .select(['publication.referenceId', 'publication.title', 'publication.pubmedId', 'publication.publicationYear', 'about.locusId'])
    .orderBy('publication.referenceId')
}
