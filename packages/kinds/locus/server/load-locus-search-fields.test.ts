import { compileOnlyDb } from '@rosette/test-kit/compile-only-db.ts'
import { expect, test } from 'vitest'
import { locusModelsQuery, locusPhenotypesQuery } from './load-locus-search-fields.ts'

test('the SQL that fills what only the search document of a locus holds', () => {
  const queries = [locusPhenotypesQuery, locusModelsQuery]
  const compiled = queries.map((query) => query(compileOnlyDb, [1, 2]).compile())
  for (const { parameters } of compiled) expect(parameters[0]).toEqual([1, 2])
  expect(compiled.map(({ sql }) => sql).join('\n')).toMatchInlineSnapshot(
    `
    "select distinct "locus"."locus_id", "line"."phenotype" as "phenotype" from "locus" inner join "germplasm_phenotype" as "line" on "line"."locus_name" = "locus"."name" where "locus"."locus_id" = any($1) and "line"."phenotype" is not null order by "locus"."locus_id", "phenotype"
    select "locus"."locus_id", "locus"."gene_model_type" as "locus_type", "gene"."name", "gene"."gene_model_type" from "locus" left join "gene" on "gene"."locus_id" = "locus"."locus_id" and "gene"."is_obsolete" = false where "locus"."locus_id" = any($1) order by "locus"."locus_id", "gene"."name""
  `,
  )
})
