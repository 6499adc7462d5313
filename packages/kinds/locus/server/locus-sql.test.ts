import { compileOnlyDb } from '@rosette/test-kit/compile-only-db.ts'
import { expect, test } from 'vitest'
import { geneModelFeaturesQuery, geneModelsQuery } from './load-gene-models.ts'
import { locusGermplasmsQuery } from './load-locus-germplasms.ts'
import { locusNamesQuery } from './load-locus-names.ts'
import { locusPublicationsQuery } from './load-locus-publications.ts'
import { locusRowsQuery } from './load-locus-rows.ts'
import { locusSymbolsQuery } from './load-locus-symbols.ts'

test('the SQL a locus is loaded with', () => {
  const queries = [
    locusRowsQuery,
    locusSymbolsQuery,
    locusNamesQuery,
    geneModelsQuery,
    geneModelFeaturesQuery,
    locusGermplasmsQuery,
    locusPublicationsQuery,
  ]
  const compiled = queries.map((query) => query(compileOnlyDb, [2117144, 2034168]).compile())
  // One parameter for all keys, so that every batch is the same statement.
  for (const { parameters } of compiled) expect(parameters[0]).toEqual([2117144, 2034168])
  expect(compiled.map(({ sql }) => sql).join('\n')).toMatchInlineSnapshot(`
    "select "locus_id", "name", "tair_object_id", "gene_model_type", "description", "computational_description", "chromosome", "start_position", "end_position", "orientation" from "locus" where "locus_id" = any($1)
    select "locus_id", "symbol" as "name", "full_name" from "locus_symbol" where "locus_id" = any($1) order by "locus_id", "rank"
    select "locus"."locus_id", "locus_name"."name" from "locus" inner join "locus_name" on "locus_name"."locus_name" = "locus"."name" where "locus"."locus_id" = any($1) order by "locus"."locus_id", "locus_name"."rank"
    select "locus_id", "name", "is_representative", "gene_model_type", "description", "chromosome", "start_position", "end_position", "orientation" from "gene_model" where "locus_id" = any($1) order by "locus_id", "is_representative" desc, "model_number", "name"
    select "feature"."gene_model_name", "feature"."feature_type", "feature"."start_position", "feature"."end_position" from "gene_model" inner join "gene_model_feature" as "feature" on "feature"."gene_model_name" = "gene_model"."name" where "gene_model"."locus_id" = any($1) and "feature"."feature_type" in ($2, $3, $4, $5) order by "feature"."gene_model_name", "feature"."start_position", "feature"."end_position" desc, "feature"."feature_type"
    select distinct "locus"."locus_id", "germplasm"."germplasm_id", "germplasm"."name", "line"."phenotype", "line"."pubmed_id" from "locus" inner join "germplasm_phenotype" as "line" on "line"."locus_name" = "locus"."name" inner join "germplasm" on "germplasm"."name" = "line"."germplasm_name" where "locus"."locus_id" = any($1) order by "locus"."locus_id", "germplasm"."name", "germplasm"."germplasm_id", "line"."phenotype", "line"."pubmed_id"
    select distinct "locus"."locus_id", "line"."pubmed_id", "line"."publication_year" from "locus" inner join "locus_publication" as "line" on "line"."name" = "locus"."name" where "locus"."locus_id" = any($1) and "line"."pubmed_id" is not null order by "locus"."locus_id", "line"."publication_year" desc nulls last, "line"."pubmed_id" desc"
  `)
})
