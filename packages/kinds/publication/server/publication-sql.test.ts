import { compileOnlyDb } from '@rosette/test-kit/compile-only-db.ts'
import { expect, test } from 'vitest'
import { publicationKeywordTermsQuery, publicationLineagesQuery } from './index-publication.ts'
import { publicationKeywordsQuery, publicationLociQuery, publicationRowsQuery } from './load-publication.ts'

test('the SQL that loads a publication', () => {
  const compiled = [publicationRowsQuery, publicationLociQuery, publicationKeywordsQuery].map((query) =>
    query(compileOnlyDb, [5621, 5700]).compile(),
  )
  // One parameter for all keys, so that every batch is the same statement.
  for (const { parameters } of compiled) expect(parameters).toContainEqual([5621, 5700])
  expect(compiled.map(({ sql }) => sql).join('\n')).toMatchInlineSnapshot(`
    "select "reference_id", "title", "authors", "publication_type", "pub_name", "publication_year", "volume", "issue", "page_start", "doi", "pubmed_id", "abstract" from "publication" where "reference_id" = any($1)
    select "link"."reference_id", "locus"."locus_id", "locus"."name", "main"."symbol" from "publication_locus" as "link" inner join "locus" on "locus"."locus_id" = "link"."locus_id" left join "locus_symbol" as "main" on "main"."locus_id" = "locus"."locus_id" and "main"."rank" = $1 where "link"."reference_id" = any($2) order by "link"."reference_id", "locus"."name"
    select "given"."reference_id", "term"."keyword_id", "term"."name", "given"."annotation_count" from "publication_keyword" as "given" inner join "ontology_term" as "term" on "term"."keyword_id" = "given"."keyword_id" where "given"."reference_id" = any($1) order by "given"."reference_id", "term"."name""
  `)
})

test('the SQL that loads the search-only fields of a publication', () => {
  const queries = [publicationKeywordTermsQuery, publicationLineagesQuery]
  const compiled = queries.map((query) => query(compileOnlyDb, [1, 2]).compile())
  for (const { parameters } of compiled) expect(parameters[0]).toEqual([1, 2])
  expect(compiled.map(({ sql }) => sql).join('\n')).toMatchInlineSnapshot(
    `
    "select "given"."reference_id", "given"."keyword_id", "given"."is_denied", "term"."name" as "term", "term"."category" from "publication_keyword" as "given" inner join "ontology_term" as "term" on "term"."keyword_id" = "given"."keyword_id" where "given"."reference_id" = any($1) order by "given"."reference_id", "term"
    select distinct "given"."reference_id", "above"."ancestor_id" from "publication_keyword" as "given" inner join "ontology_closure" as "above" on "above"."descendant_id" = "given"."keyword_id" where "given"."reference_id" = any($1) and "given"."is_denied" = $2"
  `,
  )
})
