import { expect, test } from 'vitest'
import { chooseRegions, scanGenome } from './choose-regions.ts'

const contig = (line: number, header: string, length: number) => ({ file: 'x.fas', line, header, length })

test('sequences of a file are measured without blanks and headers, and lines before the first are none', () => {
  const scan = scanGenome()
  const [one, other] = [scan.reader('one.fas'), scan.reader('other.fas')]
  for (const line of ['junk', '>Chr1 x', 'ACGT ', ' AC', '', '>Chr2']) one.line(line)
  other.line('>ChrC')
  other.line('A')
  expect(scan.contigs).toEqual([
    { file: 'one.fas', line: 2, header: '>Chr1 x', length: 6 },
    { file: 'one.fas', line: 6, header: '>Chr2', length: 0 },
    { file: 'other.fas', line: 1, header: '>ChrC', length: 1 },
  ])
})

test.each([
  ['no chromosome', '>AT1G01010.1 | protein', 9, '">AT1G01010.1 | protein" is not a chromosome or region of Arabidopsis thaliana'],
  ['no bases', '>Chr1', 0, 'the sequence is empty'],
  ['another length than it says', '>Chr2:11-20', 9, '9 bases, but the header says 10'],
  ['the end of the chromosome behind it', '>ChrC:154478-154479', 2, '2 bases reach beyond the end of ChrC in TAIR10'],
])('a sequence with %s is rejected', (_what, header, length, reason) => {
  expect(chooseRegions([contig(7, header, length)])).toEqual({ regions: [], rejected: [{ file: 'x.fas', line: 7, reason }] })
})

test('a long header is quoted in part', () => {
  const { rejected } = chooseRegions([contig(1, `>${'x'.repeat(99)}`, 1)])
  expect(rejected[0]?.reason).toMatch(/^">x{59}" is not/)
})

test('the last base of a chromosome belongs to it', () => {
  expect(chooseRegions([contig(1, '>ChrC:154478-154478', 1)]).regions).toEqual([
    { file: 'x.fas', line: 1, chromosome: 'ChrC', start: 154_478, end: 154_478 },
  ])
})

test('regions come by chromosome and place, and one within another is left out without a word', () => {
  const { regions, rejected } = chooseRegions([
    contig(1, '>Chr2:5-9', 5),
    contig(2, '>Chr1:11-20', 10),
    contig(3, '>Chr1:5-12', 8),
    contig(4, '>Chr1:5-10', 6),
    contig(5, '>Chr1:6-12', 7),
    contig(6, '>Chr2:1-5', 5),
    contig(7, '>Chr3:1-4', 4),
  ])
  expect(regions.map(({ line }) => line)).toEqual([3, 2, 6, 1, 7])
  expect(rejected).toEqual([])
})
