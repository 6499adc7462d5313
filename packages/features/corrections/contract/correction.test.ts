import { expect, test } from 'vitest'
import { CorrectionDecisionBody, checkEvidence, parseEvidence } from './correction.ts'
import { CorrectionChange } from './correction-change.ts'

test('[CURATE-060] a reference is a PubMed ID or a DOI in any spelling, or nothing', () => {
  expect(['19004800', ' PMID: 19004800 ', 'pmid19004800'].map(parseEvidence)).toEqual(['19004800', '19004800', '19004800'])
  expect(parseEvidence('https://doi.org/10.1105/TPC.108.061101')).toBe('10.1105/tpc.108.061101')
  expect(['', '  ', '1'].map(checkEvidence)).toEqual([null, null, null])
  for (const wrong of ['0', '-5', '12345678901', 'see the paper', 'javascript:alert(1)', 'https://example.org'])
    expect(checkEvidence(wrong), wrong).toBe('Enter a PubMed ID, such as 19004800, or a DOI.')
})

const change = { field: 'symbol', ofSymbol: null, oldValue: 'PDF2', newValue: 'PFD2' }

test('[CURATE-091] a change has a value before or after, in one line', () => {
  expect(CorrectionChange.safeParse(change).success).toBe(true)
  for (const wrong of [
    { oldValue: null, newValue: null },
    { newValue: 'PDF2' },
    { newValue: 'PFD\t2' },
    { newValue: 'PFD\n2' },
    { newValue: '' },
    { field: 'full_name' },
    { ofSymbol: 'PDF2' },
    { field: 'publication' },
    { field: 'publication', oldValue: null, newValue: '10.1105/tpc.108.061101' },
    { field: 'location' },
  ])
    expect(CorrectionChange.safeParse(Object.assign({}, change, wrong)).success, JSON.stringify(wrong)).toBe(false)
  expect(CorrectionChange.safeParse({ field: 'publication', ofSymbol: null, oldValue: null, newValue: '19004800' }).success).toBe(true)
})

test('[CURATE-082] a decline needs a reason, a question its words, and only what is accepted changes anything', () => {
  const isDecision = (body: object) => CorrectionDecisionBody.safeParse(Object.assign({ version: 1 }, body)).success
  expect(isDecision({ decision: 'decline' })).toBe(false)
  expect(isDecision({ decision: 'decline', reason: 'evidence' })).toBe(true)
  expect(isDecision({ decision: 'ask_back' })).toBe(false)
  expect(isDecision({ decision: 'ask_back', note: 'Which line?' })).toBe(true)
  expect(isDecision({ decision: 'decline', reason: 'evidence', changes: [change] })).toBe(false)
  expect(isDecision({ decision: 'accept', changes: [change] })).toBe(true)
})
