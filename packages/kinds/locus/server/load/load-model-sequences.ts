import { toSpan } from '@rosette/contract-kit/records/to-map-location.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import type { PartDependencies } from '@rosette/release-kit/kind-server.ts'
import type { LocusSequences } from '../../contract/locus-sequences.ts'

/** The sequences of one of its gene models, or of the representative one. Null if the locus has no such model. */
export async function loadModelSequences(
  db: ReleaseDb,
  locusId: number,
  { model }: { model: string },
  { sequences }: PartDependencies,
): Promise<LocusSequences | null> {
  const rows = await modelProteinsQuery(db, locusId).execute()
  const row = rows.find(({ name }) => name === model.toUpperCase()) ?? (model === '' ? rows[0] : undefined)
  if (!row) return null
  const store = await sequences()
  const span = toSpan(row)
  const [genomic, transcript, coding] = await Promise.all([
    span && store.slice(span.chromosome, span.start, span.end, span.orientation === 'R' ? '-' : '+'),
    store.read('araport11_transcripts', row.name),
    store.read('araport11_coding_sequences', row.name),
  ])
  return {
    geneModelName: row.name,
    genomic,
    transcript: transcript?.sequence || null,
    coding: coding?.sequence || null,
    protein: row.sequence,
  }
}

/** Models with the place of their locus, the representative one first. */
export function modelProteinsQuery(db: ReleaseDb, locusId: number) {
  return db
    .selectFrom('geneModel')
    .innerJoin('locus', 'locus.locusId', 'geneModel.locusId')
    .leftJoin('proteinSequence as protein', 'protein.geneModelName', 'geneModel.name')
    .select(['geneModel.name', 'protein.sequence'])
    .select(['locus.chromosome', 'locus.startPosition', 'locus.endPosition', 'locus.orientation'])
    .where('geneModel.locusId', '=', locusId)
    .orderBy('geneModel.isRepresentative', 'desc')
    .orderBy('geneModel.modelNumber')
}
