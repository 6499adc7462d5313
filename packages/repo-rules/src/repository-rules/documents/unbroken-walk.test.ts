import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readSourceTree } from '../source-tree.ts'
import { unbrokenWalk } from './unbroken-walk.ts'

const page = 'docs/walk-of-a-search.md'
const tree = readSourceTree(join(import.meta.dirname, '../../../../..')).filter(
  ({ path }) => path === page || /^packages\/(api-client|features|kinds|search-engine)\//.test(path),
)
const text = tree.find(({ path }) => path === page)?.text ?? ''
const paths = Array.from(text.matchAll(/^\d+\. [^`]*`([^`]+)`/gm), ([, path = '']) => path)

function walkWith(changed: string) {
  return unbrokenWalk(tree.map((file) => (file.path === page ? { path: page, text: changed } : file)))
}

test('the walk goes from the germplasm form to the engine query in at most 15 files', () => {
  expect(walkWith(text)).toEqual([])
  expect(paths[0]).toBe('packages/kinds/germplasm/web/germplasm-form.ts')
  expect(paths).toContain('packages/search-engine/src/query/search-body.ts')
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths.length).toBeLessThanOrEqual(15)
})

test.each(paths)('a walk without %s is broken', (path) => {
  const without = text.replaceAll(/^\d+\. .*/gm, (step) => (step.includes(`\`${path}\``) ? 'Left out.' : step))
  expect(without).not.toBe(text)
  expect(walkWith(without)).not.toEqual([])
})
