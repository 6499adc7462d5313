import { expect, test } from 'vitest'
import { DraftLine, emptyLine, isComplete, PaperDraft } from './paper-line.ts'

const line = (patch: Partial<DraftLine>): DraftLine => ({ kind: 'annotation', locus: 'AT4G18960', ...emptyLine, ...patch })

const cases: readonly [Partial<DraftLine>, boolean][] = [
  [{ termId: 'GO:0005634', evidence: 'IDA' }, true],
  [{ termId: 'GO:0005634' }, false],
  [{ evidence: 'IDA' }, false],
  [{ termId: 'GO:0005515', evidence: 'IPI' }, false],
  [{ termId: 'GO:0005515', evidence: 'IPI', partners: ['AT1G24260'] }, true],
  [{ kind: 'objection', termId: 'GO:0005634', reason: '' }, false],
  [{ kind: 'objection', termId: 'GO:0005634', reason: 'Never seen.' }, true],
  [{ kind: 'phenotype', germplasm: 'CS25', phenotype: '' }, false],
  [{ kind: 'phenotype', germplasm: 'CS25', phenotype: 'No petals.' }, true],
  [{ kind: 'interaction', relation: 'physical' }, false],
  [{ kind: 'interaction', relation: 'physical', partners: ['AT1G24260'] }, true],
]

test.each(cases)('%j is complete: %s', (patch, expected) => {
  expect(isComplete(line(patch))).toBe(expected)
})

test('[CURATE-011] what is too long, too much or not plain text is refused', () => {
  expect(DraftLine.safeParse(line({ phenotype: 'x'.repeat(1001) })).success).toBe(false)
  expect(DraftLine.safeParse(line({ reason: 'a\u0000b' })).success).toBe(false)
  expect(DraftLine.safeParse(line({ partners: Array.from({ length: 6 }, (_, at) => `AT1G0101${at}`) })).success).toBe(false)
  expect(DraftLine.safeParse(line({ termId: 'SO:0000001' })).success).toBe(false)
  expect(PaperDraft.safeParse({ genes: [], lines: [], isCredited: true }).success).toBe(true)
})
