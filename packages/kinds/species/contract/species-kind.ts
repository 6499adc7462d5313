import { defineKind } from '@rosette/contract-kit/kind/define-kind.ts'

export const speciesKind = defineKind({
  name: 'species',
  path: 'species',
  aliases: [],
  label: 'Species',
  plural: 'Species',
  lookups: [],
  record: () => import('./species-record.ts').then(({ SpeciesRecord }) => SpeciesRecord),
  normalise: () => null,
  title: (species) => `Species: ${species.scientificName}`,
  browserTitle: () => 'Species Detail',
  summary: ({ scientificName, commonName }) => (commonName ? `${scientificName}, ${commonName}` : scientificName),
  isObsolete: () => false,
})
