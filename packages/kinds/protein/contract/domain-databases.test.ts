import { expect, test } from 'vitest'
import { domainDatabases } from './domain-databases.ts'

test('[FPROT-012] about 25 databases are offered, interpro, pfam, smart, panther and cdd first', () => {
  const words = Object.keys(domainDatabases)
  expect(words.length).toBeGreaterThanOrEqual(23)
  expect(words.length).toBeLessThanOrEqual(27)
  expect(words.slice(0, 5)).toEqual(['interpro', 'pfam', 'smart', 'panther', 'cdd'])
  // The index holds the names and is asked for the words: they differ in case only.
  for (const [word, name] of Object.entries(domainDatabases)) expect(word).toBe(name.toLowerCase())
})
