import { amongKeys } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'

export function sequenceRowsQuery(db: ReleaseDb, nucleotideSeqIds: readonly number[]) {
  return db
    .selectFrom('nucleotideSequence as found')
    .leftJoin('gene', 'gene.name', 'found.geneModelName')
    .select(['found.nucleotideSeqId', 'found.name', 'found.dateLastModified', 'found.tairObjectId', 'found.icAccession'])
    .select([
      'found.nucleotideSequenceType',
      'found.sequenceClass',
      'gene.geneId',
      'gene.name as geneName',
      'found.length',
      'found.sequence',
    ])
    .where('found.nucleotideSeqId', '=', amongKeys(nucleotideSeqIds))
}

/** References that are no publication of the release are left out: nothing is known of them. Newest first. */
export function sequencePublicationsQuery(db: ReleaseDb, nucleotideSeqIds: readonly number[]) {
  return db
    .selectFrom('nucleotideSequencePublication as told')
    .innerJoin('publication', 'publication.referenceId', 'told.referenceId')
    .select(['told.nucleotideSeqId', 'publication.referenceId', 'publication.title', 'publication.authors'])
    .select(['publication.pubmedId', 'publication.publicationYear'])
    .where('told.nucleotideSeqId', '=', amongKeys(nucleotideSeqIds))
    .orderBy('told.nucleotideSeqId')
    .orderBy('publication.publicationYear', (order) => order.desc().nullsLast())
    .orderBy('publication.referenceId')
}
