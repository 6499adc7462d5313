import { compileOnlyDb } from '@rosette/test-kit/compile-only-db.ts'
import { expect, test } from 'vitest'
import {
  polymorphismEcotypesQuery,
  polymorphismGenotypesQuery,
  polymorphismPhenotypesQuery,
  polymorphismSymbolsQuery,
} from './index-polymorphism.ts'
import {
  polymorphismGenesQuery,
  polymorphismGermplasmsQuery,
  polymorphismMarkersQuery,
  polymorphismPublicationsQuery,
  polymorphismRowsQuery,
  polymorphismsOfLineQuery,
} from './polymorphism-queries.ts'

test('the SQL that loads a polymorphism', () => {
  const queries = [
    polymorphismRowsQuery,
    polymorphismGenesQuery,
    polymorphismsOfLineQuery,
    polymorphismGermplasmsQuery,
    polymorphismPublicationsQuery,
    polymorphismMarkersQuery,
  ]
  const compiled = queries.map((query) => query(compileOnlyDb, [1, 2]).compile())
  // One parameter for all keys, so that every batch is the same statement.
  for (const { parameters } of compiled) expect(parameters).toEqual([[1, 2]])
  expect(compiled.map(({ sql }) => sql).join('\n')).toMatchInlineSnapshot(`
    "select * from "polymorphism" where "polymorphism_id" = any($1)
    select "hit"."polymorphism_id", "hit"."gene_model_name", "hit"."region", "locus"."locus_id", "locus"."name" from "polymorphism_gene" as "hit" inner join "locus" on "locus"."locus_id" = "hit"."locus_id" where "hit"."polymorphism_id" = any($1) order by "hit"."polymorphism_id", "locus"."name", "hit"."gene_model_name", "hit"."region"
    select "own"."polymorphism_id", "other"."polymorphism_id" as "other_id", "other"."name" from "polymorphism" as "own" inner join "polymorphism" as "other" on "other"."line" = "own"."line" where "own"."polymorphism_id" = any($1) and "other"."polymorphism_id" <> "own"."polymorphism_id" order by "own"."polymorphism_id", "other"."name"
    select "carried"."polymorphism_id", "germplasm"."germplasm_id", "germplasm"."name" from "polymorphism_germplasm" as "carried" inner join "germplasm" on "germplasm"."germplasm_id" = "carried"."germplasm_id" where "carried"."polymorphism_id" = any($1) order by "carried"."polymorphism_id", "germplasm"."name"
    select "link"."polymorphism_id", "publication"."reference_id", "publication"."title", "publication"."authors", "publication"."pubmed_id", "publication"."publication_year", "publication"."pub_name", "publication"."first_loci", "publication"."locus_total" from "polymorphism_publication" as "link" inner join "publication" on "publication"."reference_id" = "link"."reference_id" where "link"."polymorphism_id" = any($1) order by "link"."polymorphism_id", "publication"."publication_year" desc nulls last, "publication"."reference_id"
    select distinct "polymorphism"."polymorphism_id", "marker"."marker_id", "marker"."name" from "polymorphism" inner join "marker_pattern" as "pattern" on "pattern"."polymorphism_name" = "polymorphism"."name" inner join "marker" on "marker"."name" = "pattern"."marker_name" where "polymorphism"."polymorphism_id" = any($1) order by "polymorphism"."polymorphism_id", "marker"."name""
  `)
})

test('the SQL that loads the search-only fields of a polymorphism', () => {
  const queries = [polymorphismSymbolsQuery, polymorphismPhenotypesQuery, polymorphismEcotypesQuery, polymorphismGenotypesQuery]
  const compiled = queries.map((query) => query(compileOnlyDb, [1, 2]).compile())
  for (const { parameters } of compiled) expect(parameters[0]).toEqual([1, 2])
  expect(compiled.map(({ sql }) => sql).join('\n')).toMatchInlineSnapshot(`
    "select distinct "hit"."polymorphism_id", "named"."symbol" from "polymorphism_gene" as "hit" inner join "locus_symbol" as "named" on "named"."locus_id" = "hit"."locus_id" where "hit"."polymorphism_id" = any($1) order by "hit"."polymorphism_id", "named"."symbol"
    select distinct "carried"."polymorphism_id", "line"."phenotype" as "phenotype" from "polymorphism_germplasm" as "carried" inner join "germplasm" on "germplasm"."germplasm_id" = "carried"."germplasm_id" inner join "germplasm_phenotype" as "line" on "line"."germplasm_name" = "germplasm"."name" where "carried"."polymorphism_id" = any($1) and "line"."phenotype" is not null order by "carried"."polymorphism_id", "phenotype"
    select distinct "polymorphism"."polymorphism_id", "pattern"."abbrev_name" from "polymorphism" inner join "marker_pattern" as "pattern" on "pattern"."polymorphism_name" = "polymorphism"."name" where "polymorphism"."polymorphism_id" = any($1) order by "polymorphism"."polymorphism_id", "pattern"."abbrev_name"
    select distinct "hit"."polymorphism_id", "hit"."locus_id", "checked"."genotype" from "polymorphism_gene" as "hit" inner join "polymorphism" on "polymorphism"."polymorphism_id" = "hit"."polymorphism_id" inner join "locus" on "locus"."locus_id" = "hit"."locus_id" inner join "insertion_line_check" as "checked" on "checked"."locus_name" = "locus"."name" and "checked"."line" = "polymorphism"."line" where "hit"."polymorphism_id" = any($1) order by "hit"."polymorphism_id", "hit"."locus_id", "checked"."genotype""
  `)
})
