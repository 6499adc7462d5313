import { accept } from '@rosette/file-formats/parsed.ts'
import { citations } from '@rosette/release-kit/citations.ts'
import { tableSource } from '@rosette/release-kit/table-source.ts'

/**
 * Open reading frames were named after the clone they were found on: F13C5.130 lies on F13C5. Clones of the genome project are named by
 * library, plate and well (F and T: BACs, K: TACs), or by three letters and a number (M: P1 clones); other names with a dot are none.
 */
const orfName = /^([FTK]\d{1,2}[A-P]\d{1,2}|M[A-Z]{2}\d{1,2})\.\d+$/

export const ingestOrfClones = tableSource({
  title: 'Clones after which open reading frames are named',
  file: /^TAIR_locus_names_synonyms_.*\.tsv(\.gz)?$/,
  isRequired: false,
  ...citations.tair,
  tables: { clone_orf: ['clone_name', 'locus_name'] },
  columns: ['locus', 'name', 'synonyms'],
  toRow({ locus, name, synonyms }) {
    const clones = [name, ...synonyms.split('|')].flatMap((each) => orfName.exec(each.trim())?.[1] ?? [])
    return accept([...new Set(clones)].map((clone) => [clone, locus.toUpperCase()]))
  },
  write(out, rows) {
    for (const row of rows) out.row('clone_orf', row)
  },
})
