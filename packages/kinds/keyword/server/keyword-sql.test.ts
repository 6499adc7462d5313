import { compileOnlyDb } from '@rosette/test-kit/compile-only-db.ts'
import { expect, test } from 'vitest'
import { keywordReplacementsQuery, keywordRowsQuery, keywordSynonymsQuery } from './load-keyword.ts'

test('the SQL a keyword is loaded with', () => {
  const queries = [keywordRowsQuery, keywordSynonymsQuery, keywordReplacementsQuery]
  const compiled = queries.map((query) => query(compileOnlyDb, [11347, 537]).compile())
  // One parameter for all keys, so that every batch is the same statement.
  for (const { parameters } of compiled) expect(parameters[0]).toEqual([11347, 537])
  expect(compiled.map(({ sql }) => sql).join('\n')).toMatchInlineSnapshot(`
    "select "term"."keyword_id", "term"."name", "term"."definition", "term"."category", "term"."external_id", "term"."date_last_modified", "term"."is_obsolete", "count"."publication_count", "count"."annotation_count", "count"."locus_count", "count"."child_publication_count", "count"."child_annotation_count", "count"."child_locus_count" from "ontology_term" as "term" inner join "keyword_count" as "count" on "count"."keyword_id" = "term"."keyword_id" where "term"."keyword_id" = any($1)
    select "keyword_id", "synonym" from "ontology_synonym" where "keyword_id" = any($1) order by "keyword_id", "synonym"
    select distinct "edge"."child_id", "term"."keyword_id", "term"."name" from "ontology_edge" as "edge" inner join "ontology_term" as "term" on "term"."keyword_id" = "edge"."parent_id" where "edge"."child_id" = any($1) and "edge"."relationship" in ($2, $3) order by "edge"."child_id", "term"."name", "term"."keyword_id""
  `)
})
