import { serverOnlyPackages, webKits } from '../../bundle-check/server-only-packages.ts'
import type { Rule } from '../rule.ts'
import type { SourceTree } from '../source-tree.ts'
import { npmPackagesOf } from './manifests.ts'

const list = 'packages/repo-rules/src/bundle-check/server-only-packages.ts'
const webFolders = [...webKits.map((kit) => `packages/${kit}`), 'apps/web']
/** Slices have both sides, and what tests and checks need never runs in the product. */
const neither = ['kinds', 'features', 'test-kit', 'repo-rules'].map((name) => `packages/${name}`)

/** A package that only server code depends on is in the list that keeps it out of the bundle, and nothing else is. */
export const serverOnlyList: Rule = (tree) => {
  const web = npmPackagesOf(tree, webFolders)
  const server = [...npmPackagesOf(tree, serverFolders(tree))].filter((name) => !web.has(name))
  const listed: readonly string[] = serverOnlyPackages
  return [
    ...server.filter((name) => !listed.includes(name)).map((name) => ({ path: list, reason: `${name} is missing` })),
    ...listed.filter((name) => web.has(name)).map((name) => ({ path: list, reason: `${name} is a dependency of the web` })),
    ...listed
      .filter((name) => !web.has(name) && !server.includes(name))
      .map((name) => ({ path: list, reason: `no package depends on ${name}` })),
  ]
}

function serverFolders(tree: SourceTree): readonly string[] {
  return tree
    .flatMap(({ path }) => /^((?:packages|apps)\/[^/]+)\/package\.json$/.exec(path)?.[1] ?? [])
    .filter((folder) => !webFolders.includes(folder) && !neither.includes(folder))
}
