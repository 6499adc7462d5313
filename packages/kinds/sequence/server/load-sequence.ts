import { toPublicationLine } from '@rosette/contract-kit/records/record-parts.ts'
import { amongKeys, groupedBy } from '@rosette/database/keyed-rows.ts'
import { loadCuration } from '@rosette/database/load-curation.ts'
import { publicationColumns } from '@rosette/database/records/publication-lines.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import type { SequenceRecord } from '../contract/sequence-record.ts'

export async function loadSequences(db: ReleaseDb, nucleotideSeqIds: readonly number[]): Promise<Map<number, SequenceRecord>> {
  const [rows, publications] = await Promise.all([
    sequenceRowsQuery(db, nucleotideSeqIds).execute(),
    sequencePublicationsQuery(db, nucleotideSeqIds).execute(),
  ])
  const curationOf = await loadCuration(
    db,
    'sequence',
    rows.map((row) => row.name),
  )
  const publicationsOf = groupedBy(publications, 'nucleotideSeqId')
  const records = rows.map(({ geneId, geneName, ...facts }) => {
    const { attributions, comments } = curationOf(facts.name)
    const record: SequenceRecord = {
      ...facts,
      gene: geneId === null || geneName === null ? null : { kind: 'gene', key: geneId, label: geneName },
      comments,
      attributions,
      publications: publicationsOf(facts.nucleotideSeqId).map(toPublicationLine),
    }
    return [facts.nucleotideSeqId, record] as const
  })
  return new Map(records)
}

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

/** References that are not a publication of the release are left out: nothing is known about them. Newest first. */
export function sequencePublicationsQuery(db: ReleaseDb, nucleotideSeqIds: readonly number[]) {
  return db
    .selectFrom('nucleotideSequencePublication as link')
    .innerJoin('publication', 'publication.referenceId', 'link.referenceId')
    .select(['link.nucleotideSeqId', ...publicationColumns])
    .where('link.nucleotideSeqId', '=', amongKeys(nucleotideSeqIds))
    .orderBy('link.nucleotideSeqId')
    .orderBy('publication.publicationYear', (order) => order.desc().nullsLast())
    .orderBy('publication.referenceId')
}
