import { compileOnlyDb } from '@rosette/test-kit/compile-only-db.ts'
import { expect, test } from 'vitest'
import { polymorphismEcotypesQuery, polymorphismPhenotypesQuery, polymorphismSymbolsQuery } from './load-polymorphism-search-fields.ts'

test('the SQL that fills what only the search document of a polymorphism holds', () => {
  const queries = [polymorphismSymbolsQuery, polymorphismPhenotypesQuery, polymorphismEcotypesQuery]
  const compiled = queries.map((query) => query(compileOnlyDb, [1, 2]).compile())
  for (const { parameters } of compiled) expect(parameters[0]).toEqual([1, 2])
  expect(compiled.map(({ sql }) => sql).join('\n')).toMatchInlineSnapshot(`
    "select distinct "hit"."polymorphism_id", "named"."symbol" from "polymorphism_gene" as "hit" inner join "locus_symbol" as "named" on "named"."locus_id" = "hit"."locus_id" where "hit"."polymorphism_id" = any($1) order by "hit"."polymorphism_id", "named"."symbol"
    select distinct "carried"."polymorphism_id", "line"."phenotype" as "phenotype" from "polymorphism_germplasm" as "carried" inner join "germplasm" on "germplasm"."germplasm_id" = "carried"."germplasm_id" inner join "germplasm_phenotype" as "line" on "line"."germplasm_name" = "germplasm"."name" where "carried"."polymorphism_id" = any($1) and "line"."phenotype" is not null order by "carried"."polymorphism_id", "phenotype"
    select distinct "polymorphism"."polymorphism_id", "pattern"."abbrev_name" from "polymorphism" inner join "marker_pattern" as "pattern" on "pattern"."polymorphism_name" = "polymorphism"."name" where "polymorphism"."polymorphism_id" = any($1) order by "polymorphism"."polymorphism_id", "pattern"."abbrev_name""
  `)
})
