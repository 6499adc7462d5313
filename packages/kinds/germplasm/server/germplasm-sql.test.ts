import { compileOnlyDb } from '@rosette/test-kit/compile-only-db.ts'
import { expect, test } from 'vitest'
import { germplasmLinesQuery, germplasmRowsQuery } from './load-germplasm.ts'
import { germplasmPolymorphismsQuery } from './load-germplasm-polymorphisms.ts'

test('the SQL a germplasm is loaded with', () => {
  const queries = [germplasmRowsQuery, germplasmLinesQuery, germplasmPolymorphismsQuery]
  const compiled = queries.map((query) => query(compileOnlyDb, [1000000101, 1000000102]).compile())
  // One parameter for all keys, so that every batch is the same statement.
  for (const { parameters } of compiled) expect(parameters[0]).toEqual([1000000101, 1000000102])
  expect(compiled.map(({ sql }) => sql).join('\n')).toMatchInlineSnapshot(`
    "select "germplasm_id", "name" from "germplasm" where "germplasm_id" = any($1)
    select distinct "germplasm"."germplasm_id", "line"."locus_name", "locus"."locus_id", "line"."phenotype", "line"."pubmed_id", "cited"."reference_id", "cited"."title", "cited"."authors", "cited"."publication_year" from "germplasm" inner join "germplasm_phenotype" as "line" on "line"."germplasm_name" = "germplasm"."name" left join "locus" on "locus"."name" = "line"."locus_name" left join lateral (select "reference_id", "title", "authors", "publication_year" from "publication" where "publication"."pubmed_id" = "line"."pubmed_id" order by "reference_id" limit 1) as "cited" on true where "germplasm"."germplasm_id" = any($1) order by "germplasm"."germplasm_id", "line"."locus_name", "locus"."locus_id", "line"."phenotype", "line"."pubmed_id"
    select "carried"."germplasm_id", "polymorphism"."polymorphism_id", "polymorphism"."name" from "polymorphism_germplasm" as "carried" inner join "polymorphism" on "polymorphism"."polymorphism_id" = "carried"."polymorphism_id" where "carried"."germplasm_id" = any($1) order by "carried"."germplasm_id", "polymorphism"."name""
  `)
})
