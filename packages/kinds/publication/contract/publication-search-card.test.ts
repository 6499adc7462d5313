import { expect, test } from 'vitest'
import { type PublicationHit, publicationColumns } from './publication-search-card.ts'

const hit: PublicationHit = {
  id: '1',
  authors: [],
  title: [],
  pubName: [],
  year: 2018,
  doi: null,
  pubmedId: 29371438,
  keywords: [],
  loci: [],
  referenceId: 501780126,
  date_last_modified: [],
}

test('[PUBMED-001] a row without a title is named by its PubMed ID, without one by its accession', () => {
  const [name] = publicationColumns
  expect(name?.text({ ...hit, title: ['A title'] })).toBe('A title')
  expect(name?.text(hit)).toBe('PubMed 29371438')
  expect(name?.text({ ...hit, pubmedId: null })).toBe('Publication:501780126')
})
