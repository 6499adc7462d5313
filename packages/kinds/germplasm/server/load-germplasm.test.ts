import { compileOnlyDb } from '@rosette/test-kit/compile-only-db.ts'
import { expect, test } from 'vitest'
import {
  germplasmAccessionsQuery,
  germplasmAliasesQuery,
  germplasmConstructsQuery,
  germplasmImagesQuery,
  germplasmMembersQuery,
  germplasmParentsQuery,
  germplasmPolymorphismsQuery,
  germplasmProgenyQuery,
  germplasmSetsQuery,
} from './germplasm-section-queries.ts'
import { germplasmLinesQuery, germplasmRowsQuery, stocksOfName } from './load-germplasm.ts'

test('the SQL that loads a germplasm', () => {
  const queries = [
    germplasmRowsQuery,
    germplasmLinesQuery,
    germplasmPolymorphismsQuery,
    germplasmAliasesQuery,
    germplasmAccessionsQuery,
    germplasmConstructsQuery,
    germplasmImagesQuery,
    germplasmParentsQuery,
    germplasmProgenyQuery,
    germplasmMembersQuery,
    germplasmSetsQuery,
  ]
  const compiled = queries.map((query) => query(compileOnlyDb, [1000000101, 1000000102]).compile())
  // One parameter for all keys, so that every batch is the same statement.
  for (const { parameters } of compiled) expect(parameters[0]).toEqual([1000000101, 1000000102])
  expect(compiled.map(({ sql }) => sql).join('\n')).toMatchInlineSnapshot(`
    "select * from "germplasm" where "germplasm_id" = any($1)
    select distinct "germplasm"."germplasm_id", "line"."locus_name", "locus"."locus_id", "line"."phenotype", "line"."pubmed_id", "cited"."reference_id", "cited"."title", "cited"."authors", "cited"."publication_year", "cited"."pub_name", "cited"."first_loci", "cited"."locus_total" from "germplasm" inner join "germplasm_phenotype" as "line" on "line"."germplasm_name" = "germplasm"."name" left join "locus" on "locus"."name" = "line"."locus_name" left join lateral (select "reference_id", "title", "authors", "publication_year", "pub_name", "first_loci", "locus_total" from "publication" where "publication"."pubmed_id" = "line"."pubmed_id" order by "reference_id" limit 1) as "cited" on true where "germplasm"."germplasm_id" = any($1) order by "germplasm"."germplasm_id", "line"."locus_name", "locus"."locus_id", "line"."phenotype", "line"."pubmed_id"
    select "carried"."germplasm_id", "polymorphism"."polymorphism_id", "polymorphism"."name", "polymorphism"."chromosome", "polymorphism"."start_position", "polymorphism"."end_position" from "polymorphism_germplasm" as "carried" inner join "polymorphism" on "polymorphism"."polymorphism_id" = "carried"."polymorphism_id" where "carried"."germplasm_id" = any($1) order by "carried"."germplasm_id", "polymorphism"."name"
    select "germplasm_id", "alias" as "original_alias", "note" from "germplasm_alias" where "germplasm_id" = any($1) order by "germplasm_id", "alias", "note"
    select "comes"."germplasm_id", "ecotype"."species_variant_id", "ecotype"."original_name", "ecotype"."abbr_name", "ecotype"."location", "accession"."country" from "germplasm_ecotype" as "comes" inner join "ecotype" on "ecotype"."ecotype_number" = "comes"."ecotype_number" left join "ecotype_accession" as "accession" on "accession"."ecotype_number" = "ecotype"."ecotype_number" where "comes"."germplasm_id" = any($1) order by "comes"."germplasm_id", "ecotype"."original_name"
    select "germplasm"."germplasm_id", "construct"."name", "construct"."construct_type", "clone"."clone_id", "clone"."name" as "clone_name", "vector"."vector_id", "vector"."name" as "vector_name" from "germplasm" inner join "germplasm_construct" as "construct" on "construct"."germplasm_name" = "germplasm"."name" left join "clone" on "clone"."name" = "construct"."clone_name" left join "vector" on "vector"."name" = "construct"."vector_name" where "germplasm"."germplasm_id" = any($1) order by "germplasm"."germplasm_id", "construct"."name"
    select "germplasm_id", "image_id" from "germplasm_image" where "germplasm_id" = any($1) order by "germplasm_id", "image_id"
    select "line"."progeny_id" as "germplasm_id", "other"."germplasm_id" as "other_id", "other"."name" from "germplasm_parent" as "line" inner join "germplasm" as "other" on "other"."germplasm_id" = "line"."parent_id" where "line"."progeny_id" = any($1) order by "line"."progeny_id", "other"."name"
    select "line"."parent_id" as "germplasm_id", "other"."germplasm_id" as "other_id", "other"."name" from "germplasm_parent" as "line" inner join "germplasm" as "other" on "other"."germplasm_id" = "line"."progeny_id" where "line"."parent_id" = any($1) order by "line"."parent_id", "other"."name"
    select "line"."set_id" as "germplasm_id", "other"."germplasm_id" as "other_id", "other"."name" from "germplasm_member" as "line" inner join "germplasm" as "other" on "other"."germplasm_id" = "line"."member_id" where "line"."set_id" = any($1) order by "line"."set_id", length(other.name), "other"."name"
    select "line"."member_id" as "germplasm_id", "other"."germplasm_id" as "other_id", "other"."name" from "germplasm_member" as "line" inner join "germplasm" as "other" on "other"."germplasm_id" = "line"."set_id" where "line"."member_id" = any($1) order by "line"."member_id", "other"."name""
  `)
})

test.each(['CS25', 'SALK_104275c', 'SALK_131175', 'N529442', 'CSH1', 'CSJ6720'])('%s is a stock of unknown availability', (name) => {
  expect(stocksOfName(name)).toMatchObject([{ name, stockAvailabilityType: null }])
})

test.each(['ag-4', 'SALK_069700 homo', 'CSN5', 'atipt1 atipt 3'])('%s is not a stock number', (name) => {
  expect(stocksOfName(name)).toEqual([])
})
