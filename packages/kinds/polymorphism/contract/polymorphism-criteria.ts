import { choicesOf, OpenChoices } from '@rosette/contract-kit/search/form-choices.ts'
import { MapLocationCriteria } from '@rosette/contract-kit/search/map-location-criteria.ts'
import { searchTermRows } from '@rosette/contract-kit/search/search-term-row.ts'
import { constructTypes, insertionTypes } from '@rosette/contract-kit/vocabulary/insertion-types.ts'
import { z } from 'zod'
import { mutationSites } from './polymorphism-types.ts'

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
