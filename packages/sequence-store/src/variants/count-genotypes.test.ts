import { expect, test } from 'vitest'
import { countGenotypes } from './count-genotypes.ts'

test('[VARIANT-004] an accession carries an allele once, whether on one chromosome or both; without a known allele it does not count', () => {
  const genotypes = ['0/0', '1/1', '0|1:30', '2', './.', '.', '', '1/2', './1']
  expect(countGenotypes(genotypes.join('\t'), 2)).toEqual({
    called: 6,
    carriers: [
      [1, 2, 7, 8],
      [3, 7],
    ],
  })
  expect(countGenotypes('', 1)).toEqual({ called: 0, carriers: [[]] })
})
