import { compileOnlyDb } from '@rosette/test-kit/compile-only-db.ts'
import { expect, test } from 'vitest'
import { markerSymbolsQuery } from './index-marker.ts'
import { markerLocationsQuery, markerLociQuery, markerPatternsQuery, markerPublicationsQuery, markerRowsQuery } from './load-marker.ts'

test('the SQL that loads a marker', () => {
  const queries = [markerRowsQuery, markerLociQuery, markerPatternsQuery, markerLocationsQuery, markerPublicationsQuery]
  const compiled = queries.map((query) => query(compileOnlyDb, [1000000101, 1000000102]).compile())
  // One parameter for all keys, so that every batch is the same statement.
  for (const { parameters } of compiled) expect(parameters).toContainEqual([1000000101, 1000000102])
  expect(compiled.map(({ sql }) => sql).join('\n')).toMatchInlineSnapshot(`
    "select "marker"."marker_id", "marker"."name" as "marker_name", "marker"."tair_accession", "marker"."marker_type", "marker"."chromosome", "detail"."aliases", "detail"."is_pcr_marker", "detail"."length", "detail"."special_conditions", "detail"."made_from", "detail"."made_from_type", "detail"."flank_left", "detail"."flank_right", "detail"."pubmed_ids", "detail"."date_last_modified", "clone"."clone_id" from "marker" left join "marker_detail" as "detail" on "detail"."marker_name" = "marker"."name" left join "clone" on "clone"."name" = "detail"."made_from" where "marker"."marker_id" = any($1)
    select "marker"."marker_id", "locus"."locus_id", "locus"."name", "gene"."gene_id", "gene"."name" as "gene_name" from "marker" inner join "marker_detail" as "detail" on "detail"."marker_name" = "marker"."name" inner join "locus" on locus.name = any(string_to_array(detail.loci, '|')) left join "gene" on "gene"."locus_id" = "locus"."locus_id" and "gene"."is_representative" = true where "marker"."marker_id" = any($1) order by "marker"."marker_id", "locus"."name"
    select "marker"."marker_id", "polymorphism"."polymorphism_id", "pattern"."polymorphism_name", "pattern"."abbrev_name", "pattern"."product_length", "pattern"."restriction_enzyme_name", "pattern"."num_sites", "pattern"."fragmentation_length" from "marker" inner join "marker_pattern" as "pattern" on "pattern"."marker_name" = "marker"."name" left join "polymorphism" on "polymorphism"."name" = "pattern"."polymorphism_name" where "marker"."marker_id" = any($1) order by "marker"."marker_id", "pattern"."abbrev_name", "pattern"."restriction_enzyme_name", "pattern"."product_length"
    select "location"."marker_id", "location"."start_position", "location"."end_position", "map"."map_id", "map"."name", "map"."map_type", "map"."units", "map"."chromosome" from "marker_location" as "location" inner join "map" on "map"."map_id" = "location"."map_id" where "location"."marker_id" = any($1) order by "location"."marker_id", "map"."map_type" desc, "map"."name", "map"."chromosome", "location"."start_position"
    select distinct on ("publication"."pubmed_id") "publication"."reference_id", "publication"."title", "publication"."authors", "publication"."pubmed_id", "publication"."publication_year", "publication"."pub_name", "publication"."first_loci", "publication"."locus_total" from "marker" inner join "marker_detail" as "detail" on "detail"."marker_name" = "marker"."name" inner join "publication" on publication.pubmed_id = any(string_to_array(detail.pubmed_ids, '|')::integer[]) where "marker"."marker_id" = any($1) order by "publication"."pubmed_id", "publication"."reference_id""
  `)
})

test('the SQL that loads the search-only fields of a marker', () => {
  const queries = [markerSymbolsQuery]
  const compiled = queries.map((query) => query(compileOnlyDb, [1, 2]).compile())
  for (const { parameters } of compiled) expect(parameters[0]).toEqual([1, 2])
  expect(compiled.map(({ sql }) => sql).join('\n')).toMatchInlineSnapshot(
    `"select distinct "marker"."marker_id", "named"."symbol" from "marker" inner join "marker_detail" as "detail" on "detail"."marker_name" = "marker"."name" inner join "locus" on locus.name = any(string_to_array(detail.loci, '|')) inner join "locus_symbol" as "named" on "named"."locus_id" = "locus"."locus_id" where "marker"."marker_id" = any($1) order by "marker"."marker_id", "named"."symbol""`,
  )
})
