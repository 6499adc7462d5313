import { toPublicationLine } from '@rosette/contract-kit/to-publication-line.ts'
import { groupedBy } from '@rosette/database/keyed-rows.ts'
import { loadCuration } from '@rosette/database/load-curation.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import type { SequenceRecord } from '../contract/sequence-record.ts'
import { sequencePublicationsQuery, sequenceRowsQuery } from './sequence-queries.ts'

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
