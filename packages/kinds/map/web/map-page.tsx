import { definePage } from '@rosette/ui-kit/record/define-page.ts'
import { formatNumber } from '@rosette/ui-kit/record/format-number.ts'
import type { MapRecord } from '../contract/map-record.ts'

/** DETAIL-018: a small page, so that no link to a map is dead. */
export const page = definePage<MapRecord>({
  identifier: (map) => map.name,
  lead: (map) => map.description,
  keyFacts: (map) => [
    { label: 'Type', value: map.mapType },
    { label: 'Chromosome', value: map.chromosome.slice(3) },
    { label: 'Length', value: map.length === null ? 'Unknown' : `${formatNumber(map.length)} ${map.units}` },
    { label: 'Markers', value: formatNumber(map.markerCount) },
  ],
  sections: [
    {
      id: 'summary',
      title: 'Summary',
      block: 'facts',
      facts: [
        { label: 'Name', value: (map) => map.name },
        { label: 'Type', value: (map) => map.mapType },
        { label: 'Chromosome', value: (map) => map.chromosome.slice(3) },
        { label: 'Units', value: (map) => map.units },
        { label: 'Description', value: (map) => map.description },
      ],
    },
  ],
})
