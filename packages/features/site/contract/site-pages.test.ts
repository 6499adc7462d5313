import { kindOfPath } from '@rosette/kinds/registry/contract.ts'
import { expect, expectTypeOf, test } from 'vitest'
import { siteDescriptions } from './site-descriptions.ts'
import { findSitePage, type SiteAddress, sitePages } from './site-pages.ts'

test('titles and paths are distinct', () => {
  expect(new Set(sitePages.map(({ title }) => title)).size).toBe(sitePages.length)
  expect(new Set(sitePages.map(({ path }) => path)).size).toBe(sitePages.length)
})

test('no page of the site has the path of a record kind', () => {
  expect(sitePages.filter(({ path }) => kindOfPath(path.slice(1)) !== null)).toEqual([])
})

test.each([
  ['/', 'Home'],
  ['/tools/blast', 'BLAST'],
  ['/tools/blast/', 'BLAST'],
  ['/browse/gene_family', 'Gene Families'],
  ['/browse/gene_family/WRKY', 'Gene Family'],
  ['/type_sequences', 'Bulk Data Retrieval'],
  ['/type_sequences/AT1G01010,AT1G01020', 'Bulk Data Retrieval'],
])('%s is the page %s', (path, title) => {
  expect(findSitePage(path)?.title).toBe(title)
})

test.each(['/nope', '/browse', '/browse/gene_family/a/b', '/contact/more', '/Help'])('%s is not a page', (path) => {
  expect(findSitePage(path)).toBeNull()
})

test('every page has a description, and nothing else has one', () => {
  expect(Object.keys(siteDescriptions).sort()).toEqual(sitePages.map(({ path }) => path).sort())
})

test('a path that is not of the site does not compile', () => {
  expectTypeOf<'/help' | '/search/germplasm' | '/download/list?dir=Genes'>().toExtend<SiteAddress>()
  expectTypeOf<'/hlep'>().not.toExtend<SiteAddress>()
  expectTypeOf<'/search/germplasms'>().not.toExtend<SiteAddress>()
  expectTypeOf<'/browse/gene_family/$code'>().not.toExtend<SiteAddress>()
})
