import { z } from 'zod'
import { serverOnlyPackages, sharedWithFrame, webKits } from '../../bundle-check/no-server-code.ts'
import { isCode, isManifest, isTest } from '../file-roles.ts'
import { importsOf } from '../parse-source.ts'
import { eachFile, lineAt, type Rule } from '../rule.ts'
import type { SourceTree } from '../source-tree.ts'

const Versions = z.record(z.string(), z.string()).default({})
const Manifest = z.object({ dependencies: Versions, devDependencies: Versions, optionalDependencies: Versions, scripts: Versions })
type Manifest = z.infer<typeof Manifest>

export const parseManifest = (text: string): Manifest => Manifest.parse(JSON.parse(text))

/** The same install everywhere: no ranges, no tags. */
export const exactVersions: Rule = eachFile(isManifest, ({ text }) => {
  const { dependencies, devDependencies, optionalDependencies } = parseManifest(text)
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => ({ reason: `${name} is ${version}; versions are exact` }))
})

/** What a package imports stands in its package.json. The tools of the whole repository (vitest, node types) stand in the root's. */
export const declaredImports: Rule = (tree) => {
  const manifests = new Map(tree.filter(({ path }) => isManifest(path)).map(({ path, text }) => [path, parseManifest(text)]))
  return tree
    .filter(({ path }) => isCode(path) && /^(packages|apps)\//.test(path))
    .flatMap((file) => {
      const folder = file.path.split('/').slice(0, 2).join('/')
      const own = manifests.get(`${folder}/package.json`)
      const root = manifests.get('package.json')
      const known = new Set(Object.keys({ ...own?.dependencies, ...own?.devDependencies, ...root?.devDependencies }))
      return importsOf(file)
        .map(({ name, start }) => ({ name: packageName(name), start }))
        .filter(({ name }) => name !== null && !known.has(name) && !isAtHome(name, folder) && !mayBorrow(file.path, name))
        .map(({ name, start }) => ({
          path: file.path,
          line: lineAt(file.text, start),
          reason: `${name} does not stand in ${folder}/package.json`,
        }))
    })
}

/** Kits do not depend on kinds or apps, but their tests may use the whole codebase. */
function mayBorrow(path: string, name: string): boolean {
  return isTest(path) && name.startsWith('@rosette/')
}

function isAtHome(name: string, folder: string): boolean {
  return name === `@rosette/${folder.split('/')[1]}`
}

/** The package that a module name leads to, or null for a file and for what Node brings. */
export function packageName(specifier: string): string | null {
  if (/^[./]|^node:/.test(specifier)) return null
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}

const list = 'packages/repo-rules/src/bundle-check/no-server-code.ts'
const webFolders = [...webKits.map((kit) => `packages/${kit}`), 'apps/web']
/** Slices have both sides, and what tests and checks need never runs in the product. */
const neither = ['kinds', 'features', 'test-kit', 'repo-rules'].map((name) => `packages/${name}`)

/** A package that only server code depends on is in the list that keeps it out of the bundle, unless JBrowse brings it; nothing else is. */
export const serverOnlyList: Rule = (tree) => {
  const web = npmPackagesOf(tree, webFolders)
  const server = [...npmPackagesOf(tree, serverFolders(tree))].filter((name) => !web.has(name) && !sharedWithFrame.includes(name))
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

/** npm packages that the manifests of these folders name, our own left out. */
function npmPackagesOf(tree: SourceTree, folders: readonly string[]): ReadonlySet<string> {
  const names = tree
    .filter(({ path }) => folders.some((folder) => path === `${folder}/package.json`))
    .flatMap(({ text }) => Object.keys(parseManifest(text).dependencies))
  return new Set(names.filter((name) => !name.startsWith('@rosette/') && !name.startsWith('@types/')))
}
