import { formChromosomes, Kilobases } from '@rosette/contract-kit/search/map-location-criteria.ts'
import { SearchInput, TextMethodWord } from '@rosette/contract-kit/search/search-term-row.ts'
import { evidenceCodes } from '@rosette/contract-kit/vocabulary/evidence-codes.ts'
import { geneModelTypes } from '@rosette/contract-kit/vocabulary/gene-model-types.ts'
import { z } from 'zod'

/** What the ids of the list are (FGENE-004); a gene id is that of a gene model. */
export const geneListTypes = ['AGI Locus IDs', 'AGI Gene IDs'] as const

export const geneTaxon = 'Arabidopsis thaliana'

/** What the text of the gene form is compared with (FGENE-009). */
export const geneSearchFields = [
  'Gene Name',
  'Description',
  'Phenotype',
  'Uniprot ID',
  'Locus TAIR Object ID',
  'Gene TAIR Object ID',
] as const
export type GeneSearchField = (typeof geneSearchFields)[number]

/** Types of keywords that genes are annotated with, under the codes of keyword-categories, in the order of the form (FGENE-011). */
export const geneKeywordTypes = [
  { code: 'func', label: 'GO Molecular Function' },
  { code: 'proc', label: 'GO Biological Process' },
  { code: 'comp', label: 'GO Cellular Component' },
  { code: 'stru', label: 'PO Anatomy' },
  { code: 'grow', label: 'PO Developmental Stage' },
] as const

/** FGENE-014; each of them narrows the search. */
export const geneAdvancedOptions = [
  { value: 'has_literature', label: 'has associated literature' },
  { value: 'genetic_loci_only', label: 'genetic (unsequenced) loci only' },
] as const

/** FGENE-015; the organelles under their names or, as in other forms, under their letters. */
export const geneChromosomes = [...formChromosomes, 'chloroplast', 'mitochondrial'] as const

/** FGENE-016. */
export const geneMapTypes = ['AGI', 'physical', 'classical'] as const

const keywordTypes = geneKeywordTypes.map(({ code }) => code)
const evidences = evidenceCodes.map(({ code }) => code)
const advancedOptions = geneAdvancedOptions.map(({ value }) => value)

// 100,000 ids of twenty signs; how many there are is counted when they are read.
const maxListLength = 2_000_000

// Written by the page of results (FGENE-018), and read by nobody who searches.
const count = z.int().min(0).optional()

/** What the gene form asks for (FGENE-018): values of a list are alternatives, all else holds together. */
export const LocusCriteria = z.object({
  geneListUploadType: z.enum(geneListTypes).optional(),
  geneList: z.string().max(maxListLength).optional(),
  taxonName: z.literal(geneTaxon).optional(),
  /** `contains` where it is left out. */
  searchType: TextMethodWord.optional(),
  /** The gene's names where it is left out. */
  searchBy: z.enum(geneSearchFields).optional(),
  detailSearchText: SearchInput.optional(),
  /** Obsolete genes are left out unless they are asked for (FGENE-010), also where nothing else is. */
  include_obsolete: z.boolean().default(false),
  /** Term, type and evidence hold for one and the same annotation. */
  keywordTerm: SearchInput.optional(),
  keywordType: z.literal(keywordTypes).optional(),
  evidence: z.array(z.literal(evidences)).max(evidences.length).optional(),
  geneModelType: z.array(z.enum(geneModelTypes)).max(geneModelTypes.length).optional(),
  advanced: z.array(z.literal(advancedOptions)).max(advancedOptions.length).optional(),
  /** Chromosome, map and range hold for one place. */
  chromosome: z.enum(geneChromosomes).optional(),
  mapType: z.enum(geneMapTypes).optional(),
  startPos: Kilobases.optional(),
  endPos: Kilobases.optional(),
  gaUnit: z.literal('kbp').optional(),
  lociMatchCount: count,
  geneModelCount: count,
})
export type LocusCriteria = z.infer<typeof LocusCriteria>
