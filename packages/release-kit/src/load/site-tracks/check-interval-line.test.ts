import { expect, test } from 'vitest'
import { checkIntervalLine } from './check-interval-line.ts'

const said = (line: string) => {
  const checked = checkIntervalLine(line)
  return 'line' in checked ? checked.line : checked.reason
}

test('[GBROW-015] intervals get the chromosomes of the assembly and keep their other columns', () => {
  expect(said('1\t0\t10\tpeak\t5\t-')).toBe('Chr1\t0\t10\tpeak\t5\t-')
  expect(said('Mt\t366900\t366924')).toBe('ChrM\t366900\t366924')
  expect(said('chrC\t1\t2')).toBe('ChrC\t1\t2')
})

test('[GBROW-015] an interval outside the assembly is rejected with its reason', () => {
  expect(said('Mt\t366900\t366925')).toBe('end 366925 lies beyond the end of ChrM')
  expect(said('scaffold_9\t1\t2')).toBe("'scaffold_9' is not a chromosome of the assembly")
  expect(said('1\t5')).toBe('fewer than 3 columns')
  expect(said('1\t-5\t10')).toBe('positions "-5" and "10" are not integers')
  expect(said('1\t10\t10')).toBe('end 10 lies before start 10')
})
