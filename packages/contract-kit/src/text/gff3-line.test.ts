import { expect, test } from 'vitest'
import { escapeGff3, gff3Line } from './gff3-line.ts'

const columns = { seqid: 'Chr1', source: 'Rosette', type: 'gene', start: 1, end: 9, strand: '+' } as const

test('nine columns; attributes without a value are left out, a phase or score of 0 is not', () => {
  expect(gff3Line({ ...columns, attributes: { ID: 'AT1G01010', Parent: null, Name: undefined, mismatches: 0 } })).toBe(
    'Chr1\tRosette\tgene\t1\t9\t.\t+\t.\tID=AT1G01010;mismatches=0\n',
  )
  expect(gff3Line({ ...columns, score: 0, phase: 0, attributes: {} })).toBe('Chr1\tRosette\tgene\t1\t9\t0\t+\t0\t\n')
})

test('what has a meaning in the last column is escaped', () => {
  expect(escapeGff3('a;b=c&d,e%f\tg\nh i')).toBe('a%3Bb%3Dc%26d%2Ce%25f%09g%0Ah i')
})
