import { expect, test } from 'vitest'
import { BlastFields, readBlastFields } from '../../contract/blast-fields.ts'
import type { BlastOptions } from '../../contract/blast-options.ts'
import { draftOfOptions } from './blast-draft.ts'

const limits = { maxQueries: 10, maxResidues: 1000, maxSeconds: 60 }

// Nothing is as the form has it at first.
const ofProteins: BlastOptions = {
  program: 'blastx',
  database: 'Araport11_pep_20220914',
  queries: '>mine\nATGGCGTACGATCGATTAGCA\n',
  matrix: 'pam30',
  isFiltered: false,
  isGapped: true,
  maxScores: 7,
  maxAlignments: 3,
  match: 1,
  mismatch: -2,
  gapOpen: 9,
  gapExtend: 1,
  threshold: 11,
  wordSize: 3,
  expectation: '0.01',
  geneticCode: 4,
  comment: 'A comment',
  isText: true,
  maxSeconds: limits.maxSeconds,
}

test.each([
  ['all options', ofProteins],
  ['no gaps', { ...ofProteins, isGapped: false }],
  ['the defaults of the program', { ...ofProteins, matrix: null, gapOpen: null, gapExtend: null, threshold: null, wordSize: null }],
] as const)('[RUN-007] the form of a run with %s asks for the same again', (_, options) => {
  expect(readBlastFields(BlastFields.parse(draftOfOptions(options)), limits)).toEqual({ options, errors: [] })
})
