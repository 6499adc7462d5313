import { compileOnlyDb } from '@rosette/test-kit/compile-only-db.ts'
import { expect, test } from 'vitest'
import { geneRowsQuery } from './load-gene.ts'
import { geneFeaturesQuery } from './load-gene-features.ts'
import { geneGermplasmsQuery, genePolymorphismsQuery, genePublicationsQuery } from './load-gene-previews.ts'
import { geneProteinsQuery, geneRefseqQuery, geneSymbolsQuery } from './load-gene-sections.ts'

test('the SQL that loads a gene', () => {
  const queries = [
    geneRowsQuery,
    geneSymbolsQuery,
    geneFeaturesQuery,
    geneRefseqQuery,
    geneProteinsQuery,
    geneGermplasmsQuery,
    genePublicationsQuery,
    genePolymorphismsQuery,
  ]
  const compiled = queries.map((query) => query(compileOnlyDb, [2117143, 2200934]).compile())
  // One parameter for all keys, so that every batch is the same statement.
  for (const { parameters } of compiled) expect(parameters[0]).toEqual([2117143, 2200934])
  expect(compiled.map(({ sql }) => sql).join('\n')).toMatchInlineSnapshot(`
    "select "gene"."gene_id", "gene"."name", "gene"."tair_object_id", "gene"."locus_id", "locus"."name" as "locus_name", "gene"."is_obsolete", "gene"."is_representative", "gene"."gene_model_type", "gene"."description", "gene"."chromosome", "gene"."start_position", "gene"."end_position", "gene"."orientation", "gene"."confidence_class", "gene"."confidence_rating", "map"."map_id", "detail"."name_type", "detail"."date_last_modified" from "gene" left join "locus" on "locus"."locus_id" = "gene"."locus_id" left join "gene_detail" as "detail" on "detail"."gene_model_name" = "gene"."name" left join "map" on "map"."chromosome" = "gene"."chromosome" and "map"."name" = 'AGI' where "gene"."gene_id" = any($1)
    select "gene"."gene_id", "locus_symbol"."symbol", "locus_symbol"."full_name" from "gene" inner join "locus_symbol" on "locus_symbol"."locus_id" = "gene"."locus_id" where "gene"."gene_id" = any($1) order by "gene"."gene_id", "locus_symbol"."rank"
    select "gene"."gene_id", "feature"."feature_type", "feature"."orientation", "feature"."start_position" as "start", "feature"."end_position" as "end" from "gene" inner join "gene_model_feature" as "feature" on "feature"."gene_model_name" = "gene"."name" where "gene"."gene_id" = any($1) and "feature"."feature_type" in ($2, $3) order by "gene"."gene_id", "feature"."start_position", "feature"."end_position" desc, "feature"."feature_type"
    select distinct "gene"."gene_id", "refseq"."accession", "found"."nucleotide_seq_id" from "gene" inner join "gene_model_refseq" as "refseq" on "refseq"."gene_model_name" = "gene"."name" left join "nucleotide_sequence" as "found" on "found"."ic_accession" = "refseq"."accession" where "gene"."gene_id" = any($1) order by "gene"."gene_id", "refseq"."accession"
    select "gene_id", "protein_id" from "protein" where "gene_id" = any($1) order by "gene_id", "name"
    select distinct "gene"."gene_id", "germplasm"."germplasm_id", "germplasm"."name", "line"."phenotype", "line"."pubmed_id" from "gene" inner join "locus" on "locus"."locus_id" = "gene"."locus_id" inner join "germplasm_phenotype" as "line" on "line"."locus_name" = "locus"."name" inner join "germplasm" on "germplasm"."name" = "line"."germplasm_name" where "gene"."gene_id" = any($1) order by "gene"."gene_id", "germplasm"."name", "germplasm"."germplasm_id", "line"."phenotype", "line"."pubmed_id"
    select distinct "gene"."gene_id", "publication"."reference_id", "publication"."title", "publication"."authors", "publication"."pubmed_id", "publication"."publication_year", "publication"."pub_name", "publication"."first_loci", "publication"."locus_total" from "gene" inner join "locus_publication" as "line" on "line"."name" = "gene"."name" inner join "publication" on "publication"."reference_id" = "line"."reference_id" where "gene"."gene_id" = any($1) order by "gene"."gene_id", "publication"."publication_year" desc nulls last, "publication"."pubmed_id" desc nulls last, "publication"."reference_id" desc
    select "gene"."gene_id", "polymorphism"."polymorphism_id", "polymorphism"."name", "polymorphism"."polymorphism_type", "polymorphism"."allele_mode", min("hit"."region") as "region" from "gene" inner join "polymorphism_gene" as "hit" on "hit"."locus_id" = "gene"."locus_id" and "hit"."gene_model_name" = "gene"."name" inner join "polymorphism" on "polymorphism"."polymorphism_id" = "hit"."polymorphism_id" where "gene"."gene_id" = any($1) group by "gene"."gene_id", "polymorphism"."polymorphism_id" order by "gene"."gene_id", "polymorphism"."name""
  `)
})
