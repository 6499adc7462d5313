import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import { genomePart, isOnSequence, LocationsPicture } from '@rosette/ui-kit/pictures/genome/genome-part.tsx'
import { definePage, defineTable, type SectionColumn } from '@rosette/ui-kit/record/define-page.ts'
import { formatOrientation, mapLocationColumns, mapLocationKey } from '@rosette/ui-kit/table/map-location-columns.tsx'
import { emptyTexts } from '@rosette/ui-kit/text/empty-text.tsx'
import { formatNumber, formatRange } from '@rosette/ui-kit/text/format-number.ts'
import type { TransposonFeature, TransposonRecord } from '../contract/transposon-record.ts'

const featureColumns: readonly SectionColumn<TransposonFeature>[] = [
  { id: 'type', label: 'Type', cell: (row) => row.assignmentFeatureType, sortBy: (row) => row.assignmentFeatureType },
  { id: 'start', label: 'Start', cell: (row) => formatNumber(row.startPosition), sortBy: (row) => row.startPosition, isNumeric: true },
  { id: 'end', label: 'End', cell: (row) => formatNumber(row.endPosition), sortBy: (row) => row.endPosition, isNumeric: true },
]

const features = defineTable({
  columns: featureColumns,
  rows: (transposon: TransposonRecord) => transposon.transposonFeature,
  rowKey: (row) => `${row.assignmentFeatureType} ${row.startPosition} ${row.endPosition}`,
})

const mapLocations = defineTable({
  columns: mapLocationColumns(),
  rows: (transposon: TransposonRecord) => transposon.globalAssignment,
  rowKey: mapLocationKey,
})

export const page = definePage<TransposonRecord>({
  identifier: (transposon) => transposon.name,
  lead: (transposon) => `${transposon.name}, a transposable element of the family ${transposon.family.label}`,
  keyFacts: (transposon) => [
    { label: 'Name', value: transposon.name },
    { label: 'Family', value: <RecordLink to={transposon.family} />, context: transposon.superFamilyName },
    { label: 'Position', isWide: true, ...position(transposon) },
    { label: 'Genes', value: formatNumber(transposon.associatedTransposable.length) },
  ],
  files: () => import('./transposon-files.ts'),
  sections: [
    {
      id: 'summary',
      title: 'Summary',
      block: 'parts',
      count: () => 0,
      parts: [
        {
          id: 'facts',
          block: 'facts',
          facts: [
            { label: 'Name', value: (transposon) => transposon.name },
            { label: 'Family', value: (transposon) => <RecordLink to={transposon.family} /> },
            { label: 'Super family', value: (transposon) => transposon.superFamilyName },
            { label: 'Chromosome', value: (transposon) => transposon.chromosome.slice(3) },
            { label: 'Date last modified', value: (transposon) => transposon.dateLastModified },
          ],
        },
        {
          id: 'associated-genes',
          title: 'Associated Genes',
          block: 'links',
          links: (transposon) => transposon.associatedTransposable,
          emptyText: emptyTexts.associatedGenes,
        },
        {
          id: 'sequence',
          title: 'Sequence',
          block: 'links',
          links: ({ sequence }) => (sequence ? [sequence] : []),
          emptyText: emptyTexts.sequence,
        },
        { id: 'features', title: 'Features', block: 'table', table: features, emptyText: emptyTexts.data },
        {
          ...genomePart,
          render: ({ record: { transposonId, name, globalAssignment } }) => (
            <LocationsPicture self={{ kind: 'transposon', key: transposonId, label: name }} locations={globalAssignment} />
          ),
          isEmpty: (transposon) => !transposon.globalAssignment.some(isOnSequence),
        },
        { id: 'map-locations', title: 'Map Locations', block: 'table', table: mapLocations, emptyText: emptyTexts.mapLocations },
      ],
    },
  ],
})

function position({ globalAssignment: [location] }: TransposonRecord) {
  if (!location) return { value: null }
  return { value: `${location.chromosome}: ${formatRange(location.start, location.end)}`, context: formatOrientation(location.orientation) }
}
