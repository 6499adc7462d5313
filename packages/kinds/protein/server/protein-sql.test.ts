import { interproDomainsQuery, proteinSummariesQuery } from '@rosette/database/load-protein-summaries.ts'
import { compileOnlyDb } from '@rosette/test-kit/compile-only-db.ts'
import { expect, test } from 'vitest'
import { proteinClassesQuery, proteinLocusSymbolsQuery, proteinLocusUniprotQuery } from './index-protein.ts'
import { proteinRefseqQuery, proteinRowsQuery } from './load-protein.ts'
import { proteinDomainsQuery } from './load-protein-domains.ts'
import { interproCountsQuery, isoformsQuery, proteinUniprotQuery } from './load-protein-relatives.ts'

test('the SQL that loads a protein', () => {
  const queries = [
    proteinUniprotQuery,
    proteinDomainsQuery,
    interproDomainsQuery,
    proteinSummariesQuery,
    isoformsQuery,
    interproCountsQuery,
    proteinRefseqQuery,
  ]
  const compiled = queries.map((query) => query(compileOnlyDb, [1000000201, 1000000202]).compile())
  // One parameter for all keys, so that every batch is the same statement.
  for (const { parameters } of compiled) expect(parameters[0]).toEqual([1000000201, 1000000202])
  // The rank of the symbol comes before the keys.
  expect(proteinRowsQuery(compileOnlyDb, [1000000201]).compile().parameters).toEqual([0, [1000000201]])
  const rows = proteinRowsQuery(compileOnlyDb, [1000000201]).compile().sql
  expect([rows, ...compiled.map(({ sql }) => sql)].join('\n')).toMatchInlineSnapshot(`
    "select distinct on ("protein"."protein_id") "protein"."protein_id", "protein"."name", "protein"."length", "protein"."molecular_weight", "protein"."isoelectric_point", "sequence"."sequence", "detail"."genbank_gi", "gene"."gene_id", "gene"."name" as "gene_name", "gene"."description", "locus"."locus_id", "locus"."name" as "locus_name", "locus_symbol"."symbol", "locus_symbol"."full_name", "entry"."accession", "entry"."is_reviewed", "entry"."protein_name" from "protein" left join "gene" on "gene"."gene_id" = "protein"."gene_id" left join "locus" on "locus"."locus_id" = "gene"."locus_id" left join "locus_symbol" on "locus_symbol"."locus_id" = "locus"."locus_id" and "locus_symbol"."rank" = $1 left join "locus_uniprot_entry" as "entry" on "entry"."locus_id" = "locus"."locus_id" left join "protein_detail" as "detail" on "detail"."gene_model_name" = "protein"."name" left join "protein_sequence" as "sequence" on "sequence"."gene_model_name" = "protein"."name" and "sequence"."length" = "protein"."length" where "protein"."protein_id" = any($2) order by "protein"."protein_id", "sequence"."sequence"
    select "protein_id", "uniprot_accession" from "protein_uniprot" where "protein_id" = any($1) order by "protein_id", "uniprot_accession"
    select distinct "protein"."protein_id", "found"."start_position", "found"."end_position", "found"."signature", "found"."description", "found"."interpro_accession", "entry"."interpro_name" from "protein" inner join "protein_signature" as "found" on "found"."gene_model_name" = "protein"."name" left join (select distinct "protein_id", "interpro_accession", "interpro_name" from "protein_interpro" where "protein_id" = any($1)) as "entry" on "entry"."protein_id" = "protein"."protein_id" and "entry"."interpro_accession" = "found"."interpro_accession" where "protein"."protein_id" = any($2) order by "protein"."protein_id", "found"."start_position", "found"."end_position" desc, "found"."signature", "found"."description", "found"."interpro_accession", "entry"."interpro_name"
    select "protein_id", "interpro_accession", "interpro_name", "interpro_type", "start_position", "end_position" from "protein_interpro" where "protein_id" = any($1) order by "protein_id", "start_position", "end_position" desc, "interpro_accession"
    select "protein_id", "name", "length", "molecular_weight", "isoelectric_point" from "protein" where "protein_id" = any($1) order by "name"
    select "protein"."protein_id", "isoform"."protein_id" as "isoform_id" from "protein" inner join "gene" on "gene"."gene_id" = "protein"."gene_id" inner join "gene" as "sibling" on "sibling"."locus_id" = "gene"."locus_id" inner join "protein" as "isoform" on "isoform"."gene_id" = "sibling"."gene_id" where "protein"."protein_id" = any($1)
    select "found"."protein_id", "found"."interpro_accession" as "accession", "found"."interpro_name" as "name", "use"."protein_count" from "protein_interpro" as "found" inner join "interpro_use" as "use" on "use"."interpro_accession" = "found"."interpro_accession" where "found"."protein_id" = any($1) group by "found"."protein_id", "found"."interpro_accession", "found"."interpro_name", "use"."protein_count" order by "found"."protein_id", min("found"."start_position"), "found"."interpro_accession"
    select distinct "protein"."protein_id", "transcript"."accession" from "protein" inner join "gene_model_refseq" as "transcript" on "transcript"."gene_model_name" = "protein"."name" where "protein"."protein_id" = any($1) order by "protein"."protein_id", "transcript"."accession""
  `)
})

test('the SQL that loads the search-only fields of a protein', () => {
  const queries = [proteinClassesQuery, proteinLocusUniprotQuery, proteinLocusSymbolsQuery]
  const compiled = queries.map((query) => query(compileOnlyDb, [1, 2]).compile())
  for (const { parameters } of compiled) expect(parameters).toEqual([[1, 2]])
  expect(compiled.map(({ sql }) => sql).join('\n')).toMatchInlineSnapshot(
    `
    "select "protein"."protein_id", "detail"."structural_class" from "protein" inner join "protein_detail" as "detail" on "detail"."gene_model_name" = "protein"."name" where "protein"."protein_id" = any($1)
    select "protein"."protein_id", "entry"."uniprot_accession" from "protein" inner join "gene" on "gene"."gene_id" = "protein"."gene_id" inner join "locus_uniprot" as "entry" on "entry"."locus_id" = "gene"."locus_id" where "protein"."protein_id" = any($1) order by "protein"."protein_id", "entry"."uniprot_accession"
    select distinct "protein"."protein_id", "named"."symbol" from "protein" inner join "gene" on "gene"."gene_id" = "protein"."gene_id" inner join "locus_symbol" as "named" on "named"."locus_id" = "gene"."locus_id" where "protein"."protein_id" = any($1) order by "protein"."protein_id", "named"."symbol""
  `,
  )
})
