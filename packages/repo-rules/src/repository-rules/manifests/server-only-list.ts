import { serverKits, serverOnlyPackages } from '../../bundle-check/server-only-packages.ts'
import type { Rule } from '../rule.ts'
import { npmPackagesOf } from './manifests.ts'

const list = 'packages/repo-rules/src/bundle-check/server-only-packages.ts'
const serverFolders = [
  ...serverKits.filter((kit) => kit !== 'test-kit').map((kit) => `packages/${kit}`),
  'apps/api',
  'apps/worker',
  'apps/cli',
]
const webFolders = ['packages/contract-kit', 'packages/api-client', 'packages/ui-kit', 'apps/web']

/** A package that only server code depends on is in the list that keeps it out of the bundle, and nothing else is. */
export const serverOnlyList: Rule = (tree) => {
  const web = npmPackagesOf(tree, webFolders)
  const server = [...npmPackagesOf(tree, serverFolders)].filter((name) => !web.has(name))
  const listed: readonly string[] = serverOnlyPackages
  return [
    ...server.filter((name) => !listed.includes(name)).map((name) => ({ path: list, reason: `${name} is missing` })),
    ...listed.filter((name) => web.has(name)).map((name) => ({ path: list, reason: `${name} is a dependency of the web` })),
    ...listed
      .filter((name) => !web.has(name) && !server.includes(name))
      .map((name) => ({ path: list, reason: `no package depends on ${name}` })),
  ]
}
