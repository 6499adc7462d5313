import { allOf, defineClauses, mapLocationClauses, valueClause } from '@rosette/search-engine/query/define-clauses.ts'
import { termRowsClause } from '@rosette/search-engine/query/text-clause.ts'
import { PolymorphismCriteria } from '../contract/polymorphism-search-card.ts'
import { parseAlleleMode, parseInheritance } from '../contract/polymorphism-types.ts'

const place = {
  chromosome: 'chromosome',
  start: 'start_position',
  end: 'end_position',
  toStored: (chromosome: string) => `Chr${chromosome}`,
}

export const polymorphismSearch = defineClauses(PolymorphismCriteria, {
  searchTerms: (rows, _, { index }) =>
    termRowsClause(index, rows, {
      name: ['name', 'aliases'],
      gene_names: ['symbols'],
      locus_name: ['gene_names'],
      phenotypes: ['phenotypes'],
      genbank_accession: ['genbank_accession'],
    }),
  is_genetic_marker: (is) => valueClause('is_genetic_marker', is),
  polymorphism_type: (types) => valueClause('polymorphism_type', types),
  insertion_type: (types) => valueClause('insertion_type', types),
  polymorphism_site: (sites) => valueClause('polymorphism_site', sites),
  inheritence: (words) =>
    valueClause(
      'inheritance',
      words.flatMap((word) => parseInheritance(word) ?? []),
    ),
  construct_type: (types) => valueClause('construct_type', types),
  mutagen: (mutagens) => valueClause('mutagen', mutagens),
  allele_mode: (words) =>
    valueClause(
      'allele_mode',
      words.flatMap((word) => parseAlleleMode(word) ?? []),
    ),
  poly_between: (ecotypes) => valueClause('ecotypes', ecotypes),
  mapLocation: (asked) => allOf(mapLocationClauses(place, asked)),
})
