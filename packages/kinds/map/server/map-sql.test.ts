import { compileOnlyDb } from '@rosette/test-kit/compile-only-db.ts'
import { expect, test } from 'vitest'
import { mapGapsQuery, mapMarkersQuery, mapRowsQuery } from './map-server.ts'

test('the SQL that loads a map', () => {
  const queries = [mapRowsQuery, mapGapsQuery, mapMarkersQuery]
  const compiled = queries.map((query) => query(compileOnlyDb, [1000000101, 1000000102]).compile())
  // One parameter for all keys, so that every batch is the same statement.
  for (const { parameters } of compiled) expect(parameters).toContainEqual([1000000101, 1000000102])
  expect(compiled.map(({ sql }) => sql).join('\n')).toMatchInlineSnapshot(
    `
    "select "map_id", "name", "map_type", "chromosome", "units", "length", "description", (select count(*) as "count" from "marker_location" where "marker_location"."map_id" = "map"."map_id") as "marker_count" from "map" where "map_id" = any($1)
    select "map"."map_id", "gap"."start_position" as "start", "gap"."end_position" as "end", "gap"."reason" from "map" inner join "assembly_gap" as "gap" on "gap"."chromosome" = "map"."chromosome" where "map"."map_id" = any($1) and "map"."name" = 'AGI' order by "map"."map_id", "gap"."start_position"
    select "place"."map_id", "marker"."marker_id", "marker"."name", "place"."start_position" as "start", "place"."end_position" as "end" from "marker_location" as "place" inner join "marker" on "marker"."marker_id" = "place"."marker_id" where "place"."map_id" = any($1) order by "place"."map_id", "place"."start_position", "marker"."name""
  `,
  )
})
