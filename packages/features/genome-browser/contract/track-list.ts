import { genomeTrackIds } from '@rosette/contract-kit/genome-view/genome-tracks.ts'
import { SiteTrack } from '@rosette/contract-kit/genome-view/site-track.ts'
import { z } from 'zod'

/** What the genome browser of a release can show. */
export const TrackList = z
  .object({
    releaseId: z.string(),
    /** Why there is no genome browser; null if there is one. */
    note: z.string().nullable(),
    tracks: z.array(z.object({ id: z.enum(genomeTrackIds), lines: z.int() })),
    /** What the operator has added, in the order of the sheet. */
    siteTracks: z.array(SiteTrack),
  })
  .meta({ id: 'TrackList' })
export type TrackList = z.infer<typeof TrackList>

/** The address of a file of the genome browser. It names the release, so that an index and the file that it belongs to stay together. */
export function trackFilePath(releaseId: string, file: string): string {
  return `/api/genome/${releaseId}/${file}`
}
