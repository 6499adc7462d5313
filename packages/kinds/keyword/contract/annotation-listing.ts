import { defineSearchCard } from '@rosette/contract-kit/cards/define-search-card.ts'
import { annotationColumns } from './annotation-columns.ts'
import { AnnotationCriteria } from './annotation-criteria.ts'
import { annotationFacets } from './annotation-facets.ts'
import { AnnotationHit } from './annotation-hit.ts'

export const annotationListing = defineSearchCard({
  category: 'annotations',
  call: 'annotation',
  singular: 'annotation',
  plural: 'annotations',
  file: { word: 'annotations', isOffered: true },
  form: { category: 'genes', isOffered: false },
  description: null,
  hit: AnnotationHit,
  columns: annotationColumns,
  criteria: AnnotationCriteria,
  facets: annotationFacets,
})
