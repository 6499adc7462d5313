import { accept, refuse } from '@rosette/file-formats/parsed.ts'
import { citations } from '@rosette/release-kit/citations.ts'
import { tableSource } from '@rosette/release-kit/table-source.ts'
import { updateTypeOf } from './update-type-of.ts'

/** Columns of `locus_history` in the order in which both files of histories write them. */
export const historyColumns = ['locus_name', 'is_obsolete', 'update_type', 'changed_by', 'changed_on', 'comment', 'loci_involved'] as const

const statuses: Readonly<Record<string, boolean>> = { obsolete: true, 'in use': false }

/**
 * What became of a locus name: one line for each change (DATA-027). The file is ours,
 * a table with the columns below, loci separated by a bar.
 */
export const ingestLocusHistory = tableSource({
  title: 'History of loci',
  file: /^rosette_locus_history\.tsv(\.gz)?$/,
  isRequired: false,
  ...citations.tair,
  tables: { locus_history: historyColumns },
  columns: ['locus', 'current_status', 'who', 'date', 'modification_comments', 'loci_involved'],
  toRow({ locus, current_status, who, date, modification_comments, loci_involved }) {
    const isObsolete = statuses[current_status.toLowerCase()]
    if (!locus) return refuse('the locus is missing')
    if (isObsolete === undefined) return refuse(`the status "${current_status}" is neither obsolete nor in use`)
    if (date && !/^\d{4}-\d{2}-\d{2}$/.test(date)) return refuse(`"${date}" is no date like 2009-06-19`)
    const loci = loci_involved.split('|').flatMap((name) => name.trim().toUpperCase() || [])
    const type = updateTypeOf(modification_comments, isObsolete)
    return accept([locus.toUpperCase(), isObsolete, type, who || null, date || null, modification_comments || null, loci.join('|') || null])
  },
  write: (out, row) => out.row('locus_history', row),
})
