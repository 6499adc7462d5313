import { compileOnlyDb } from '@rosette/test-kit/compile-only-db.ts'
import { expect, test } from 'vitest'
import { locusPhenotypesQuery } from './load-locus-search-fields.ts'

test('the SQL that fills what only the search document of a locus holds', () => {
  const queries = [locusPhenotypesQuery]
  const compiled = queries.map((query) => query(compileOnlyDb, [1, 2]).compile())
  for (const { parameters } of compiled) expect(parameters[0]).toEqual([1, 2])
  expect(compiled.map(({ sql }) => sql).join('\n')).toMatchInlineSnapshot(
    `"select distinct "locus"."locus_id", "line"."phenotype" as "phenotype" from "locus" inner join "germplasm_phenotype" as "line" on "line"."locus_name" = "locus"."name" where "locus"."locus_id" = any($1) and "line"."phenotype" is not null order by "locus"."locus_id", "phenotype""`,
  )
})
