import type { RecordRef } from '@rosette/contract-kit/record-ref.ts'
import type { ResolvedLine } from '@rosette/features/resolve/contract/resolve-answer.ts'

/** A table with a header line; several candidates or successors stand in one cell, separated by a bar. */
export function* formatResolvedLines(lines: readonly ResolvedLine[]): Generator<string> {
  yield 'line\tinput\tbucket\tby\tkind\tkey\tlabel\tof_line'
  for (const [at, line] of lines.entries()) {
    const refs = refsOf(line)
    const kinds = [...new Set(refs.map(({ kind }) => kind))]
    const cells = [
      at + 1,
      line.input,
      line.bucket,
      'by' in line ? line.by : '',
      kinds.join('|'),
      refs.map(({ key }) => key).join('|'),
      refs.map(({ label }) => label).join('|'),
      line.bucket === 'duplicate' ? line.ofLine : '',
    ]
    yield cells.map((cell) => String(cell).replace(/\s+/g, ' ')).join('\t')
  }
}

/** What the id leads to: of an obsolete one its successors. */
function refsOf(line: ResolvedLine): readonly RecordRef[] {
  switch (line.bucket) {
    case 'ambiguous':
      return line.candidates
    case 'obsolete':
      return line.successors
    case 'duplicate':
    case 'unknown':
      return []
    default:
      return [line.record]
  }
}
