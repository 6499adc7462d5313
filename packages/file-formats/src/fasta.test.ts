import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type FastaRecord, readFasta } from './fasta.ts'

function read(...lines: string[]) {
  const records: FastaRecord[] = []
  const rejected: string[] = []
  const reader = readFasta({ record: (record) => records.push(record), reject: (reason) => rejected.push(reason) })
  for (const line of lines) reader.line(line)
  reader.end()
  return { records, rejected }
}

test('a record has its name, its whole header and its joined lines', () => {
  expect(read('>AT1G01010.1 | NAC domain | LENGTH=6', 'MED', '', '; note', 'QVG*', '>AT1G01020.1', 'M ED')).toEqual({
    records: [
      { name: 'AT1G01010.1', header: 'AT1G01010.1 | NAC domain | LENGTH=6', sequence: 'MEDQVG*' },
      { name: 'AT1G01020.1', header: 'AT1G01020.1', sequence: 'MED' },
    ],
    rejected: [],
  })
})

test('a sequence that is not one is left out whole, the next is read', () => {
  expect(read('MED', '>A', 'ME', 'M3D', 'ME!', '>', 'MED', '>B', 'MM')).toEqual({
    records: [{ name: 'B', header: 'B', sequence: 'MM' }],
    rejected: [
      'a sequence stands before the first header',
      'the sequence of A has characters that are not residues',
      'a sequence has no name',
    ],
  })
})

test('a header without sequence is an empty sequence', () => {
  expect(read('>A', '>B', 'M').records.map(({ name, sequence }) => [name, sequence])).toEqual([
    ['A', ''],
    ['B', 'M'],
  ])
})

test('what is written as FASTA is read back, whatever the width of its lines', () => {
  const record = fc.record({ name: fc.stringMatching(/^[A-Z0-9.]{1,12}$/), sequence: fc.stringMatching(/^[A-Z*]{0,200}$/) })
  fc.assert(
    fc.property(fc.array(record, { maxLength: 8 }), fc.integer({ min: 1, max: 80 }), (records, width) => {
      const lines = records.flatMap(({ name, sequence }) => [`>${name} text`, ...(sequence.match(new RegExp(`.{1,${width}}`, 'g')) ?? [])])
      expect(read(...lines)).toEqual({ records: records.map((each) => ({ ...each, header: `${each.name} text` })), rejected: [] })
    }),
    { numRuns: 100, seed: 3702 },
  )
})
