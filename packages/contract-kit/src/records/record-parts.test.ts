import { expect, test } from 'vitest'
import { publicationName } from './publication-name.ts'
import { parseWebsites, splitAuthors, toPublicationLine } from './record-parts.ts'

test('authors are separated by semicolons', () => {
  expect(splitAuthors('Bowman JL; Smyth DR;Meyerowitz EM; ')).toEqual(['Bowman JL', 'Smyth DR', 'Meyerowitz EM'])
  expect(splitAuthors(null)).toEqual([])
})

test('[PUBMED-001] a publication without a title is named by its PubMed ID, without one by its accession', () => {
  expect(publicationName({ title: 'A title', pubmedId: 2535466, referenceId: 5700 })).toBe('A title')
  expect(publicationName({ title: null, pubmedId: 2535466, referenceId: 5700 })).toBe('PubMed 2535466')
  for (const pubmedId of [null, 0]) expect(publicationName({ title: null, pubmedId, referenceId: 5700 })).toBe('Publication:5700')
})

test('[PUBMED-001] a line that cites a publication names it so', () => {
  const row = { referenceId: 5700, title: null, authors: null, pubmedId: 2535466, publicationYear: 1989, pubName: 'Plant Cell' }
  expect(toPublicationLine({ ...row, firstLoci: ['AT4G18960'], locusTotal: 1 })).toEqual({
    publication: { kind: 'publication', key: 5700, label: 'PubMed 2535466' },
    title: null,
    authors: [],
    pubmedId: 2535466,
    publicationYear: 1989,
    sourceName: 'Plant Cell',
    loci: { rows: ['AT4G18960'], total: 1 },
  })
})

test('websites are read with name and address, and a wrong one spoils the cell', () => {
  expect(parseWebsites('BLAST|https://blast.ncbi.nlm.nih.gov/; TAIR | https://www.arabidopsis.org/')).toEqual([
    { websiteName: 'BLAST', url: 'https://blast.ncbi.nlm.nih.gov/' },
    { websiteName: 'TAIR', url: 'https://www.arabidopsis.org/' },
  ])
  expect(parseWebsites('')).toEqual([])
  for (const wrong of ['BLAST', '|https://example.org/', 'x|javascript:alert(1)']) expect(parseWebsites(wrong)).toBeNull()
})
