import { compileOnlyDb } from '@rosette/test-kit/compile-only-db.ts'
import { expect, test } from 'vitest'
import { transposonFeaturesQuery, transposonLociQuery, transposonRowsQuery } from './load-transposon.ts'

test('the SQL that loads a transposon', () => {
  const queries = [transposonRowsQuery, transposonLociQuery, transposonFeaturesQuery]
  const compiled = queries.map((query) => query(compileOnlyDb, [1000000101, 1000000102]).compile())
  // One parameter for all keys, so that every batch is the same statement.
  for (const { parameters } of compiled) expect(parameters).toContainEqual([1000000101, 1000000102])
  expect(compiled.map(({ sql }) => sql).join('\n')).toMatchInlineSnapshot(`
    "select "transposon"."transposon_id", "transposon"."name", "transposon"."family_name", "transposon"."super_family_name", "transposon"."chromosome", "transposon"."start_position", "transposon"."end_position", "transposon"."orientation", "family"."transposon_family_id", "map"."map_id", "map"."name" as "map_name", "map"."map_type", "map"."units", "sequence"."nucleotide_seq_id" from "transposon" inner join "transposon_family" as "family" on "family"."name" = "transposon"."family_name" inner join "map" on "map"."chromosome" = "transposon"."chromosome" and "map"."map_type" = $1 left join "nucleotide_sequence" as "sequence" on "sequence"."name" = "transposon"."name" where "transposon"."transposon_id" = any($2)
    select "transposon_locus"."transposon_id", "locus"."locus_id", "locus"."name" from "transposon_locus" inner join "locus" on "locus"."locus_id" = "transposon_locus"."locus_id" where "transposon_locus"."transposon_id" = any($1) order by "transposon_locus"."transposon_id", "locus"."name"
    select "transposon"."transposon_id", "feature"."feature_type" as "assignment_feature_type", "feature"."start_position", "feature"."end_position" from "transposon" inner join "transposon_feature" as "feature" on "feature"."transposon_name" = "transposon"."name" where "transposon"."transposon_id" = any($1) order by "transposon"."transposon_id", "feature"."start_position", "feature"."end_position""
  `)
})
