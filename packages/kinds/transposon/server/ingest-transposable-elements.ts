import { chromosomeLengths, parseChromosome } from '@rosette/contract-kit/genome.ts'
import { parseInterval } from '@rosette/file-formats/interval.ts'
import { accept, refuse } from '@rosette/file-formats/parsed.ts'
import { readTable } from '@rosette/file-formats/read-table.ts'
import type { Source } from '@rosette/release-kit/source.ts'

/** Every annotated transposable element with its family. 'orientation_is_5prime' is true for the forward strand. */
export const ingestTransposableElements: Source = {
  title: 'TAIR10 transposable elements',
  file: /^TAIR10_Transposable_Elements\.txt(\.gz)?$/,
  isRequired: false,
  licence: 'public data of TAIR, to be cited',
  citation:
    'Lamesch et al. (2012) The Arabidopsis Information Resource (TAIR): improved gene annotation and new tools. Nucleic Acids Research 40:D1202–D1210',
  tables: {
    transposable_element: ['name', 'chromosome', 'start_position', 'end_position', 'orientation', 'family_name', 'super_family_name'],
  },
  ingest: (out) =>
    readTable({
      columns: [
        'Transposon_Name',
        'orientation_is_5prime',
        'Transposon_min_Start',
        'Transposon_max_End',
        'Transposon_Family',
        'Transposon_Super_Family',
      ],
      parseLine: (line) => accept(line.split('\t')),
      toRow(cells) {
        const name = cells.Transposon_Name
        const chromosome = parseChromosome(/^AT([1-5CM])TE\d{5}$/.exec(name)?.[1] ?? '')
        if (chromosome === null) return refuse(`${JSON.stringify(name)} is no name of a transposable element`)
        const interval = parseInterval(cells.Transposon_min_Start, cells.Transposon_max_End, 1)
        if (!interval.ok) return interval
        const { start, end } = interval.value
        if (end > chromosomeLengths[chromosome]) return refuse(`end ${end} lies beyond the end of ${chromosome}`)
        const orientation = { true: 'F', false: 'R' }[cells.orientation_is_5prime]
        if (!orientation) return refuse(`orientation ${JSON.stringify(cells.orientation_is_5prime)} is none of true false`)
        if (!cells.Transposon_Family || !cells.Transposon_Super_Family) return refuse('family or super family is missing')
        return accept([name, chromosome, start, end, orientation, cells.Transposon_Family, cells.Transposon_Super_Family])
      },
      row: (row) => out.row('transposable_element', row),
      reject: out.reject,
    }),
}
