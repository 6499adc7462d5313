import { defineColumns, defineFacets, defineSearchCard, withBlanks, yesOrNo } from '@rosette/contract-kit/cards/define-search-card.ts'
import { choicesOf, MapLocationCriteria, OpenChoices, SearchInput, TextMethodWord } from '@rosette/contract-kit/search/criteria-parts.ts'
import { constructTypes, insertionTypes } from '@rosette/contract-kit/vocabulary/insertion-types.ts'
import { z } from 'zod'
import { germplasmSearchEntry } from './germplasm-search-entry.ts'

/** One row of a germplasm search, with the wire names of the specification (1, section 3). */
export const GermplasmHit = z
  .object({
    tairObjectId: z.int(),
    name: z.string(),
    polyList: z.array(z.string()),
    locusList: z.array(z.string()),
    bgEcotypes: z.array(z.string()),
    donors: z.array(z.string()),
    stockNo: z.array(z.string()),
    germplasmType: z.string().nullable(),
    phenotypes: z.array(z.string()),
  })
  .meta({ id: 'GermplasmHit' })
export type GermplasmHit = z.infer<typeof GermplasmHit>

/** Kinds of stock (FGERM-003). */
export const germplasmTypeChoices = ['individual_line', 'individual_pool', 'set_of_lines', 'set_of_pools'] as const

/** What a search term of the germplasm form is compared with (FGERM-005). */
export const germplasmSearchTypes = ['gene_name', 'name', 'phenotypes'] as const

export const zygosities = ['homozygous', 'heterozygous', 'hemizygous'] as const

export const ploidyChoices = ['2n', 'not_2n'] as const

const maxRows = 10

/** One row of the form. The first row usually carries the species, but any row may. */
const GermplasmTermRow = z.strictObject({
  species_search_by: OpenChoices.optional(),
  search_type: z.enum(germplasmSearchTypes).optional(),
  search_method: TextMethodWord.optional(),
  search_input: SearchInput.optional(),
})

/** A single row or a list of rows (DATA-035). */
const GermplasmTerms = z
  .union([GermplasmTermRow, z.array(GermplasmTermRow).max(maxRows)])
  .transform((rows) => (Array.isArray(rows) ? rows : [rows]))

/** FGERM-006: name and zygosity must match the same allele. */
export const AlleleRow = z.strictObject({
  method: TextMethodWord.optional(),
  input: SearchInput.optional(),
  zygosity: z.enum(zygosities).optional(),
})
export type AlleleRow = z.infer<typeof AlleleRow>

const GermplasmFeatures = z.strictObject({
  isAbrcStock: z.boolean().optional(),
  hasPoly: z.boolean().optional(),
  isTransgenic: z.boolean().optional(),
  hasImages: z.boolean().optional(),
  cc_ploidy: z.enum(ploidyChoices).optional(),
  background_ecotype: OpenChoices.optional(),
  mutagen: OpenChoices.optional(),
  insertionTypes: choicesOf(insertionTypes).optional(),
  constructTypes: choicesOf(constructTypes).optional(),
})

/** Criteria of the germplasm form (document 3, section 3.1). */
export const GermplasmCriteria = z.object({
  searchType: z.strictObject({ type_search_by: z.enum(germplasmTypeChoices).optional() }).optional(),
  searchTerms: GermplasmTerms.optional(),
  searchAlleles: z.array(AlleleRow).max(maxRows).optional(),
  restrictByFeatures: GermplasmFeatures.optional(),
  mapLocation: MapLocationCriteria.optional(),
})
export type GermplasmCriteria = z.infer<typeof GermplasmCriteria>

/** RESULTS-051. */
export const germplasmColumns = defineColumns<GermplasmHit>([
  { id: 'name', label: 'Germplasm', text: (hit) => hit.name, isSortable: true },
  { id: 'polyList', label: 'Polymorphisms', text: (hit) => hit.polyList.join('; '), isSortable: true },
  { id: 'locusList', label: 'Loci', text: (hit) => hit.locusList.join('; '), isSortable: true },
  { id: 'bgEcotypes', label: 'Background ecotypes', text: (hit) => hit.bgEcotypes.join('; '), isSortable: true },
  // TABLE-015: donors and stock numbers are not sortable.
  { id: 'donors', label: 'Donors', text: (hit) => hit.donors.join('; '), isSortable: false },
  { id: 'stockNo', label: 'Stock', text: (hit) => hit.stockNo.join('; '), isSortable: false },
  { id: 'germplasmType', label: 'Type', text: (hit) => hit.germplasmType ?? '', isSortable: true },
  { id: 'phenotypes', label: 'Phenotype', text: (hit) => hit.phenotypes.join('; '), isSortable: true },
])

export const germplasmFacets = defineFacets({
  germplasmType: { label: 'Germplasm type' },
  scientific_name: { label: 'Species' },
  mutagen: { label: 'Mutagen', values: withBlanks },
  insertion_types: { label: 'Insertion type', values: withBlanks },
  construct_types: { label: 'Construct type', values: withBlanks },
  has_phenotype: { label: 'Has phenotype', values: yesOrNo },
  has_polymorphism: { label: 'Has polymorphism', values: yesOrNo },
  is_abrc_stock: { label: 'ABRC stock', values: yesOrNo },
  bgEcotypes: { label: 'Background ecotype', isOpen: true },
})

export const germplasmSearchCard = defineSearchCard({
  category: germplasmSearchEntry.category,
  call: 'germplasm',
  singular: 'germplasm',
  plural: germplasmSearchEntry.plural,
  file: { word: 'germplasm', isOffered: true },
  form: { category: germplasmSearchEntry.category, isOffered: true },
  description: 'Search form of Rosette for lines and stocks by name, phenotype, background, mutagen or locus.',
  optionLists: { background_ecotype: 'bgEcotypes' },
  hit: GermplasmHit,
  columns: germplasmColumns,
  criteria: GermplasmCriteria,
  facets: germplasmFacets,
  genome: null,
})
