import { compileOnlyDb } from '@rosette/test-kit/compile-only-db.ts'
import { expect, test } from 'vitest'
import { proteinClassesQuery } from './load-protein-search-fields.ts'

test('the SQL that fills what only the search document of a protein holds', () => {
  const { sql, parameters } = proteinClassesQuery(compileOnlyDb, [1, 2]).compile()
  expect(parameters).toEqual([[1, 2]])
  expect(sql).toMatchInlineSnapshot(
    `"select "protein"."protein_id", "detail"."structural_class" from "protein" inner join "protein_detail" as "detail" on "detail"."gene_model_name" = "protein"."name" where "protein"."protein_id" = any($1)"`,
  )
})
