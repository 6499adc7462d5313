import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isWebStale } from './prepare-site.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'rosette-stale-'))
})
afterEach(() => rmSync(root, { recursive: true }))

function put(path: string, second: number) {
  const file = join(root, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, '')
  // Folders are matched too; only the files' times are meant to count here.
  for (let at = file; at !== root; at = dirname(at)) utimesSync(at, 0, at === file ? second : 0)
}

test('a web app that was never built is stale', () => {
  expect(isWebStale(root)).toBe(true)
})

test('a web app that was built for browsers only is stale', () => {
  put('apps/web/dist/.vite/manifest.json', 100)
  expect(isWebStale(root)).toBe(true)
})

test.each([
  ['apps/web/src/main.tsx', true],
  ['packages/kinds/locus/web/locus-page.tsx', true],
  ['packages/kinds/locus/contract/locus-kind.ts', true],
  ['packages/ui-kit/src/theme/theme.ts', true],
  ['packages/kinds/locus/server/load-locus.ts', false],
  ['packages/ui-kit/src/theme/theme.test.tsx', false],
])('a newer %s makes it stale: %s', (path, isStale) => {
  put('apps/web/dist/.vite/manifest.json', 100)
  put('apps/web/dist-server/first-view/render-first-view.js', 100)
  put(path, 50)
  expect(isWebStale(root)).toBe(false)
  put(path, 200)
  expect(isWebStale(root)).toBe(isStale)
})
