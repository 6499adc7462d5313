import { chromosomeLengths, parseChromosome } from '@rosette/contract-kit/vocabulary/genome.ts'
import { accept, parseInterval, refuse } from '@rosette/file-formats/parsed.ts'
import { citations } from '@rosette/release-kit/sources/citations.ts'
import { tableSource } from '@rosette/release-kit/sources/table-source.ts'

/** Every annotated transposable element with its family. 'orientation_is_5prime' is true for the forward strand. */
export const ingestTransposableElements = tableSource({
  title: 'TAIR10 transposable elements',
  file: /^TAIR10_Transposable_Elements\.txt(\.gz)?$/,
  isRequired: false,
  ...citations.tair10,
  tables: {
    transposable_element: ['name', 'chromosome', 'start_position', 'end_position', 'orientation', 'family_name', 'super_family_name'],
  },
  columns: [
    'Transposon_Name',
    'orientation_is_5prime',
    'Transposon_min_Start',
    'Transposon_max_End',
    'Transposon_Family',
    'Transposon_Super_Family',
  ],
  toRow(cells) {
    const name = cells.Transposon_Name
    const chromosome = parseChromosome(/^AT([1-5CM])TE\d{5}$/.exec(name)?.[1] ?? '')
    if (chromosome === null) return refuse(`${JSON.stringify(name)} is not the name of a transposable element`)
    const interval = parseInterval(cells.Transposon_min_Start, cells.Transposon_max_End, 1)
    if (!interval.ok) return interval
    const { start, end } = interval.value
    if (end > chromosomeLengths[chromosome]) return refuse(`end ${end} lies beyond the end of ${chromosome}`)
    const orientation = { true: 'F', false: 'R' }[cells.orientation_is_5prime]
    if (!orientation) return refuse(`orientation ${JSON.stringify(cells.orientation_is_5prime)} is none of true false`)
    if (!cells.Transposon_Family || !cells.Transposon_Super_Family) return refuse('family or super family is missing')
    return accept([name, chromosome, start, end, orientation, cells.Transposon_Family, cells.Transposon_Super_Family])
  },
  write: (out, row) => out.row('transposable_element', row),
})

/** Parts of an element, in a format of our own. */
export const ingestTransposonFeatures = tableSource({
  title: 'Features of transposons',
  file: /^rosette_transposon_feature\.tsv(\.gz)?$/,
  isRequired: false,
  ...citations.release,
  tables: { transposon_feature: ['transposon_name', 'feature_type', 'start_position', 'end_position'] },
  columns: ['transposon', 'feature_type', 'start', 'end'],
  toRow({ transposon, feature_type, start, end }) {
    if (!transposon || !feature_type) return refuse('a transposon and the type of its feature are needed')
    const interval = parseInterval(start, end, 1)
    return interval.ok ? accept([transposon, feature_type, interval.value.start, interval.value.end]) : interval
  },
  write: (out, row) => out.row('transposon_feature', row),
})
