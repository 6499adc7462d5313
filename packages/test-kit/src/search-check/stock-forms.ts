import fc from 'fast-check'
import { box, type Control, choices, entriesOf, nest, randomMethod, textPair, textRows, words } from './condition.ts'
import { foldText, isFound, textsOf } from './fold-text.ts'
import { listedPlaces, ownPlace, placeControl } from './place-control.ts'
import { randomText } from './random-options.ts'

/** FDNA-007 to FDNA-010. */
export const cloneForm: readonly Control[] = [
  ...textRows(
    'searchTerms',
    { name: ['name', 'alias'], locus_name: ['locus'], gene_name: ['gene_names'], genbank: ['genbank'], genbank_gi: ['genbank_gi'] },
    ['genbank', 'genbank_gi'],
  ),
  choices('restrictByFeatures.vector_type', 'vector_type'),
  choices('restrictByFeatures.insert_type', 'insert_type'),
  choices('restrictByFeatures.clone_end_type', 'clone_end_types'),
  ...['is_sequenced', 'is_genetic_marker', 'is_on_map', 'has_stock', 'is_full_length_cds'].map((field) =>
    box(`restrictByFeatures.${field}`, field),
  ),
  placeControl('mapLocation', ownPlace('chrom')),
]

/** FDNA-013. */
export const vectorForm: readonly Control[] = [
  ...textRows('searchTerms', { name: ['name', 'alias'], stock_number: ['stock_number'] }),
  choices('restrictByFeatures.vector_type', 'vector_type', { isSingle: true }),
  box('restrictByFeatures.has_stock', 'has_stock'),
]

/** FECO-003, FECO-004. */
export const ecotypeForm: readonly Control[] = [
  ...textRows('searchTerms', { abbrev_name: ['abbrev_name'], full_name: ['full_name'], description: ['description'] }),
  choices('restrictByFeatures.country', 'country'),
  textPair({ method: 'restrictByFeatures.location_method', input: 'restrictByFeatures.location_input' }, ['location']),
  textPair({ method: 'restrictByFeatures.habitat_method', input: 'restrictByFeatures.habitat_input' }, ['habitat']),
]

const diploid = ['2', '2n', 'diploid']

/** FGERM-003 to FGERM-013. */
export const germplasmForm: readonly Control[] = [
  choices('searchType.type_search_by', 'germplasmType', {
    isSingle: true,
    toForm: (type) => type.toLowerCase().replaceAll(' ', '_'),
    words: ['individual_line', 'individual_pool', 'set_of_lines', 'set_of_pools'],
  }),
  choices('searchTerms.species_search_by', 'scientific_name', { isSingle: true }),
  germplasmText('gene_name', ['locusList', 'gene_names']),
  germplasmText('name', ['name', 'original_name', 'stockNo']),
  germplasmText('phenotypes', ['phenotypes']),
  alleleRows,
  box('restrictByFeatures.isAbrcStock', 'is_abrc_stock'),
  box('restrictByFeatures.hasPoly', 'has_polymorphism'),
  box('restrictByFeatures.isTransgenic', 'is_transgenic'),
  box('restrictByFeatures.hasImages', 'has_images'),
  words('restrictByFeatures.cc_ploidy', {
    '2n': ({ ploidy }) => diploid.includes(String(ploidy)),
    not_2n: ({ ploidy }) => typeof ploidy === 'string' && !diploid.includes(ploidy),
  }),
  choices('restrictByFeatures.background_ecotype', 'bgEcotypes'),
  choices('restrictByFeatures.mutagen', 'mutagen'),
  choices('restrictByFeatures.insertionTypes', 'insertion_types', { words: ['transposant', 'T-DNA', 'short'] }),
  choices('restrictByFeatures.constructTypes', 'construct_types', { words: ['antisense', 'gene_trap', 'RNAi', 'simple_insert'] }),
  placeControl('mapLocation', listedPlaces),
]

function germplasmText(type: string, fields: readonly string[]): Control {
  return (all) =>
    fc.tuple(randomMethod, randomText(all, fields)).map(([[word, method], text]) => ({
      criteria: { searchTerms: { search_type: type, search_method: word, search_input: text } },
      holds: (document) =>
        isFound(
          fields.flatMap((field) => textsOf(document, field)),
          method,
          text,
        ),
    }))
}

/** FGERM-006: each row is about one allele of the germplasm. */
function alleleRows({ documents, definition }: Parameters<Control>[0]): ReturnType<Control> {
  const alleles = documents.flatMap((document) => entriesOf(document, 'alleles'))
  const zygosity = fc.constantFrom('any', 'homozygous', 'heterozygous', 'hemizygous')
  const row = fc.tuple(randomMethod, fc.oneof(fc.constant(''), randomText({ definition, documents: alleles }, ['name'])), zygosity)
  return fc.array(row, { minLength: 1, maxLength: 2 }).map((rows) => ({
    criteria: nest(
      'searchAlleles',
      rows.map(([[word], input, kind]) => ({ method: word, input, zygosity: kind })),
    ),
    holds: (document) =>
      rows.every(
        ([[, method], input, kind]) =>
          (input === '' && kind === 'any') ||
          entriesOf(document, 'alleles').some(
            (allele) =>
              (input === '' || isFound(textsOf(allele, 'name'), method, input)) &&
              (kind === 'any' || foldText(String(allele.zygosity)) === kind),
          ),
      ),
  }))
}
