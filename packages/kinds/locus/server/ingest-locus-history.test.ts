import { ingestLines } from '@rosette/test-kit/ingest-lines.ts'
import { expect, test } from 'vitest'
import { ingestLocusHistory } from './ingest-locus-history.ts'

function ingest(...lines: string[]) {
  return ingestLines(ingestLocusHistory, 'locus\tcurrent_status\twho\tdate\tmodification_comments\tloci_involved', ...lines)
}

test('a change keeps its locus, status, who, date, comment and the loci involved', () => {
  expect(ingest('At1g99920\tobsolete\tDemo\t2009-06-19\tSplit.\tAT1G90010| at1g90020', 'AT1G90030\tin use\t\t\t\t').rows).toEqual([
    ['AT1G99920', true, 'Demo', '2009-06-19', 'Split.', 'AT1G90010|AT1G90020'],
    ['AT1G90030', false, null, null, null, null],
  ])
})

test('a line without locus, with another status or no date is rejected', () => {
  expect(ingest('\tobsolete\t\t\t\t', 'AT1G90030\tgone\t\t\t\t', 'AT1G90030\tobsolete\t\t19 June\t\t')).toEqual({
    rows: [],
    rejected: ['the locus is missing', 'the status "gone" is neither obsolete nor in use', '"19 June" is no date like 2009-06-19'],
  })
})
