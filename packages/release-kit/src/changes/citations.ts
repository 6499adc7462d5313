import type { AnnotationGroup } from '@rosette/contract-kit/records/annotation-group.ts'
import type { Preview, PublicationLine } from '@rosette/contract-kit/records/record-parts.ts'
import { geneOntologyCategories, plantOntologyCategories } from '@rosette/contract-kit/vocabulary/keyword-categories.ts'

/** Titles and authors are facts of the publications. */
export function citations(lines: readonly PublicationLine[]): Readonly<Record<string, unknown>> {
  return { Publications: lines.map(citationOf) }
}

export function previewedCitations({ rows, total }: Preview<PublicationLine>): Readonly<Record<string, unknown>> {
  return { Publications: { rows: rows.map(citationOf), total } }
}

function citationOf({ publication, pubmedId }: PublicationLine): unknown {
  return publication ?? { pubmedId }
}

/** The two ontologies stand in sections of their own. Groups of a slim are facts of the terms. */
export function annotations(groups: readonly AnnotationGroup[]): Readonly<Record<string, unknown>> {
  return {
    'Gene Ontology': linesOf(groups, geneOntologyCategories),
    'Plant Ontology': linesOf(groups, plantOntologyCategories),
  }
}

function linesOf(groups: readonly AnnotationGroup[], categories: readonly { category: string }[]): Preview<unknown> {
  const lines = groups.filter((group) => categories.some(({ category }) => category === group.category)).map((group) => group.annotations)
  return {
    rows: lines.flatMap(({ rows }) => rows.map(({ slimGroups, ...line }) => line)),
    total: lines.reduce((sum, { total }) => sum + total, 0),
  }
}
