import { expect, test } from 'vitest'
import { checkVariantLines } from './check-variant-line.ts'

const line = (chromosome: string, position: number | string, ref = 'A') =>
  [chromosome, position, '.', ref, 'T', '.', '.', '.', 'GT', '0/1'].join('\t')

test('[GBROW-014] chromosomes are renamed, and a line that no index can hold is rejected with its reason', () => {
  const { check } = checkVariantLines(1)
  const said = (text: string) => {
    const checked = check(text)
    return 'line' in checked ? checked.line.split('\t').slice(0, 2).join(' ') : checked.reason
  }
  expect(said(line('1', 5))).toBe('Chr1 5')
  expect(said(line('chr1', 5))).toBe('Chr1 5')
  expect(said(line('1', 4))).toBe('not sorted by position')
  expect(said(line('2', 19_698_289))).toBe('Chr2 19698289')
  expect(said(line('2', 19_698_289, 'AC'))).toBe("'19698289' is not a position on Chr2")
  expect(said(line('2', 0))).toBe("'0' is not a position on Chr2")
  expect(said(line('2', 'x'))).toBe("'x' is not a position on Chr2")
  expect(said(line('1', 9))).toBe('not sorted by position')
  expect(said(line('scaffold_9', 9))).toBe("'scaffold_9' is not a chromosome of the assembly")
  expect(said(line('Mt', 9, '<DEL>'))).toBe("'<DEL>' is not a reference allele")
  expect(said('1\t5\t.\tA')).toBe('4 columns instead of 10')
  expect(said(line('Mt', 9))).toBe('ChrM 9')
})
