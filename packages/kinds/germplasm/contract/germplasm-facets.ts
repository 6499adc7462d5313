import { defineFacets, withBlanks } from '@rosette/contract-kit/cards/define-facets.ts'

export const germplasmFacets = defineFacets({
  germplasmType: { label: 'Germplasm type' },
  scientific_name: { label: 'Species' },
  mutagen: { label: 'Mutagen', values: withBlanks },
  insertion_types: { label: 'Insertion type', values: withBlanks },
  construct_types: { label: 'Construct type', values: withBlanks },
  bgEcotypes: { label: 'Background ecotype', isOpen: true },
})
