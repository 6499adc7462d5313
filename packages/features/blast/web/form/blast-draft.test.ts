import { expect, test } from 'vitest'
import { BlastFields, readBlastFields } from '../../contract/blast-fields.ts'
import type { BlastOptions } from '../../contract/blast-options.ts'
import { changeQuery, draftOfOptions, openingDraft } from './blast-draft.ts'

const limits = { maxQueries: 10, maxResidues: 1000, maxSeconds: 60 }

// Nothing is as the form has it at first.
const ofProteins: BlastOptions = {
  program: 'blastx',
  databases: ['Araport11_pep_20220914'],
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
  ['two databases', { ...ofProteins, databases: ['Araport11_pep_20220914', 'TAIR10_pep'] }],
  ['the defaults of the program', { ...ofProteins, matrix: null, gapOpen: null, gapExtend: null, threshold: null, wordSize: null }],
] satisfies [string, BlastOptions][])('[RUN-007] the form of a run with %s asks for the same again', (_, options) => {
  expect(readBlastFields(BlastFields.parse(draftOfOptions(options)), limits)).toEqual({ options, errors: [] })
})

test('[BLAST-048] a text that is surely of the other alphabet chooses the program; names and short texts do not', () => {
  const service = { databases: ['Araport11_cdna_20220914', 'Araport11_pep_20220914'] }
  const opened = openingDraft(service, {})
  const protein = changeQuery(opened, '>AG\nMAYQSELGGDSSPLRKSGRGKIEIKRIENTTNRQ', service)
  expect([opened.Algorithm, protein.Algorithm, protein.BlastTargetSet]).toEqual(['blastn', 'blastp', ['Araport11_pep_20220914']])
  const dna = changeQuery(protein, 'ATGGCGTACCAATCGGAGCTAGGAGG', service)
  expect([dna.Algorithm, dna.BlastTargetSet]).toEqual(['blastn', ['Araport11_cdna_20220914']])
  expect(changeQuery(protein, 'ACGT', service).Algorithm).toBe('blastp')
  expect(changeQuery(protein, 'AT4G18960', service).Algorithm).toBe('blastp')
  // A program that takes what the text is stays chosen.
  expect(changeQuery({ ...dna, Algorithm: 'blastx' }, 'ATGGCGTACCAATCGGAGCTAGGAGA', service).Algorithm).toBe('blastx')
})
