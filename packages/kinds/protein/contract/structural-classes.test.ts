import { expect, test } from 'vitest'
import { structuralClasses } from './structural-classes.ts'

test('[DATA-031] the structural classes a to h', () => {
  expect(Object.keys(structuralClasses).join('')).toBe('abcdefgh')
  expect(Object.values(structuralClasses)).toEqual(
    'all alpha, all beta, alpha/beta, alpha+beta, multi-domain, membrane and cell surface, small proteins, coiled coil'.split(', '),
  )
})
