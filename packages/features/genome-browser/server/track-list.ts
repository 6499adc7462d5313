import { findSequenceFolder } from '@rosette/sequence-store/release-sequences.ts'
import { readTrackReport } from '@rosette/sequence-store/tracks/track-files.ts'
import type { RecordDependencies } from '../../records/server/record-access.ts'
import type { TrackList } from '../contract/track-list.ts'

/** The tracks that the build of a release made, or why it made none. */
export async function loadTrackList({ db, settings }: Pick<RecordDependencies, 'db' | 'settings'>, releaseId: string): Promise<TrackList> {
  const report = await readTrackReport(await findSequenceFolder(db, settings.sequenceDir, releaseId))
  return { releaseId, ...(report ?? notBuilt) }
}

const notBuilt = { note: 'This release was built without a genome browser.', tracks: [] }
