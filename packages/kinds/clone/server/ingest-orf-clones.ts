import { accept } from '@rosette/file-formats/parsed.ts'
import { readTable } from '@rosette/file-formats/read-table.ts'
import type { Source } from '@rosette/release-kit/source.ts'

/**
 * Open reading frames were named after the clone they were found on: F13C5.130 lies on F13C5. Clones of the genome project are named by
 * library, plate and well (F and T: BACs, K: TACs), or by three letters and a number (M: P1 clones); other names with a dot are none.
 */
const orfName = /^([FTK]\d{1,2}[A-P]\d{1,2}|M[A-Z]{2}\d{1,2})\.\d+$/

export const ingestOrfClones: Source = {
  title: 'Clones after which open reading frames are named',
  file: /^TAIR_locus_names_synonyms_.*\.tsv(\.gz)?$/,
  isRequired: false,
  licence: 'CC-BY 4.0',
  citation:
    'Berardini et al. (2015) The Arabidopsis Information Resource: making and mining the gold standard annotated reference plant genome. Genesis 53:474–485',
  tables: { clone_orf: ['clone_name', 'locus_name'] },
  ingest: (out) =>
    readTable({
      columns: ['locus', 'name', 'synonyms'],
      parseLine: (line) => accept(line.split('\t')),
      toRow({ locus, name, synonyms }) {
        const clones = [name, ...synonyms.split('|')].flatMap((each) => orfName.exec(each.trim())?.[1] ?? [])
        return accept([...new Set(clones)].map((clone) => [clone, locus.toUpperCase()]))
      },
      row(rows) {
        for (const row of rows) out.row('clone_orf', row)
      },
      reject: out.reject,
    }),
}
