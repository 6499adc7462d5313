import { defineListing } from '@rosette/contract-kit/define-listing.ts'
import { annotationColumns } from './annotation-columns.ts'
import { AnnotationCriteria } from './annotation-criteria.ts'
import { AnnotationHit } from './annotation-hit.ts'

export const annotationListing = defineListing({ hit: AnnotationHit, columns: annotationColumns, criteria: AnnotationCriteria })
