import { geneOntologyCategories, plantOntologyCategories } from '@rosette/contract-kit/keyword-categories.ts'
import { AnnotationGroups, countAnnotations } from '@rosette/ui-kit/record/parts/annotation-groups.tsx'
import type { LocusRecord } from '../contract/locus-record.ts'

export function LocusGeneOntology({ record }: { record: LocusRecord }) {
  return <AnnotationGroups groups={record.annotationGroups} categories={geneOntologyCategories} />
}

export function LocusPlantOntology({ record }: { record: LocusRecord }) {
  return <AnnotationGroups groups={record.annotationGroups} categories={plantOntologyCategories} />
}

export function geneOntologyCount({ annotationGroups }: LocusRecord): number {
  return countAnnotations(annotationGroups, geneOntologyCategories)
}

export function plantOntologyCount({ annotationGroups }: LocusRecord): number {
  return countAnnotations(annotationGroups, plantOntologyCategories)
}
