import { compileOnlyDb } from '@rosette/test-kit/compile-only-db.ts'
import { expect, test } from 'vitest'
import { markerSymbolsQuery } from './load-marker-search-fields.ts'

test('the SQL that fills what only the search document of a marker holds', () => {
  const queries = [markerSymbolsQuery]
  const compiled = queries.map((query) => query(compileOnlyDb, [1, 2]).compile())
  for (const { parameters } of compiled) expect(parameters[0]).toEqual([1, 2])
  expect(compiled.map(({ sql }) => sql).join('\n')).toMatchInlineSnapshot(
    `"select distinct "marker"."marker_id", "named"."symbol" from "marker" inner join "marker_detail" as "detail" on "detail"."marker_name" = "marker"."name" inner join "locus" on locus.name = any(string_to_array(detail.loci, '|')) inner join "locus_symbol" as "named" on "named"."locus_id" = "locus"."locus_id" where "marker"."marker_id" = any($1) order by "marker"."marker_id", "named"."symbol""`,
  )
})
