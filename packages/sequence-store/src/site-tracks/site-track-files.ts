import { join } from 'node:path'
import { indexEnding, type TrackFormat, trackEndings } from '@rosette/contract-kit/genome-view/site-tracks.ts'
import { findMissingPrograms } from '../tracks/track-programs.ts'

/** The folder of the operator's tracks in that of a release's sequences; a build, which replaces the tracks of the release, leaves it alone. */
export function siteTrackFolder(sequenceFolder: string): string {
  return join(sequenceFolder, 'site-tracks')
}

export function siteTrackPath(sequenceFolder: string, name: string, format: TrackFormat): string {
  return join(siteTrackFolder(sequenceFolder), `${name}${trackEndings[format]}`)
}

/** The files that a track consists of. */
export function siteTrackPaths(sequenceFolder: string, name: string, format: TrackFormat): string[] {
  const path = siteTrackPath(sequenceFolder, name, format)
  return format === 'bigwig' ? [path] : [path, `${path}${indexEnding}`]
}

/** Which of the programs that files in blocks need are not installed. */
export async function findMissingBlockPrograms(): Promise<string[]> {
  return (await findMissingPrograms()).filter((program) => program !== 'samtools')
}
