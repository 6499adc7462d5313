import { geneOntologyCategories, plantOntologyCategories } from '@rosette/contract-kit/keyword-categories.ts'
import { AnnotationGroups, countAnnotations } from '@rosette/ui-kit/record/parts/annotation-groups.tsx'
import type { GeneRecord } from '../contract/gene-record.ts'

export function GeneOntology({ record }: { record: GeneRecord }) {
  return <AnnotationGroups groups={record.annotationGroups} categories={geneOntologyCategories} />
}

export function GenePlantOntology({ record }: { record: GeneRecord }) {
  return <AnnotationGroups groups={record.annotationGroups} categories={plantOntologyCategories} />
}

export function geneOntologyCount({ annotationGroups }: GeneRecord): number {
  return countAnnotations(annotationGroups, geneOntologyCategories)
}

export function plantOntologyCount({ annotationGroups }: GeneRecord): number {
  return countAnnotations(annotationGroups, plantOntologyCategories)
}
