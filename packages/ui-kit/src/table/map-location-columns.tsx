import type { MapLocation } from '@rosette/contract-kit/records/record-parts.ts'
import type { Orientation } from '@rosette/contract-kit/vocabulary/genome.ts'
import { RecordLink } from '../links/record-link.tsx'
import type { SectionColumn } from '../record/define-page.ts'
import { formatNumber } from '../text/format-number.ts'

/** How every record page lists its map locations. Locus and gene pages show the orientation in their own words (DETAIL-037). */
export function mapLocationColumns(orientationText: (orientation: Orientation | null) => string = formatOrientation) {
  const columns: readonly SectionColumn<MapLocation>[] = [
    { id: 'map', label: 'Map', cell: (row) => (row.map ? <RecordLink to={row.map} /> : row.name), sortBy: (row) => row.name },
    { id: 'mapType', label: 'Map type', cell: (row) => formatMapType(row.mapType), sortBy: (row) => row.mapType },
    { id: 'chromosome', label: 'Chromosome', cell: (row) => row.chromosome.slice(3), sortBy: (row) => row.chromosome },
    { id: 'start', label: 'Start', cell: (row) => `${formatNumber(row.start)} ${row.units}`, sortBy: (row) => row.start, isNumeric: true },
    { id: 'end', label: 'End', cell: (row) => `${formatNumber(row.end)} ${row.units}`, sortBy: (row) => row.end, isNumeric: true },
    { id: 'orientation', label: 'Orientation', cell: (row) => orientationText(row.orientation) },
  ]
  return columns
}

export function mapLocationKey(location: MapLocation): string {
  return `${location.name} ${location.chromosome} ${location.start} ${location.end}`
}

/** Records keep TAIR's code for the sequence itself; pages show words. */
export function formatMapType(mapType: string): string {
  return mapType === 'nuc_sequence' ? 'nucleotide sequence' : mapType
}

/** DETAIL-037: the orientation as a detail page shows it. */
export function formatOrientation(orientation: string | null): 'forward' | 'reverse' | 'unknown' {
  if (orientation === 'F') return 'forward'
  return orientation === 'R' ? 'reverse' : 'unknown'
}
