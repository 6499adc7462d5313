import { compileOnlyDb } from '@rosette/test-kit/compile-only-db.ts'
import { expect, test } from 'vitest'
import { familyMembersQuery, familyRowsQuery } from './transposonfamily-server.ts'

test('the SQL that loads a transposon family', () => {
  const queries = [familyRowsQuery, familyMembersQuery]
  const compiled = queries.map((query) => query(compileOnlyDb, [1000000101, 1000000102]).compile())
  // One parameter for all keys, so that every batch is the same statement.
  for (const { parameters } of compiled) expect(parameters).toContainEqual([1000000101, 1000000102])
  expect(compiled.map(({ sql }) => sql).join('\n')).toMatchInlineSnapshot(`
    "select "transposon_family_id", "name" as "transposon_family_name", "super_family_name" from "transposon_family" where "transposon_family_id" = any($1)
    select "family"."transposon_family_id", "transposon"."transposon_id", "transposon"."name", "transposon"."chromosome", "transposon"."start_position", "transposon"."end_position" from "transposon_family" as "family" inner join "transposon" on "transposon"."family_name" = "family"."name" where "family"."transposon_family_id" = any($1) order by "family"."transposon_family_id", "transposon"."chromosome", "transposon"."start_position", "transposon"."name""
  `)
})
