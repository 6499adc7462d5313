import { compileOnlyDb } from '@rosette/test-kit/compile-only-db.ts'
import { ingestLines } from '@rosette/test-kit/ingest-lines.ts'
import { expect, test } from 'vitest'
import { demoLibrary } from '../fixtures/demo-library.ts'
import { identifiersOfLibrary, ingestLibraries } from './library-server.ts'
import {
  libraryAliasesQuery,
  libraryEnzymesQuery,
  libraryGermplasmsQuery,
  libraryHostsQuery,
  libraryRowsQuery,
  libraryVectorsQuery,
} from './load-library.ts'

test('restriction enzymes are names, with or without a number', () => {
  const columns = ingestLibraries.tables.library_detail ?? []
  const line = (cells: Readonly<Record<string, string>>) => columns.map((column) => cells[column] ?? '').join('\t')
  const { rows, rejected } = ingestLines(
    ingestLibraries,
    columns.join('\t'),
    line({ name: 'IGF', restriction_enzymes: 'EcoRI=12|HindIII' }),
    line({ name: 'TAMU', restriction_enzymes: 'EcoRI=twelve' }),
  )
  expect(rows.map((row) => row.filter((value) => value !== null))).toEqual([['IGF', 'EcoRI=12|HindIII']])
  expect(rejected).toEqual(['"EcoRI=twelve" is not a valid restriction_enzymes'])
})

test('a library is identified by its name, accession, aliases and abbreviation', () => {
  const { names } = identifiersOfLibrary({ ...demoLibrary, tairAccession: 7 })
  expect(names.map(({ type, name }) => `${type} ${name}`)).toEqual([
    'name DEMO_LIBRARY',
    'accession Library:7',
    'alias DEMO_LIB',
    'alias DL',
  ])
})

test('the SQL that loads a library', () => {
  const queries = [
    libraryRowsQuery,
    libraryAliasesQuery,
    libraryEnzymesQuery,
    libraryVectorsQuery,
    libraryHostsQuery,
    libraryGermplasmsQuery,
  ]
  const compiled = queries.map((query) => query(compileOnlyDb, [1, 2]).compile())
  for (const { parameters } of compiled) expect(parameters).toEqual([[1, 2]])
  expect(compiled.map(({ sql }) => sql).join('\n')).toMatchInlineSnapshot(`
    "select "library_id", "name", "tair_accession", "abbreviation", "description", "insert_type", "insert_size_range", "date_last_modified" from "library" where "library_id" = any($1)
    select "library_id", "alias" from "library_alias" where "library_id" = any($1) order by "library_id", "alias"
    select "library_id", "name", "enzyme_id" as "id" from "library_enzyme" where "library_id" = any($1) order by "library_id", "rank"
    select "used"."library_id", "used"."vector_name", "vector"."vector_id", "vector"."vector_type", "vector"."description" from "library_vector" as "used" left join "vector" on "vector"."name" = "used"."vector_name" where "used"."library_id" = any($1) order by "used"."library_id", "used"."rank"
    select "used"."library_id", "used"."host_name", "hoststrain"."host_strain_id", "taxon"."genus", "taxon"."species" from "library_host" as "used" left join "hoststrain" on "hoststrain"."name" = "used"."host_name" left join "hoststrain_taxon" as "taxon" on "taxon"."host_strain_id" = "hoststrain"."host_strain_id" and "taxon"."rank" = 1 where "used"."library_id" = any($1) order by "used"."library_id", "used"."rank"
    select "made"."library_id", "germplasm"."germplasm_id", "germplasm"."name" from "library_germplasm" as "made" inner join "germplasm" on "germplasm"."name" = "made"."germplasm_name" where "made"."library_id" = any($1) order by "made"."library_id", "germplasm"."name""
  `)
})
