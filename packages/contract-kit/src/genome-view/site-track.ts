import { z } from 'zod'
import { isSiteTrackId, type SiteTrackId, trackEndings, trackFormats } from './site-tracks.ts'

// The check makes it one. `z.templateLiteral` would be the only use of code that every page then loads.
const AnySiteTrackId = z.string().refine(isSiteTrackId, 'must be a track of this site') as z.ZodType<string> as z.ZodType<SiteTrackId>

/** A track that the operator of the site has added to the release, as the sheet describes it. */
export const SiteTrack = z.object({
  id: AnySiteTrackId,
  format: z.enum(trackFormats),
  title: z.string(),
  /** Tracks of one category stand together; null if the sheet gives none. */
  category: z.string().nullable(),
  description: z.string().nullable(),
  licence: z.string(),
  citation: z.string().nullable(),
})
export type SiteTrack = z.infer<typeof SiteTrack>

/** The name of the file of a track. */
export function siteTrackFile({ id, format }: Pick<SiteTrack, 'id' | 'format'>): string {
  return `${id.slice('site.'.length)}${trackEndings[format]}`
}
