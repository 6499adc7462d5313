import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readSourceTree } from '../source-tree.ts'
import { unbrokenWalk, walks } from './unbroken-walk.ts'

const tree = readSourceTree(join(import.meta.dirname, '../../../../..')).filter(
  ({ path }) => /^docs\/walk-/.test(path) || /^(?:apps|packages)\/(?!demo-release|repo-rules|test-kit)/.test(path),
)

/** Where each walk begins, what it passes, and where it ends. */
const landmarks = {
  search: [
    'packages/kinds/germplasm/web/germplasm-form.ts',
    'packages/search-engine/src/query/search-body.ts',
    'packages/features/results/web/list/results-definition-query.ts',
  ],
  request: ['apps/api/src/build-app.ts', 'packages/kinds/locus/web/locus-page.tsx', 'apps/web/src/main.tsx'],
  run: [
    'packages/features/blast/web/blast-form-page.tsx',
    'packages/features/runs/server/run-program.ts',
    'packages/features/blast/server/load-blast-result.ts',
  ],
  list: [
    'packages/features/lists/web/new-list/new-list-page.tsx',
    'packages/features/enrichment/server/run-enrichment.ts',
    'packages/features/enrichment/web/source-results.tsx',
  ],
}

describe.each(Object.entries(walks))('walk of a %s', (name, walk) => {
  const text = tree.find(({ path }) => path === walk.page)?.text ?? ''
  const paths = Array.from(text.matchAll(/^\d+\. [^`]*`([^`]+)`/gm), ([, path = '']) => path)
  const walkWith = (changed: string) =>
    unbrokenWalk(walk)(tree.map((file) => (file.path === walk.page ? { path: walk.page, text: changed } : file)))

  test('goes from its beginning to its end', () => {
    const [first, passed, last] = landmarks[name as keyof typeof landmarks] // The names are those of the table.
    expect(walkWith(text)).toEqual([])
    expect([paths[0], paths.at(-1)]).toEqual([first, last])
    expect(paths).toContain(passed)
    expect(paths.length).toBeLessThanOrEqual(walk.mostSteps)
  })

  test.each(paths)('is broken without %s', (path) => {
    const without = text.replaceAll(/^\d+\. .*/gm, (step) => (step.includes(`\`${path}\``) ? 'Left out.' : step))
    expect(without).not.toBe(text)
    expect(walkWith(without)).not.toEqual([])
  })
})
