import { GeneSelection } from '@rosette/contract-kit/search/gene-selection.ts'
import { SearchInput } from '@rosette/contract-kit/search/search-term-row.ts'
import { evidenceCodes } from '@rosette/contract-kit/vocabulary/evidence-codes.ts'
import { keywordCategoryCodeValues } from '@rosette/contract-kit/vocabulary/keyword-categories.ts'
import { z } from 'zod'

const evidences = evidenceCodes.map(({ code }) => code)
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
  /** Whether annotations to child terms are included. */
  with_children: z.boolean().optional(),
  evidence: z.array(z.literal(evidences)).max(evidences.length).optional(),
  reference_id: id,
})
export type AnnotationCriteria = z.infer<typeof AnnotationCriteria>
