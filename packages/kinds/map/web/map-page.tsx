import { definePage, defineTable, type SectionColumn } from '@rosette/ui-kit/record/define-page.ts'
import { formatMapType } from '@rosette/ui-kit/table/map-location-columns.tsx'
import { emptyTexts } from '@rosette/ui-kit/text/empty-text.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import type { AssemblyGap, MapRecord } from '../contract/map-record.ts'
import { MapMarkers } from './map-markers.tsx'

const gapColumns: readonly SectionColumn<AssemblyGap>[] = [
  { id: 'start', label: 'Start', cell: (gap) => formatNumber(gap.start), sortBy: (gap) => gap.start, isNumeric: true },
  { id: 'end', label: 'End', cell: (gap) => formatNumber(gap.end), sortBy: (gap) => gap.end, isNumeric: true },
  { id: 'size', label: 'Size (bp)', cell: (gap) => formatNumber(sizeOf(gap)), sortBy: sizeOf, isNumeric: true },
  { id: 'reason', label: 'Reason', cell: (gap) => gap.reason ?? 'Unknown', sortBy: (gap) => gap.reason },
]

function sizeOf({ start, end }: AssemblyGap): number {
  return end - start + 1
}

const gaps = defineTable({ columns: gapColumns, rows: (map: MapRecord) => map.gaps, rowKey: (gap) => String(gap.start) })

/** DETAIL-018: a small page, so that links to maps work. */
export const page = definePage<MapRecord>({
  identifier: (map) => map.name,
  lead: (map) => map.description,
  keyFacts: (map) => [
    { label: 'Type', value: formatMapType(map.mapType) },
    { label: 'Chromosome', value: map.chromosome.slice(3) },
    { label: 'Length', value: map.length === null ? null : `${formatNumber(map.length)} ${map.units}` },
    { label: 'Markers', value: formatNumber(map.markerCount) },
  ],
  overview: MapMarkers,
  overviewCards: () => [{ id: 'markers', title: 'Markers' }],
  sections: [
    {
      id: 'summary',
      title: 'Summary',
      block: 'facts',
      facts: [
        { label: 'Name', value: (map) => map.name },
        { label: 'Type', value: (map) => formatMapType(map.mapType) },
        { label: 'Chromosome', value: (map) => map.chromosome.slice(3) },
        { label: 'Units', value: (map) => map.units },
        { label: 'Description', value: (map) => map.description },
      ],
    },
    { id: 'gaps', title: 'Assembly Gaps', block: 'table', table: gaps, emptyText: emptyTexts.data },
  ],
})
