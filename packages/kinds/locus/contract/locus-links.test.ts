import { expect, test } from 'vitest'
import { locusLinkGroups, locusLinkTemplates, mapLinks } from './locus-links.ts'

test('links to other sites are grouped, and each contains the locus name', () => {
  const groups = locusLinkGroups('AT4G18960')
  expect(groups.map((group) => group.title)).toEqual(['Genes and genomes', 'Proteins', 'Expression'])
  const links = groups.flatMap((group) => group.links)
  expect(links).toHaveLength(locusLinkTemplates.length)
  for (const { url } of links) expect(url).toMatch(/^https:.*AT4G18960/)
})

test('genome browsers open at the locus, with their own names for organelles', () => {
  const urls = mapLinks({ chromosome: 'ChrC', start: 10, end: 20, orientation: null }).map((link) => link.url)
  expect(urls).toEqual([expect.stringMatching(/loc=ChrC:10\.\.20$/), expect.stringMatching(/r=Pt:10-20$/)])
})
