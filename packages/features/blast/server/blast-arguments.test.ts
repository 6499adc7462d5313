import { expect, test } from 'vitest'
import { BlastFields, readBlastFields } from '../contract/blast-fields.ts'
import { blastArguments } from './blast-arguments.ts'

const files = { query: 'query.fa', database: 'db/x', archive: 'result.asn' }
const dna = 'ATGGAGGATCAAGTTGGGTTTGGGTTCCGTCCG'
const protein = 'MEDQVGFGFRPNDEELVGHYLRNKIEGNTSRDVEVA'

const databases = { blastn: 'TAIR10_cds', blastp: 'TAIR10_pep', blastx: 'TAIR10_pep', tblastn: 'TAIR10_cds', tblastx: 'TAIR10_cds' }

/** What follows the arguments that every search has. */
function argumentsOf(Algorithm: keyof typeof databases, changes: object = {}): string {
  const QueryText = Algorithm === 'blastp' || Algorithm === 'tblastn' ? protein : dna
  const fields = BlastFields.parse({ Algorithm, BlastTargetSet: databases[Algorithm], textbox: 'seq', QueryText, ...changes })
  const { options, errors } = readBlastFields(fields, { maxQueries: 1, maxResidues: 100, maxSeconds: 1 })
  expect(errors).toEqual([])
  if (!options) throw new Error('There are no options')
  const text = blastArguments(options, files).join(' ')
  const common = '-query query.fa -db db/x -out result.asn -outfmt 11 -max_target_seqs '
  expect(text.startsWith(common)).toBe(true)
  return text.slice(common.length)
}

test.for([
  ['blastn', '100 -evalue 10 -num_threads 1 -task blastn -dust yes -reward 2 -penalty -3'],
  ['blastp', '100 -evalue 10 -num_threads 1 -seg yes'],
  ['blastx', '100 -evalue 10 -num_threads 1 -seg yes'],
  ['tblastn', '100 -evalue 10 -num_threads 1 -seg yes'],
  ['tblastx', '100 -evalue 10 -num_threads 1 -seg yes'],
] as const)('[BLAST-024] the untouched form passes %s no zeros and no option that it does not know', ([program, expected]) => {
  expect(argumentsOf(program)).toBe(expected)
})

const odd = {
  OpenPenalty: '9',
  ExtendPenalty: '0',
  WordSize: '5',
  ExtensionThreshold: '12',
  QueryGeneticCode: '11',
  Matrix: 'blosum62',
  QueryFilter: 'F',
}

test.for([
  ['blastn', '100 -evalue 10 -num_threads 1 -task blastn -dust no -reward 1 -penalty -2 -gapopen 9 -gapextend 2 -word_size 5'],
  ['blastp', '100 -evalue 10 -num_threads 1 -seg no -matrix BLOSUM62 -threshold 12 -gapopen 9 -gapextend 1 -word_size 5'],
  ['blastx', '100 -evalue 10 -num_threads 1 -seg no -matrix BLOSUM62 -threshold 12 -gapopen 9 -gapextend 1 -word_size 5 -query_gencode 11'],
  ['tblastn', '100 -evalue 10 -num_threads 1 -seg no -matrix BLOSUM62 -threshold 12 -gapopen 9 -gapextend 1 -word_size 5'],
  ['tblastx', '100 -evalue 10 -num_threads 1 -seg no -matrix BLOSUM62 -threshold 12 -word_size 5 -query_gencode 11'],
] as const)('[BLAST-024] %s gets the options that it knows', ([program, expected]) => {
  expect(argumentsOf(program, { ...odd, NucleicMatch: '1', NucleicMismatch: '-2' })).toBe(expected)
})

test.for([
  ['blastn', '-reward 2 -penalty -3 -ungapped'],
  ['blastp', '-seg yes -ungapped -comp_based_stats F'],
  ['tblastx', '-seg yes'],
] as const)('[BLAST-024] without gaps %s gets %s', ([program, end]) => {
  expect(argumentsOf(program, { GappedAlignment: 'F', OpenPenalty: '9', ExtendPenalty: '2' }).endsWith(end)).toBe(true)
})

test('[BLAST-029] as many sequences are looked for as scores or alignments are requested', () => {
  expect(argumentsOf('blastp', { MaxScores: '10', MaxAlignments: '25' })).toMatch(/^25 /)
  expect(argumentsOf('blastp', { MaxScores: '500', MaxAlignments: '0' })).toMatch(/^500 /)
})
