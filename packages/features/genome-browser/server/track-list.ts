import { siteTrackId } from '@rosette/contract-kit/genome-view/site-tracks.ts'
import { findSequenceFolder } from '@rosette/sequence-store/release-sequences.ts'
import { siteTracksQuery } from '@rosette/sequence-store/site-tracks/site-tracks-query.ts'
import { readTrackReport } from '@rosette/sequence-store/tracks/track-files.ts'
import type { RecordDependencies } from '../../records/server/record-access.ts'
import type { TrackList } from '../contract/track-list.ts'

/** The tracks that the build of a release made, or why it made none, and those of the operator. */
export async function loadTrackList({ db, settings }: Pick<RecordDependencies, 'db' | 'settings'>, releaseId: string): Promise<TrackList> {
  const report = (await readTrackReport(await findSequenceFolder(db, settings.sequenceDir, releaseId))) ?? notBuilt
  // Without the reference there is nothing to show them on.
  const added = report.note === null ? await siteTracksQuery(db.release(releaseId)).execute() : []
  return { releaseId, ...report, siteTracks: added.map(({ name, ...track }) => ({ id: siteTrackId(name), ...track })) }
}

const notBuilt = { note: 'This release was built without a genome browser.', tracks: [] }
