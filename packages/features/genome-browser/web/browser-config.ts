import { genomeTracks } from '@rosette/contract-kit/genome-view/genome-tracks.ts'
import { formatPosition, type GenomeView } from '@rosette/contract-kit/genome-view/genome-view.ts'
import { type TrackList, trackFilePath } from '../contract/track-list.ts'
import { browserColours, type Scheme } from './browser-colours.ts'

const assemblyName = 'TAIR10'
const sequenceTrack = 'sequence'

/** What JBrowse needs to know: where the files of a release are, and what to show first. */
export function browserConfig({ releaseId, tracks }: TrackList, { position: place, tracks: shown }: GenomeView, scheme: Scheme) {
  const { theme, coding, untranslated, name, note } = browserColours[scheme]
  const fileAt = (file: string) => ({ uri: trackFilePath(releaseId, file), locationType: 'UriLocation' })
  const made = genomeTracks.filter(({ id }) => tracks.some((track) => track.id === id))
  return {
    assembly: {
      name: assemblyName,
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
    tracks: made.map(({ id, title }) => ({
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
          tracks: [sequenceTrack, ...made.map(({ id }) => id).filter((id) => shown.includes(id))],
        },
      },
    },
  }
}
