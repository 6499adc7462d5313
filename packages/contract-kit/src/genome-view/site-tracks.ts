/** What the files of the operator's tracks hold: intervals, values along the genome, variants. */
export const trackFormats = ['bed', 'bigwig', 'vcf'] as const
export type TrackFormat = (typeof trackFormats)[number]

/** How the file of a track is called in a release, after its name; those in blocks have an index beside them. */
export const trackEndings: Readonly<Record<TrackFormat, string>> = { bed: '.bed.gz', bigwig: '.bw', vcf: '.vcf.gz' }
export const indexEnding = '.tbi'

/** In addresses and in the browser; the tracks of every release have plain words as ids. */
export type SiteTrackId = `site.${string}`

// Pages read addresses with this file, so it has no schema.
export function isSiteTrackId(text: string): text is SiteTrackId {
  return /^site\.[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$/.test(text)
}

export function siteTrackId(trackName: string): SiteTrackId {
  return `site.${trackName}`
}
