import { expect, test } from 'vitest'
import { releaseCounts } from './release-counts.ts'

test('[HOME-019] the label says what is counted: of loci those on the genome, of other kinds all records', () => {
  const labels = releaseCounts({ locus: 38_193, gene: 60_447, ecotype: 3 }).map(({ label, count }) => `${count} ${label}`)
  expect(labels.toSorted()).toEqual(['3 ecotypes', '38193 loci on the genome', '60447 gene models'])
})
