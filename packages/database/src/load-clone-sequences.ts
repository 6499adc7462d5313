import type { CloneSequence } from '@rosette/contract-kit/records/clone-parts.ts'
import { sql } from 'kysely'
import { amongKeys, groupedBy, type RowOf } from './keyed-rows.ts'
import type { ReleaseDb } from './release-db.ts'

/** Sequences of clones, or of clone ends, by the names of their records. */
export async function loadCloneSequences(
  db: ReleaseDb,
  kind: 'clone' | 'cloneend',
  names: readonly string[],
): Promise<(name: string) => CloneSequence[]> {
  const rows = await cloneSequencesQuery(db, kind, names).execute()
  const rowsOf = groupedBy(rows, 'recordName')
  return (name) => rowsOf(name).map(toSequence)
}

type SequenceRow = RowOf<typeof cloneSequencesQuery>

function toSequence({ recordName: _, nucleotideSeqId, ...row }: SequenceRow): CloneSequence {
  return { ...row, sequence: nucleotideSeqId === null ? null : { kind: 'sequence', key: nucleotideSeqId, label: row.icAccession } }
}

/** The sequence is a record only if its accession is one of the release; of several with that accession the oldest stands for all. */
export function cloneSequencesQuery(db: ReleaseDb, kind: 'clone' | 'cloneend', names: readonly string[]) {
  return db
    .selectFrom('cloneSequence as read')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('nucleotideSequence')
          .select('nucleotideSeqId')
          .whereRef('nucleotideSequence.icAccession', '=', 'read.icAccession')
          .orderBy('nucleotideSeqId')
          .limit(sql.lit(1))
          .as('known'),
      (join) => join.onTrue(),
    )
    .select(['read.recordName', 'known.nucleotideSeqId', 'read.icAccession', 'read.genbankGi', 'read.nucleotideSequenceType'])
    .select(['read.sequenceClass', 'read.source', 'read.attributionDate'])
    .where('read.kind', '=', kind)
    .where('read.recordName', '=', amongKeys(names))
    .orderBy('read.recordName')
    .orderBy('read.icAccession')
}
