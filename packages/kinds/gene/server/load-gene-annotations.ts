import type { AnnotationGroup } from '@rosette/contract-kit/annotation-group.ts'
import { groupAnnotations } from '@rosette/contract-kit/group-annotations.ts'
import { amongKeys, groupedBy } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'

/** Annotations are made to loci, so every model of a locus shows the same ones. */
export async function loadGeneAnnotations(db: ReleaseDb, geneIds: readonly number[]): Promise<(geneId: number) => AnnotationGroup[]> {
  const rows = await geneAnnotationsQuery(db, geneIds).execute()
  const rowsOf = groupedBy(rows, 'geneId')
  return (geneId) => groupAnnotations(rowsOf(geneId))
}

export function geneAnnotationsQuery(db: ReleaseDb, geneIds: readonly number[]) {
  return db
    .selectFrom('gene')
    .innerJoin('annotation', 'annotation.locusId', 'gene.locusId')
    .innerJoin('ontologyTerm as term', 'term.keywordId', 'annotation.keywordId')
    .select(['gene.geneId', 'term.keywordId', 'term.name', 'term.category'])
    .select(['annotation.isNegated', 'annotation.relationship', 'annotation.evidenceCode'])
    .where('gene.geneId', '=', amongKeys(geneIds))
    .orderBy('gene.geneId')
    .orderBy('term.name')
    .orderBy('annotation.annotationId')
}
