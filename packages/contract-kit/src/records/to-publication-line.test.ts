import { expect, test } from 'vitest'
import { splitAuthors, toPublicationLine } from './to-publication-line.ts'

test('authors are separated by semicolons', () => {
  expect(splitAuthors('Bowman JL; Smyth DR;Meyerowitz EM; ')).toEqual(['Bowman JL', 'Smyth DR', 'Meyerowitz EM'])
  expect(splitAuthors(null)).toEqual([])
})

test('a publication without title goes by its accession', () => {
  expect(toPublicationLine({ referenceId: 5700, title: null, authors: null, pubmedId: 2535466, publicationYear: 1989 })).toEqual({
    publication: { kind: 'publication', key: 5700, label: 'Publication:5700' },
    title: null,
    authors: [],
    pubmedId: 2535466,
    publicationYear: 1989,
  })
})
