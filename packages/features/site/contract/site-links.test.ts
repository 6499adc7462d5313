import { join } from 'node:path'
import { kindOfPath } from '@rosette/kinds/registry/contract.ts'
import { readSourceTree } from '@rosette/repo-rules/repository-rules/source-tree.ts'
import { expect, test } from 'vitest'
import { findSitePage } from './site-pages.ts'

const root = join(import.meta.dirname, '../../../..')

/** Addresses of pages that the web writes out: links of shared components cannot know the type of the site's paths. */
function writtenLinks(): { path: string; address: string }[] {
  const isOfWeb = (path: string) => /^(apps\/web\/src|packages\/(features|kinds)\/[^/]+\/web|packages\/ui-kit\/src)\//.test(path)
  return readSourceTree(root)
    .filter(({ path }) => isOfWeb(path) && !/\.test\.tsx?$/.test(path))
    .flatMap(({ path, text }) =>
      Array.from(text.matchAll(/\b(?:href|to)(?:=|=\{|: )["'`](\/[^"'`?#]*)/g), ([, address = '']) => ({ path, address })),
    )
}

test('every link that is written out leads to a page of the site or to a record', () => {
  const links = writtenLinks()
  expect(links.length).toBeGreaterThan(20)
  const dead = links.filter(({ address }) => findSitePage(address) === null && kindOfPath(address.split('/')[1] ?? '') === null)
  expect(dead.filter(({ address }) => !address.startsWith('/api/'))).toEqual([])
})
