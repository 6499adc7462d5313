import { RecordLink } from '../../links/record-link.tsx'
import type { SectionColumn } from '../../record/define-page.ts'
import type { MapPoint } from './world-map-props.ts'

/** The table of a map: what each mark is, and its position in degrees. */
export const mapColumns: readonly SectionColumn<MapPoint>[] = [
  { id: 'name', label: 'Name', cell: ({ record, label }) => (record ? <RecordLink to={record} /> : label), sortBy: ({ label }) => label },
  { id: 'note', label: 'What', cell: ({ note }) => note },
  { id: 'latitude', label: 'Latitude', cell: ({ latitude }) => latitude, sortBy: ({ latitude }) => latitude, isNumeric: true },
  { id: 'longitude', label: 'Longitude', cell: ({ longitude }) => longitude, sortBy: ({ longitude }) => longitude, isNumeric: true },
]
