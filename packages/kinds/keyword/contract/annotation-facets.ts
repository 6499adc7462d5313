import { defineFacets, withBlanks } from '@rosette/contract-kit/cards/define-facets.ts'

export const annotationFacets = defineFacets({
  keywordTypeFull: { label: 'Keyword category' },
  evidence_code: { label: 'Evidence' },
  relationshipType: { label: 'Relationship', values: withBlanks },
})
