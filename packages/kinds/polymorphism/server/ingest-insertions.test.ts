import { expectFiles } from '@rosette/test-kit/expect-files.ts'
import { ingestLines } from '@rosette/test-kit/ingest-lines.ts'
import { expect, test } from 'vitest'
import { ingestInsertionFlanks, ingestInsertionLineChecks, lineOfFlank } from './ingest-insertions.ts'
import { ingestPolymorphisms } from './ingest-polymorphisms.ts'

test.for([
  ['SALKseq_054676.1', 'SALK_054676'],
  ['SAILseq_500_F08.1', 'SAIL_500_F08'],
  ['GABIseq_011H11.1', 'GABI_011H11'],
  ['Wiscseq_DsLox495A11.0', 'WiscDsLox495A11'],
  ['Wiscseq_DsLoxHs102_03F.1', 'WiscDsLoxHs102_03F'],
  ['SALKseq_054676', null],
] as const)('the flank %s comes from the line %s', ([name, line]) => {
  expect(lineOfFlank(name)).toBe(line)
})

test('a flank becomes a row for each model it hits; a dash means none', () => {
  const lines = ['SALKseq_128571.0\tAT1G01010.1\tIntron\tchr1\t4304-4304 vs 4276,4486', 'SALKseq_054676.1\t-\t-\tchr1\t1060-1060 ']
  expect(ingestLines(ingestInsertionFlanks, ...lines)).toEqual({
    rows: [
      ['SALKseq_128571.0', 'SALK_128571', 'AT1G01010.1', 'Intron', 'Chr1', 4304],
      ['SALKseq_054676.1', 'SALK_054676', null, null, 'Chr1', 1060],
    ],
    rejected: [],
  })
})

test.for([
  ['SALKseq_1.0\t-\t-\tchr1', '4 columns instead of 5'],
  ['SALKseq_1\t-\t-\tchr1\t5-5', '"SALKseq_1" names no flank of a line'],
  ['SALKseq_1.0\t-\t-\tchr9\t5-5', '"chr9" is not a chromosome of Arabidopsis thaliana'],
  ['SALKseq_1.0\t-\t-\tchr1\there', '"here" is not a position'],
] as const)('%j is rejected with its reason', ([line, reason]) => {
  expect(ingestLines(ingestInsertionFlanks, line)).toEqual({ rows: [], rejected: [reason] })
})

const header = 'Target Gene\tT-DNA line\tHit region\tIn pipeline\tBarcode\tGel status\tGenotyping\tPlanting status\tPCR \tHM\tABRC\tDate'

test('a genotyped line becomes a row; a gene without a line is skipped, not rejected', () => {
  const line = 'At1g01010\tSALK_074723\tIntron\t1\t2020G10\t8\t0022232200000000\t0011101100000000\tPCRed\tHMc\tSentToABRC\t2008-04-28'
  expect(
    ingestLines(ingestInsertionLineChecks, header, line, `At1g65480\tNA${'\t'.repeat(10)}`, `unknown\tSALK_1${'\t'.repeat(10)}`),
  ).toEqual({
    rows: [['AT1G01010', 'SALK_074723', 'Intron', 'HMc', 'SentToABRC', '2008-04-28']],
    rejected: ['the name of the locus or of the line is missing'],
  })
})

test('values of closed lists get their stored spelling, others are rejected', () => {
  const columns = ingestPolymorphisms.tables.polymorphism_line ?? []
  const line = (cells: Record<string, string>) => columns.map((column) => cells[column] ?? '').join('\t')
  const { rows, rejected } = ingestLines(
    ingestPolymorphisms,
    columns.join('\t'),
    line({ name: 'abi1-1', polymorphism_type: 'Substitution', allele_mode: 'gain-of-function', inheritance: 'incompletely_dominant' }),
    line({ name: 'x', polymorphism_type: 'inversion' }),
    line({ polymorphism_type: 'SNP' }),
  )
  expect(rows[0]).toEqual(expect.arrayContaining(['abi1-1', 'substitution', 'gain of function', 'incompletely dominant']))
  expect(rejected).toEqual(['"inversion" is not a valid polymorphism_type', 'the name is missing'])
})

test('files are known by their names', () => {
  expectFiles({
    'T-DNASeq.Genes.Araport11.txt': ingestInsertionFlanks,
    'sum_SALK_confirmed.txt': ingestInsertionLineChecks,
    'rosette_polymorphism.tsv': ingestPolymorphisms,
  })
})

test.each([
  ['A.1', 'A'],
  ['A.B.12', 'A.B'],
  ['xWiscseq_A.1', 'xWiscseq_A'],
  ['xSALKseq_A.1', 'xSALKseq_A'],
  ['SALKseq_1.x', null],
  ['.1', null],
  ['A.1x', null],
])('the flank %s is of the line %s', (name, line) => {
  expect(lineOfFlank(name)).toBe(line)
})

test.each(['x5-5', '5-5x', '5-6', '5', '5-5 vs 1', '1234567890-1234567890'])('%j is not a position of a flank', (place) => {
  expect(ingestLines(ingestInsertionFlanks, `A.1\t-\t-\tchr1\t${place}`).rejected).toEqual([`${JSON.stringify(place)} is not a position`])
})

test('an empty cell hits nothing, like a dash; blank lines are skipped', () => {
  expect(ingestLines(ingestInsertionFlanks, '', '  ', 'A.1\t\t\tchr1\t5-5 vs 1-9')).toEqual({
    rows: [['A.1', 'A', null, null, 'Chr1', 5]],
    rejected: [],
  })
})

test.each([
  ['xat1g01010', 'SALK_1', '', false],
  ['at1g01010x', 'SALK_1', '', false],
  ['at6g01010', 'SALK_1', '', false],
  ['at1g01010', '', '', false],
  ['at1g01010', 'SALK_1', 'x2008-04-28', false],
  ['at1g01010', 'SALK_1', '2008-04-28x', false],
  ['at1g01010', 'SALK_1', '2008-04-31', false],
  ['at1g01010', 'SALK_1', '', true],
  ['AtMg01010', 'SALK_1', '2008-04-28', true],
])('the gene %s, the line %s and the date %j are taken: %s', (gene, line, date, isTaken) => {
  const cells = `${gene}\t${line}\t-\t\t\t\t\t\t\tNA\t\t${date}`
  const { rows } = ingestLines(ingestInsertionLineChecks, header, cells)
  expect(rows).toEqual(isTaken ? [[gene.toUpperCase(), line, null, null, null, date || null]] : [])
})

test.each([
  ['tair_object_id', '12', 12],
  ['start_position', 'x1', undefined],
  ['end_position', '1x', undefined],
  ['reference_ids', '1; 2 ;3', '1; 2 ;3'],
  ['reference_ids', 'x1;2', undefined],
  ['reference_ids', '1;2x', undefined],
  ['chromosome', 'chr1', 'Chr1'],
  ['chromosome', '9', undefined],
  ['insertion_type', 't-dna', 'T-DNA'],
  ['aliases', 'any', 'any'],
])('%s %j is stored as %s', (column, text, value) => {
  const columns = ingestPolymorphisms.tables.polymorphism_line ?? []
  const cells = columns.map((each) => (each === 'name' ? 'x' : each === column ? text : ''))
  const { rows, rejected } = ingestLines(ingestPolymorphisms, columns.join('\t'), cells.join('\t'))
  expect(rejected).toEqual(value === undefined ? [`${JSON.stringify(text)} is not a valid ${column}`] : [])
  expect(rows.map((row) => row[columns.indexOf(column)])).toEqual(value === undefined ? [] : [value])
})
