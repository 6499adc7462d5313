import { defineColumns, defineFacets, defineSearchCard, withBlanks } from '@rosette/contract-kit/cards/define-search-card.ts'
import { AnnotationReference } from '@rosette/contract-kit/records/annotation-reference.ts'
import { SearchInput } from '@rosette/contract-kit/search/criteria-parts.ts'
import { GeneSelection } from '@rosette/contract-kit/search/search-contract.ts'
import { formatEvidence, searchableEvidences } from '@rosette/contract-kit/vocabulary/evidence-codes.ts'
import { keywordCategories, keywordCategoryCodeValues } from '@rosette/contract-kit/vocabulary/keyword-categories.ts'
import { z } from 'zod'

/**
 * One row of an annotation search, with the wire names of the specification (1, section 3). An annotation may have several
 * references, so these are lists.
 */
export const AnnotationHit = z
  .object({
    id: z.int(),
    locus_name: z.string(),
    /** Null for genetic loci, which have no record. */
    locusId: z.int().nullable(),
    /** The sources annotate loci, so this is the representative gene model of the locus. */
    gene_name: z.string().nullable(),
    gene_id: z.int().nullable(),
    symbol: z.string().nullable(),
    symbolFull: z.string().nullable(),
    keyword: z.string(),
    keyword_id: z.int(),
    /** `GO:0009908`; null for terms that no ontology has. */
    gopoId: z.string().nullable(),
    keywordTypeFull: z.enum(keywordCategories),
    /** `involved in`, `NOT located in`; null if not recorded. */
    relationshipType: z.string().nullable(),
    /** The evidence code spelled out; null if not recorded. */
    evidenceCodeFull: z.string().nullable(),
    /** Description of the evidence. */
    description: z.string().nullable(),
    /** Those of all references, each once; which reference has which is in `references`. */
    evidenceWith: z.string().nullable(),
    reference_id: z.array(z.int()),
    references: z.array(AnnotationReference),
    /** Authors of the newest publication among them. */
    authors: z.array(z.string()),
    publicationYear: z.int().nullable(),
    dateLastModified: z.iso.date().nullable(),
    annotatedBy: z.string().nullable(),
    annotatedByType: z.enum(['person', 'organization']).nullable(),
    community_id: z.int().nullable(),
  })
  .meta({ id: 'AnnotationHit' })
export type AnnotationHit = z.infer<typeof AnnotationHit>

const id = z.int().min(1).max(Number.MAX_SAFE_INTEGER).optional()

/** Annotations of selected genes or those counted on a record page. Criteria are combined with AND; within a list, any value matches. */
export const AnnotationCriteria = z.object({
  genes: GeneSelection.optional(),
  /** `comp`, `func` and `proc` are the Gene Ontology, `grow` and `stru` the Plant Ontology (RESULTS-020). */
  keyword_types: z.array(z.enum(keywordCategoryCodeValues)).max(keywordCategoryCodeValues.length).optional(),
  locus_name: SearchInput.optional(),
  /** Name of the locus or of any of its gene models (DLOCUS-017). */
  gene_name: SearchInput.optional(),
  keyword_id: id,
  /** What the keyword is called where criteria are put into words; the id decides. */
  keyword_name: SearchInput.optional(),
  /** Whether annotations to child terms are included. */
  with_children: z.boolean().optional(),
  /** Leaves out what is said not to hold. */
  exclude_negated: z.boolean().optional(),
  evidence: z.array(z.enum(searchableEvidences)).max(searchableEvidences.length).optional(),
  reference_id: id,
})
export type AnnotationCriteria = z.infer<typeof AnnotationCriteria>

/** RESULTS-065. References are not sortable: a row has a list of them. */
export const annotationColumns = defineColumns<AnnotationHit>([
  { id: 'locus_name', label: 'Locus', text: (hit) => hit.locus_name, isSortable: true },
  { id: 'gene_name', label: 'Gene', text: (hit) => hit.gene_name ?? '', isSortable: true, within: 'locus_name' },
  { id: 'symbol', label: 'Symbol', text: (hit) => hit.symbol ?? '', isSortable: true },
  { id: 'keyword', label: 'Keyword', text: (hit) => hit.keyword, isSortable: true },
  { id: 'gopoId', label: 'Keyword id', text: (hit) => hit.gopoId ?? '', isSortable: true, isOnRequest: true },
  { id: 'keywordTypeFull', label: 'Keyword type', text: (hit) => hit.keywordTypeFull, isSortable: true, within: 'keyword' },
  { id: 'relationshipType', label: 'Relationship', text: (hit) => hit.relationshipType ?? '', isSortable: true },
  // RESULTS-066: evidence is shown as its abbreviation.
  {
    id: 'evidence_code',
    label: 'Evidence',
    text: ({ evidenceCodeFull }) => (evidenceCodeFull === null ? '' : formatEvidence(evidenceCodeFull)),
    isSortable: true,
  },
  { id: 'evidenceWith', label: 'Evidence with', text: formatEvidenceWith, isSortable: true, within: 'evidence_code' },
  { id: 'references', label: 'Reference', text: (hit) => hit.references.map(({ label }) => label).join('; '), isSortable: false },
  { id: 'dateLastModified', label: 'Date', text: (hit) => hit.dateLastModified ?? '', isSortable: true },
  { id: 'annotatedBy', label: 'Annotator', text: (hit) => hit.annotatedBy ?? '', isSortable: true, within: 'dateLastModified' },
])

/** Each reference of several is named after what it has: `UniProtKB:O22456 (Publication:5621); UniProtKB:Q38847 (Publication:5700)`. */
function formatEvidenceWith({ evidenceWith, references }: AnnotationHit): string {
  if (references.length < 2) return evidenceWith ?? ''
  return references.flatMap((reference) => (reference.evidenceWith ? `${reference.evidenceWith} (${reference.label})` : [])).join('; ')
}

export const annotationFacets = defineFacets({
  keywordTypeFull: { label: 'Keyword category' },
  evidence_code: { label: 'Evidence' },
  relationshipType: { label: 'Relationship', values: withBlanks },
})

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
  genome: null,
})
