import type { OwnFormat } from '@rosette/contract-kit/genome-view/own-tracks.ts'
import { type SiteTrack, siteTrackFile } from '@rosette/contract-kit/genome-view/site-track.ts'
import { indexEnding } from '@rosette/contract-kit/genome-view/site-tracks.ts'
import type { OwnTrack } from '@rosette/ui-kit/genome-browser/frame-messages.ts'
import { siteTrackPath } from '../contract/site-track-path.ts'
import { browserColours, type Scheme } from './browser-colours.ts'

/** Where JBrowse finds a file: on this site, or among the files that the visitor has chosen. */
export type FileLocation = { locationType: 'UriLocation'; uri: string } | { locationType: 'BlobLocation'; name: string; blobId: string }

/** A track of the visitor whose files JBrowse knows. */
export type LocatedTrack = { track: OwnTrack; location: FileLocation; indexLocation: FileLocation | null }

/** A track of the operator as JBrowse wants it described. */
export function siteTrackConfig(track: SiteTrack, releaseId: string, scheme: Scheme) {
  const fileAt = (file: string): FileLocation => ({ locationType: 'UriLocation', uri: siteTrackPath(releaseId, file) })
  const file = siteTrackFile(track)
  const index = track.format === 'bigwig' ? null : ({ indexType: 'TBI', location: fileAt(`${file}${indexEnding}`) } as const)
  return {
    ...trackOf(track.format, track.id, fileAt(file), index, scheme),
    name: track.title,
    category: track.category === null ? [] : [track.category],
    description: track.description ?? '',
  }
}

/** A track of the visitor. */
export function ownTrackConfig({ track, location, indexLocation }: LocatedTrack, scheme: Scheme) {
  const index = track.index && indexLocation && { indexType: track.index.type, location: indexLocation }
  return {
    ...trackOf(track.format, track.id, location, index, scheme),
    name: track.file.name,
    category: ['Your own files'],
    description: '',
  }
}

type Index = { indexType: 'TBI' | 'CSI'; location: FileLocation } | null

function trackOf(format: OwnFormat, trackId: string, location: FileLocation, index: Index, scheme: Scheme) {
  const adapter = adapterOf(format, location, index)
  const { coding, untranslated, name: nameColor, note: descriptionColor } = browserColours[scheme]
  const base = { trackId, assemblyNames: ['TAIR10'], adapter }
  const displayId = `${trackId}-display`
  if (format === 'bigwig') {
    const values = { type: 'XYPlotRenderer', color: coding }
    return {
      ...base,
      type: 'QuantitativeTrack',
      displays: [{ type: 'LinearWiggleDisplay', displayId, renderers: { XYPlotRenderer: values } }],
    }
  }
  const renderer = { type: 'CanvasFeatureRenderer', color1: coding, color3: untranslated, labels: { nameColor, descriptionColor } }
  const isVariants = format === 'vcf'
  return {
    ...base,
    type: isVariants ? 'VariantTrack' : 'FeatureTrack',
    displays: [{ type: isVariants ? 'LinearVariantDisplay' : 'LinearBasicDisplay', displayId, renderer }],
  }
}

/** Without an index JBrowse reads a file whole. */
function adapterOf(format: OwnFormat, location: FileLocation, index: Index) {
  if (format === 'bigwig') return { type: 'BigWigAdapter', bigWigLocation: location }
  if (format === 'bed')
    return index ? { type: 'BedTabixAdapter', bedGzLocation: location, index } : { type: 'BedAdapter', bedLocation: location }
  if (format === 'vcf')
    return index ? { type: 'VcfTabixAdapter', vcfGzLocation: location, index } : { type: 'VcfAdapter', vcfLocation: location }
  return index ? { type: 'Gff3TabixAdapter', gffGzLocation: location, index } : { type: 'Gff3Adapter', gffLocation: location }
}
