import { parseInterval } from '@rosette/file-formats/interval.ts'
import { accept, refuse } from '@rosette/file-formats/parsed.ts'
import { readTable } from '@rosette/file-formats/read-table.ts'
import type { Source } from '@rosette/release-kit/source.ts'

/** Parts of an element, in a layout of our own. */
export const ingestTransposonFeatures: Source = {
  title: 'Features of transposons',
  file: /^rosette_transposon_feature\.tsv(\.gz)?$/,
  isRequired: false,
  licence: 'as the release says',
  citation: 'the release itself',
  tables: { transposon_feature: ['transposon_name', 'feature_type', 'start_position', 'end_position'] },
  ingest: (out) =>
    readTable({
      columns: ['transposon', 'feature_type', 'start', 'end'],
      parseLine: (line) => accept(line.split('\t')),
      toRow({ transposon, feature_type, start, end }) {
        if (!transposon || !feature_type) return refuse('a transposon and the type of its feature are needed')
        const interval = parseInterval(start, end, 1)
        return interval.ok ? accept([transposon, feature_type, interval.value.start, interval.value.end]) : interval
      },
      row: (row) => out.row('transposon_feature', row),
      reject: out.reject,
    }),
}
