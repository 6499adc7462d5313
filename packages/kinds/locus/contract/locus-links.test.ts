import { expect, test } from 'vitest'
import { locusLinkGroups, locusLinkTemplates, mapLinks } from './locus-links.ts'

test('links to other sites are grouped, and each contains the locus name', () => {
  const groups = locusLinkGroups('AT4G18960')
  expect(groups.map((group) => group.title)).toEqual(['Genes and genomes', 'Proteins', 'Expression'])
  const links = groups.flatMap((group) => group.links)
  expect(links).toHaveLength(locusLinkTemplates.length)
  for (const { url } of links) expect(url).toMatch(/^https:.*AT4G18960/)
})

test.for([
  ['in the middle', 'Chr4', 1000, 2000, /loc=Chr4:950\.\.2050$/, /r=4:950-2050$/],
  ['at the beginning of an organelle', 'ChrC', 4, 76, /loc=ChrC:1\.\.80$/, /r=Pt:1-80$/],
  ['at the end of a chromosome', 'ChrM', 366_824, 366_924, /loc=ChrM:366819\.\.366924$/, /r=Mt:366819-366924$/],
] as const)('[DETAIL-044] outside browsers open at a locus %s with 5 %% beside it', ([, chromosome, start, end, jbrowse, ensembl]) => {
  const urls = mapLinks({ chromosome, start, end, orientation: null }).map((link) => link.url)
  expect(urls).toEqual([expect.stringMatching(jbrowse), expect.stringMatching(ensembl)])
})
