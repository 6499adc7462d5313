import { type Preview, type PublicationLine, previewRows } from '@rosette/contract-kit/record-parts.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { sql } from 'kysely'

/** Newest first. The files give numbers and years; titles come with the publications themselves. */
export async function loadLocusPublications(db: ReleaseDb, locusIds: readonly number[]): Promise<Map<number, Preview<PublicationLine>>> {
  const lines = await locusPublicationsQuery(db, locusIds).execute()
  const linesOf = Map.groupBy(lines, (line) => line.locusId)
  return new Map([...linesOf].map(([locusId, all]) => [locusId, { rows: all.slice(0, previewRows).map(toLine), total: all.length }]))
}

function toLine({ pubmedId, publicationYear }: { pubmedId: number | null; publicationYear: number | null }): PublicationLine {
  return { publication: null, title: null, pubmedId, publicationYear }
}

/** Only what can be found: a line without PubMed number would name nothing. */
export function locusPublicationsQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom('locus')
    .innerJoin('locusPublication as line', 'line.name', 'locus.name')
    .select(['locus.locusId', 'line.pubmedId', 'line.publicationYear'])
    .distinct()
    .where('locus.locusId', '=', (eb) => eb.fn.any(sql.val(locusIds)))
    .where('line.pubmedId', 'is not', null)
    .orderBy('locus.locusId')
    .orderBy('line.publicationYear', (order) => order.desc().nullsLast())
    .orderBy('line.pubmedId', 'desc')
}
