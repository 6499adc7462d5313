import { compileOnlyDb } from '@rosette/test-kit/compile-only-db.ts'
import { expect, test } from 'vitest'
import { analysisreferenceRowsQuery } from './load-analysisreference.ts'

test('the SQL an analysis reference is loaded with', () => {
  expect(analysisreferenceRowsQuery(compileOnlyDb, [1]).compile().sql).toMatchInlineSnapshot(
    `"select * from "analysisreference" where "reference_id" = any($1)"`,
  )
})
