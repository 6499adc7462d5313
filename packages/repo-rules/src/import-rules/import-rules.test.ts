import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeScratchTree, type ScratchTree } from '../scratch-tree.ts'

/** Two kinds and a kit that keep every rule. */
const rightful = {
  'packages/kinds/clone/contract/clone-kind.ts': "export const cloneKind = { name: 'clone' }\n",
  'packages/kinds/clone/server/load-clone.ts': 'export const loadClone = () => process.env.PORT\n',
  'packages/kinds/clone/server/clone-server.ts':
    "import { cloneKind } from '../contract/clone-kind.ts'\nimport { loadClone } from './load-clone.ts'\n\nexport const cloneServer = { ...cloneKind, loadClone }\n",
  'packages/kinds/clone/server/search/index-clone.ts':
    "import { cloneKind } from '../../contract/clone-kind.ts'\nimport { clonesQuery } from '../load/clones-query.ts'\n\nexport const cloneIndex = { ...cloneKind, clonesQuery }\n",
  'packages/kinds/clone/server/load/clones-query.ts': "export const clonesQuery = 'select'\n",
  'packages/kinds/clone/web/clone-page.ts':
    "import { cloneKind } from '../contract/clone-kind.ts'\n\nexport const clonePage = () => document.querySelector(cloneKind.name)\n",
  'packages/kinds/clone/web/parts/clone-part.ts':
    "import { cloneKind } from '../../contract/clone-kind.ts'\nimport { clonePage } from '../clone-page.ts'\n\nexport const clonePart = { ...cloneKind, clonePage }\n",
  'packages/kinds/vector/contract/vector-kind.ts': "export const vectorKind = { name: 'vector' }\n",
  'packages/kinds/registry/contract.ts': "export { cloneKind } from '../clone/contract/clone-kind.ts'\n",
  'packages/features/results/server/kind-names.ts':
    "import { cloneKind } from '@rosette/kinds/registry/contract.ts'\n\nexport const kindNames = [cloneKind.name]\n",
  'packages/ui-kit/src/breadcrumbs.ts': "export const breadcrumbs = ['Home']\n",
  'packages/features/site/web/target-link.ts': 'export const targetLink = 1\n',
  'packages/features/access/contract/visitor.ts': "export const anonymous = 'anonymous'\n",
  'packages/features/results/web/list/downward.ts':
    "import { cloneKind } from '@rosette/kinds/clone/contract/clone-kind.ts'\nimport { anonymous } from '../../../access/contract/visitor.ts'\nimport { targetLink } from '../../../site/web/target-link.ts'\n\nexport const downward = [cloneKind, targetLink, anonymous]\n",
}

describe('the compiler keeps the layers apart', { timeout: 60_000 }, () => {
  const scratch = scratchLayers()
  const build = () => scratch().run('tsc', '-b', 'tsconfig.contract.json', 'tsconfig.server.json', 'tsconfig.web.json', '--pretty', 'false')

  test('layers that keep the rules build', async () => {
    expect(await build()).toEqual({ status: 0, output: '' })
  })

  test('a layer that reaches into another does not build', async () => {
    const planted = {
      'web/web-to-server.ts': ["export { cloneServer } from '../server/clone-server.ts'\n", 'TS6307'],
      'web/web-to-server-type.ts': [
        "import type { loadClone } from '../server/load-clone.ts'\nexport type A = typeof loadClone\n",
        'TS6307',
      ],
      'contract/contract-to-server-type.ts': [
        "import type { loadClone } from '../server/load-clone.ts'\nexport type B = typeof loadClone\n",
        'TS6307',
      ],
      'web/process-in-web.ts': ['export const port = process.env.PORT\n', 'TS25(80|91)'],
      'contract/process-in-contract.ts': ['export const port = process.env.PORT\n', 'TS25(80|91)'],
      'server/window-in-server.ts': ['export const width = window.innerWidth\n', 'TS(2304|2584)'],
      'contract/document-in-contract.ts': ['export const title = document.title\n', 'TS(2304|2584)'],
    } as const
    await scratch().write(Object.fromEntries(Object.entries(planted).map(([path, [text]]) => [`packages/kinds/clone/${path}`, text])))
    const { status, output } = await build()
    expect(status).not.toBe(0)
    for (const [path, [, code]] of Object.entries(planted))
      expect(output).toMatch(new RegExp(`^packages/kinds/clone/${path}.*${code}`, 'm'))
  })
})

describe('the exports of a package are its only entrances', { timeout: 60_000 }, () => {
  const scratch = scratchLayers()

  test('an import that reaches into a layer of a kind from outside does not compile', async () => {
    const planted = {
      'packages/features/results/server/into-server.ts': "export { cloneServer } from '@rosette/kinds/clone/server/clone-server.ts'\n",
      'packages/features/results/web/into-web.ts': "export { clonePage } from '@rosette/kinds/clone/web/clone-page.ts'\n",
      'apps/api/src/into-server.ts':
        "import type { cloneServer } from '@rosette/kinds/clone/server/clone-server.ts'\nexport type A = typeof cloneServer\n",
    }
    await scratch().write(planted)
    const { output } = await scratch().run('tsc', '-b', 'tsconfig.server.json', 'tsconfig.web.json', '--pretty', 'false')
    for (const path of Object.keys(planted)) expect(output).toMatch(new RegExp(`^${path}.*TS2307`, 'm'))
    expect(output).not.toContain('kind-names.ts')
  })

  test('nor does Node load it', async () => {
    await scratch().write({ 'apps/api/src/late.ts': "await import('@rosette/kinds/clone/server/clone-server.ts')\n" })
    expect((await scratch().runScript('apps/api/src/late.ts')).output).toContain('ERR_PACKAGE_PATH_NOT_EXPORTED')
  })
})

describe('Biome keeps the imports pointing one way', { timeout: 60_000 }, () => {
  /** Each would pass the compiler or be seen by it too late: file, line, what is restricted. */
  const planted: Readonly<Record<string, string>> = {
    'packages/kinds/clone/web/database-in-web.ts': "export { Kysely } from 'kysely'\n",
    'packages/kinds/clone/web/database-type-in-web.ts': "import type { Pool } from 'pg'\n\nexport type A = Pool\n",
    'packages/kinds/clone/web/server-kit-in-web.ts': "export { openDatabase } from '@rosette/database/open-database.ts'\n",
    'packages/kinds/clone/web/node-in-web.ts': "export { readFile } from 'node:fs/promises'\n",
    'packages/kinds/clone/web/late-server-in-web.ts': "export const late = () => import('../server/clone-server.ts')\n",
    'packages/kinds/clone/web/other-kind.ts': "export { vectorKind } from '../../vector/contract/vector-kind.ts'\n",
    'packages/kinds/clone/web/other-kind-by-name.ts': "export { vectorKind } from '@rosette/kinds/vector/contract/vector-kind.ts'\n",
    'packages/kinds/clone/web/parts/other-kind-from-deep.ts': "export { vectorKind } from '../../../vector/contract/vector-kind.ts'\n",
    'packages/kinds/clone/web/parts/server-from-deep.ts': "export { loadClone } from '../../server/load-clone.ts'\n",
    'packages/kinds/clone/server/other-kind.ts': "export { vectorKind } from '../../vector/contract/vector-kind.ts'\n",
    'packages/kinds/clone/server/load/other-kind-from-deep.ts': "export { vectorKind } from '../../../vector/contract/vector-kind.ts'\n",
    'packages/kinds/clone/server/react-in-server.ts': "export { useState } from 'react'\n",
    'packages/kinds/clone/server/page-in-server.ts': "export { clonePage } from '../web/clone-page.ts'\n",
    'packages/kinds/clone/contract/react-in-contract.ts': "export { useState } from 'react'\n",
    'packages/kinds/clone/contract/database-in-contract.ts': "export { sql } from 'kysely'\n",
    'packages/kinds/clone/web/feature-in-kind.ts': "export { sitePages } from '@rosette/features/site/contract/site-pages.ts'\n",
    'packages/features/mutants/contract/mutants-analysis.ts': "export { call } from './mutants-call.ts'\n",
    'packages/features/site/contract/list-analyses.ts': "export { call } from '../../mutants/contract/mutants-call.ts'\n",
    'packages/features/results/web/page-of-a-kind.ts': "export { clonePage } from '../../../kinds/clone/web/clone-page.ts'\n",
    'packages/features/results/contract/server-in-contract.ts': "export { search } from '../server/search.ts'\n",
    'packages/features/results/web/server-in-web.ts': "export { search } from '../../access/server/entitle.ts'\n",
    'packages/features/results/server/web-in-server.ts': "export { link } from '../../site/web/target-link.tsx'\n",
    'packages/features/access/contract/upward-contract.ts': "export { profile } from '../../sessions/contract/auth-profile.ts'\n",
    'packages/features/access/server/upward-server.ts': "export { signIn } from '../../sessions/server/sign-in.ts'\n",
    'packages/features/account/web/upward-web.ts': "export { ProfilePage } from '../../profile/web/profile-page.tsx'\n",
    'packages/features/account/web/upward-type.ts':
      "import type { EditGuard } from '../../members/web/edit-guard.tsx'\n\nexport type A = EditGuard\n",
    'packages/features/results/web/list/upward-from-deep.ts': "export { form } from '../../../search/web/search-form-page.tsx'\n",
    'packages/features/account/web/upward-by-name.ts': "export { card } from '@rosette/features/members/contract/card.ts'\n",
    'packages/ui-kit/src/kind-in-kit.ts': "export { cloneKind } from '@rosette/kinds/clone/contract/clone-kind.ts'\n",
    'packages/ui-kit/src/kind-in-kit-by-path.ts': "export { cloneKind } from '../../kinds/clone/contract/clone-kind.ts'\n",
    'packages/api-client/src/ui-in-client.ts': "export { breadcrumbs } from '@rosette/ui-kit/breadcrumbs.ts'\n",
    'packages/database/src/kind-in-kit.ts': "export { kinds } from '@rosette/kinds/registry/contract.ts'\n",
    'packages/contract-kit/src/more-than-zod.ts': "export { sql } from 'kysely'\n",
    'packages/file-formats/src/files-in-formats.ts': "export { readFile } from 'node:fs'\n",
    'apps/web/src/server-in-app.ts': "export { kindServers } from '@rosette/kinds/registry/server.ts'\n",
    'apps/api/src/web-in-api.ts': "export { kindPages } from '@rosette/kinds/registry/pages.ts'\n",
  }
  const scratch = scratchLayers()
  const lint = async () => {
    const { output } = await scratch().run('biome', 'lint', '--reporter=github', '--max-diagnostics=200')
    return output.replaceAll(`${scratch().root}/`, '')
  }

  test('layers that keep the rules have no errors', async () => {
    expect(await lint()).not.toMatch(/noRestrictedImports|noImportCycles/)
  })

  test('an import that points the wrong way is an error', async () => {
    await scratch().write(planted)
    const found = await lint()
    const missed = Object.keys(planted).filter((path) => !new RegExp(`noRestrictedImports.*file=${path}`).test(found))
    expect(missed).toEqual([])
  })

  test('a circle of imports is an error', async () => {
    await scratch().write({
      'packages/ui-kit/src/hen.ts': "import { egg } from './egg.ts'\n\nexport const hen = () => egg\n",
      'packages/ui-kit/src/egg.ts': "import { hen } from './hen.ts'\n\nexport const egg = () => hen\n",
    })
    expect(await lint()).toMatch(/noImportCycles.*file=packages\/ui-kit\/src\/(hen|egg)\.ts/)
  })

  test('a default export is an error, except in the configuration of a tool', async () => {
    await scratch().write({ 'packages/ui-kit/src/unnamed.ts': 'export default 1\n', 'apps/web/vite.config.ts': 'export default {}\n' })
    const found = await lint()
    expect(found).toMatch(/noDefaultExport.*file=packages\/ui-kit\/src\/unnamed\.ts/)
    expect(found).not.toMatch(/noDefaultExport.*vite\.config\.ts/)
  })
})

function scratchLayers(): () => ScratchTree {
  let tree: ScratchTree | null = null
  beforeAll(async () => {
    const projects = ['base', 'contract', 'server', 'web'].map((name) => `tsconfig.${name}.json`)
    const manifests = ['package.json', 'packages/kinds/package.json', 'packages/ui-kit/package.json']
    tree = await makeScratchTree([...projects, ...manifests, 'biome.jsonc', 'biome.import-rules.json', '.gitignore'], rightful)
  })
  afterAll(() => tree?.remove())
  return () => {
    if (!tree) throw new Error('The tree is made before the first test')
    return tree
  }
}
