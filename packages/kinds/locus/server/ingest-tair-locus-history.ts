import { agiNamesIn, isAgiName } from '@rosette/contract-kit/agi-name.ts'
import { cleanText } from '@rosette/file-formats/clean-text.ts'
import { citations } from '@rosette/release-kit/citations.ts'
import type { CopyValue, Source } from '@rosette/release-kit/source.ts'
import { historyColumns } from './ingest-locus-history.ts'
import { updateTypeOf } from './update-type-of.ts'

/**
 * TAIR's own file: no header; locus, status, who, modification, date, and the loci involved in the cells behind. A status that is
 * not written follows from the modification.
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
      // Some lines are about all loci of a release; they name none.
      if (/^all$/i.test(locus)) return
      if (!isAgiName(locus)) return out.reject(`${JSON.stringify(locus)} is no locus`)
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

/** 20050801 or 2005-08-01; a date that is written in another way is not known. */
function toDate(text: string): string | null {
  const [, year, month, day] = /^(\d{4})-?(0[1-9]|1[0-2])-?(0[1-9]|[12]\d|3[01])$/.exec(text) ?? []
  return year ? `${year}-${month}-${day}` : null
}
