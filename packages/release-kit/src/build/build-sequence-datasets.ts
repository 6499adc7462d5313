import { type SequenceDatasetId, sequenceDatasets } from '@rosette/contract-kit/vocabulary/sequence-datasets.ts'
import { buildSequences, type SequenceReport } from '@rosette/sequence-store/build-sequences.ts'
import { sequenceFolder } from '@rosette/sequence-store/sequence-folder.ts'
import { inReleaseSchema } from '../release-schema-session.ts'
import type { ReleaseWork } from '../release-work.ts'
import type { BuildOptions } from './build-options.ts'

type SequenceOptions = Pick<BuildOptions, 'db' | 'releaseId' | 'sequenceDir' | 'onProgress'>

/** Makes the sets of sequences and writes down how many each holds; one that could not be made says why. */
export async function buildSequenceDatasets(
  options: SequenceOptions,
  work: Pick<ReleaseWork, 'client' | 'releaseId'>,
): Promise<SequenceReport[]> {
  const { db, releaseId, sequenceDir, onProgress } = options
  if (sequenceDir === undefined) return []
  const tell = (done: number) => onProgress?.({ step: 'build', label: 'sequences', done, total: null, unit: 'loci and gene models' })
  const dir = await sequenceFolder(db, sequenceDir, releaseId)
  const reports = await buildSequences({ db, releaseId, dir, onProgress: tell })
  const rows = sequenceDatasets.map(({ id }) => reports.find(({ dataset }) => dataset === id) ?? absent(id))
  await inReleaseSchema(work, async (client) => {
    await client.query('truncate sequence_dataset')
    await client.query('insert into sequence_dataset select * from jsonb_populate_recordset(null::sequence_dataset, $1)', [
      JSON.stringify(rows),
    ])
  })
  return reports
}

function absent(dataset: SequenceDatasetId) {
  const note = dataset.startsWith('tair10_') ? 'The release has no TAIR10 sequences.' : 'The release has no genome.'
  return { dataset, records: 0, missing: 0, note }
}
