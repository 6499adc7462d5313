import { defineRecordPart } from '@rosette/contract-kit/kind/record-part.ts'
import { z } from 'zod'

/** The relationships along which a term is below another, and over which counts are made. */
export const treeRelationships = ['is_a', 'part_of'] as const

/** A term in the tree of its ontology. */
export const TreeTerm = z
  .object({
    keywordId: z.int(),
    name: z.string(),
    /** How it relates to the term above it; empty for a root. */
    relationships: z.array(z.enum(treeRelationships)),
    /** Loci annotated to the term itself. */
    locusCount: z.int(),
    /** Loci annotated to it or to a child term, each once. */
    totalLocusCount: z.int(),
    childCount: z.int(),
  })
  .meta({ id: 'TreeTerm' })
export type TreeTerm = z.infer<typeof TreeTerm>

/** Where a term sits in its ontology. All lists are empty for keywords outside the ontologies and for obsolete terms. */
export const KeywordTree = z
  .object({
    /** One way from a root to the term, which comes last. */
    path: z.array(TreeTerm),
    /** Parents of terms on the path that are not on it themselves; fewest loci first. */
    otherParents: z.array(TreeTerm),
    /** How many other terms have the same parent on the path, and the sibling itself if there is only one. */
    siblingCount: z.int(),
    onlySibling: TreeTerm.nullable(),
    children: z.array(TreeTerm),
  })
  .meta({ id: 'KeywordTree' })
export type KeywordTree = z.infer<typeof KeywordTree>

export const keywordTree = defineRecordPart({
  kind: 'keyword',
  name: 'tree',
  summary: 'Where a keyword sits in its ontology: a path to the root, and its child terms',
  query: z.object({}),
  answer: KeywordTree,
})

/** No term has more child terms today; `childCount` says how many there are. */
export const mostChildren = 1000

export const keywordChildren = defineRecordPart({
  kind: 'keyword',
  name: 'children',
  summary: 'The child terms of a keyword, those with most loci first',
  query: z.object({}),
  answer: z.object({ children: z.array(TreeTerm) }).meta({ id: 'KeywordChildren' }),
})
