import { isAgiName } from '@rosette/contract-kit/vocabulary/agi-name.ts'
import { accept, refuse } from '@rosette/file-formats/parsed.ts'
import { parseQuotedLine } from '@rosette/file-formats/quoted-line.ts'
import { readHeadlessTable } from '@rosette/file-formats/read-table.ts'
import { citations } from '@rosette/release-kit/sources/citations.ts'
import type { Source } from '@rosette/release-kit/sources/source.ts'
import { tableSource } from '@rosette/release-kit/sources/table-source.ts'

/**
 * All names of a locus in the curators' order, the main one first: symbols, full names, names of open reading frames on clones.
 * The alias file is sorted alphabetically, so only this one shows that FLC is the main name of AT5G10140, not AGL25.
 */
export const ingestLocusNames = tableSource({
  title: 'Names and synonyms of loci',
  file: /^TAIR_locus_names_synonyms_.*\.tsv(\.gz)?$/,
  isRequired: false,
  ...citations.tair,
  tables: { locus_name: ['locus_name', 'rank', 'name'] },
  columns: ['locus', 'name', 'synonyms'],
  toRow({ locus, name, synonyms }) {
    if (!locus || !name) return refuse('locus or name is missing')
    const names = new Set([name, ...synonyms.split('|').map((synonym) => synonym.trim())])
    names.delete('')
    return accept([...names].map((each, rank) => [locus.toUpperCase(), rank, each]))
  },
  write(out, rows) {
    for (const row of rows) out.row('locus_name', row)
  },
})

/** Locus name → TAIR's number, which is also the key here, so that old addresses keep working. */
export const ingestLocusAccessions = tableSource({
  title: 'TAIR accessions of loci',
  file: /^AGI_locusId_mapping_.*\.csv(\.gz)?$/,
  isRequired: false,
  ...citations.tair,
  tables: { locus_accession: ['locus_name', 'tair_object_id'] },
  columns: ['AGI_id', 'locus_id'],
  parseLine: (line) => parseQuotedLine(line, ','),
  toRow({ AGI_id, locus_id }) {
    if (!AGI_id || !/^\d{1,15}$/.test(locus_id)) return refuse('a locus name and a number are needed')
    return accept([AGI_id, Number(locus_id)])
  },
  write: (out, row) => out.row('locus_accession', row),
})

/** NCBI's number of a gene → locus name: by these numbers BioGRID names genes, and no other species has them. */
export const ingestNcbiGenes: Source = {
  title: 'NCBI Gene ids of loci',
  file: /^TAIR10_NCBI_GENEID_mapping\.tsv(\.gz)?$/,
  isRequired: false,
  ...citations.tair10,
  tables: { locus_ncbi_gene: ['ncbi_gene_id', 'locus_name'] },
  ingest: (out) =>
    readHeadlessTable({
      width: 2,
      toRow([id = '', name = '']) {
        if (!/^\d{1,9}$/.test(id) || !isAgiName(name)) return refuse('an NCBI Gene id and an AGI code are needed')
        return accept([Number(id), name.toUpperCase()])
      },
      row: (row) => out.row('locus_ncbi_gene', row),
      reject: out.reject,
    }),
}
