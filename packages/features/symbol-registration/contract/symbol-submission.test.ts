import { expect, test } from 'vitest'
import { SubmissionDecisionBody, SymbolSubmissionBody } from './symbol-submission.ts'

const least = { geneClassSymbol: 'abc', fullName: 'ABERRANT CALYX', numberOfAssociatedLoci: '1', communityId: '17' }

test('what may be left out is empty, numbers may come as text, and the symbol is written as symbols are', () => {
  expect(SymbolSubmissionBody.parse(least)).toEqual({
    geneClassSymbol: 'ABC',
    fullName: 'ABERRANT CALYX',
    numberOfAssociatedLoci: 1,
    communityId: 17,
    additionalDetails: '',
    comments: '',
    submitterInfo: '',
  })
})

test.each([
  ['a symbol that breaks the rules', { geneClassSymbol: 'A' }],
  ['no full name', { fullName: ' ' }],
  ['a full name that is too long', { fullName: 'x'.repeat(501) }],
  ['a class of phenotypes that is too long', { phenotypeClass: 'x'.repeat(501) }],
  ['too many details', { additionalDetails: 'x'.repeat(10_001) }],
  ['too many comments', { comments: 'x'.repeat(20_001) }],
  ['a submitter that is too long', { submitterInfo: 'x'.repeat(501) }],
  ['no locus', { numberOfAssociatedLoci: 0 }],
  ['a number of loci that means nothing', { numberOfAssociatedLoci: 4 }],
  ['half a locus', { numberOfAssociatedLoci: 1.5 }],
  ['nobody', { communityId: 0 }],
])('%s is refused', (_title, change) => {
  expect(SymbolSubmissionBody.safeParse({ ...least, ...change }).success).toBe(false)
})

test.each([
  ['accept', '', true],
  ['decline', '', false],
  ['decline', '  ', false],
  ['decline', 'It is taken.', true],
  ['ask_back', '', false],
  ['forget', 'It is taken.', false],
  ['decline', 'x'.repeat(2001), false],
])('%s with the note %j is a decision: %s', (decision, note, isRight) => {
  expect(SubmissionDecisionBody.safeParse({ decision, note }).success).toBe(isRight)
})

test('a refusal without a reason says what is missing', () => {
  expect(SubmissionDecisionBody.safeParse({ decision: 'decline' }).error?.issues).toMatchObject([
    { path: ['note'], message: 'Please tell the submitter why.' },
  ])
})
