import { type Preview, type PublicationLine, previewRows } from '@rosette/contract-kit/record-parts.ts'
import { toPublicationLine } from '@rosette/contract-kit/to-publication-line.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { sql } from 'kysely'

/** Newest first. */
export async function loadLocusPublications(db: ReleaseDb, locusIds: readonly number[]): Promise<Map<number, Preview<PublicationLine>>> {
  const lines = await locusPublicationsQuery(db, locusIds).execute()
  const linesOf = Map.groupBy(lines, (line) => line.locusId)
  return new Map(
    [...linesOf].map(([locusId, all]) => [locusId, { rows: all.slice(0, previewRows).map(toPublicationLine), total: all.length }]),
  )
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
    .where('told.locusId', '=', (eb) => eb.fn.any(sql.val(locusIds)))
    .orderBy('told.locusId')
    .orderBy('publication.publicationYear', (order) => order.desc().nullsLast())
    .orderBy('publication.pubmedId', (order) => order.desc().nullsLast())
    .orderBy('publication.referenceId', 'desc')
}
