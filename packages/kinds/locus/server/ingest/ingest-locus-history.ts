import { agiNamesIn, isAgiName } from '@rosette/contract-kit/vocabulary/agi-name.ts'
import { isDay } from '@rosette/file-formats/is-day.ts'
import { accept, refuse } from '@rosette/file-formats/parsed.ts'
import { cleanText } from '@rosette/file-formats/read-table.ts'
import { citations } from '@rosette/release-kit/sources/citations.ts'
import type { CopyValue, Source } from '@rosette/release-kit/sources/source.ts'
import { tableSource } from '@rosette/release-kit/sources/table-source.ts'
import type { UpdateType } from '../../contract/locus-record.ts'

/** Columns of `locus_history` in the order used by both history files. */
const historyColumns = ['locus_name', 'is_obsolete', 'update_type', 'changed_by', 'changed_on', 'comment', 'loci_involved'] as const

const statuses: Readonly<Record<string, boolean>> = { obsolete: true, 'in use': false }

/**
 * Changes to locus names, one line each (DATA-027). The format is ours:
 * a table with the columns below, loci separated by bars.
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
    if (date && !isDay(date)) return refuse(`"${date}" is not a date like 2009-06-19`)
    const loci = loci_involved.split('|').flatMap((name) => name.trim().toUpperCase() || [])
    const type = updateTypeOf(modification_comments, isObsolete)
    return accept([locus.toUpperCase(), isObsolete, type, who || null, date || null, modification_comments || null, loci.join('|') || null])
  },
  write: (out, row) => out.row('locus_history', row),
})

/**
 * TAIR's own file: no header; locus, status, who, modification, date, and the loci involved in the remaining cells. A missing
 * status is inferred from the modification.
 */
export const ingestTairLocusHistory: Source = {
  title: 'History of loci at TAIR',
  file: /^locus_?history.*\.txt(\.gz)?$/i,
  isRequired: false,
  ...citations.tair,
  tables: { locus_history: historyColumns },
  ingest: (out) => ({
    line(text) {
      if (text.trim() === '') return
      const cells = cleanText(text)
        .split('\t')
        .map((cell) => cell.trim())
      const [locus = ''] = cells
      // Some lines are about all loci of a release and name none.
      if (/^all$/i.test(locus)) return
      if (!isAgiName(locus)) return out.reject(`${JSON.stringify(locus)} is not a locus`)
      if (cells.length < 5) return out.reject(`${cells.length} columns instead of at least 5`)
      out.row('locus_history', toRow(cells))
    },
  }),
}

function toRow([locus = '', status = '', who = '', modification = '', date = '', ...involved]: readonly string[]): CopyValue[] {
  const isObsolete = /obsolete/i.test(status === '' ? modification : status)
  const loci = involved.flatMap(agiNamesIn)
  return [
    locus.toUpperCase(),
    isObsolete,
    updateTypeOf(modification, isObsolete),
    who || null,
    toDate(date),
    modification || null,
    loci.join('|') || null,
  ]
}

/** 20050801 or 2005-08-01; null for any other text. */
function toDate(text: string): string | null {
  const date = text.replace(/^(\d{4})-?(\d\d)-?(\d\d)$/, '$1-$2-$3')
  return isDay(date) ? date : null
}

/** The type of a change, from the curators' comment; null if the comment names none. The most specific word wins: a merged name is also obsolete. */
export function updateTypeOf(comment: string, isObsolete: boolean): UpdateType | null {
  const reported = words.find(([, word]) => word.test(comment))?.[0]
  return reported ?? (isObsolete ? 'obsoletion' : null)
}

const words: readonly (readonly [UpdateType, RegExp])[] = [
  ['merge', /\bmerg/i],
  ['split', /\bsplit/i],
  ['replacement', /\breplac/i],
  ['obsoletion', /\b(obsolet|delet|remov)/i],
]
