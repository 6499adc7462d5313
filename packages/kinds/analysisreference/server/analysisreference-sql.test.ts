import { compileOnlyDb } from '@rosette/test-kit/compile-only-db.ts'
import { expect, test } from 'vitest'
import { analysisreferenceRowsQuery } from './analysisreference-server.ts'

test('the SQL that loads an analysis reference', () => {
  expect(analysisreferenceRowsQuery(compileOnlyDb, [1]).compile().sql).toMatchInlineSnapshot(
    `"select * from "analysisreference" where "reference_id" = any($1)"`,
  )
})
