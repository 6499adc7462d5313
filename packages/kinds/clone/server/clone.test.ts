import { compileOnlyDb } from '@rosette/test-kit/compile-only-db.ts'
import { expect, test } from 'vitest'
import type { CloneRecord } from '../contract/clone-record.ts'
import { CloneHit } from '../contract/clone-search-card.ts'
import { bareClone } from '../fixtures/bare-clone.ts'
import { f13c5 } from '../fixtures/f13c5.ts'
import {
  cloneAliasesQuery,
  cloneEndsQuery,
  cloneGenesQuery,
  cloneLocationsQuery,
  cloneMarkersQuery,
  cloneRowsQuery,
  cloneVectorsQuery,
} from './clone-queries.ts'
import { identifiersOfClone } from './clone-server.ts'
import { cloneIndex, cloneSymbolsQuery, toCloneDocument } from './index-clone.ts'

const giver = { communityType: null, communityId: null, firstName: null, lastName: null, organizationName: null }
const stock = {
  stockId: 1,
  name: 'DEMO_STOCK',
  stockAvailabilityType: 'available',
  donorStockNumber: null,
  description: null,
  ...giver,
} as const
const sequence = {
  sequence: null,
  icAccession: 'DEMO0001',
  genbankGi: '12',
  nucleotideSequenceType: null,
  sequenceClass: null,
  source: null,
  attributionDate: null,
}
const agi = { name: 'AGI', mapType: 'nuc_sequence', units: 'bp', chromosome: 'Chr4', orientation: null } as const
const full: CloneRecord = {
  ...f13c5,
  tairObjectId: 7,
  aliases: ['F13C5-sp6'],
  isFullLengthCds: true,
  stockDetails: [stock],
  sequences: [sequence],
  globalAssignments: [{ ...agi, start: 10, end: 90 }],
  cloneEnds: [{ cloneEnd: { kind: 'cloneend', key: 8, label: 'F13C5-T7' }, cloneEndType: 'BAC_end' }],
  geneticMarkers: [{ kind: 'marker', key: 9, label: 'DEMO_CAPS1' }],
}

test('[DATA-020] a document has every field of a clone hit and none that the index lacks', () => {
  const document = { ...toCloneDocument(full), symbols: ['AG'] }
  expect(CloneHit.parse(document)).toEqual({
    cloneId: 1000000631,
    name: 'F13C5',
    alias: ['F13C5-sp6'],
    vector_type: 'BAC',
    genbank: ['DEMO0001'],
    locus: ['AT4G18960'],
    chrom: '4',
    start_position: 10,
    stock_number: ['DEMO_STOCK'],
  })
  expect(Object.keys(document).sort()).toEqual(Object.keys(cloneIndex.fields).sort())
})

test('a document has every feature that the DNA form searches', () => {
  const features = { is_sequenced: true, is_genetic_marker: true, is_on_map: true, has_stock: true, is_full_length_cds: true }
  expect(toCloneDocument(full)).toMatchObject({ ...features, insert_type: 'genomic', clone_end_types: ['BAC_end'], genbank_gi: ['12'] })
  const none = Object.fromEntries(Object.keys(features).map((feature) => [feature, false]))
  expect(toCloneDocument(bareClone)).toMatchObject({ ...none, insert_type: null, clone_end_types: [], vector_type: null })
})

test('the vector type is that of the clone or else of its first vector', () => {
  const vectorDetails = [{ vector: null, name: 'DEMO_VECTOR', vectorType: 'cosmid', description: null }]
  expect(toCloneDocument({ ...bareClone, vectorDetails }).vector_type).toBe('cosmid')
  expect(toCloneDocument({ ...f13c5, vectorDetails }).vector_type).toBe('BAC')
})

test('a clone is identified by its name, accession, stock numbers, aliases and sequence accessions', () => {
  const names = identifiersOfClone(full).names.map(({ type, name }) => `${type} ${name}`)
  expect(names).toEqual(['name F13C5', 'accession Clone:7', 'alias 7', 'stock DEMO_STOCK', 'alias F13C5-sp6', 'alias DEMO0001'])
})

test('the SQL that loads a clone', () => {
  const queries = [
    cloneRowsQuery,
    cloneAliasesQuery,
    cloneVectorsQuery,
    cloneGenesQuery,
    cloneSymbolsQuery,
    cloneLocationsQuery,
    cloneEndsQuery,
    cloneMarkersQuery,
  ]
  const compiled = queries.map((query) => query(compileOnlyDb, [1, 2]).compile())
  for (const { parameters } of compiled) expect(parameters).toEqual([[1, 2]])
  expect(compiled.map(({ sql }) => sql).join('\n')).toMatchInlineSnapshot(`
    "select "clone"."clone_id", "clone"."name", "clone"."tair_object_id", "clone"."vector_type", "clone"."insert_type", "clone"."insert_size", "clone"."is_full_length_cds", "clone"."scientific_name", "clone"."ecotype" as "ecotype_name", "clone"."chromosome", "clone"."antibiotic_selection", "clone"."host_strain" as "host_name", "clone"."date_last_modified", "hoststrain"."host_strain_id", "taxon"."genus", "taxon"."species", "species"."taxon_id", "variant"."species_variant_id" from "clone" left join "hoststrain" on "hoststrain"."name" = "clone"."host_strain" left join "hoststrain_taxon" as "taxon" on "taxon"."host_strain_id" = "hoststrain"."host_strain_id" and "taxon"."rank" = 1 left join "species" on "species"."scientific_name" = "clone"."scientific_name" left join lateral (select "species_variant_id" from "ecotype" where "ecotype"."original_name" = "clone"."ecotype" order by "ecotype_number" limit 1) as "variant" on true where "clone"."clone_id" = any($1)
    select "clone_id", "alias" from "clone_alias" where "clone_id" = any($1) order by "clone_id", "alias"
    select "used"."clone_id", "used"."vector_name", "vector"."vector_id", "vector"."vector_type", "vector"."description" from "clone_vector" as "used" left join "vector" on "vector"."name" = "used"."vector_name" where "used"."clone_id" = any($1) order by "used"."clone_id", "used"."rank"
    select "clone_id", "gene_id", "gene_name", "locus_id", "locus_name", "relationship_type" from "clone_gene" where "clone_id" = any($1) order by "clone_id", "locus_name", "gene_name", "relationship_type"
    select distinct "held"."clone_id", "named"."symbol" from "clone_gene" as "held" inner join "locus_symbol" as "named" on "named"."locus_id" = "held"."locus_id" where "held"."clone_id" = any($1) order by "held"."clone_id", "named"."symbol"
    select "location"."clone_id", "location"."start_position", "location"."end_position", "location"."orientation", "map"."map_id", "map"."name", "map"."map_type", "map"."units", "map"."chromosome" from "clone_location" as "location" inner join "map" on "map"."map_id" = "location"."map_id" where "location"."clone_id" = any($1) order by "location"."clone_id", "map"."chromosome", "location"."start_position"
    select "clone"."clone_id", "cloneend"."clone_end_id", "cloneend"."name", "cloneend"."clone_end_type" from "cloneend_clone" as "read" inner join "clone" on upper(clone.name) = upper(read.clone_name) inner join "cloneend" on "cloneend"."clone_end_id" = "read"."clone_end_id" where "clone"."clone_id" = any($1) order by "clone"."clone_id", "cloneend"."name"
    select "clone"."clone_id", "marker"."marker_id", "marker"."name" from "clone" inner join "marker_detail" as "detail" on "detail"."made_from" = "clone"."name" inner join "marker" on "marker"."name" = "detail"."marker_name" where "clone"."clone_id" = any($1) order by "clone"."clone_id", "marker"."name""
  `)
})
