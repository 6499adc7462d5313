import { compileOnlyDb } from '@rosette/test-kit/compile-only-db.ts'
import { ingestLines } from '@rosette/test-kit/ingest-lines.ts'
import { expect, test } from 'vitest'
import { VectorHit } from '../contract/vector-search-card.ts'
import { pbi121 } from '../fixtures/pbi121.ts'
import { toVectorDocument, vectorIndex } from './index-vector.ts'
import { vectorAliasesQuery, vectorImagesQuery, vectorLibrariesQuery, vectorRowsQuery } from './load-vector.ts'
import { identifiersOfVector, ingestVectors } from './vector-server.ts'

const stock = {
  ...({ stockId: 1, name: 'CD3-1', stockAvailabilityType: 'available', donorStockNumber: null, description: null } as const),
  communityType: null,
  communityId: null,
  firstName: null,
  lastName: null,
  organizationName: null,
}

test('images are numbers, with or without an address', () => {
  const columns = ingestVectors.tables.vector_detail ?? []
  const line = (cells: Readonly<Record<string, string>>) => columns.map((column) => cells[column] ?? '').join('\t')
  const { rows, rejected } = ingestLines(
    ingestVectors,
    columns.join('\t'),
    line({ name: 'pBI121', vector_type: 'plasmid', images: '12=https://example.org/12|13' }),
    line({ name: 'pBI122', images: '12=javascript:alert(1)' }),
    line({ vector_type: 'plasmid' }),
  )
  expect(rows.map((row) => row.filter((value) => value !== null))).toEqual([['pBI121', 'plasmid', '12=https://example.org/12|13']])
  expect(rejected).toEqual(['"12=javascript:alert(1)" is not a valid images', 'name is missing'])
})

test('[DATA-020] a document has every field of a vector hit and no field unknown to the index', () => {
  const document = toVectorDocument({ ...pbi121, aliases: ['pBI-121'], stockDetails: [stock, { ...stock, donorStockNumber: '2' }] })
  expect(VectorHit.parse(document)).toEqual({
    vectorId: 1000000611,
    name: 'pBI121',
    alias: ['pBI-121'],
    vector_type: 'plasmid',
    genbank: [],
    locus: [],
    chrom: null,
    start_position: null,
    stock_number: ['CD3-1'],
  })
  expect(Object.keys(document).sort()).toEqual(Object.keys(vectorIndex.fields).sort())
  expect(toVectorDocument(pbi121).has_stock).toBe(false)
})

test('a vector is identified by its name, accession, stock numbers and aliases', () => {
  const { names } = identifiersOfVector({ ...pbi121, tairObjectId: 7, aliases: ['pBI-121'], stockDetails: [stock] })
  expect(names.map(({ type, name }) => `${type} ${name}`)).toEqual([
    'name pBI121',
    'accession Vector:7',
    'alias 7',
    'stock CD3-1',
    'alias pBI-121',
  ])
})

test('the SQL that loads a vector', () => {
  const queries = [vectorRowsQuery, vectorAliasesQuery, vectorLibrariesQuery, vectorImagesQuery]
  const compiled = queries.map((query) => query(compileOnlyDb, [1, 2]).compile())
  for (const { parameters } of compiled) expect(parameters).toEqual([[1, 2]])
  expect(compiled.map(({ sql }) => sql).join('\n')).toMatchInlineSnapshot(`
    "select "vector"."vector_id", "vector"."name", "vector"."tair_object_id", "vector"."vector_type", "vector"."description", "vector"."promoter_name", "vector"."promoter_info", "vector"."antibiotic_resistance", "vector"."host_strain" as "host_name", "vector"."date_last_modified", "hoststrain"."host_strain_id", "taxon"."genus", "taxon"."species" from "vector" left join "hoststrain" on "hoststrain"."name" = "vector"."host_strain" left join "hoststrain_taxon" as "taxon" on "taxon"."host_strain_id" = "hoststrain"."host_strain_id" and "taxon"."rank" = 1 where "vector"."vector_id" = any($1)
    select "vector_id", "alias" from "vector_alias" where "vector_id" = any($1) order by "vector_id", "alias"
    select "vector"."vector_id", "library"."library_id", "library"."name" from "library_vector" inner join "vector" on "vector"."name" = "library_vector"."vector_name" inner join "library" on "library"."library_id" = "library_vector"."library_id" where "vector"."vector_id" = any($1) order by "vector"."vector_id", "library"."name"
    select "vector_id", "image_id", "address" from "vector_image" where "vector_id" = any($1) order by "vector_id", "image_id""
  `)
})
