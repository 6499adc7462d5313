import { genomeTracks } from '@rosette/contract-kit/genome-view/genome-tracks.ts'
import { formatPosition, type GenomePosition } from '@rosette/contract-kit/genome-view/genome-view.ts'
import type { TrackFormat } from '@rosette/contract-kit/genome-view/site-tracks.ts'
import { type TrackList, trackFilePath } from '../contract/track-list.ts'
import { type LocatedTrack, ownTrackConfig, siteTrackConfig } from './added-tracks.ts'
import { browserColours, type Scheme } from './browser-colours.ts'
import { chromosomeNames } from './chromosome-names.ts'

const assemblyName = 'TAIR10'
const sequenceTrack = 'sequence'

/** What is shown first: tracks by their ids, those of the visitor included. */
export type FirstView = { position: GenomePosition; tracks: readonly string[] }

/** What was added to the tracks of the release: the sorts of the operator's tracks that can be read, and the visitor's own. */
export type AddedTracks = { formats: readonly TrackFormat[]; own: readonly LocatedTrack[] }

export const nothingAdded: AddedTracks = { formats: [], own: [] }

/** What JBrowse needs to know: where the files of a release are, and what to show first. */
export function browserConfig(
  { releaseId, tracks, siteTracks }: TrackList,
  { position: place, tracks: shown }: FirstView,
  scheme: Scheme,
  { formats, own }: AddedTracks = nothingAdded,
) {
  const { theme, coding, untranslated, name, note } = browserColours[scheme]
  const fileAt = (file: string) => ({ uri: trackFilePath(releaseId, file), locationType: 'UriLocation' })
  const ofSite = siteTracks.filter(({ format }) => formats.includes(format)).map((track) => siteTrackConfig(track, releaseId, scheme))
  const ofVisitor = own.map((track) => ownTrackConfig(track, scheme))
  const made = genomeTracks.filter(({ id }) => tracks.some((track) => track.id === id))
  return {
    assembly: {
      name: assemblyName,
      refNameAliases: chromosomeNames,
      sequence: {
        type: 'ReferenceSequenceTrack',
        trackId: sequenceTrack,
        name: 'Sequence',
        adapter: {
          type: 'BgzipFastaAdapter',
          fastaLocation: fileAt('genome.fa.gz'),
          faiLocation: fileAt('genome.fa.gz.fai'),
          gziLocation: fileAt('genome.fa.gz.gzi'),
        },
      },
    },
    tracks: [
      ...made.map(({ id, title }) => ({
        type: 'FeatureTrack',
        trackId: id,
        name: title,
        assemblyNames: [assemblyName],
        adapter: {
          type: 'Gff3TabixAdapter',
          gffGzLocation: fileAt(`${id}.gff3.gz`),
          index: { location: fileAt(`${id}.gff3.gz.tbi`) },
        },
        displays: [
          {
            type: 'LinearBasicDisplay',
            displayId: `${id}-display`,
            renderer: {
              type: 'CanvasFeatureRenderer',
              color1: coding,
              color3: untranslated,
              labels: { nameColor: name, descriptionColor: note },
            },
          },
        ],
      })),
      ...ofSite,
      ...ofVisitor,
    ],
    configuration: { theme },
    disableAddTracks: true,
    defaultSession: {
      name: 'Genome browser',
      view: {
        id: 'genome',
        type: 'LinearGenomeView',
        init: {
          assembly: assemblyName,
          loc: formatPosition(place),
          tracks: [
            sequenceTrack,
            // The visitor's own come first, or they would be opened out of sight.
            ...[...ofVisitor.map(idOf), ...made.map(({ id }) => id), ...ofSite.map(idOf)].filter((id) => shown.includes(id)),
          ],
        },
      },
    },
  }
}

function idOf({ trackId }: { trackId: string }): string {
  return trackId
}
