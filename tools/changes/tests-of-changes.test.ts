import type { SourceTree } from '@rosette/repo-rules/repository-rules/source-tree.ts'
import { expect, test } from 'vitest'
import { testsOfChanges } from './tests-of-changes.ts'

const manifest = (path: string, name: string) => ({
  path: `${path}/package.json`,
  text: JSON.stringify({ name, exports: { './*': './*' } }),
})
const importing = (path: string, ...specifiers: string[]) => ({
  path,
  text: specifiers.map((specifier, at) => `import { it${at} } from '${specifier}'\n`).join(''),
})
const contract = (kind: string) => `packages/kinds/${kind}/contract/${kind}-record.ts`

// Two kinds, put together in a registry that a feature reads; another feature reads one of the kinds itself.
const tree: SourceTree = [
  manifest('packages/kinds', '@rosette/kinds'),
  manifest('packages/features', '@rosette/features'),
  ...['clone', 'vector'].flatMap((kind) => [
    importing(contract(kind)),
    importing(`packages/kinds/${kind}/server/load-${kind}.ts`, `../contract/${kind}-record.ts`),
    importing(`packages/kinds/${kind}/server/load-${kind}.live.test.ts`, `./load-${kind}.ts`),
    importing(`packages/kinds/${kind}/server/ingest-${kind}.test.ts`),
    importing(`packages/kinds/${kind}/web/${kind}-page.tsx`, `../contract/${kind}-record.ts`),
    importing(`packages/kinds/${kind}/web/${kind}-page.test.tsx`, `./${kind}-page.tsx`),
  ]),
  importing('packages/kinds/registry/server.ts', '../clone/server/load-clone.ts', '../vector/server/load-vector.ts'),
  importing('packages/kinds/registry/criteria.live.test.ts', './server.ts'),
  importing('packages/features/results/server/search.ts', '@rosette/kinds/registry/server.ts'),
  importing('packages/features/results/server/search.live.test.ts', './search.ts'),
  importing('packages/features/results/server/search.test.ts', './search.ts'),
  importing('packages/features/mutants/server/mutants.ts', '@rosette/kinds/clone/server/load-clone.ts'),
  importing('packages/features/mutants/server/mutants.live.test.ts', './mutants.ts'),
  importing('packages/repo-rules/src/rules.test.ts'),
  importing('tools/additions.long.test.ts'),
]
const rules = 'packages/repo-rules/src/rules.test.ts'

test('a change of a server calls for the live tests of its slice and of those that depend on it, as far as a registry', () => {
  expect(testsOfChanges(tree, ['packages/kinds/clone/server/load-clone.ts']).live).toEqual([
    'packages/kinds/clone/server/load-clone.live.test.ts',
    'packages/kinds/registry/criteria.live.test.ts',
    'packages/features/mutants/server/mutants.live.test.ts',
  ])
  // Nothing but the registry knows the other kind.
  expect(testsOfChanges(tree, ['packages/kinds/vector/server/vector-tables.sql']).live).toEqual([
    'packages/kinds/vector/server/load-vector.live.test.ts',
    'packages/kinds/registry/criteria.live.test.ts',
  ])
})

test('a change of the registry itself calls for those that read it', () => {
  expect(testsOfChanges(tree, ['packages/kinds/registry/server.ts']).live).toEqual([
    'packages/kinds/registry/criteria.live.test.ts',
    'packages/features/results/server/search.live.test.ts',
  ])
})

test('a change of a page calls for no live test, and one of a live test for itself', () => {
  expect(testsOfChanges(tree, ['packages/kinds/clone/web/clone-page.tsx']).live).toEqual([])
  const changed = 'packages/features/results/server/search.live.test.ts'
  expect(testsOfChanges(tree, [changed]).live).toEqual([changed])
})

test('what commands run is not called for, even by a change of itself', () => {
  const { unit, live } = testsOfChanges(tree, ['tools/additions.long.test.ts'])
  expect([...unit, ...live].filter((path) => path.includes('additions'))).toEqual([])
})

test('unit tests are those that reach a changed file by imports, those of its slice, and the repository rules', () => {
  expect(testsOfChanges(tree, [contract('vector')]).unit).toEqual([
    'packages/kinds/vector/server/ingest-vector.test.ts',
    'packages/kinds/vector/web/vector-page.test.tsx',
    'packages/features/results/server/search.test.ts',
    rules,
  ])
})

test('documents and generated files call for the repository rules alone; manifests and the kit of the tests for everything', () => {
  expect(testsOfChanges(tree, ['docs/style.md', 'README.md', 'openapi.json', 'packages/database/src/generated/release-rows.ts'])).toEqual({
    unit: [rules],
    live: [],
    isInProduct: false,
  })
  for (const path of ['package-lock.json', 'packages/kinds/package.json', 'packages/test-kit/src/test-app.ts'])
    expect(testsOfChanges(tree, [path]), path).toEqual({ unit: 'all', live: 'all', isInProduct: true })
})
