import { defineColumns, defineFacets, defineSearchCard, yesOrNo } from '@rosette/contract-kit/cards/define-search-card.ts'
import type { GenomeRegion } from '@rosette/contract-kit/records/genome-bins.ts'
import { formChromosomes, Kilobases, SearchInput, TextMethodWord, toFormChromosome } from '@rosette/contract-kit/search/criteria-parts.ts'
import { evidenceGroups, searchableEvidences } from '@rosette/contract-kit/vocabulary/evidence-codes.ts'
import { geneModelTypeLabel, geneModelTypes } from '@rosette/contract-kit/vocabulary/gene-model-types.ts'
import { z } from 'zod'
import { locusSearchEntry } from './locus-search-entry.ts'

/** One row of a gene search. Field names are the wire names of the specification (1, section 3); a hit stands for a locus. */
export const LocusHit = z
  .object({
    locus_tairObjectId: z.int(),
    gene_name: z.string(),
    /** The main symbol, and its full name. */
    symbol: z.string().nullable(),
    full_name: z.string().nullable(),
    other_names: z.array(z.string()),
    description: z.string().nullable(),
    phenotypes: z.array(z.string()),
    uniprot_ids: z.array(z.string()),
    gene_model_ids: z.array(z.string()),
    /** Keys of the gene models, in the order of their names. */
    gene_tair_ids: z.array(z.string()),
    gene_model_type: z.string(),
    keywords: z.array(z.string()),
    tairAccession: z.string().nullable(),
    /** `Chr4:10382841-10388272`, as genome browsers read it; null if the locus has no known position. */
    position: z.string().nullable(),
    publication_count: z.int(),
  })
  .meta({ id: 'LocusHit' })
export type LocusHit = z.infer<typeof LocusHit>

/** Types of ids in the list (FGENE-004); a gene id names a gene model. */
export const geneListTypes = ['AGI Locus IDs', 'AGI Gene IDs'] as const

export const geneTaxon = 'Arabidopsis thaliana'

/** Fields that the text of the gene form can search (FGENE-009). */
export const geneSearchFields = [
  'Gene Name',
  'Description',
  'Phenotype',
  'Uniprot ID',
  'Locus TAIR Object ID',
  'Gene TAIR Object ID',
] as const
export type GeneSearchField = (typeof geneSearchFields)[number]

/** Keyword types of gene annotations with their codes in keyword-categories, in the order of the form (FGENE-011). */
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

/** FGENE-015; organelles by name or, as in other forms, by letter. */
const geneChromosomes = [...formChromosomes, 'chloroplast', 'mitochondrial'] as const

/** FGENE-016. */
export const geneMapTypes = ['AGI', 'physical', 'classical'] as const

const keywordTypes = geneKeywordTypes.map(({ code }) => code)
const advancedOptions = geneAdvancedOptions.map(({ value }) => value)

// 100,000 ids of twenty characters; the number of ids is checked when they are parsed.
const maxListLength = 2_000_000

// Written by the results page (FGENE-018); not a search criterion.
const count = z.int().min(0).optional()

/** Criteria of the gene form (FGENE-018): values of a list are alternatives; criteria are combined with AND. */
export const LocusCriteria = z.object({
  geneListUploadType: z.enum(geneListTypes).optional(),
  geneList: z.string().max(maxListLength).optional(),
  taxonName: z.literal(geneTaxon).optional(),
  /** Defaults to `contains`. */
  searchType: TextMethodWord.optional(),
  /** Defaults to the gene's names. */
  searchBy: z.enum(geneSearchFields).optional(),
  detailSearchText: SearchInput.optional(),
  /** Obsolete genes are excluded unless requested (FGENE-010), even without other criteria. */
  include_obsolete: z.boolean().default(false),
  /** A GO or PO id, or a text: all terms whose name contains it. Term, type and evidence must match the same annotation. */
  keywordTerm: SearchInput.optional(),
  /** The id of one term, such as GO:0009908; `keywordTerm` is then only how the visitor named it. */
  keywordId: SearchInput.optional(),
  /** Whether annotations to the terms below count (ONTO-004). */
  include_children: z.boolean().default(true),
  keywordType: z.literal(keywordTypes).optional(),
  evidence: z.array(z.enum(searchableEvidences)).max(searchableEvidences.length).optional(),
  geneModelType: z.array(z.enum(geneModelTypes)).max(geneModelTypes.length).optional(),
  advanced: z.array(z.literal(advancedOptions)).max(advancedOptions.length).optional(),
  /** Chromosome, map and range must match the same location. */
  chromosome: z.enum(geneChromosomes).optional(),
  mapType: z.enum(geneMapTypes).optional(),
  startPos: Kilobases.optional(),
  endPos: Kilobases.optional(),
  gaUnit: z.literal('kbp').optional(),
  lociMatchCount: count,
  geneModelCount: count,
})
export type LocusCriteria = z.infer<typeof LocusCriteria>

/** RESULTS-049, RESULTS-072, RESULTS-073, RESULTS-080. The gene models of a locus are shown below its name. */
export const locusColumns = defineColumns<LocusHit>([
  { id: 'gene_name', label: 'Locus', text: (hit) => hit.gene_name, isSortable: true },
  { id: 'symbol', label: 'Symbol', text: (hit) => hit.symbol ?? '', isSortable: true },
  { id: 'full_name', label: 'Full name', text: (hit) => hit.full_name ?? '', isSortable: true, within: 'symbol' },
  { id: 'description', label: 'Description', text: (hit) => hit.description ?? '', isSortable: false },
  { id: 'keywords', label: 'Keywords', text: (hit) => hit.keywords.join('; '), isSortable: true, isOnRequest: true },
  { id: 'phenotypes', label: 'Phenotype', text: (hit) => hit.phenotypes.join('; '), isSortable: true },
  { id: 'gene_model_type', label: 'Gene model type', text: (hit) => hit.gene_model_type, isSortable: true },
  { id: 'position', label: 'Position', text: (hit) => hit.position ?? '', isSortable: true, isOnRequest: true },
  { id: 'publication_count', label: 'Publications', text: (hit) => String(hit.publication_count), isSortable: true, isOnRequest: true },
  { id: 'gene_model_ids', label: 'Gene models', text: (hit) => hit.gene_model_ids.join('; '), isSortable: false, isOnRequest: true },
  { id: 'uniprot_ids', label: 'UniProt', text: (hit) => hit.uniprot_ids.join('; '), isSortable: false, isOnRequest: true },
  { id: 'further_names', label: 'Other names', text: (hit) => furtherNames(hit).join('; '), isSortable: true, isOnRequest: true },
])

/** The other names without the symbol and the full name, which have cells of their own: names of BACs, and older symbols. */
export function furtherNames({ other_names, symbol, full_name }: Pick<LocusHit, 'other_names' | 'symbol' | 'full_name'>): string[] {
  return other_names.filter((name) => name !== symbol && name !== full_name)
}

export const locusFacets = defineFacets({
  gene_model_type: { label: 'Gene model type', values: geneModelTypeLabel },
  chromosome: { label: 'Chromosome', isOrdered: true },
  evidence_groups: {
    label: 'Evidence of any annotation',
    values: Object.fromEntries(evidenceGroups.map(({ group, label }) => [group, label])),
  },
  has_phenotype: { label: 'Has phenotype', values: yesOrNo },
  has_insertion: { label: 'Has insertion line', values: yesOrNo },
  has_literature: { label: 'Associated literature', values: yesOrNo },
  evidence_codes: { label: 'Evidence code' },
  go_terms: { label: 'GO term', isOpen: true },
  po_terms: { label: 'PO term', isOpen: true },
  pathways: { label: 'Pathway', isOpen: true },
  // Organs of the largest data set in transcripts per million.
  expressed_in: { label: 'Expressed in (≥ 1 TPM)' },
  // Most loci have a handful, a few have hundreds: each bin is about twice as wide as the one before.
  annotation_count: { label: 'Annotations per locus', edges: [1, 2, 4, 8, 12, 16, 24, 32, 48, 64, 96, 128] },
})

function locusCriteriaWithin({ chromosome, start, end }: GenomeRegion): Partial<z.input<typeof LocusCriteria>> {
  return { chromosome: toFormChromosome(chromosome), mapType: 'AGI', startPos: start / 1000, endPos: end / 1000, gaUnit: 'kbp' }
}

export const locusSearchCard = defineSearchCard({
  category: locusSearchEntry.category,
  call: 'gene',
  singular: 'gene',
  plural: locusSearchEntry.plural,
  file: { word: 'genes', isOffered: true },
  form: { category: locusSearchEntry.category, isOffered: true },
  description: 'Search form of Rosette for loci and gene models.',
  hit: LocusHit,
  columns: locusColumns,
  criteria: LocusCriteria,
  facets: locusFacets,
  genome: { criteriaWithin: locusCriteriaWithin },
})
