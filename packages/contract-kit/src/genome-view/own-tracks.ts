import type { TrackFormat } from './site-tracks.ts'

/** What files of a visitor may hold. */
export const ownFormats = ['bed', 'bigwig', 'vcf', 'gff3'] as const satisfies readonly (TrackFormat | 'gff3')[]
export type OwnFormat = (typeof ownFormats)[number]

/** A file without an index is read whole, so it may not be larger. */
export const largestUnpacked = 20_000_000
