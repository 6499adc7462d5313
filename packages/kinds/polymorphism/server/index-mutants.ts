import {
  defineIndex,
  flag,
  identifier,
  integer,
  keyword,
  nameList,
  shown,
  shownObjects,
} from '@rosette/search-engine/index/index-definition.ts'
import { defineClauses, valueClause } from '@rosette/search-engine/query/define-clauses.ts'
import { MutantCriteria, MutantHit, mutantFacets } from '../contract/mutant-listing.ts'

/** Searched by locus and line, not from the search box: there the line is found as a polymorphism and as seeds. */
export const mutantIndex = defineIndex({
  hit: MutantHit,
  key: 'id',
  // The number of a row is its place in the stated order.
  order: 'id',
  facets: mutantFacets,
  fields: {
    locus_name: identifier({ isSearched: false, isSortable: true }),
    symbol: shown({ isSortable: true }),
    symbolFull: shown(),
    line: nameList({ isSearched: false, isSortable: true }),
    part: shown({ isSortable: true }),
    other_part: keyword(),
    known_from: shown({ isSortable: true }),
    chromosome: keyword(),
    position: integer(),
    zygosity: shown({ isSortable: true }),
    deposited_on: shown({ isSortable: true }),
    phenotypes: nameList({ isSearched: false }),
    other_genes: integer(),
    collection: keyword(),
    is_deposited: flag(),
    has_phenotype: flag(),
    is_only_gene: flag(),
    is_exon: flag(),
    is_homozygous_exon: flag(),
    is_deposited_exon: flag(),
    id: integer(),
    locusId: integer(),
    polymorphism: shownObjects(),
    germplasms: shownObjects(),
  },
})

export const mutantSearch = defineClauses(MutantCriteria, {
  genes: async (selection, _, { keysOfSelection }) => valueClause('locusId', await keysOfSelection(selection)),
  locus_name: (name) => valueClause('locus_name', name),
  line: (name) => valueClause('line', name),
})
