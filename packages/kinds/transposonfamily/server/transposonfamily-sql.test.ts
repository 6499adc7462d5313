import { compileOnlyDb } from '@rosette/test-kit/compile-only-db.ts'
import { expect, test } from 'vitest'
import { familyCopiesQuery } from './load-family-copies.ts'
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

test('the SQL that loads the copies of a family in a region', () => {
  const region = 'Chr3:1-250000'
  const { sql, parameters } = familyCopiesQuery(compileOnlyDb, 7, { region, after: null, from: 25, size: 25 }).compile()
  // One row more than a page has says whether there is another page.
  expect(parameters).toEqual([7, 'Chr3', 1, 250000, 26, 25])
  expect(sql).toMatchInlineSnapshot(
    `"select "transposon"."transposon_id", "transposon"."name", "transposon"."chromosome", "transposon"."start_position", "transposon"."end_position", "transposon"."orientation" from "transposon_family" as "family" inner join "transposon" on "transposon"."family_name" = "family"."name" where "family"."transposon_family_id" = $1 and "transposon"."chromosome" = $2 and "transposon"."start_position" >= $3 and "transposon"."start_position" <= $4 order by "transposon"."chromosome", "transposon"."start_position", "transposon"."name" limit $5 offset $6"`,
  )
  const later = familyCopiesQuery(compileOnlyDb, 7, { region: '', after: ['Chr3', 5000, 'AT3TE00010'], from: 0, size: 25 }).compile()
  expect(later.parameters).toEqual([7, 'Chr3', 5000, 'AT3TE00010', 26, 0])
  expect(later.sql).toContain('("transposon"."chromosome", "transposon"."start_position", "transposon"."name") > ($2, $3, $4)')
})
