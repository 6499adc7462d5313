import { compileOnlyDb } from '@rosette/test-kit/compile-only-db.ts'
import { expect, test } from 'vitest'
import { germplasmCarriedQuery, germplasmSymbolsQuery } from './load-germplasm-search-fields.ts'

test('the SQL for the search-only fields of a germplasm', () => {
  const queries = [germplasmSymbolsQuery, germplasmCarriedQuery]
  const compiled = queries.map((query) => query(compileOnlyDb, [1, 2]).compile())
  for (const { parameters } of compiled) expect(parameters[0]).toEqual([1, 2])
  expect(compiled.map(({ sql }) => sql).join('\n')).toMatchInlineSnapshot(`
    "select distinct "germplasm"."germplasm_id", "named"."symbol", "named"."full_name" from "germplasm" inner join "germplasm_phenotype" as "line" on "line"."germplasm_name" = "germplasm"."name" inner join "locus" on "locus"."name" = "line"."locus_name" inner join "locus_symbol" as "named" on "named"."locus_id" = "locus"."locus_id" where "germplasm"."germplasm_id" = any($1) order by "germplasm"."germplasm_id", "named"."symbol"
    select distinct "carried"."germplasm_id", "polymorphism"."name", "polymorphism"."insertion_type", "polymorphism"."construct_type", "checked"."genotype", "link"."zygosity", "polymorphism"."chromosome", "polymorphism"."start_position", "polymorphism"."end_position" from "polymorphism_germplasm" as "carried" inner join "polymorphism" on "polymorphism"."polymorphism_id" = "carried"."polymorphism_id" left join "polymorphism_gene" as "hit" on "hit"."polymorphism_id" = "polymorphism"."polymorphism_id" left join "locus" on "locus"."locus_id" = "hit"."locus_id" left join "insertion_line_check" as "checked" on "checked"."line" = "polymorphism"."line" and "checked"."locus_name" = "locus"."name" inner join "germplasm" on "germplasm"."germplasm_id" = "carried"."germplasm_id" left join "germplasm_allele" as "link" on "link"."germplasm_name" = "germplasm"."name" and "link"."polymorphism_name" = "polymorphism"."name" where "carried"."germplasm_id" = any($1) order by "carried"."germplasm_id", "polymorphism"."name""
  `)
})
