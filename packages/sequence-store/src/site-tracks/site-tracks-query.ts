import type { TrackFormat } from '@rosette/contract-kit/genome-view/site-tracks.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'

/** The operator's tracks that the release has, in the order of the sheet. */
export function siteTracksQuery(db: ReleaseDb) {
  return (
    db
      .selectFrom('siteTrack')
      .select(['name', 'title', 'category', 'description', 'licence', 'citation'])
      // The load writes these words alone.
      .select((row) => row.ref('format').$castTo<TrackFormat>().as('format'))
      .orderBy('sheetLine')
  )
}
