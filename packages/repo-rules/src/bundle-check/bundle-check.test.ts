import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeScratchTree, type ScratchTree } from '../scratch-tree.ts'
import { findChunkCycle } from './no-chunk-cycles.ts'
import { isContractModule, noContractCopies } from './no-contract-copies.ts'
import { isServerModule, noServerCode, webKits } from './no-server-code.ts'

const checkout = join(import.meta.dirname, '../../../..')

describe('the build of the web app refuses server code', { timeout: 60_000 }, () => {
  let tree: ScratchTree
  beforeAll(async () => {
    tree = await makeScratchTree(['package.json', 'packages/kinds/package.json'], {
      'packages/kinds/clone/server/load-clone.ts': "export const loadClone = () => 'clone'\n",
      'packages/kinds/clone/web/clone-page.ts': "export const clonePage = () => 'clone'\n",
      'rightful.ts': "import { clonePage } from './packages/kinds/clone/web/clone-page.ts'\n\nconsole.log(clonePage())\n",
      'server-layer.ts': "import { loadClone } from './packages/kinds/clone/server/load-clone.ts'\n\nconsole.log(loadClone())\n",
      'past-exports.ts': "import { loadClone } from '@rosette/kinds/clone/server/load-clone.ts'\n\nconsole.log(loadClone())\n",
      'server-package.ts': "import { sql } from 'kysely'\n\nconsole.log(sql)\n",
    })
  })
  afterAll(() => tree?.remove())

  const bundle = (entry: string) =>
    build({
      root: tree.root,
      configFile: false,
      logLevel: 'silent',
      plugins: [noServerCode],
      build: { write: false, minify: false, rolldownOptions: { input: join(tree.root, entry) } },
    })

  test('web code is built', async () => {
    await expect(bundle('rightful.ts')).resolves.toBeDefined()
  })

  test("a kind's server layer fails the build, which names the module", async () => {
    await expect(bundle('server-layer.ts')).rejects.toThrow(/contains server module .*packages\/kinds\/clone\/server\/load-clone\.ts/)
  })

  test('a file that its package does not export fails the build', async () => {
    await expect(bundle('past-exports.ts')).rejects.toThrow(/clone\/server\/load-clone\.ts.* is not exported/s)
  })

  test('a server-only package fails the build', async () => {
    await expect(bundle('server-package.ts')).rejects.toThrow(/contains server module .*node_modules\/kysely\//)
  })

  test.each(['vite.config.ts', 'genome-frame.config.ts'])('%s builds with this check', (file) => {
    expect(readFileSync(join(checkout, 'apps/web', file), 'utf8')).toMatch(/plugins: \[[^\]]*noServerCode/)
  })
})

test.each([
  ['/x/packages/kinds/registry/server.ts', true],
  ['/x/packages/features/results/server/search-routes.ts', true],
  ['/x/packages/database/src/migrate.ts', true],
  ['/x/packages/sequence-store/src/open-sequences.ts', true],
  ['/x/packages/a-kit-of-tomorrow/src/something.ts', true],
  ['/x/apps/api/src/main.ts', true],
  ['/x/node_modules/pg/lib/index.js', true],
  ['/x/packages/kinds/registry/pages.ts', false],
  ['/x/packages/features/results/contract/category-kinds.ts', false],
  ['/x/packages/contract-kit/src/problem.ts', false],
  ['/packages/rosette/apps/web/src/main.tsx', false],
  ['/x/node_modules/pg-like/index.js', false],
])('%s is server code: %s', (id, expected) => {
  expect(isServerModule(id)).toBe(expected)
})

test('the kits of the web are those that the compiler checks without Node', () => {
  const projects = ['contract', 'web'].map((name) => readFileSync(join(checkout, `tsconfig.${name}.json`), 'utf8'))
  const kits = projects.flatMap((text) => [...text.matchAll(/"packages\/([^/*]+)\/src\//g)].map(([, kit]) => kit))
  expect(kits.sort()).toEqual([...webKits].sort())
})

describe('the build of the first view refuses copies of contracts', { timeout: 60_000 }, () => {
  let tree: ScratchTree
  beforeAll(async () => {
    tree = await makeScratchTree(['package.json', 'packages/kinds/package.json'], {
      'packages/kinds/clone/contract/clone-record.ts': "export const CloneRecord = 'clone'\n",
      'first-view/contract.ts':
        "import { CloneRecord } from '../packages/kinds/clone/contract/clone-record.ts'\n\nconsole.log(CloneRecord)\n",
      'first-view/zod.ts': "import { z } from 'zod'\n\nconsole.log(z)\n",
    })
  })
  afterAll(() => tree?.remove())

  const bundle = (entry: string, external: (id: string) => boolean = () => false) =>
    build({
      root: tree.root,
      configFile: false,
      logLevel: 'silent',
      plugins: [noContractCopies],
      ssr: { noExternal: true },
      build: {
        ssr: true,
        write: false,
        minify: false,
        rolldownOptions: { input: join(tree.root, entry), external, makeAbsoluteExternalsRelative: true },
      },
    })

  test('contracts that stay outside are imported', async () => {
    await expect(bundle('first-view/contract.ts', isContractModule)).resolves.toMatchObject({
      output: [{ code: expect.stringContaining('from "../packages/kinds/clone/contract/clone-record.ts"') }],
    })
  })

  test('[API-067] a second copy of a contract fails the build, which names the module', async () => {
    await expect(bundle('first-view/contract.ts')).rejects.toThrow(
      /contains a second copy of .*packages\/kinds\/clone\/contract\/clone-record\.ts/,
    )
  })

  test('a second copy of zod fails the build', async () => {
    await expect(bundle('first-view/zod.ts')).rejects.toThrow(/contains a second copy of .*node_modules\/zod\//)
  })

  test('the first view is built with this check', () => {
    expect(readFileSync(join(checkout, 'apps/web/vite.config.ts'), 'utf8')).toMatch(/isSsrBuild \? \[[^\]]*noContractCopies/)
  })

  test('contracts are what the compiler checks as contracts', () => {
    const { include }: { include: string[] } = JSON.parse(
      readFileSync(join(checkout, 'tsconfig.contract.json'), 'utf8').replaceAll(/^\s*\/\/.*$/gm, ''),
    )
    const files = globSync(include, { cwd: checkout }).filter((file) => file.endsWith('.ts'))
    expect(files.length).toBeGreaterThan(200)
    expect(files.filter((file) => !isContractModule(join(checkout, file)))).toEqual([])
    expect(isContractModule(join(checkout, 'packages/kinds/registry/pages.ts'))).toBe(false)
    expect(isContractModule(join(checkout, 'packages/kinds/locus/web/locus-page.tsx'))).toBe(false)
  })
})

test('a circle of chunks is found and named; one that is shared is none', () => {
  const chunks = (imports: Record<string, string[]>) => findChunkCycle(new Map(Object.entries(imports)))
  expect(chunks({ main: ['page', 'kit'], page: ['kit'], kit: ['vendor'], vendor: [] })).toBeNull()
  expect(chunks({ main: ['page'], page: ['kit'], kit: ['page'] })).toEqual(['page', 'kit', 'page'])
})

test('the build of the web app refuses circles of chunks', () => {
  expect(readFileSync(join(checkout, 'apps/web/vite.config.ts'), 'utf8')).toMatch(/plugins: \[[^\]]*noChunkCycles/)
})
