import { accept, refuse } from '@rosette/file-formats/parsed.ts'
import { readTable } from '@rosette/file-formats/read-table.ts'
import type { Source } from '@rosette/release-kit/source.ts'
import { tairCitation } from './locus-citations.ts'

/** TAIR's gene families and their members. A cell may name two loci, or none where the gene had no locus yet. */
export const ingestGeneFamilies: Source = {
  title: 'Gene families',
  file: /^TAIR_gene_families_table\.tsv(\.gz)?$/,
  isRequired: false,
  licence: 'TAIR public data, attribution to TAIR',
  citation: tairCitation,
  tables: { gene_family_member: ['family', 'sub_family', 'locus_name', 'gene_name', 'genbank_accession', 'protein_function'] },
  ingest: (out) =>
    readTable({
      columns: ['gene_family', 'sub_family', 'locus', 'gene_name', 'genbank_accession', 'protein_function'],
      parseLine: (line) => accept(line.split('\t')),
      toRow(cells) {
        if (!cells.gene_family) return refuse('the name of the family is missing')
        const loci = cells.locus.toUpperCase().match(/AT[1-5CM]G\d{5}/g) ?? [null]
        const further = [cells.gene_name, cells.genbank_accession, cells.protein_function].map((text) => text || null)
        return accept(loci.map((locus) => [cells.gene_family, cells.sub_family || null, locus, ...further]))
      },
      row(rows) {
        for (const row of rows) out.row('gene_family_member', row)
      },
      reject: out.reject,
    }),
}
