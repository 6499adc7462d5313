import { defineKind } from '@rosette/contract-kit/kind/define-kind.ts'
import { markerSearchEntry } from './marker-search-entry.ts'

export const markerKind = defineKind({
  name: 'marker',
  path: 'marker',
  aliases: [],
  label: 'Genetic Marker',
  plural: 'Genetic Markers',
  lookups: ['accession'],
  record: () => import('./marker-record.ts').then(({ MarkerRecord }) => MarkerRecord),
  searchEntry: markerSearchEntry,
  // DMARK-002: the accession of a marker is a whole number and nothing else.
  normalise: (_, text) => (/^\d{1,15}$/.test(text) ? String(Number(text)) : null),
  title: (marker) => `Genetic Marker: ${marker.markerName}`,
  browserTitle: () => 'Genetic Marker Detail',
  summary: ({ markerName, markerType, chromosome }) =>
    [`${markerName}, a genetic marker`, markerType, chromosome && `chromosome ${chromosome.slice(3)}`].filter(Boolean).join(', '),
  isObsolete: () => false,
})
