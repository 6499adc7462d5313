import { accept, refuse } from '@rosette/file-formats/parsed.ts'
import { citations } from '@rosette/release-kit/citations.ts'
import { tableSource } from '@rosette/release-kit/table-source.ts'

/**
 * All names of a locus in the curators' order, the main one first: symbols, full names, names of open reading frames on clones.
 * The alias file is sorted by letter, so only this one tells that AT5G10140 is FLC before it is AGL25.
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
