import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repositoryRules } from '@rosette/repo-rules/repository-rules/repository-rules.ts'
import { formatViolation } from '@rosette/repo-rules/repository-rules/rule.ts'
import { readSourceTree } from '@rosette/repo-rules/repository-rules/source-tree.ts'
import { makeScratchTree, type ScratchTree } from '@rosette/repo-rules/scratch-tree.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { registriesOf } from './new-kind/register-kind.ts'

const usage = 'Usage: npm run new:kind -- <name> [--searchable [--form] [--positions]]\n'

const copied = ['apps', 'packages', 'tools', 'data', 'package.json', 'biome.jsonc', 'biome.import-rules.json', '.gitignore']

// Names that sort before and after what they are imported with, and a long one.
const made = ['aardvark', 'host-strain', 'gizmo', 'found-only', 'placed-thing', 'zygote']

// That it compiles and is served is shown in additions.long.test.ts.
describe('npm run new:kind', { timeout: 120_000 }, () => {
  let tree: ScratchTree
  const newKind = (...names: string[]) => tree.runScript('tools/new-kind.ts', ...names)
  const textOf = (path: string) => readFileSync(join(tree.root, path), 'utf8')

  beforeAll(async () => {
    tree = await makeScratchTree(copied)
  }, 120_000)
  afterAll(() => tree?.remove())

  test('refuses a name that is taken or no name, and writes nothing', async () => {
    const registry = textOf('packages/kinds/registry/kinds.ts')
    expect(await newKind('locus')).toEqual({ status: 1, output: 'There is already a kind called locus.\n' })
    expect(await newKind('registry')).toMatchObject({ status: 1 })
    expect(await newKind('news')).toEqual({ status: 1, output: '/news is a page of the site; a kind of that name would never be seen.\n' })
    expect(await newKind('Host Strain')).toMatchObject({ status: 1, output: expect.stringContaining('is not a valid name for a kind') })
    expect(await newKind()).toEqual({ status: 1, output: usage })
    expect(await newKind('aardvark', '--form')).toEqual({ status: 1, output: usage })
    expect(await newKind('aardvark', '--positions')).toEqual({ status: 1, output: usage })
    expect(await newKind('aardvark', '--wrong')).toEqual({ status: 1, output: usage })
    // What npm makes of `npm run new:kind aardvark --searchable --form`.
    vi.stubEnv('npm_config_searchable', 'true')
    expect(await newKind('aardvark')).toMatchObject({
      status: 1,
      output: expect.stringMatching(/^npm took the flags .*nothing was written/),
    })
    vi.unstubAllEnvs()
    expect(textOf('packages/kinds/registry/kinds.ts')).toBe(registry)
  })

  test('makes a kind that has every layer', async () => {
    expect(await newKind('aardvark')).toMatchObject({ status: 0 })
    expect(await newKind('host-strain')).toMatchObject({ status: 0 })
    expect(await newKind('gizmo', '--searchable', '--form')).toMatchObject({ status: 0 })
    expect(await newKind('placed-thing', '--searchable', '--form', '--positions')).toMatchObject({ status: 0 })
    expect(await newKind('zygote', '--searchable', '--form', '--positions')).toMatchObject({ status: 0 })
    const found = await newKind('found-only', '--searchable')
    expect(found).toMatchObject({ status: 0, output: expect.stringContaining('a search, no form and no positions. Now:') })
    expect(await newKind('host-strain')).toMatchObject({ status: 1 })
    expect(textOf('packages/kinds/registry/server.ts')).toContain("  'host-strain': hostStrainServer,\n")
  })

  test('what it makes is formatted and within the import rules', async () => {
    const registries = registriesOf({ isSearchable: true, hasForm: true, hasPositions: true }).map(
      (list) => `packages/kinds/registry/${list}.ts`,
    )
    const checked = await tree.run('biome', 'check', '--error-on-warnings', ...made.map((kind) => `packages/kinds/${kind}`), ...registries)
    expect(checked.output).toContain('No fixes applied')
    expect(checked.status).toBe(0)
  })

  test('what it makes keeps the repository rules', () => {
    const files = readSourceTree(tree.root)
    const found = Object.values(repositoryRules(new Set()))
      .flatMap((rule) => rule(files))
      .filter(({ path }) =>
        /packages\/kinds\/((aardvark|found-only|gizmo|host-strain|placed-thing|zygote)\/|registry\/[a-z-]+\.ts$)/.test(path),
      )
    expect(found.map(formatViolation)).toEqual([])
  })
})
