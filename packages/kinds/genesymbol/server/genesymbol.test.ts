import type { CopyValue } from '@rosette/release-kit/sources/source.ts'
import { compileOnlyDb } from '@rosette/test-kit/compile-only-db.ts'
import { expect, test } from 'vitest'
import { GenesymbolHit } from '../contract/genesymbol-search-card.ts'
import { abi } from '../fixtures/abi.ts'
import { ingestGeneClassRegistrations } from './genesymbol-server.ts'
import { genesymbolIndex, toGenesymbolDocument } from './index-genesymbol.ts'
import { genesymbolLociQuery, genesymbolRowsQuery } from './load-genesymbol.ts'

function ingest(...cells: Record<string, string>[]) {
  const columns = ingestGeneClassRegistrations.tables.gene_class_registration ?? []
  const rows: (readonly CopyValue[])[] = []
  const rejected: string[] = []
  const reader = ingestGeneClassRegistrations.ingest({ row: (_, values) => rows.push(values), reject: (reason) => rejected.push(reason) })
  reader.line(columns.join('\t'))
  for (const named of cells) reader.line(columns.map((column) => named[column] ?? '').join('\t'))
  return { rows, rejected }
}

test('T and F become true and false; a malformed flag, number or date is rejected', () => {
  expect(
    ingest({ symbol: 'ABI', has_mutant_phenotype: 'T' }, { symbol: 'PHY', has_mutant_phenotype: 'F' }).rows.map((row) => row[3]),
  ).toEqual([true, false])
  const wrong: Record<string, string>[] = [
    { status: 'new' },
    { symbol: 'A', has_mutant_phenotype: 'Y' },
    { symbol: 'A', reference_id: 'x' },
    { symbol: 'A', submitted: 'now' },
  ]
  expect(ingest(...wrong).rejected).toEqual([
    'symbol is missing',
    '"Y" is not a valid has_mutant_phenotype',
    '"x" is not a valid reference_id',
    '"now" is not a valid submitted',
  ])
})

test('[DATA-011] a document has every field of a hit and none that the index lacks', () => {
  const attribution = { attributionType: 'submitted_by', communityType: null, communityId: null, name: 'A', attributionDate: '2020-05-18' }
  const reference = { kind: 'publication', key: 7, label: 'Title' }
  const document = toGenesymbolDocument({ ...abi, attributions: [attribution], reference })
  expect(GenesymbolHit.parse(document)).toMatchObject({
    symbol: 'ABI',
    full_name: 'ABA INSENSITIVE',
    type: 'T',
    reference: 'Title_7',
    contact: 'A',
    submitted: '2020-05-18',
  })
  expect(Object.keys(document).sort()).toEqual(Object.keys(genesymbolIndex.fields).sort())
})

test('the SQL that loads a gene class symbol', () => {
  const compiled = [genesymbolRowsQuery, genesymbolLociQuery].map((query) => query(compileOnlyDb, [1, 2]).compile())
  expect(compiled.map(({ sql }) => sql).join('\n')).toMatchInlineSnapshot(`
    "select "genesymbol".*, "publication"."title" as "reference_title" from "genesymbol" left join "publication" on "publication"."reference_id" = "genesymbol"."reference_id" where "genesymbol"."tair_object_id" = any($1)
    select "member"."tair_object_id", "member"."symbol", "locus"."locus_id", "locus"."name", "gene"."gene_id", "gene"."name" as "gene_name" from "genesymbol_locus" as "member" inner join "locus" on "locus"."locus_id" = "member"."locus_id" left join "gene" on "gene"."locus_id" = "locus"."locus_id" and "gene"."is_representative" = $1 where "member"."tair_object_id" = any($2) order by "member"."tair_object_id", "member"."symbol", "locus"."name""
  `)
})
