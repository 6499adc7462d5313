import { annotationReferencesQuery } from '@rosette/database/records/annotation-references.ts'
import { compileOnlyDb } from '@rosette/test-kit/compile-only-db.ts'
import { expect, test } from 'vitest'
import { annotationGenesQuery, annotationLineagesQuery, annotationRowsQuery } from './annotation-queries.ts'
import { evidenceCountsQuery, geneAnnotationsQuery, geneNamesQuery } from './load-annotated-genes.ts'
import { keywordChildTermsQuery, keywordReplacementsQuery, keywordRowsQuery, keywordSynonymsQuery } from './load-keyword.ts'
import { childLinesQuery, parentLinesQuery } from './load-keyword-tree.ts'

test('the SQL that loads a keyword', () => {
  const queries = [keywordRowsQuery, keywordSynonymsQuery, keywordReplacementsQuery, keywordChildTermsQuery]
  const compiled = queries.map((query) => query(compileOnlyDb, [11347, 537]).compile())
  // One parameter for all keys, so that every batch is the same statement.
  for (const { parameters } of compiled) expect(parameters).toContainEqual([11347, 537])
  expect(compiled.map(({ sql }) => sql).join('\n')).toMatchInlineSnapshot(`
    "select "term"."keyword_id", "term"."name", "term"."definition", "term"."category", "term"."external_id", "term"."date_last_modified", "term"."is_obsolete", "count"."publication_count", "count"."annotation_count", "count"."locus_count", "count"."total_publication_count", "count"."total_annotation_count", "count"."total_locus_count" from "ontology_term" as "term" inner join "keyword_count" as "count" on "count"."keyword_id" = "term"."keyword_id" where "term"."keyword_id" = any($1)
    select "keyword_id", "synonym" from "ontology_synonym" where "keyword_id" = any($1) order by "keyword_id", "synonym"
    select distinct "edge"."child_id", "term"."keyword_id", "term"."name" from "ontology_edge" as "edge" inner join "ontology_term" as "term" on "term"."keyword_id" = "edge"."parent_id" where "edge"."child_id" = any($1) and "edge"."relationship" in ($2, $3) order by "edge"."child_id", "term"."name", "term"."keyword_id"
    select "parent_id", count(distinct "child_id") as "total", count(*) filter(where "relationship" = $1) as "is_a", count(*) filter(where "relationship" = $2) as "part_of" from "ontology_edge" where "parent_id" = any($3) and "relationship" in ($4, $5) group by "parent_id""
  `)
})

test('the SQL that loads annotations', () => {
  const queries = [annotationRowsQuery, annotationReferencesQuery, annotationGenesQuery, annotationLineagesQuery]
  const compiled = queries.map((query) => query(compileOnlyDb, [1, 2]).compile())
  for (const { parameters } of compiled) expect(parameters).toEqual([[1, 2]])
  expect(compiled.map(({ sql }) => sql).join('\n')).toMatchInlineSnapshot(`
    "select "annotation"."annotation_id", "annotation"."locus_name", "annotation"."locus_id", "gene"."gene_id", "gene"."name" as "gene_name", "main"."symbol", "main"."full_name" as "symbol_full", "term"."keyword_id", "term"."name" as "keyword", "term"."external_id", "term"."category", "annotation"."is_negated", "annotation"."relationship", "annotation"."evidence_code" from "annotation" inner join "ontology_term" as "term" on "term"."keyword_id" = "annotation"."keyword_id" left join "gene" on "gene"."locus_id" = "annotation"."locus_id" and "gene"."is_representative" = true left join "locus_symbol" as "main" on "main"."locus_id" = "annotation"."locus_id" and "main"."rank" = 0 where "annotation"."annotation_id" = any($1)
    select "line"."annotation_id", "line"."reference_type", "line"."reference_id", "line"."pubmed_id", "line"."evidence_description", "line"."evidence_with", "line"."annotation_date", "line"."assigned_by", "line"."contributor_name", "line"."contributor_orcid", "line"."approver_name", "publication"."reference_id" as "publication_id", "publication"."title", "publication"."authors", "publication"."publication_year", "analysis"."name" as "analysis_name", "communication"."name" as "communication_name" from "annotation_reference" as "line" left join "publication" on "publication"."reference_id" = "line"."reference_id" and "line"."reference_type" = 'Publication' left join "analysisreference" as "analysis" on "analysis"."reference_id" = "line"."reference_id" and "line"."reference_type" = 'AnalysisReference' left join "communication" on "communication"."reference_id" = "line"."reference_id" and "line"."reference_type" = 'Communication' where "line"."annotation_id" = any($1) order by "line"."annotation_id", "line"."reference_id", "line"."pubmed_id"
    select distinct "gene"."locus_id", "gene"."name" from "annotation" inner join "gene" on "gene"."locus_id" = "annotation"."locus_id" where "annotation"."annotation_id" = any($1) order by "gene"."locus_id", "gene"."name"
    select "above"."descendant_id" as "keyword_id", array_agg("above"."ancestor_id") as "ancestors" from "ontology_closure" as "above" where "above"."descendant_id" in (select "annotation"."keyword_id" from "annotation" where "annotation"."annotation_id" = any($1)) group by "above"."descendant_id""
  `)
})

test('the SQL of a tree and of annotated genes', () => {
  const wanted = { keywordId: 11347, isWithChildren: true, evidence: 'experimental' } as const
  const compiled = [
    parentLinesQuery(compileOnlyDb, 11347),
    childLinesQuery(compileOnlyDb, 11347),
    evidenceCountsQuery(compileOnlyDb, wanted),
    geneNamesQuery(compileOnlyDb, wanted, { after: null, from: 50, size: 25 }),
    geneNamesQuery(compileOnlyDb, wanted, { after: 'AT4G18960', from: 0, size: 25 }),
    geneAnnotationsQuery(compileOnlyDb, wanted, ['AT4G18960']),
  ].map((query) => query.compile().sql)
  expect(compiled.join('\n')).toMatchInlineSnapshot(`
    "select "term"."keyword_id", "term"."name", "count"."locus_count", "count"."total_locus_count", (select count(distinct "below"."child_id") as "children" from "ontology_edge" as "below" where "below"."parent_id" = "term"."keyword_id" and "below"."relationship" in ($1, $2)) as "child_count", "edge"."child_id" as "below_id", "edge"."relationship" from "ontology_term" as "term" inner join "keyword_count" as "count" on "count"."keyword_id" = "term"."keyword_id" inner join "ontology_edge" as "edge" on "edge"."parent_id" = "term"."keyword_id" where "edge"."relationship" in ($3, $4) and "edge"."child_id" in (select $5::bigint as "keyword_id" union all select "ancestor_id" as "keyword_id" from "ontology_closure" where "descendant_id" = $6) order by "edge"."relationship"
    select "term"."keyword_id", "term"."name", "count"."locus_count", "count"."total_locus_count", (select count(distinct "below"."child_id") as "children" from "ontology_edge" as "below" where "below"."parent_id" = "term"."keyword_id" and "below"."relationship" in ($1, $2)) as "child_count", "edge"."parent_id" as "below_id", "edge"."relationship" from "ontology_term" as "term" inner join "keyword_count" as "count" on "count"."keyword_id" = "term"."keyword_id" inner join "ontology_edge" as "edge" on "edge"."child_id" = "term"."keyword_id" where "edge"."parent_id" = $3 and "edge"."relationship" in ($4, $5) order by "count"."total_locus_count" desc, "term"."name", "edge"."relationship" limit $6
    select "evidence_group", "annotation_count", "gene_count", "locus_count" from "keyword_evidence" where "keyword_id" = $1 and "with_children" = $2
    select "annotation"."locus_name" from "annotation" where "annotation"."is_negated" = $1 and "annotation"."keyword_id" in (select $2::bigint as "keyword_id" union all select "descendant_id" as "keyword_id" from "ontology_closure" where "ancestor_id" = $3) and annotation.evidence_code = any($4) group by "annotation"."locus_name" order by "annotation"."locus_name" limit $5 offset $6
    select "annotation"."locus_name" from "annotation" where "annotation"."is_negated" = $1 and "annotation"."keyword_id" in (select $2::bigint as "keyword_id" union all select "descendant_id" as "keyword_id" from "ontology_closure" where "ancestor_id" = $3) and annotation.evidence_code = any($4) and "annotation"."locus_name" > $5 group by "annotation"."locus_name" order by "annotation"."locus_name" limit $6 offset $7
    select "annotation_id", "locus_name", "annotation_count" from (select "annotation"."annotation_id", "annotation"."locus_name", count(*) over(partition by "annotation"."locus_name") as "annotation_count", row_number() over(partition by "annotation"."locus_name" order by annotation.keyword_id <> $1, "term"."name", "annotation"."evidence_code", "annotation"."annotation_id") as "place" from "annotation" inner join "ontology_term" as "term" on "term"."keyword_id" = "annotation"."keyword_id" where "annotation"."is_negated" = $2 and "annotation"."keyword_id" in (select $3::bigint as "keyword_id" union all select "descendant_id" as "keyword_id" from "ontology_closure" where "ancestor_id" = $4) and annotation.evidence_code = any($5) and "annotation"."locus_name" = any($6)) as "ranked" where "place" <= $7 order by "locus_name", "place""
  `)
})
