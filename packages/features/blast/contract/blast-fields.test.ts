import { expect, test } from 'vitest'
import { blastDatabases, chooseDatabase, databaseOf, defaultDatabase } from './blast-databases.ts'
import { BlastFields, readBlastFields } from './blast-fields.ts'
import { expectations, geneticCodes } from './blast-options.ts'
import { blastPrograms } from './blast-programs.ts'
import { gapError, matrices } from './gap-error.ts'

const limits = { maxQueries: 3, maxResidues: 1000, maxSeconds: 60 }
const dna = 'ATGGAGGATCAAGTTGGGTTTGGGTTCCGTCCGAACGACGAGGAGCTCGTTGG'
const protein = 'MEDQVGFGFRPNDEELVGHYLRNKIEGNTSRDVEVAISEV'
const untouched = { Algorithm: 'blastn', BlastTargetSet: 'Araport11_cdna_20220914', textbox: 'seq', QueryText: dna }

function errorsOf(changes: object): string[] {
  return readBlastFields(BlastFields.parse({ ...untouched, ...changes }), limits).errors.map(({ path, message }) => `${path}: ${message}`)
}

test('[BLAST-014] the fields have the names of the documents', () => {
  expect(Object.keys(BlastFields.shape)).toEqual(
    `Algorithm default_db BlastTargetSet textbox QueryText QueryFilter ReplyFormat Comment ReplyTo GappedAlignment ReplyVia Matrix MaxScores
    MaxAlignments NucleicMismatch NucleicMatch OpenPenalty ExtendPenalty ExtensionThreshold WordSize Expectation QueryGeneticCode`.split(
      /\s+/,
    ),
  )
})

test('[BLAST-015] [BLAST-016] [BLAST-017] [BLAST-018] [BLAST-019] [BLAST-020] what is left out has the default of the documents', () => {
  expect(BlastFields.parse(untouched)).toMatchObject({
    MaxScores: 100,
    MaxAlignments: 50,
    NucleicMismatch: -3,
    NucleicMatch: 2,
    OpenPenalty: 0,
    ExtendPenalty: 0,
    ExtensionThreshold: 0,
    WordSize: 0,
    Expectation: '10',
    QueryGeneticCode: 1,
    GappedAlignment: 'T',
    QueryFilter: 'T',
    ReplyFormat: 'HTML',
    ReplyVia: 'BROWSER',
  })
  expect(expectations).toHaveLength(8)
  expect(geneticCodes).toEqual([1, 2, 3, 4, 5, 6, 9, 10, 11, 12, 13, 14, 15])
  expect(matrices).toHaveLength(8)
})

test('[BLAST-052] one database or several are taken, each once, in whatever order they come; several of two alphabets are not', () => {
  const databasesOf = (BlastTargetSet: unknown) => BlastFields.parse({ ...untouched, BlastTargetSet }).BlastTargetSet
  const [cdna, cds] = ['Araport11_cdna_20220914', 'TAIR10_cds']
  expect(databasesOf(cds)).toEqual([cds])
  expect(databasesOf([cds, cdna, cds])).toEqual([cdna, cds])
  expect(databasesOf([cdna, cds])).toEqual([cdna, cds])
  expect(errorsOf({ BlastTargetSet: [cds, 'TAIR10_pep'] })).toEqual([
    "BlastTargetSet: blastn can't search TAIR10 proteins. Choose another database.",
  ])
  expect(BlastFields.safeParse({ ...untouched, BlastTargetSet: [] }).success).toBe(false)
  expect(BlastFields.safeParse({ ...untouched, BlastTargetSet: [cds, 'TAIR10_cds x'] }).success).toBe(false)
})

test.for([
  ['a program', { Algorithm: 'rm' }],
  ['a database', { BlastTargetSet: '../../etc/passwd' }],
  ['an option as database', { BlastTargetSet: '-db' }],
  ['an expectation', { Expectation: '1e-5' }],
  ['a word size', { WordSize: '11 -db x' }],
  ['a matrix', { Matrix: 'BLOSUM62' }],
  ['a genetic code', { QueryGeneticCode: '7' }],
  ['a number', { MaxScores: '0x10' }],
  ['an address', { ReplyTo: 'a@b\nBcc: c@d' }],
] as const)('[BLAST-028] %s that is not of the list is refused', ([_, changes]) => {
  expect(BlastFields.safeParse({ ...untouched, ...changes }).success).toBe(false)
})

test.for([
  [{ QueryText: '' }, 'QueryText: Enter a query sequence.'],
  [{ QueryText: protein }, 'QueryText: Query_1 looks like a protein: use blastp or tblastn.'],
  [{ Algorithm: 'blastp', BlastTargetSet: 'Araport11_pep_20220914' }, 'QueryText: Query_1 looks like a dna sequence'],
  [{ QueryText: `${dna};ls` }, 'QueryText: Query_1: ";" is not part of a sequence.'],
  [{ QueryText: 'ACGT\0ACGT' }, 'QueryText: Query_1: "\\u0000" is not part of a sequence.'],
  [{ QueryText: '>a\nA\n>b\nA\n>c\nA\n>d\nA' }, 'QueryText: These are more than 3 sequences, the most that can be searched at once.'],
  [{ QueryText: 'A'.repeat(1001) }, 'QueryText: 1,001 residues are too many: at most 1,000 can be searched at once.'],
  [{ QueryText: `>a\n${'A'.repeat(600)}\n>b\n${'C'.repeat(401)}` }, 'QueryText: 1,001 residues are too many'],
  [{ BlastTargetSet: 'Araport11_pep_20220914' }, "BlastTargetSet: blastn can't search Araport11 proteins."],
  [{ WordSize: '2' }, 'WordSize: The word size of blastn is 4 to 64'],
  [{ NucleicMatch: '2', NucleicMismatch: '-9' }, "OpenPenalty: A match of 2 can't be used with a mismatch of -9."],
  [
    { NucleicMatch: '1', NucleicMismatch: '-5' },
    "OpenPenalty: Gap penalties 5 and 2 can't be used with scores 1 and -5. Use at least 3/3.",
  ],
  [{ ReplyVia: 'EMAIL-MESSAGE' }, 'ReplyTo: Enter the e-mail address to write to.'],
] as const)('[BLAST-013] [BLAST-024] [BLAST-025] [BLAST-027] %o is refused: %s', ([changes, text]) => {
  const errors = errorsOf(changes)
  expect(errors).toHaveLength(1)
  expect(errors[0]).toContain(text.replace('a dna sequence', 'a nucleotide sequence: use blastn, blastx or tblastx.'))
})

test('[BLAST-024] a matrix has its own gap penalties, and says which', () => {
  expect(gapError({ matrix: 'blosum45' }, { open: 11, extend: 1 })).toMatch(
    /^Gap penalties 11 and 1 can't be used with blosum45\. Use one of 14\/2, .*, or 0 for the default\.$/,
  )
  expect(gapError({ matrix: 'blosum62' }, { open: 9, extend: 0 })).toBeNull()
  expect(gapError({ matrix: 'blosum62' }, { open: 0, extend: 3 })).toContain('11 and 3')
})

test('[BLAST-024] what a program does not know is not judged', () => {
  const request = { Algorithm: 'tblastx', OpenPenalty: '1', ExtendPenalty: '1', Matrix: 'blosum45' }
  expect(errorsOf(request)).toEqual([])
  expect(errorsOf({ OpenPenalty: '99', ExtendPenalty: '1', GappedAlignment: 'F' })).toEqual([])
})

test('[BLAST-023] [TRUTH-050] databases cover Araport11, under names without the date of other data, TAIR10, and GenBank sets of A. thaliana and green plants', () => {
  expect(databaseOf(defaultDatabase).label).toBe("Araport11 3' UTRs")
  for (const alphabet of ['dna', 'protein'] as const) {
    const labels = blastDatabases.filter((database) => database.alphabet === alphabet).map(({ label }) => label)
    for (const part of ['Araport11', 'TAIR10', 'GenBank A. thaliana', 'GenBank green plant'])
      expect(
        labels.some((label) => label.includes(part)),
        `${part} ${alphabet}`,
      ).toBe(true)
  }
  expect(blastDatabases.filter(({ label }) => /\d{4}-\d\d|20\d{6}/.test(label))).toEqual([])
  expect(new Set(blastDatabases.map(({ id }) => id)).size).toBe(blastDatabases.length)
})

const all = new Set<string>(blastDatabases.map(({ id }) => id))
const without = (id: string) => new Set([...all].filter((one) => one !== id))

test.for([
  [{ alphabet: 'dna', offered: all }, 'Araport11_3_utr_20220914'],
  [{ alphabet: 'dna', offered: without('Araport11_3_utr_20220914') }, 'Araport11_cdna_20220914'],
  [{ alphabet: 'dna', offered: all, sequenceType: 'sequence' }, 'Araport11_cdna_20220914'],
  [{ alphabet: 'dna', offered: without('Araport11_cdna_20220914'), sequenceType: 'sequence' }, 'Araport11_cds_20220914'],
  [{ alphabet: 'protein', offered: all, sequenceType: 'protein' }, 'Araport11_pep_20220914'],
  [{ alphabet: 'protein', offered: without('Araport11_pep_20220914') }, 'TAIR10_pep'],
  [{ alphabet: 'protein', offered: new Set<string>() }, null],
] as const)('[BLAST-004] [BLAST-005] [BLAST-006] of %o, %s is selected', ([choice, id]) => {
  expect(chooseDatabase(choice)).toBe(id)
})

test('[BLAST-020] a reply as text is remembered', () => {
  const { options } = readBlastFields(BlastFields.parse({ ...untouched, ReplyFormat: 'TEXT' }), limits)
  expect(options).toMatchObject({ isText: true })
})

test('[BLAST-011] only blastp and tblastn come with a matrix', () => {
  expect(blastPrograms.filter(({ matrix }) => matrix === 'blosum62').map(({ name }) => name)).toEqual(['blastp', 'tblastn'])
})
