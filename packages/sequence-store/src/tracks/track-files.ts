import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type GenomeTrackId, genomeTrackIds } from '@rosette/contract-kit/genome-view/genome-tracks.ts'

/** What the build made; the note says why there is nothing. */
export type TrackReport = { note: string | null; tracks: { id: GenomeTrackId; lines: number }[] }

export const trackListFile = 'tracks.json'
/** The sequence of all chromosomes. */
export const referenceFile = 'genome.fa.gz'

/** The folder of the genome browser's files in that of a release's sequences. */
export function trackFolder(sequenceFolder: string): string {
  return join(sequenceFolder, 'tracks')
}

export function trackFile(id: GenomeTrackId): string {
  return `${id}.gff3.gz`
}

/** Every name under which a file may be requested: a closed list, so that no path can be made up. */
export const trackFileNames: readonly string[] = [
  ...['', '.fai', '.gzi'].map((ending) => `${referenceFile}${ending}`),
  ...genomeTrackIds.flatMap((id) => [trackFile(id), `${trackFile(id)}.tbi`]),
]

/** Null for a release that was built before there were tracks. */
export async function readTrackReport(sequenceFolder: string): Promise<TrackReport | null> {
  const text = await readFile(join(trackFolder(sequenceFolder), trackListFile), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  // Written by `buildTracks`, in this shape.
  return text === null ? null : (JSON.parse(text) as TrackReport)
}
