import { compileOnlyDb } from '@rosette/test-kit/compile-only-db.ts'
import { expect, test } from 'vitest'
import { annotationGenesQuery, annotationLineagesQuery, annotationReferencesQuery, annotationRowsQuery } from './annotation-queries.ts'
import { keywordReplacementsQuery, keywordRowsQuery, keywordSynonymsQuery } from './load-keyword.ts'

test('the SQL that loads a keyword', () => {
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

test('the SQL that loads annotations', () => {
  const queries = [annotationRowsQuery, annotationReferencesQuery, annotationGenesQuery, annotationLineagesQuery]
  const compiled = queries.map((query) => query(compileOnlyDb, [1, 2]).compile())
  for (const { parameters } of compiled) expect(parameters).toEqual([[1, 2]])
  expect(compiled.map(({ sql }) => sql).join('\n')).toMatchInlineSnapshot(`
    "select "annotation"."annotation_id", "annotation"."locus_name", "annotation"."locus_id", "gene"."gene_id", "gene"."name" as "gene_name", "main"."symbol", "main"."full_name" as "symbol_full", "term"."keyword_id", "term"."name" as "keyword", "term"."category", "annotation"."is_negated", "annotation"."relationship", "annotation"."evidence_code" from "annotation" inner join "ontology_term" as "term" on "term"."keyword_id" = "annotation"."keyword_id" left join "gene" on "gene"."locus_id" = "annotation"."locus_id" and "gene"."is_representative" = true left join "locus_symbol" as "main" on "main"."locus_id" = "annotation"."locus_id" and "main"."rank" = 0 where "annotation"."annotation_id" = any($1)
    select "line"."annotation_id", "line"."reference_type", "line"."reference_id", "line"."pubmed_id", "line"."evidence_description", "line"."evidence_with", "line"."annotation_date", "line"."assigned_by", "publication"."reference_id" as "publication_id", "publication"."title", "publication"."authors", "publication"."publication_year", "analysis"."name" as "analysis_name", "communication"."name" as "communication_name" from "annotation_reference" as "line" left join "publication" on "publication"."reference_id" = "line"."reference_id" and "line"."reference_type" = 'Publication' left join "analysisreference" as "analysis" on "analysis"."reference_id" = "line"."reference_id" and "line"."reference_type" = 'AnalysisReference' left join "communication" on "communication"."reference_id" = "line"."reference_id" and "line"."reference_type" = 'Communication' where "line"."annotation_id" = any($1) order by "line"."annotation_id", "line"."reference_id", "line"."pubmed_id"
    select distinct "gene"."locus_id", "gene"."name" from "annotation" inner join "gene" on "gene"."locus_id" = "annotation"."locus_id" where "annotation"."annotation_id" = any($1) order by "gene"."locus_id", "gene"."name"
    select "above"."descendant_id" as "keyword_id", array_agg("above"."ancestor_id") as "ancestors" from "ontology_closure" as "above" where "above"."descendant_id" in (select "annotation"."keyword_id" from "annotation" where "annotation"."annotation_id" = any($1)) group by "above"."descendant_id""
  `)
})
