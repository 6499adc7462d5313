import { defineColumns, defineFacets, defineSearchCard, withBlanks } from '@rosette/contract-kit/cards/define-search-card.ts'
import {
  choicesOf,
  MapLocationCriteria,
  mapLocationWithin,
  OpenChoices,
  searchTermRows,
} from '@rosette/contract-kit/search/criteria-parts.ts'
import { constructTypes, insertionTypes } from '@rosette/contract-kit/vocabulary/insertion-types.ts'
import { z } from 'zod'
import { polymorphismSearchEntry } from './polymorphism-search-entry.ts'
import { mutationSites } from './polymorphism-types.ts'

/** One row of a polymorphism search, under the wire names of the specification (1, section 3). */
export const PolymorphismHit = z
  .object({
    polyId: z.int(),
    name: z.string(),
    aliases: z.array(z.string()),
    polymorphism_type: z.string().nullable(),
    polymorphism_site: z.string().nullable(),
    gene_names: z.array(z.string()),
    chromosome: z.string().nullable(),
    start_position: z.int().nullable(),
    /** Parts of the genes that it lies in, and the zygosity of its line where that was genotyped for them. */
    parts: z.array(z.string()),
    zygosity: z.array(z.string()),
    description: z.string().nullable(),
  })
  .meta({ id: 'PolymorphismHit' })
export type PolymorphismHit = z.infer<typeof PolymorphismHit>

/** Fields that a text of the polymorphism form can search (FPOLY-003). */
export const polymorphismSearchTypes = ['name', 'gene_names', 'locus_name', 'phenotypes', 'genbank_accession'] as const

/** FPOLY-004: accessions match exactly only. */
export const wholePolymorphismTypes = ['genbank_accession'] as const

/** FPOLY-006: the stored types that the form offers; `visible` is not among them. */
export const polymorphismTypeChoices = [
  'substitution',
  'insertion',
  'deletion',
  'INDEL',
  'SNP',
  'compound',
  'digest_pattern',
  'PCR_product_length',
] as const

/** FPOLY-009, FPOLY-012: spelled as the form spells them; records have spaces. */
export const inheritanceChoices = ['dominant', 'incompletely_dominant', 'recessive'] as const
export const alleleModeChoices = ['loss-of-function', 'hypermorphic', 'hypomorphic', 'antimorphic', 'gain-of-function', 'unknown'] as const

/** Criteria of the polymorphism form (document 3, section 3.1). */
export const PolymorphismCriteria = z.object({
  searchTerms: searchTermRows(polymorphismSearchTypes, wholePolymorphismTypes).optional(),
  is_genetic_marker: z.boolean().optional(),
  polymorphism_type: choicesOf(polymorphismTypeChoices).optional(),
  insertion_type: choicesOf(insertionTypes).optional(),
  polymorphism_site: choicesOf(mutationSites).optional(),
  /** The form's own spelling (FPOLY-009). */
  inheritence: choicesOf(inheritanceChoices).optional(),
  construct_type: choicesOf(constructTypes).optional(),
  mutagen: OpenChoices.optional(),
  allele_mode: choicesOf(alleleModeChoices).optional(),
  /** Ecotypes in which it was observed. */
  poly_between: OpenChoices.optional(),
  mapLocation: MapLocationCriteria.optional(),
})
export type PolymorphismCriteria = z.infer<typeof PolymorphismCriteria>

/** RESULTS-054, RESULTS-082. */
export const polymorphismColumns = defineColumns<PolymorphismHit>([
  { id: 'name', label: 'Polymorphism', text: (hit) => hit.name, isSortable: true },
  { id: 'aliases', label: 'Other names', text: (hit) => hit.aliases.join('; '), isSortable: true },
  { id: 'polymorphism_type', label: 'Type', text: (hit) => hit.polymorphism_type ?? '', isSortable: true },
  { id: 'polymorphism_site', label: 'Site', text: (hit) => hit.polymorphism_site ?? '', isSortable: true },
  { id: 'gene_names', label: 'Genes', text: (hit) => hit.gene_names.join('; '), isSortable: true },
  { id: 'parts', label: 'Part hit', text: (hit) => hit.parts.join('; '), isSortable: true },
  { id: 'zygosity', label: 'Zygosity', text: (hit) => hit.zygosity.join('; '), isSortable: true, within: 'parts' },
  { id: 'chromosome', label: 'Chromosome', text: (hit) => hit.chromosome ?? '', isSortable: true },
  { id: 'start_position', label: 'Position', text: (hit) => String(hit.start_position ?? ''), isSortable: true, within: 'chromosome' },
  { id: 'description', label: 'Description', text: (hit) => hit.description ?? '', isSortable: false },
])

export const polymorphismFacets = defineFacets({
  polymorphism_type: { label: 'Polymorphism type', values: withBlanks },
  polymorphism_site: { label: 'Site', values: withBlanks },
  insertion_type: { label: 'Insertion type', values: withBlanks },
  allele_mode: { label: 'Allele mode', values: withBlanks },
  parts: { label: 'Part hit' },
  zygosity: { label: 'Zygosity' },
  chromosome: { label: 'Chromosome', isOrdered: true },
  ecotypes: { label: 'Ecotype', isOpen: true },
})

export const polymorphismSearchCard = defineSearchCard({
  category: polymorphismSearchEntry.category,
  call: 'polymorphism',
  singular: 'polymorphism',
  plural: polymorphismSearchEntry.plural,
  file: { word: 'polyallele', isOffered: true },
  form: { category: polymorphismSearchEntry.category, isOffered: true },
  description: 'Search form of Rosette for variants and alleles by name, type, gene, insertion or region.',
  optionLists: { poly_between: 'ecotypes' },
  hit: PolymorphismHit,
  columns: polymorphismColumns,
  criteria: PolymorphismCriteria,
  facets: polymorphismFacets,
  genome: { criteriaWithin: mapLocationWithin },
})
