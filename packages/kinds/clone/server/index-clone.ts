import { amongKeys, groupedBy } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { defineIndex, flag, identifier, integer, keyword, nameList, related } from '@rosette/search-engine/index/index-definition.ts'
import { allOf, defineClauses, mapLocationClauses, partsClause, valueClause } from '@rosette/search-engine/query/define-clauses.ts'
import { termRowsClause } from '@rosette/search-engine/query/text-clause.ts'
import type { CloneRecord } from '../contract/clone-record.ts'
import { CloneCriteria, CloneHit, cloneFacets } from '../contract/clone-search-card.ts'

/** GENERAL-012, GENERAL-015: the search box covers names, ids and genes; features and positions serve the DNA form (FDNA-007, FDNA-009). */
export const cloneIndex = defineIndex({
  hit: CloneHit,
  key: 'cloneId',
  order: 'name',
  facets: cloneFacets,
  position: { chromosome: 'chrom', start: 'start_position', end: 'end_position' },
  fields: {
    name: identifier({ isSearchable: true, isSortable: true }),
    alias: nameList({ isSearchable: true, isSortable: true, label: 'other name' }),
    // FDNA-008: accession and GI need an exact match.
    genbank: nameList({ isSortable: true, label: 'GenBank accession' }),
    stock_number: nameList({ label: 'stock' }),
    tair_accession: nameList({ label: 'TAIR accession' }),
    locus: related({ isSearchable: true, isSortable: true }),
    gene_names: related({ isSearchable: true, label: 'gene' }),
    symbols: related({ label: 'gene symbol' }),
    genbank_gi: nameList({ isSearched: false }),
    vector_type: keyword({ isSortable: true }),
    insert_type: keyword(),
    clone_end_types: keyword(),
    is_sequenced: flag(),
    is_genetic_marker: flag(),
    is_on_map: flag(),
    has_stock: flag(),
    is_full_length_cds: flag(),
    chrom: keyword({ isSortable: true }),
    start_position: integer(),
    end_position: integer(),
    cloneId: integer(),
  },
})

export type CloneSearchFields = { symbols: string[] }

/** Symbols of the genes that a clone holds; the record has their loci. */
export async function loadCloneSearchFields(db: ReleaseDb, cloneIds: readonly number[]): Promise<Map<number, CloneSearchFields>> {
  const symbolsOf = groupedBy(await cloneSymbolsQuery(db, cloneIds).execute(), 'cloneId', (line) => line.symbol)
  return new Map(cloneIds.map((cloneId) => [cloneId, { symbols: symbolsOf(cloneId) }]))
}

export function cloneSymbolsQuery(db: ReleaseDb, cloneIds: readonly number[]) {
  return db
    .selectFrom('cloneGene as held')
    .innerJoin('locusSymbol as named', 'named.locusId', 'held.locusId')
    .select(['held.cloneId', 'named.symbol'])
    .distinct()
    .where('held.cloneId', '=', amongKeys(cloneIds))
    .orderBy('held.cloneId')
    .orderBy('named.symbol')
}

type CloneFeatures = {
  tair_accession: string | null
  gene_names: string[]
  genbank_gi: string[]
  insert_type: string | null
  clone_end_types: string[]
  is_sequenced: boolean
  is_genetic_marker: boolean
  is_on_map: boolean
  has_stock: boolean
  is_full_length_cds: boolean
  end_position: number | null
}

export function toCloneDocument(clone: CloneRecord): CloneHit & CloneFeatures {
  const position = clone.globalAssignments.find((location) => location.units === 'bp')
  return {
    ...featuresOf(clone),
    cloneId: clone.cloneId,
    name: clone.name,
    alias: clone.aliases,
    vector_type: clone.vectorType ?? clone.vectorDetails[0]?.vectorType ?? null,
    genbank: distinct(clone.sequences.map(({ icAccession }) => icAccession)),
    locus: distinct(clone.gene.flatMap(({ locusName }) => locusName ?? [])),
    chrom: clone.chromosome?.slice(3) ?? null,
    start_position: position?.start ?? null,
    end_position: position?.end ?? null,
    stock_number: distinct(clone.stockDetails.map((stock) => stock.name)),
  }
}

function featuresOf(clone: CloneRecord): Omit<CloneFeatures, 'end_position'> {
  return {
    tair_accession: clone.tairObjectId === null ? null : String(clone.tairObjectId),
    gene_names: distinct(clone.gene.flatMap(({ geneName }) => geneName ?? [])),
    genbank_gi: distinct(clone.sequences.flatMap(({ genbankGi }) => genbankGi ?? [])),
    insert_type: clone.parentClone?.insertType ?? null,
    clone_end_types: distinct(clone.cloneEnds.flatMap(({ cloneEndType }) => cloneEndType ?? [])),
    is_sequenced: clone.sequences.length > 0,
    is_genetic_marker: clone.geneticMarkers.length > 0,
    is_on_map: clone.globalAssignments.length > 0,
    has_stock: clone.stockDetails.length > 0,
    is_full_length_cds: clone.isFullLengthCds === true,
  }
}

function distinct(names: readonly string[]): string[] {
  return [...new Set(names)]
}

const position = { chromosome: 'chrom', start: 'start_position', end: 'end_position' }

export const cloneSearch = defineClauses(CloneCriteria, {
  // Already used to choose the index.
  category: () => null,
  searchTerms: (rows, _, { index }) =>
    termRowsClause(index, rows, {
      name: ['name', 'alias'],
      locus_name: ['locus'],
      gene_name: ['gene_names'],
      genbank: ['genbank'],
      genbank_gi: ['genbank_gi'],
    }),
  restrictByFeatures: (features) =>
    partsClause(features, {
      vector_type: (types) => valueClause('vector_type', types),
      insert_type: (types) => valueClause('insert_type', types),
      clone_end_type: (types) => valueClause('clone_end_types', types),
      is_sequenced: (is) => valueClause('is_sequenced', is),
      is_genetic_marker: (is) => valueClause('is_genetic_marker', is),
      is_on_map: (is) => valueClause('is_on_map', is),
      has_stock: (has) => valueClause('has_stock', has),
      is_full_length_cds: (is) => valueClause('is_full_length_cds', is),
    }),
  mapLocation: (criterion) => allOf(mapLocationClauses(position, criterion)),
})
