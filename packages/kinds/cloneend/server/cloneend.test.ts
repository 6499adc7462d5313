import { compileOnlyDb } from '@rosette/test-kit/compile-only-db.ts'
import { ingestLines } from '@rosette/test-kit/ingest-lines.ts'
import { expect, test } from 'vitest'
import { demoCloneend } from '../fixtures/demo-cloneend.ts'
import { identifiersOfCloneend } from './cloneend-server.ts'
import { ingestCloneendMatches, ingestCloneends } from './ingest-cloneends.ts'
import { cloneendClonesQuery, cloneendLocationsQuery, cloneendPublicationsQuery, cloneendRowsQuery } from './load-cloneend.ts'

test('a clone end has a name and, if given, a position', () => {
  const columns = ingestCloneends.tables.cloneend_detail ?? []
  const line = (cells: Readonly<Record<string, string>>) => columns.map((column) => cells[column] ?? '').join('\t')
  const { rows, rejected } = ingestLines(
    ingestCloneends,
    columns.join('\t'),
    line({ name: 'F13C5-T7', chromosome: '4', start_position: '10', end_position: '20', orientation: 'R', pubmed_ids: '12|13' }),
    line({ name: 'F13C5-SP6', orientation: '+' }),
    line({ name: 'F13C5-SP6', pubmed_ids: '12,13' }),
  )
  expect(rows.map((row) => row.filter((value) => value !== null))).toEqual([['F13C5-T7', 'Chr4', 10, 20, 'R', '12|13']])
  expect(rejected).toEqual(['"+" is not a valid orientation', '"12,13" is not a valid pubmed_ids'])
})

test('a match of a clone end has its name, position and the type that the feature implies', () => {
  const match = (type: string, end: number, strand: string, attributes: string) =>
    `Chr4\tdemo\t${type}\t100\t${end}\t.\t${strand}\t.\t${attributes}`
  const lines = [
    '##gff-version 3',
    match('chromosome', 18585056, '.', 'Name=Chr4'),
    match('BAC_end', 500, '+', 'ID=1;Name=F13C5-T7'),
    match('EST_match', 500, '-', 'ID=2;Name=DEMO%2C1'),
    match('clone_insert_end', 500, '.', 'ID=3;Name=F13C5-SP6'),
    match('BAC_end', 500, '+', 'ID=4'),
    match('BAC_end', 50, '+', 'ID=5;Name=F13C5-T7'),
  ]
  expect(ingestLines(ingestCloneendMatches, ...lines)).toEqual({
    rows: [
      ['F13C5-T7', 'BAC_end', 'Chr4', 100, 500, 'F'],
      ['DEMO,1', 'EST', 'Chr4', 100, 500, 'R'],
      ['F13C5-SP6', null, 'Chr4', 100, 500, null],
    ],
    rejected: ['a name is needed', 'end 50 lies before start 100'],
  })
})

test('a clone end is identified by its name, accession and sequence accessions', () => {
  const names = identifiersOfCloneend(demoCloneend).names.map(({ type, name }) => `${type} ${name}`)
  expect(names).toEqual(['name DEMO_CLONE-T7', 'accession CloneEnd:900000501', 'alias DEMO000002'])
})

test('the SQL that loads a clone end', () => {
  const queries = [cloneendRowsQuery, cloneendClonesQuery, cloneendLocationsQuery, cloneendPublicationsQuery]
  const compiled = queries.map((query) => query(compileOnlyDb, [1, 2]).compile())
  for (const { parameters } of compiled) expect(parameters).toEqual([[1, 2]])
  expect(compiled.map(({ sql }) => sql).join('\n')).toMatchInlineSnapshot(`
    "select "cloneend"."clone_end_id", "cloneend"."name", "cloneend"."tair_object_id", "cloneend"."clone_end_type", "cloneend"."chromosome", "cloneend"."date_last_modified", "locus"."locus_id", "locus"."name" as "locus_name" from "cloneend" left join "locus" on "locus"."name" = "cloneend"."locus_name" where "cloneend"."clone_end_id" = any($1)
    select "read"."clone_end_id", "read"."clone_name", "clone"."clone_id", "clone"."vector_type", "clone"."insert_type", "kept"."stock_name" from "cloneend_clone" as "read" left join "clone" on upper(clone.name) = upper(read.clone_name) left join lateral (select min("stock_name") as "stock_name" from "record_stock" where "kind" = 'clone' and "record_name" = "clone"."name") as "kept" on true where "read"."clone_end_id" = any($1) order by "read"."clone_end_id", "read"."rank"
    select "location"."clone_end_id", "location"."start_position", "location"."end_position", "location"."orientation", "map"."map_id", "map"."name", "map"."map_type", "map"."units", "map"."chromosome" from "cloneend_location" as "location" inner join "map" on "map"."map_id" = "location"."map_id" where "location"."clone_end_id" = any($1) order by "location"."clone_end_id", "map"."chromosome", "location"."start_position"
    select "cites"."clone_end_id", "cites"."pubmed_id", "cited"."reference_id", "cited"."title", "cited"."authors", "cited"."publication_year", "cited"."pub_name", "cited"."first_loci", "cited"."locus_total" from "cloneend_publication" as "cites" left join lateral (select "reference_id", "title", "authors", "publication_year", "pub_name", "first_loci", "locus_total" from "publication" where "publication"."pubmed_id" = "cites"."pubmed_id" order by "reference_id" limit 1) as "cited" on true where "cites"."clone_end_id" = any($1) order by "cites"."clone_end_id", "cites"."pubmed_id""
  `)
})
