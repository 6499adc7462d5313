import type { Preview, PublicationLine } from '@rosette/contract-kit/record-parts.ts'
import { toPublicationLine } from '@rosette/contract-kit/to-publication-line.ts'
import { amongKeys, previewsBy } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'

/** Publications that name the gene model itself; those of its locus stand on the locus page. Newest first. */
export async function loadGenePublications(
  db: ReleaseDb,
  geneIds: readonly number[],
): Promise<(geneId: number) => Preview<PublicationLine>> {
  const lines = await genePublicationsQuery(db, geneIds).execute()
  return previewsBy(lines, 'geneId', toPublicationLine)
}

export function genePublicationsQuery(db: ReleaseDb, geneIds: readonly number[]) {
  return db
    .selectFrom('gene')
    .innerJoin('locusPublication as line', 'line.name', 'gene.name')
    .innerJoin('publication', 'publication.referenceId', 'line.referenceId')
    .select(['gene.geneId', 'publication.referenceId', 'publication.title', 'publication.authors'])
    .select(['publication.pubmedId', 'publication.publicationYear'])
    .distinct()
    .where('gene.geneId', '=', amongKeys(geneIds))
    .orderBy('gene.geneId')
    .orderBy('publication.publicationYear', (order) => order.desc().nullsLast())
    .orderBy('publication.pubmedId', (order) => order.desc().nullsLast())
    .orderBy('publication.referenceId', 'desc')
}
