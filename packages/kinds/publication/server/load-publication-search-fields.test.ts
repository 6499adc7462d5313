import { compileOnlyDb } from '@rosette/test-kit/compile-only-db.ts'
import { expect, test } from 'vitest'
import { publicationKeywordTermsQuery } from './load-publication-search-fields.ts'

test('the SQL that fills what only the search document of a publication holds', () => {
  const queries = [publicationKeywordTermsQuery]
  const compiled = queries.map((query) => query(compileOnlyDb, [1, 2]).compile())
  for (const { parameters } of compiled) expect(parameters[0]).toEqual([1, 2])
  expect(compiled.map(({ sql }) => sql).join('\n')).toMatchInlineSnapshot(
    `"select distinct "term"."name" as "term", "term"."category", "reference"."reference_id" as "reference_id" from "annotation_reference" as "reference" inner join "annotation" on "annotation"."annotation_id" = "reference"."annotation_id" inner join "ontology_term" as "term" on "term"."keyword_id" = "annotation"."keyword_id" where "reference"."reference_id" = any($1) order by "reference_id", "term""`,
  )
})
