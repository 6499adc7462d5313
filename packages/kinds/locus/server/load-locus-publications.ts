import type { Preview, PublicationLine } from '@rosette/contract-kit/record-parts.ts'
import { toPublicationLine } from '@rosette/contract-kit/to-publication-line.ts'
import { amongKeys, previewsBy } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'

/** Newest first. */
export async function loadLocusPublications(
  db: ReleaseDb,
  locusIds: readonly number[],
): Promise<(locusId: number) => Preview<PublicationLine>> {
  const lines = await locusPublicationsQuery(db, locusIds).execute()
  return previewsBy(lines, 'locusId', toPublicationLine)
}

export function locusPublicationsQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom('publicationLocus as told')
    .innerJoin('publication', 'publication.referenceId', 'told.referenceId')
    .select([
      'told.locusId',
      'publication.referenceId',
      'publication.title',
      'publication.authors',
      'publication.pubmedId',
      'publication.publicationYear',
    ])
    .where('told.locusId', '=', amongKeys(locusIds))
    .orderBy('told.locusId')
    .orderBy('publication.publicationYear', (order) => order.desc().nullsLast())
    .orderBy('publication.pubmedId', (order) => order.desc().nullsLast())
    .orderBy('publication.referenceId', 'desc')
}
