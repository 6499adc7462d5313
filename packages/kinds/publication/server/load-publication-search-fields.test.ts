import { compileOnlyDb } from '@rosette/test-kit/compile-only-db.ts'
import { expect, test } from 'vitest'
import { publicationKeywordTermsQuery } from './load-publication-search-fields.ts'

test('the SQL that fills what only the search document of a publication holds', () => {
  const queries = [publicationKeywordTermsQuery]
  const compiled = queries.map((query) => query(compileOnlyDb, [1, 2]).compile())
  for (const { parameters } of compiled) expect(parameters[0]).toEqual([1, 2])
  expect(compiled.map(({ sql }) => sql).join('\n')).toMatchInlineSnapshot(
    `"select "given"."reference_id", "term"."name" as "term", "term"."category" from "publication_keyword" as "given" inner join "ontology_term" as "term" on "term"."keyword_id" = "given"."keyword_id" where "given"."reference_id" = any($1) order by "given"."reference_id", "term""`,
  )
})
