import { compileOnlyDb } from '@rosette/test-kit/compile-only-db.ts'
import { expect, test } from 'vitest'
import { germplasmLinesQuery, germplasmRowsQuery } from './load-germplasm.ts'

test('the SQL a germplasm is loaded with', () => {
  const queries = [germplasmRowsQuery, germplasmLinesQuery]
  const compiled = queries.map((query) => query(compileOnlyDb, [1000000101, 1000000102]).compile())
  // One parameter for all keys, so that every batch is the same statement.
  for (const { parameters } of compiled) expect(parameters[0]).toEqual([1000000101, 1000000102])
  expect(compiled.map(({ sql }) => sql).join('\n')).toMatchInlineSnapshot(`
    "select "germplasm_id", "name" from "germplasm" where "germplasm_id" = any($1)
    select distinct "germplasm"."germplasm_id", "line"."locus_name", "locus"."locus_id", "line"."phenotype", "line"."pubmed_id" from "germplasm" inner join "germplasm_phenotype" as "line" on "line"."germplasm_name" = "germplasm"."name" left join "locus" on "locus"."name" = "line"."locus_name" where "germplasm"."germplasm_id" = any($1) order by "germplasm"."germplasm_id", "line"."locus_name", "locus"."locus_id", "line"."phenotype", "line"."pubmed_id""
  `)
})
