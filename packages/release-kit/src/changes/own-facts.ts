import type { AnnotationGroup } from '@rosette/contract-kit/records/annotation-group.ts'
import type { Preview, PublicationLine } from '@rosette/contract-kit/records/record-parts.ts'
import { geneOntologyCategories, plantOntologyCategories } from '@rosette/contract-kit/vocabulary/keyword-categories.ts'

/**
 * The title of the section that shows a field; null if the field repeats facts of other records, counts them, or says what a release
 * covers. A function says so of parts of the field, by title.
 */
export type OwnFact<Value> = string | null | ((value: Value) => Readonly<Record<string, unknown>>)

/** Which fields of a record are its own facts. A record changes with a release if one of these does (decision 0109). */
export type OwnFacts<Rec> = { readonly [Field in keyof Rec]-?: OwnFact<Rec[Field]> }

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
