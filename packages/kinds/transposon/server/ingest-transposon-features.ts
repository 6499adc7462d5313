import { parseInterval } from '@rosette/file-formats/interval.ts'
import { accept, refuse } from '@rosette/file-formats/parsed.ts'
import { citations } from '@rosette/release-kit/citations.ts'
import { tableSource } from '@rosette/release-kit/table-source.ts'

/** Parts of an element, in a layout of our own. */
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
