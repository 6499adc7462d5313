import { defineKind } from '@rosette/contract-kit/kind/define-kind.ts'

export const mapKind = defineKind({
  name: 'map',
  path: 'map',
  aliases: [],
  label: 'Map',
  plural: 'Maps',
  lookups: [],
  record: () => import('./map-record.ts').then(({ MapRecord }) => MapRecord),
  normalise: () => null,
  title: (map) => `Map: ${map.name}, chromosome ${map.chromosome.slice(3)}`,
  browserTitle: () => 'Map Detail',
  summary: (map) => map.description ?? `${map.name}, a map of chromosome ${map.chromosome.slice(3)} of Arabidopsis thaliana`,
  isObsolete: () => false,
})
