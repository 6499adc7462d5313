import { expect, test } from 'vitest'
import { domainDatabases, structuralClasses } from './domain-databases.ts'

test('[FPROT-012] about 25 databases are offered, interpro, pfam, smart, panther and cdd first', () => {
  const words = Object.keys(domainDatabases)
  expect(words.length).toBeGreaterThanOrEqual(23)
  expect(words.length).toBeLessThanOrEqual(27)
  expect(words.slice(0, 5)).toEqual(['interpro', 'pfam', 'smart', 'panther', 'cdd'])
  // The index holds the names and is searched by the words: they differ only in case.
  for (const [word, name] of Object.entries(domainDatabases)) expect(word).toBe(name.toLowerCase())
})

test('[DATA-031] the structural classes a to h', () => {
  expect(Object.keys(structuralClasses).join('')).toBe('abcdefgh')
  expect(Object.values(structuralClasses)).toEqual(
    'all alpha, all beta, alpha/beta, alpha+beta, multi-domain, membrane and cell surface, small proteins, coiled coil'.split(', '),
  )
})
