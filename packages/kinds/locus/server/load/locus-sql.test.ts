import { geneModelFeaturesQuery, geneModelsQuery } from '@rosette/database/gene-picture/load-gene-models.ts'
import { geneVariantsQuery, genotypesQuery } from '@rosette/database/gene-picture/load-gene-variants.ts'
import { locusAnnotationsQuery, slimGroupsQuery } from '@rosette/database/records/load-annotation-groups.ts'
import { compileOnlyDb } from '@rosette/test-kit/compile-only-db.ts'
import { expect, test } from 'vitest'
import { locusChangesQuery } from '../search/list-locus-history.ts'
import { expressedOrgansQuery } from '../search/load-expressed-organs.ts'
import {
  locusDomainsQuery,
  locusLinesQuery,
  locusPapersQuery,
  locusProbesQuery,
  locusRefseqQuery,
  locusStocksQuery,
} from '../search/load-locus-related.ts'
import { insertedLociQuery, locusModelsQuery, locusPhenotypesQuery } from '../search/load-locus-search-fields.ts'
import { pathwayNamesQuery } from '../search/load-pathway-names.ts'
import { synonymsQuery, termsAboveQuery } from '../search/load-terms-above.ts'
import { locusNamesQuery, locusRowsQuery } from './load-locus.ts'
import { locusArrayElementsQuery } from './load-locus-array-elements.ts'
import { locusCommentsQuery } from './load-locus-comments.ts'
import { embryoExpressionQuery, standingsQuery } from './load-locus-expression.ts'
import { locusAffectedByQuery, locusUpdatesQuery } from './load-locus-history.ts'
import {
  locusOrthologsQuery,
  locusPantherQuery,
  locusParalogsQuery,
  locusPhylogenesQuery,
  locusRelativesQuery,
} from './load-locus-homology.ts'
import { locusInteractionsQuery } from './load-locus-interactions.ts'
import {
  locusFamiliesQuery,
  locusMarkersQuery,
  locusSequencesQuery,
  locusSuperAssignmentsQuery,
  locusTransposonsQuery,
} from './load-locus-links.ts'
import { locusClonesQuery, locusGermplasmsQuery, locusPolymorphismsQuery, locusPublicationsQuery } from './load-locus-previews.ts'
import { locusProteinSequencesQuery, locusProteinsQuery, locusUniprotQuery } from './load-locus-proteins.ts'
import { locusMapLocationsQuery, locusSymbolsQuery } from './load-locus-sections.ts'
import { droppedModelsQuery, knownFromQuery, namesakesQuery } from './load-locus-standing.ts'
import { pathwayCountsQuery } from './load-pathway-counts.ts'
import { uniprotCountsQuery } from './load-uniprot-counts.ts'

test('the SQL that loads a locus', () => {
  const queries = [
    locusRowsQuery,
    knownFromQuery,
    namesakesQuery,
    droppedModelsQuery,
    locusSymbolsQuery,
    locusNamesQuery,
    geneModelsQuery,
    geneVariantsQuery,
    genotypesQuery,
    geneModelFeaturesQuery,
    locusProteinSequencesQuery,
    locusProteinsQuery,
    locusUniprotQuery,
    locusAnnotationsQuery,
    slimGroupsQuery,
    embryoExpressionQuery,
    standingsQuery,
    locusInteractionsQuery,
    locusGermplasmsQuery,
    locusClonesQuery,
    locusPolymorphismsQuery,
    locusPublicationsQuery,
    locusUpdatesQuery,
    locusAffectedByQuery,
    locusParalogsQuery,
    locusOrthologsQuery,
    locusPantherQuery,
    locusPhylogenesQuery,
    locusRelativesQuery,
    locusCommentsQuery,
    locusMarkersQuery,
    locusSuperAssignmentsQuery,
    locusTransposonsQuery,
    locusFamiliesQuery,
    locusSequencesQuery,
    locusMapLocationsQuery,
    locusChangesQuery,
    pathwayCountsQuery,
    uniprotCountsQuery,
    pathwayNamesQuery,
  ]
  const compiled = queries.map((query) => query(compileOnlyDb, [2117144, 2034168]).compile())
  // One parameter for all keys, so that every batch is the same statement.
  for (const { parameters } of compiled) expect(parameters[0]).toEqual([2117144, 2034168])
  expect(compiled.map(({ sql }) => sql).join('\n')).toMatchInlineSnapshot(`
    "select "locus"."locus_id", "locus"."name", "locus"."tair_object_id", "locus"."is_obsolete", "locus"."is_genetic", "locus"."gene_model_type", "locus"."description", "locus"."computational_description", "locus"."chromosome", "locus"."start_position", "locus"."end_position", "locus"."orientation", "map"."map_id", (select min("locus_ncbi_gene"."ncbi_gene_id") as "id" from "locus_ncbi_gene" where "locus_ncbi_gene"."locus_name" = "locus"."name") as "ncbi_gene_id" from "locus" left join "map" on "map"."chromosome" = "locus"."chromosome" and "map"."name" = 'AGI' where "locus"."locus_id" = any($1)
    select "locus"."locus_id", "source"."title", "source"."file" from "locus" inner join "release_source" as "source" on source.title = any(locus.known_from) where "locus"."locus_id" = any($1) order by "locus"."locus_id", "source"."title", "source"."file" desc
    select "shared"."locus_id", "shared"."namesake_id", "locus"."name" from "locus_namesake" as "shared" inner join "locus" on "locus"."locus_id" = "shared"."namesake_id" where "shared"."locus_id" = any($1) order by "shared"."locus_id", "locus"."name"
    select "gene"."gene_id", "gene"."name", "gene"."locus_id" as "locus_id" from "gene" where "gene"."locus_id" = any($1) and "gene"."is_obsolete" = $2 order by "gene"."locus_id", "gene"."name"
    select "locus_id", "symbol" as "name", "full_name" from "locus_symbol" where "locus_id" = any($1) order by "locus_id", "rank"
    select "locus"."locus_id", "locus_name"."name" from "locus" inner join "locus_name" on "locus_name"."locus_name" = "locus"."name" where "locus"."locus_id" = any($1) order by "locus"."locus_id", "locus_name"."rank"
    select "gene_model"."locus_id", "gene"."gene_id", "gene_model"."name", "gene_model"."is_representative", "gene_model"."gene_model_type", "gene_model"."description", "gene_model"."chromosome", "gene_model"."start_position", "gene_model"."end_position", "gene_model"."orientation" from "gene_model" inner join "gene" on "gene"."name" = "gene_model"."name" where "gene_model"."locus_id" = any($1) order by "gene_model"."locus_id", "gene_model"."is_representative" desc, "gene_model"."model_number", "gene_model"."name"
    select "hit"."locus_id", "hit"."region", "locus"."chromosome" as "locus_chromosome", "polymorphism"."polymorphism_id", "polymorphism"."name", "polymorphism"."line", "polymorphism"."polymorphism_type", "polymorphism"."insertion_type", "polymorphism"."chromosome", "polymorphism"."start_position", "polymorphism"."end_position" from "polymorphism_gene" as "hit" inner join "polymorphism" on "polymorphism"."polymorphism_id" = "hit"."polymorphism_id" inner join "locus" on "locus"."locus_id" = "hit"."locus_id" left join "gene_model" on "gene_model"."name" = "hit"."gene_model_name" where "hit"."locus_id" = any($1) order by "hit"."locus_id", "polymorphism"."start_position" asc nulls last, "polymorphism"."name", "gene_model"."is_representative" desc nulls last, "hit"."region"
    select distinct "locus"."locus_id", "checked"."line", "checked"."genotype" from "locus" inner join "insertion_line_check" as "checked" on "checked"."locus_name" = "locus"."name" where "locus"."locus_id" = any($1) order by "locus"."locus_id", "checked"."line", "checked"."genotype"
    select "feature"."gene_model_name", "feature"."feature_type", "feature"."start_position", "feature"."end_position" from "gene_model" inner join "gene_model_feature" as "feature" on "feature"."gene_model_name" = "gene_model"."name" where "gene_model"."locus_id" = any($1) and "feature"."feature_type" in ($2, $3) order by "feature"."gene_model_name", "feature"."start_position", "feature"."end_position" desc, "feature"."feature_type"
    select distinct on ("gene_model"."locus_id") "gene_model"."locus_id", "gene_model"."name", "protein"."sequence" from "gene_model" inner join "protein_sequence" as "protein" on "protein"."gene_model_name" = "gene_model"."name" where "gene_model"."locus_id" = any($1) and "gene_model"."is_representative" = $2 order by "gene_model"."locus_id", "protein"."length" desc, "protein"."sequence"
    select "gene_model"."locus_id", "protein"."protein_id" from "gene_model" inner join "protein" on "protein"."name" = "gene_model"."name" where "gene_model"."locus_id" = any($1) order by "gene_model"."locus_id", "gene_model"."is_representative" desc, "gene_model"."model_number", "gene_model"."name"
    select "locus_id", "uniprot_accession" from "locus_uniprot" where "locus_id" = any($1) order by "locus_id", "uniprot_accession"
    select "annotation"."annotation_id", "term"."keyword_id", "term"."external_id", "term"."name", "term"."category", "term"."is_obsolete", "annotation"."is_negated", "annotation"."relationship", "annotation"."evidence_code", "annotation"."locus_id" as "locus_id" from "annotation" inner join "ontology_term" as "term" on "term"."keyword_id" = "annotation"."keyword_id" where "annotation"."locus_id" = any($1) order by "annotation"."locus_id", "term"."name", "annotation"."annotation_id"
    select "keyword_id", "slim_group" from "ontology_slim" where "keyword_id" = any($1) order by "keyword_id", "slim_group"
    select "locus_id", "sample_means" from "expression_profile" where "locus_id" = any($1) and "data_set" = $2
    select "locus_id", "data_set", "run_values" is not null as "is_measured" from "expression_profile" where "locus_id" = any($1)
    select "line"."locus_id", "line"."partner_id", "partner"."name", "main"."symbol", "line"."interaction_type", "line"."mode", "line"."is_regulator", "line"."method", "line"."source", "line"."pubmed_id", "line"."evidence", "line"."reference", "line"."is_compiled" from "locus_interaction" as "line" inner join "locus" as "partner" on "partner"."locus_id" = "line"."partner_id" left join "locus_symbol" as "main" on "main"."locus_id" = "line"."partner_id" and "main"."rank" = 0 where "line"."locus_id" = any($1) order by "line"."locus_id", "line"."interaction_type" asc nulls last, "partner"."name", "line"."source", "line"."method", "line"."pubmed_id", "line"."is_regulator", "line"."mode", "line"."evidence", "line"."reference"
    select distinct "locus"."locus_id", "germplasm"."germplasm_id", "germplasm"."name", "line"."phenotype", "line"."pubmed_id" from "locus" inner join "germplasm_phenotype" as "line" on "line"."locus_name" = "locus"."name" inner join "germplasm" on "germplasm"."name" = "line"."germplasm_name" where "locus"."locus_id" = any($1) order by "locus"."locus_id", "germplasm"."name", "germplasm"."germplasm_id", "line"."phenotype", "line"."pubmed_id"
    select "locus"."locus_id", "clone"."clone_id", "clone"."name", "clone"."vector_type", "clone"."insert_type", min("carried"."relationship_type") as "relationship_type" from "clone_gene" as "carried" inner join "locus" on "locus"."locus_id" = "carried"."locus_id" inner join "clone" on "clone"."clone_id" = "carried"."clone_id" where "locus"."locus_id" = any($1) group by "locus"."locus_id", "clone"."clone_id" order by "locus"."locus_id", "clone"."name"
    select "hit"."locus_id", "polymorphism"."polymorphism_id", "polymorphism"."name", "polymorphism"."polymorphism_type", min("hit"."region") as "region" from "polymorphism_gene" as "hit" inner join "polymorphism" on "polymorphism"."polymorphism_id" = "hit"."polymorphism_id" where "hit"."locus_id" = any($1) group by "hit"."locus_id", "polymorphism"."polymorphism_id" order by "hit"."locus_id", "polymorphism"."name"
    select "link"."locus_id", "publication"."reference_id", "publication"."title", "publication"."authors", "publication"."pubmed_id", "publication"."publication_year", "publication"."pub_name", "publication"."first_loci", "publication"."locus_total" from "publication_locus" as "link" inner join "publication" on "publication"."reference_id" = "link"."reference_id" where "link"."locus_id" = any($1) order by "link"."locus_id", "publication"."publication_year" desc nulls last, "publication"."pubmed_id" desc nulls last, "publication"."reference_id" desc
    select "change"."locus_id", "change"."update_type", "change"."changed_on" as "date", "own"."name", "own"."tair_object_id" as "own_tair_object_id", "involved"."locus_name" as "other_name", "other"."locus_id" as "other_id", "other"."tair_object_id" from "locus_change" as "change" inner join "locus" as "own" on "own"."locus_id" = "change"."locus_id" left join "locus_change_involved" as "involved" on "involved"."change_id" = "change"."change_id" left join "locus" as "other" on "other"."locus_id" = "involved"."locus_id" where "change"."locus_id" = any($1) order by "change"."locus_id", "change"."changed_on" desc nulls last, "change"."change_id", "involved"."rank"
    select "involved"."locus_id", "change"."update_type", "change"."changed_on" as "date", "other"."locus_id" as "other_id", "other"."name" as "other_name", "other"."tair_object_id" from "locus_change_involved" as "involved" inner join "locus_change" as "change" on "change"."change_id" = "involved"."change_id" inner join "locus" as "other" on "other"."locus_id" = "change"."locus_id" where "involved"."locus_id" = any($1) and "change"."locus_id" <> "involved"."locus_id" order by "involved"."locus_id", "change"."changed_on" desc nulls last, "change"."change_id"
    select "pair"."locus_id", "pair"."paralog_id", "locus"."name", "main"."symbol" from "locus_paralog" as "pair" inner join "locus" on "locus"."locus_id" = "pair"."paralog_id" left join "locus_symbol" as "main" on "main"."locus_id" = "pair"."paralog_id" and "main"."rank" = 0 where "pair"."locus_id" = any($1) order by "pair"."locus_id", "locus"."name"
    select "locus_id", "plant_group", "species", "ortholog_name", "method", "source", "identity", "dn_ds", "score" from "locus_ortholog" where "locus_id" = any($1) order by "locus_id", "species", "ortholog_name"
    select distinct on ("gene_model"."locus_id") "gene_model"."locus_id", "hit"."signature", "hit"."description" from "gene_model" inner join "protein_signature" as "hit" on "hit"."gene_model_name" = "gene_model"."name" where "gene_model"."locus_id" = any($1) and "gene_model"."is_representative" = $2 and "hit"."signature" ~ $3 order by "gene_model"."locus_id", hit.end_position - hit.start_position desc, "hit"."signature"
    select distinct "locus"."locus_id" from "locus" inner join "locus_detail" as "detail" on "detail"."locus_name" = "locus"."name" where "locus"."locus_id" = any($1) and "detail"."has_phylogenes_page" = $2
    select "locus"."locus_id", (select count(*) as "count" from "locus_paralog" as "pair" where "pair"."locus_id" = "locus"."locus_id") as "paralog_count", (select count(*) as "count" from "locus_ortholog" as "line" where "line"."locus_id" = "locus"."locus_id") as "ortholog_count" from "locus" where "locus"."locus_id" = any($1)
    select "locus"."locus_id", "comment"."first_name", "comment"."last_name", "comment"."community_id", "comment"."notepad_comment", "comment"."date_entered" from "locus" inner join "record_comment" as "comment" on "comment"."record_name" = "locus"."name" and "comment"."kind" = 'locus' where "locus"."locus_id" = any($1) order by "locus"."locus_id", "comment"."date_entered" desc nulls last, "comment"."notepad_comment"
    select distinct "locus"."locus_id", "marker"."marker_id" as "key", "marker"."name" from "locus" inner join "marker_detail" as "detail" on "locus"."name" = any(string_to_array("detail"."loci", '|')) inner join "marker" on "marker"."name" = "detail"."marker_name" where "locus"."locus_id" = any($1) order by "locus"."locus_id", "marker"."name"
    select distinct "locus"."locus_id", "clone"."clone_id" as "key", "clone"."name" from "locus" inner join "map" on "map"."chromosome" = "locus"."chromosome" and "map"."name" = 'AGI' inner join "clone_location" as "place" on "place"."map_id" = "map"."map_id" and "place"."start_position" <= "locus"."start_position" and "place"."end_position" >= "locus"."end_position" inner join "clone" on "clone"."clone_id" = "place"."clone_id" where "locus"."locus_id" = any($1) order by "locus"."locus_id", "clone"."name"
    select "lies"."locus_id", "transposon"."transposon_id" as "key", "transposon"."name" from "transposon_locus" as "lies" inner join "transposon" on "transposon"."transposon_id" = "lies"."transposon_id" where "lies"."locus_id" = any($1) order by "lies"."locus_id", "transposon"."name"
    select "locus_id", "family", "sub_family" from "locus_family" where "locus_id" = any($1) order by "locus_id", "family", "sub_family"
    select distinct "gene_model"."locus_id", "refseq"."gene_model_name", "refseq"."accession" as "ic_accession", "sequence"."nucleotide_seq_id", "sequence"."name", "sequence"."nucleotide_sequence_type" from "gene_model" inner join "gene_model_refseq" as "refseq" on "refseq"."gene_model_name" = "gene_model"."name" left join "nucleotide_sequence" as "sequence" on "sequence"."ic_accession" = "refseq"."accession" where "gene_model"."locus_id" = any($1) order by "gene_model"."locus_id", "refseq"."gene_model_name", "refseq"."accession"
    select distinct "locus"."locus_id", "place"."start_position", "place"."end_position", "map"."map_id", "map"."name", "map"."map_type", "map"."units", "map"."chromosome" from "locus" inner join "map_locus" as "place" on "place"."locus_name" = "locus"."name" inner join "map" on "map"."name" = "place"."map_name" and "map"."chromosome" = "place"."chromosome" where "locus"."locus_id" = any($1) order by "locus"."locus_id", "map"."map_type" desc, "map"."name", "place"."start_position"
    select "change"."change_id" as "id", "locus"."name" as "locus", "locus"."locus_id", "locus"."is_obsolete", "change"."changed_by" as "who", "change"."changed_on" as "date", "change"."comment" as "modification_comments", (select array_agg(involved.locus_name order by involved.rank) as "names" from "locus_change_involved" as "involved" where "involved"."change_id" = "change"."change_id") as "involved" from "locus_change" as "change" inner join "locus" on "locus"."locus_id" = "change"."locus_id" where "change"."change_id" = any($1)
    select "locus_id", count(distinct "pathway_id") as "pathway_count" from "pathway_locus" where "locus_id" = any($1) group by "locus_id"
    select "locus_id", count(*) as "entry_count" from "uniprot_entry_locus" where "locus_id" = any($1) group by "locus_id"
    select distinct "member"."locus_id", "pathway"."name" from "pathway_locus" as "member" inner join "pathway" on "pathway"."pathway_id" = "member"."pathway_id" where "member"."locus_id" = any($1) order by "member"."locus_id", "pathway"."name""
  `)
})

test('the SQL that loads array elements of a locus', () => {
  const { sql, parameters } = locusArrayElementsQuery(compileOnlyDb, [2117144, 2034168]).compile()
  expect(parameters).toEqual([[2117144, 2034168]])
  expect(sql).toMatchInlineSnapshot(
    `"select "hit"."locus_id", "element"."array_element_id", "element"."name", "element"."is_single_channel", "element"."avg_log_ratio", "element"."avg_log_ratio_std_error", "element"."avg_intensity", "element"."avg_intensity_std_error", "element"."avg_signal_percentile", "element"."avg_signal_percentile_std_error" from "array_element_locus" as "hit" inner join "array_element" as "element" on "element"."array_element_id" = "hit"."array_element_id" where "hit"."locus_id" = any($1) and "element"."is_single_channel" is not null order by "hit"."locus_id", "element"."name", "element"."array_element_id""`,
  )
})

test('the SQL that loads the search-only fields of a locus', () => {
  const queries = [locusPhenotypesQuery, locusModelsQuery, insertedLociQuery, termsAboveQuery, synonymsQuery]
  const compiled = queries.map((query) => query(compileOnlyDb, [1, 2]).compile())
  for (const { parameters } of compiled) expect(parameters[0]).toEqual([1, 2])
  expect(compiled.map(({ sql }) => sql).join('\n')).toMatchInlineSnapshot(
    `
    "select distinct "locus"."locus_id", "line"."phenotype" as "phenotype" from "locus" inner join "germplasm_phenotype" as "line" on "line"."locus_name" = "locus"."name" where "locus"."locus_id" = any($1) and "line"."phenotype" is not null order by "locus"."locus_id", "phenotype"
    select "locus"."locus_id", "locus"."gene_model_type" as "locus_type", "gene"."name", "gene"."gene_model_type" from "locus" left join "gene" on "gene"."locus_id" = "locus"."locus_id" and "gene"."is_obsolete" = false where "locus"."locus_id" = any($1) order by "locus"."locus_id", "gene"."name"
    select distinct "hit"."locus_id" from "polymorphism_gene" as "hit" inner join "polymorphism" on "polymorphism"."polymorphism_id" = "hit"."polymorphism_id" where "hit"."locus_id" = any($1) and "polymorphism"."line" is not null
    select "closure"."descendant_id", "above"."keyword_id", "above"."name", "above"."external_id", "above"."is_obsolete" from "ontology_closure" as "closure" inner join "ontology_term" as "above" on "above"."keyword_id" = "closure"."ancestor_id" where "closure"."descendant_id" = any($1)
    select "keyword_id", "synonym" from "ontology_synonym" where "keyword_id" = any($1) order by "keyword_id", "synonym""
  `,
  )
})

test('[GENERAL-013] [GENERAL-014] the SQL that loads what leads to a locus', () => {
  const queries = [locusLinesQuery, locusRefseqQuery, locusDomainsQuery, locusProbesQuery, locusPapersQuery]
  const compiled = queries.map((query) => query(compileOnlyDb, [1, 2]).compile())
  for (const { parameters } of compiled) expect(parameters[0]).toEqual([1, 2])
  const stocks = locusStocksQuery(compileOnlyDb, [1, 2]).compile()
  expect([...compiled, stocks].map(({ sql }) => sql).join('\n')).toMatchInlineSnapshot(`
    "select distinct "hit"."locus_id", "polymorphism"."name", "polymorphism"."line" from "polymorphism_gene" as "hit" inner join "polymorphism" on "polymorphism"."polymorphism_id" = "hit"."polymorphism_id" where "hit"."locus_id" = any($1) order by "hit"."locus_id", "polymorphism"."name"
    select distinct "gene_model"."locus_id", "refseq"."accession" from "gene_model" inner join "gene_model_refseq" as "refseq" on "refseq"."gene_model_name" = "gene_model"."name" where "gene_model"."locus_id" = any($1) order by "gene_model"."locus_id", "refseq"."accession"
    select distinct "gene_model"."locus_id", "hit"."signature", "hit"."interpro_accession" from "gene_model" inner join "protein_signature" as "hit" on "hit"."gene_model_name" = "gene_model"."name" where "gene_model"."locus_id" = any($1) and "hit"."signature" ~ $2 order by "gene_model"."locus_id", "hit"."signature"
    select distinct "hit"."locus_id", "element"."name" from "array_element_locus" as "hit" inner join "array_element" as "element" on "element"."array_element_id" = "hit"."array_element_id" where "hit"."locus_id" = any($1) order by "hit"."locus_id", "element"."name"
    select "link"."locus_id", "publication"."pubmed_id", "publication"."title" from "publication_locus" as "link" inner join "publication" on "publication"."reference_id" = "link"."reference_id" where "link"."locus_id" = any($1) and ("publication"."pubmed_id" is not null or "publication"."title" is not null) order by "link"."locus_id", "publication"."pubmed_id", "publication"."title"
    select "locus"."locus_id", "line"."germplasm_name" as "name" from "locus" inner join "germplasm_phenotype" as "line" on "line"."locus_name" = "locus"."name" where "locus"."locus_id" = any($1) union select "hit"."locus_id", "germplasm"."name" from "polymorphism_gene" as "hit" inner join "polymorphism_germplasm" as "carried" on "carried"."polymorphism_id" = "hit"."polymorphism_id" inner join "germplasm" on "germplasm"."germplasm_id" = "carried"."germplasm_id" where "hit"."locus_id" = any($2) order by "locus_id", "name""
  `)
})

test('[EXPR-025] the SQL that loads the organs in which a locus is expressed', () => {
  const { sql, parameters } = expressedOrgansQuery(compileOnlyDb, [1, 2], { dataSet: 'tissue_atlas', limit: 1 }).compile()
  expect(parameters).toEqual([[1, 2], 'tissue_atlas', 1])
  expect(sql).toMatchInlineSnapshot(
    `"select "profile"."locus_id", "sample"."organ" from "expression_profile" as "profile" inner join "expression_sample" as "sample" on "sample"."data_set" = "profile"."data_set" where "profile"."locus_id" = any($1) and "profile"."data_set" = $2 and profile.sample_means[sample.rank] >= $3 group by "profile"."locus_id", "sample"."organ" order by "profile"."locus_id", min("sample"."rank")"`,
  )
})
