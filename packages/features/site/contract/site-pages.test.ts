import { kindOfPath } from '@rosette/kinds/registry/contract.ts'
import { expect, expectTypeOf, test } from 'vitest'
import { siteDescriptionOf, siteDescriptions } from './site-descriptions.ts'
import { type BuiltPath, findSitePage, type SiteAddress, sitePages } from './site-pages.ts'

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

test.each(['/nope', '/browse', '/browse/gene_family/a/b', '/help/more', '/Help'])('%s is not a page', (path) => {
  expect(findSitePage(path)).toBeNull()
})

test('every page that is built has a description, and no other page', () => {
  const built = sitePages.filter(({ toCome }) => !toCome)
  expect(Object.keys(siteDescriptions).sort()).toEqual(built.map(({ path }) => path).sort())
})

test('a page that is not built says what it will hold and is kept from search engines', () => {
  const unbuilt = sitePages.filter((page) => page.toCome)
  expect(unbuilt.length).toBeGreaterThan(0)
  expect(unbuilt.every((page) => page.robots === 'noindex' && siteDescriptionOf(page).endsWith('.'))).toBe(true)
})

test('a path that is not of the site does not compile, and one that is to come is not a built page', () => {
  expectTypeOf<'/help' | '/search/germplasm' | '/download/list?dir=Genes'>().toExtend<SiteAddress>()
  expectTypeOf<'/hlep'>().not.toExtend<SiteAddress>()
  expectTypeOf<'/search/germplasms'>().not.toExtend<SiteAddress>()
  expectTypeOf<'/browse/gene_family/$code'>().not.toExtend<SiteAddress>()
  expectTypeOf<'/tools/blast'>().not.toExtend<BuiltPath>()
})
