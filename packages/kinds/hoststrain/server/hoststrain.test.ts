import { compileOnlyDb } from '@rosette/test-kit/compile-only-db.ts'
import { ingestLines } from '@rosette/test-kit/ingest-lines.ts'
import { expect, test } from 'vitest'
import { dh5alpha } from '../fixtures/dh5alpha.ts'
import { identifiersOfHoststrain, ingestHoststrains } from './hoststrain-server.ts'
import { hoststrainRowsQuery, hoststrainTaxonsQuery } from './load-hoststrain.ts'

test('a host strain needs a name; empty cells are null', () => {
  const header = 'name\ttair_accession\tmedia\tgenotype\ttaxons\tdate_last_modified'
  expect(
    ingestLines(
      ingestHoststrains,
      header,
      'DH5alpha\t7\tLB\trecA1\tEscherichia coli\t2001-02-03',
      'X\t\t\t\t\t',
      '\t7\t\t\t\t',
      'Y\tx\t\t\t\t',
    ),
  ).toEqual({
    rows: [
      ['DH5alpha', 7, 'LB', 'recA1', 'Escherichia coli', '2001-02-03'],
      ['X', null, null, null, null, null],
    ],
    rejected: ['name is missing', '"x" is not a valid tair_accession'],
  })
})

test('a host strain is identified by its name and accession', () => {
  expect(identifiersOfHoststrain({ ...dh5alpha, tairAccession: 7 })).toEqual({
    label: 'DH5alpha',
    names: [
      { type: 'name', name: 'DH5alpha' },
      { type: 'accession', name: 'HostStrain:7' },
    ],
  })
})

test('the SQL that loads a host strain', () => {
  const compiled = [hoststrainRowsQuery, hoststrainTaxonsQuery].map((query) => query(compileOnlyDb, [1, 2]).compile())
  for (const { parameters } of compiled) expect(parameters).toEqual([[1, 2]])
  expect(compiled.map(({ sql }) => sql).join('\n')).toMatchInlineSnapshot(`
    "select "host_strain_id", "name", "tair_accession", "media", "genotype", "date_last_modified" from "hoststrain" where "host_strain_id" = any($1)
    select "taxon"."host_strain_id", "taxon"."scientific_name", "taxon"."genus", "taxon"."species", "species"."taxon_id" from "hoststrain_taxon" as "taxon" left join "species" on "species"."scientific_name" = "taxon"."scientific_name" where "taxon"."host_strain_id" = any($1) order by "taxon"."host_strain_id", "taxon"."rank""
  `)
})
