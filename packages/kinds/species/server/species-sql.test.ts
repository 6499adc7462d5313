import { compileOnlyDb } from '@rosette/test-kit/compile-only-db.ts'
import { expect, test } from 'vitest'
import { speciesRowsQuery } from './species-server.ts'

test('the SQL that loads a species', () => {
  const queries = [speciesRowsQuery]
  const compiled = queries.map((query) => query(compileOnlyDb, [1000000101, 1000000102]).compile())
  // One parameter for all keys, so that every batch is the same statement.
  for (const { parameters } of compiled) expect(parameters).toContainEqual([1000000101, 1000000102])
  expect(compiled.map(({ sql }) => sql).join('\n')).toMatchInlineSnapshot(
    `"select "taxon_id", "scientific_name", "genus", "species", "common_name", "taxonomy" from "species" where "taxon_id" = any($1)"`,
  )
})
