import { type Preview, type PublicationLine, previewRows } from '@rosette/contract-kit/record-parts.ts'
import { toPublicationLine } from '@rosette/contract-kit/to-publication-line.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { sql } from 'kysely'

/** Publications that name the gene model itself; those of its locus stand on the locus page. Newest first. */
export async function loadGenePublications(db: ReleaseDb, geneIds: readonly number[]): Promise<Map<number, Preview<PublicationLine>>> {
  const lines = await genePublicationsQuery(db, geneIds).execute()
  const linesOf = Map.groupBy(lines, (line) => line.geneId)
  return new Map(
    [...linesOf].map(([geneId, all]) => [geneId, { rows: all.slice(0, previewRows).map(toPublicationLine), total: all.length }]),
  )
}

export function genePublicationsQuery(db: ReleaseDb, geneIds: readonly number[]) {
  return db
    .selectFrom('gene')
    .innerJoin('locusPublication as line', 'line.name', 'gene.name')
    .innerJoin('publication', 'publication.referenceId', 'line.referenceId')
    .select(['gene.geneId', 'publication.referenceId', 'publication.title', 'publication.authors'])
    .select(['publication.pubmedId', 'publication.publicationYear'])
    .distinct()
    .where('gene.geneId', '=', (eb) => eb.fn.any(sql.val(geneIds)))
    .orderBy('gene.geneId')
    .orderBy('publication.publicationYear', (order) => order.desc().nullsLast())
    .orderBy('publication.pubmedId', (order) => order.desc().nullsLast())
    .orderBy('publication.referenceId', 'desc')
}
