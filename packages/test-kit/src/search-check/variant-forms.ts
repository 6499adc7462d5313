import { box, type Control, choices, textRows, words } from './condition.ts'
import { ownPlace, placeControl } from './place-control.ts'
import type { SearchDocument } from './search-documents.ts'

/** FMARK-003 to FMARK-006. */
export const markerForm: readonly Control[] = [
  ...textRows('searchTerms', { marker_name: ['marker_name', 'aliases'], gene_name: ['gene_names'], locus_name: ['locus_names'] }),
  words('marker_type', {
    all_PCR: isPcr,
    hyb_based: (document) => !isPcr(document),
    ...Object.fromEntries(
      ['CAPS', 'SSLP', 'AFLP', 'RFLP', 'RAPD'].map((type) => [type, (document: SearchDocument) => document.type === type]),
    ),
  }),
  choices('poly_between_1', 'ecotypes', { isSingle: true, words: ['Col', 'Ler', 'Ws'] }),
  choices('poly_between_2', 'ecotypes', { isSingle: true, words: ['Ler', 'Cvi', 'Col'] }),
  placeControl('mapLocation', ownPlace('chrom')),
]

function isPcr({ is_pcr_marker }: SearchDocument): boolean {
  return is_pcr_marker === true
}

// Records have blanks where the form has underscores or hyphens.
const withUnderscores = (value: string) => value.replaceAll(' ', '_')
const withHyphens = (value: string) => value.replaceAll(' ', '-')

/** FPOLY-003 to FPOLY-014. */
export const polymorphismForm: readonly Control[] = [
  ...textRows(
    'searchTerms',
    {
      name: ['name', 'aliases'],
      gene_names: ['symbols'],
      locus_name: ['gene_names'],
      phenotypes: ['phenotypes'],
      genbank_accession: ['genbank_accession'],
    },
    ['genbank_accession'],
  ),
  box('is_genetic_marker', 'is_genetic_marker'),
  choices('polymorphism_type', 'polymorphism_type', { words: ['substitution', 'insertion', 'deletion', 'INDEL', 'SNP', 'compound'] }),
  choices('insertion_type', 'insertion_type', { words: ['transposant', 'T-DNA', 'short'] }),
  choices('polymorphism_site', 'polymorphism_site', { words: ['intergenic_region', 'gene', 'genic_region'] }),
  choices('inheritence', 'inheritance', { toForm: withUnderscores, words: ['dominant', 'incompletely_dominant', 'recessive'] }),
  choices('construct_type', 'construct_type', { words: ['antisense', 'gene_trap', 'RNAi', 'simple_insert', 'over-expression'] }),
  choices('mutagen', 'mutagen'),
  choices('allele_mode', 'allele_mode', {
    toForm: withHyphens,
    words: ['loss-of-function', 'hypermorphic', 'hypomorphic', 'antimorphic', 'gain-of-function', 'unknown'],
  }),
  choices('poly_between', 'ecotypes'),
  placeControl('mapLocation', ownPlace('chromosome')),
]
