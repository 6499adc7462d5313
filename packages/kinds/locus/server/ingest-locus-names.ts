import { accept, refuse } from '@rosette/file-formats/parsed.ts'
import { readTable } from '@rosette/file-formats/read-table.ts'
import type { Source } from '@rosette/release-kit/source.ts'
import { tairCitation, tairLicence } from './locus-citations.ts'

/**
 * All names of a locus in the curators' order, the main one first: symbols, full names, names of open reading frames on clones.
 * The alias file is sorted by letter, so only this one tells that AT5G10140 is FLC before it is AGL25.
 */
export const ingestLocusNames: Source = {
  title: 'Names and synonyms of loci',
  file: /^TAIR_locus_names_synonyms_.*\.tsv(\.gz)?$/,
  isRequired: false,
  licence: tairLicence,
  citation: tairCitation,
  tables: { locus_name: ['locus_name', 'rank', 'name'] },
  ingest: (out) =>
    readTable({
      columns: ['locus', 'name', 'synonyms'],
      parseLine: (line) => accept(line.split('\t')),
      toRow({ locus, name, synonyms }) {
        if (!locus || !name) return refuse('locus or name is missing')
        const names = new Set([name, ...synonyms.split('|').map((synonym) => synonym.trim())])
        names.delete('')
        return accept([...names].map((each, rank) => [locus.toUpperCase(), rank, each]))
      },
      row(rows) {
        for (const row of rows) out.row('locus_name', row)
      },
      reject: out.reject,
    }),
}
