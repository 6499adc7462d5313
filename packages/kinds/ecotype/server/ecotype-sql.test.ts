import { compileOnlyDb } from '@rosette/test-kit/compile-only-db.ts'
import { expect, test } from 'vitest'
import { ecotypeGermplasmsQuery, ecotypeRowsQuery } from './load-ecotype.ts'

test('the SQL that loads an ecotype', () => {
  const queries = [ecotypeRowsQuery, ecotypeGermplasmsQuery]
  const compiled = queries.map((query) => query(compileOnlyDb, [1000000101, 1000000102]).compile())
  // One parameter for all keys, so that every batch is the same statement.
  for (const { parameters } of compiled) expect(parameters).toContainEqual([1000000101, 1000000102])
  expect(compiled.map(({ sql }) => sql).join('\n')).toMatchInlineSnapshot(`
    "select "ecotype"."species_variant_id", "ecotype"."ecotype_number", "ecotype"."tair_accession", "ecotype"."original_name", "ecotype"."abbr_name", "ecotype"."aliases", "ecotype"."stocks", "ecotype"."location", "ecotype"."scientific_name", "accession"."country", "accession"."latitude", "accession"."longitude", "accession"."collector", "detail"."species_variant_type", "detail"."date_last_modified", "detail"."latitude_max", "detail"."longitude_max", "detail"."altitude_min", "detail"."altitude_max", "detail"."number_of_plants" as "number_of_plants_collected", "detail"."habitat", "detail"."average_temperature", "detail"."monthly_precipitation", "species"."taxon_id", "species"."genus", "species"."species", "species"."common_name", "species"."taxonomy" from "ecotype" inner join "ecotype_accession" as "accession" on "accession"."ecotype_number" = "ecotype"."ecotype_number" left join "ecotype_detail" as "detail" on "detail"."ecotype_number" = "ecotype"."ecotype_number" left join "species" on "species"."scientific_name" = "ecotype"."scientific_name" where "ecotype"."species_variant_id" = any($1)
    select "ecotype"."species_variant_id", "germplasm"."germplasm_id", "germplasm"."name", "germplasm"."description" from "ecotype" inner join "germplasm_ecotype" as "comes" on "comes"."ecotype_number" = "ecotype"."ecotype_number" inner join "germplasm" on "germplasm"."germplasm_id" = "comes"."germplasm_id" where "ecotype"."species_variant_id" = any($1) union select "ecotype"."species_variant_id", "germplasm"."germplasm_id", "germplasm"."name", "germplasm"."description" from "ecotype" inner join "germplasm" on "germplasm"."name" = any("ecotype"."stocks") where "ecotype"."species_variant_id" = any($2) order by "species_variant_id", "name""
  `)
})
