import { partOfRegion, zygosityOfGenotypes } from '@rosette/contract-kit/records/gene-picture-parts.ts'
import { amongKeys, groupedBy } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import {
  defineIndex,
  flag,
  identifier,
  integer,
  keyword,
  mentions,
  nameList,
  prose,
  related,
} from '@rosette/search-engine/index/index-definition.ts'
import { allOf, defineClauses, mapLocationClauses, valueClause } from '@rosette/search-engine/query/define-clauses.ts'
import { termRowsClause } from '@rosette/search-engine/query/text-clause.ts'
import type { PolymorphismRecord } from '../contract/polymorphism-record.ts'
import { PolymorphismCriteria, PolymorphismHit, polymorphismFacets } from '../contract/polymorphism-search-card.ts'
import { parseAlleleMode, parseInheritance } from '../contract/polymorphism-types.ts'

/** GENERAL-012, GENERAL-015: names and aliases are searched, and below them genes and phenotypes; locations are criteria of the form. */
export const polymorphismIndex = defineIndex({
  hit: PolymorphismHit,
  key: 'polyId',
  order: 'name',
  facets: polymorphismFacets,
  position: { chromosome: 'chromosome', start: 'start_position', end: 'end_position' },
  fields: {
    name: identifier({ isSearchable: true, isSortable: true }),
    aliases: nameList({ isSearchable: true, isSortable: true, label: 'other name' }),
    gene_names: related({ isSearchable: true, isSortable: true, label: 'locus' }),
    symbols: related({ isSearchable: true, label: 'gene symbol' }),
    phenotypes: mentions({ isSearchable: true, label: 'phenotype' }),
    description: prose(),
    polymorphism_type: keyword({ isSortable: true }),
    polymorphism_site: keyword({ isSortable: true }),
    insertion_type: keyword(),
    inheritance: keyword(),
    allele_mode: keyword(),
    mutagen: keyword(),
    construct_type: keyword(),
    genbank_accession: nameList({ isSearched: false, isSearchable: true }),
    is_genetic_marker: flag(),
    ecotypes: keyword(),
    parts: keyword({ isSortable: true }),
    zygosity: keyword({ isSortable: true }),
    chromosome: keyword({ isSortable: true }),
    start_position: integer(),
    end_position: integer(),
    polyId: integer(),
  },
})

/** All fields except those that `loadPolymorphismSearchFields` adds. */
type PolymorphismDocument = Omit<PolymorphismHit, 'zygosity'> & {
  insertion_type: string | null
  inheritance: string | null
  allele_mode: string | null
  mutagen: string | null
  construct_type: string | null
  genbank_accession: string[]
  is_genetic_marker: boolean
  end_position: number | null
}

export function toPolymorphismDocument(record: PolymorphismRecord): PolymorphismDocument {
  return {
    polyId: record.polymorphismId,
    name: record.originalName,
    aliases: record.aliases,
    polymorphism_type: record.polymorphismType,
    polymorphism_site: record.mutationSite,
    gene_names: [...new Set(record.associatedGenes.map(({ locus }) => locus.label))],
    chromosome: record.chromosome,
    parts: [...new Set(record.associatedGenes.flatMap(({ region }) => partOfRegion(region) ?? []))],
    description: record.description,
    insertion_type: record.insertionType,
    inheritance: record.inheritance,
    allele_mode: record.alleleMode,
    mutagen: record.mutagen,
    construct_type: record.constructType,
    genbank_accession: record.associatedNucleotideSequences.flatMap(({ genBankAccession }) => genBankAccession ?? []),
    is_genetic_marker: record.geneticMarkers.length > 0,
    start_position: record.mapLocations[0]?.start ?? null,
    end_position: record.mapLocations[0]?.end ?? null,
  }
}

export type PolymorphismSearchFields = { symbols: string[]; phenotypes: string[]; ecotypes: string[]; zygosity: string[] }

/**
 * Symbols of the genes hit, phenotypes of the lines that carry it, and the ecotypes it distinguishes, which the form searches;
 * the record has genes, lines and markers.
 */
export async function loadPolymorphismSearchFields(
  db: ReleaseDb,
  polymorphismIds: readonly number[],
): Promise<Map<number, PolymorphismSearchFields>> {
  const [symbols, phenotypes, ecotypes, genotypes] = await Promise.all([
    polymorphismSymbolsQuery(db, polymorphismIds).execute(),
    polymorphismPhenotypesQuery(db, polymorphismIds).execute(),
    polymorphismEcotypesQuery(db, polymorphismIds).execute(),
    polymorphismGenotypesQuery(db, polymorphismIds).execute(),
  ])
  const symbolsOf = groupedBy(symbols, 'polymorphismId')
  const phenotypesOf = groupedBy(phenotypes, 'polymorphismId')
  const ecotypesOf = groupedBy(ecotypes, 'polymorphismId')
  const genotypesOf = groupedBy(genotypes, 'polymorphismId')
  return new Map(
    polymorphismIds.map((id) => {
      const fields = {
        symbols: symbolsOf(id).map((line) => line.symbol),
        phenotypes: phenotypesOf(id).map((line) => line.phenotype),
        ecotypes: ecotypesOf(id).map((line) => line.abbrevName),
        zygosity: zygositiesOf(genotypesOf(id)),
      }
      return [id, fields]
    }),
  )
}

export function polymorphismSymbolsQuery(db: ReleaseDb, polymorphismIds: readonly number[]) {
  return db
    .selectFrom('polymorphismGene as hit')
    .innerJoin('locusSymbol as named', 'named.locusId', 'hit.locusId')
    .select(['hit.polymorphismId', 'named.symbol'])
    .distinct()
    .where('hit.polymorphismId', '=', amongKeys(polymorphismIds))
    .orderBy('hit.polymorphismId')
    .orderBy('named.symbol')
}

export function polymorphismPhenotypesQuery(db: ReleaseDb, polymorphismIds: readonly number[]) {
  return db
    .selectFrom('polymorphismGermplasm as carried')
    .innerJoin('germplasm', 'germplasm.germplasmId', 'carried.germplasmId')
    .innerJoin('germplasmPhenotype as line', 'line.germplasmName', 'germplasm.name')
    .select('carried.polymorphismId')
    .select((eb) => eb.ref('line.phenotype').$notNull().as('phenotype'))
    .distinct()
    .where('carried.polymorphismId', '=', amongKeys(polymorphismIds))
    .where('line.phenotype', 'is not', null)
    .orderBy('carried.polymorphismId')
    .orderBy('phenotype')
}

/** Ecotypes come from the patterns of markers. */
export function polymorphismEcotypesQuery(db: ReleaseDb, polymorphismIds: readonly number[]) {
  return db
    .selectFrom('polymorphism')
    .innerJoin('markerPattern as pattern', 'pattern.polymorphismName', 'polymorphism.name')
    .select(['polymorphism.polymorphismId', 'pattern.abbrevName'])
    .distinct()
    .where('polymorphism.polymorphismId', '=', amongKeys(polymorphismIds))
    .orderBy('polymorphism.polymorphismId')
    .orderBy('pattern.abbrevName')
}

/** What was found when its line was genotyped for the genes that it is in. */
export function polymorphismGenotypesQuery(db: ReleaseDb, polymorphismIds: readonly number[]) {
  return db
    .selectFrom('polymorphismGene as hit')
    .innerJoin('polymorphism', 'polymorphism.polymorphismId', 'hit.polymorphismId')
    .innerJoin('locus', 'locus.locusId', 'hit.locusId')
    .innerJoin('insertionLineCheck as checked', (join) =>
      join.onRef('checked.locusName', '=', 'locus.name').onRef('checked.line', '=', 'polymorphism.line'),
    )
    .select(['hit.polymorphismId', 'hit.locusId', 'checked.genotype'])
    .distinct()
    .where('hit.polymorphismId', '=', amongKeys(polymorphismIds))
    .orderBy('hit.polymorphismId')
    .orderBy('hit.locusId')
    .orderBy('checked.genotype')
}

/** One for each gene that it was genotyped for, as in the picture of the gene. */
function zygositiesOf(rows: readonly { locusId: number; genotype: string | null }[]): string[] {
  const byLocus = [...Map.groupBy(rows, ({ locusId }) => locusId).values()]
  return [...new Set(byLocus.flatMap((checks) => zygosityOfGenotypes(checks.map(({ genotype }) => genotype)) ?? []))]
}

const position = {
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
  mapLocation: (criterion) => allOf(mapLocationClauses(position, criterion)),
})
