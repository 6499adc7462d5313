import { expect, test } from 'vitest'
import { parseWebsites } from './website.ts'

test('websites are read with name and address, and a wrong one spoils the cell', () => {
  expect(parseWebsites('BLAST|https://blast.ncbi.nlm.nih.gov/; TAIR | https://www.arabidopsis.org/')).toEqual([
    { websiteName: 'BLAST', url: 'https://blast.ncbi.nlm.nih.gov/' },
    { websiteName: 'TAIR', url: 'https://www.arabidopsis.org/' },
  ])
  expect(parseWebsites('')).toEqual([])
  for (const wrong of ['BLAST', '|https://example.org/', 'x|javascript:alert(1)']) expect(parseWebsites(wrong)).toBeNull()
})
