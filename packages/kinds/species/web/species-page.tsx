import { definePage } from '@rosette/ui-kit/record/define-page.ts'
import type { SpeciesRecord } from '../contract/species-record.ts'

/** DETAIL-018: a small page, so that links to species work. */
export const page = definePage<SpeciesRecord>({
  identifier: (species) => species.scientificName,
  keyFacts: (species) => [
    { label: 'Common name', value: species.commonName },
    { label: 'Family', value: species.taxonomy.at(-2) },
    { label: 'NCBI Taxonomy', value: String(species.taxonId) },
  ],
  sections: [
    {
      id: 'summary',
      title: 'Summary',
      block: 'facts',
      facts: [
        { label: 'Scientific name', value: (species) => <i lang="la">{species.scientificName}</i> },
        { label: 'Common name', value: (species) => species.commonName },
        { label: 'Taxonomy', value: ({ taxonomy }) => (taxonomy.length > 0 ? taxonomy.join('; ') : null) },
        { label: 'NCBI Taxonomy', value: (species) => String(species.taxonId) },
      ],
    },
  ],
})
