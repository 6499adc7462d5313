import { expect, test } from 'vitest'
import { someBlastOptions } from '../../blast/contract/fixtures/some-blast-options.ts'
import { tools } from './tools.ts'

const proteins = (sequence: string) => ['a', 'b'].map((name) => ({ name, symbol: null, locus: null, sequence }))

/** A question for each tool, in two spellings that mean the same, and another one. */
const questions: Readonly<Record<string, { request: object; same: object; other: object; ofAnyRelease?: true }>> = {
  // The request holds the sequences, so that the release decides nothing.
  alignment: {
    request: { proteins: proteins('MK'), missing: [] },
    same: { proteins: proteins('MK'), missing: [{ id: 'NOSUCHGENE', reason: 'unknown' }] },
    other: { proteins: proteins('MR'), missing: [] },
    ofAnyRelease: true,
  },
  blast: {
    request: someBlastOptions,
    same: { ...someBlastOptions, comment: 'for the meeting' },
    other: { ...someBlastOptions, expectation: '0.1' },
  },
  patmatch: {
    request: { pattern: 'ACGTR', dataset: 'araport11_transcripts' },
    same: { pattern: 'a-c-g-t-[ag].', dataset: 'araport11_transcripts' },
    other: { pattern: 'ACGTR', dataset: 'araport11_transcripts', genes: ['AT4G18960'] },
  },
  enrichment: {
    request: { items: 'AT4G18960' },
    same: { items: 'AT4G18960', source: 'go_bp' },
    other: { items: 'AT4G18960', source: 'go_mf' },
  },
}

test('[RUN-013] every tool has a question here', () => {
  expect(tools.map(({ name }) => name).toSorted()).toEqual(Object.keys(questions).toSorted())
})

test.each(tools)(
  '[RUN-013] a stored result of $name answers the same question of the same release, and no other',
  ({ name, fingerprint }) => {
    const { request, same, other, ofAnyRelease = false } = questions[name] ?? {}
    expect(fingerprint(request, '2026_11')).toBe(fingerprint(same, '2026_11'))
    expect(fingerprint(request, '2026_11')).not.toBe(fingerprint(other, '2026_11'))
    expect(fingerprint(request, '2026_11') === fingerprint(request, '2026_12')).toBe(ofAnyRelease)
  },
)
