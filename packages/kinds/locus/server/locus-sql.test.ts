import { compileOnlyDb } from '@rosette/test-kit/compile-only-db.ts'
import { expect, test } from 'vitest'
import { geneModelFeaturesQuery, geneModelsQuery } from './load-gene-models.ts'
import { locusAnnotationsQuery } from './load-locus-annotations.ts'
import { locusGermplasmsQuery } from './load-locus-germplasms.ts'
import { locusNamesQuery } from './load-locus-names.ts'
import { locusPolymorphismsQuery } from './load-locus-polymorphisms.ts'
import { locusProteinSequencesQuery, locusProteinsQuery, locusUniprotQuery } from './load-locus-proteins.ts'
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
    locusProteinSequencesQuery,
    locusProteinsQuery,
    locusUniprotQuery,
    locusAnnotationsQuery,
    locusGermplasmsQuery,
    locusPolymorphismsQuery,
    locusPublicationsQuery,
  ]
  const compiled = queries.map((query) => query(compileOnlyDb, [2117144, 2034168]).compile())
  // One parameter for all keys, so that every batch is the same statement.
  for (const { parameters } of compiled) expect(parameters[0]).toEqual([2117144, 2034168])
  expect(compiled.map(({ sql }) => sql).join('\n')).toMatchInlineSnapshot(`
    "select "locus_id", "name", "tair_object_id", "gene_model_type", "description", "computational_description", "chromosome", "start_position", "end_position", "orientation" from "locus" where "locus_id" = any($1)
    select "locus_id", "symbol" as "name", "full_name" from "locus_symbol" where "locus_id" = any($1) order by "locus_id", "rank"
    select "locus"."locus_id", "locus_name"."name" from "locus" inner join "locus_name" on "locus_name"."locus_name" = "locus"."name" where "locus"."locus_id" = any($1) order by "locus"."locus_id", "locus_name"."rank"
    select "gene_model"."locus_id", "gene"."gene_id", "gene_model"."name", "gene_model"."is_representative", "gene_model"."gene_model_type", "gene_model"."description", "gene_model"."chromosome", "gene_model"."start_position", "gene_model"."end_position", "gene_model"."orientation" from "gene_model" inner join "gene" on "gene"."name" = "gene_model"."name" where "gene_model"."locus_id" = any($1) order by "gene_model"."locus_id", "gene_model"."is_representative" desc, "gene_model"."model_number", "gene_model"."name"
    select "feature"."gene_model_name", "feature"."feature_type", "feature"."start_position", "feature"."end_position" from "gene_model" inner join "gene_model_feature" as "feature" on "feature"."gene_model_name" = "gene_model"."name" where "gene_model"."locus_id" = any($1) and "feature"."feature_type" in ($2, $3, $4, $5) order by "feature"."gene_model_name", "feature"."start_position", "feature"."end_position" desc, "feature"."feature_type"
    select distinct on ("gene_model"."locus_id") "gene_model"."locus_id", "gene_model"."name", "protein"."sequence" from "gene_model" inner join "protein_sequence" as "protein" on "protein"."gene_model_name" = "gene_model"."name" where "gene_model"."locus_id" = any($1) and "gene_model"."is_representative" = $2 order by "gene_model"."locus_id", "protein"."length" desc, "protein"."sequence"
    select "gene_model"."locus_id", "protein"."protein_id" from "gene_model" inner join "protein" on "protein"."name" = "gene_model"."name" where "gene_model"."locus_id" = any($1) order by "gene_model"."locus_id", "gene_model"."is_representative" desc, "gene_model"."model_number", "gene_model"."name"
    select "locus_id", "uniprot_accession" from "locus_uniprot" where "locus_id" = any($1) order by "locus_id", "uniprot_accession"
    select "term"."keyword_id", "term"."name", "term"."category", "annotation"."is_negated", "annotation"."relationship", "annotation"."evidence_code", "annotation"."locus_id" as "locus_id" from "annotation" inner join "ontology_term" as "term" on "term"."keyword_id" = "annotation"."keyword_id" where "annotation"."locus_id" = any($1) order by "annotation"."locus_id", "term"."name", "annotation"."annotation_id"
    select distinct "locus"."locus_id", "germplasm"."germplasm_id", "germplasm"."name", "line"."phenotype", "line"."pubmed_id" from "locus" inner join "germplasm_phenotype" as "line" on "line"."locus_name" = "locus"."name" inner join "germplasm" on "germplasm"."name" = "line"."germplasm_name" where "locus"."locus_id" = any($1) order by "locus"."locus_id", "germplasm"."name", "germplasm"."germplasm_id", "line"."phenotype", "line"."pubmed_id"
    select "hit"."locus_id", "polymorphism"."polymorphism_id", "polymorphism"."name", "polymorphism"."polymorphism_type", min("hit"."region") as "region" from "polymorphism_gene" as "hit" inner join "polymorphism" on "polymorphism"."polymorphism_id" = "hit"."polymorphism_id" where "hit"."locus_id" = any($1) group by "hit"."locus_id", "polymorphism"."polymorphism_id" order by "hit"."locus_id", "polymorphism"."name"
    select "told"."locus_id", "publication"."reference_id", "publication"."title", "publication"."authors", "publication"."pubmed_id", "publication"."publication_year" from "publication_locus" as "told" inner join "publication" on "publication"."reference_id" = "told"."reference_id" where "told"."locus_id" = any($1) order by "told"."locus_id", "publication"."publication_year" desc nulls last, "publication"."pubmed_id" desc nulls last, "publication"."reference_id" desc"
  `)
})
