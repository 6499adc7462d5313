import { isCode, isManifest, isTest, isWeb } from '../file-roles.ts'
import { importGraph } from '../imports/import-graph.ts'
import { importsOf, parseSource } from '../parse-source.ts'
import type { Rule } from '../rule.ts'
import type { SourceFile, SourceTree } from '../source-tree.ts'
import { packageName, parseManifest } from './manifests.ts'

/** What an operator starts. The first view, which the API draws, has its packages in its bundle. */
const entries = ['apps/api/src/main.ts', 'apps/worker/src/main.ts', 'apps/cli/src/main.ts']
const browser = 'apps/web/'

/**
 * The archive has the `dependencies` of API, worker and command line, and theirs in turn. So a package of which a server loads files lists
 * there what these files load, and everything else (types, tests, pages) among its `devDependencies`. What pages load stands in the manifest
 * of the web app, too, whose bundle ships it: licences and advisories are those of all that is not for development only.
 */
export const serverDependencies: Rule = (tree) => {
  const server = loadedFiles(tree)
  const web = tree.filter(({ path }) => isPage(path))
  const shipped = manifestOf(tree, browser)?.dependencies ?? {}
  return foldersOf(tree).flatMap((folder) => {
    const own = server.filter(({ path }) => path.startsWith(folder))
    const pages = web.filter(({ path }) => folder === browser || path.startsWith(folder))
    const isServer = own.length > 0
    const wanted = new Set((isServer ? own : pages).flatMap(packagesLoadedBy))
    const loadedByPages = new Set(pages.flatMap(packagesLoadedBy))
    const { dependencies = {}, devDependencies = {} } = manifestOf(tree, folder) ?? {}
    const development = Object.keys(devDependencies)
    const reasons = [
      ...Object.keys(dependencies)
        .filter((name) => !wanted.has(name))
        .map((name) => `no ${isServer ? 'server' : 'page'} loads ${name}: it belongs to devDependencies`),
      ...development
        .filter((name) => wanted.has(name))
        .map((name) => `a ${isServer ? 'server' : 'page'} loads ${name}: it belongs to dependencies`),
      ...development
        .filter((name) => isServer && loadedByPages.has(name) && !(name in shipped))
        .map((name) => `pages load ${name}: it also belongs to the dependencies of ${browser}package.json`),
    ]
    return reasons.map((reason) => ({ path: `${folder}package.json`, reason }))
  })
}

const isStyle = (path: string) => path.endsWith('.css')

const isPage = (path: string) =>
  isWeb(path) || (/^(packages\/api-client|apps\/web)\/src\//.test(path) && (isCode(path) || isStyle(path)) && !isTest(path))

function foldersOf(tree: SourceTree): readonly string[] {
  return tree
    .filter(({ path }) => isManifest(path) && /^(packages|apps|e2e)\//.test(path))
    .map(({ path }) => path.slice(0, -'package.json'.length))
}

function manifestOf(tree: SourceTree, folder: string) {
  const manifest = tree.find(({ path }) => path === `${folder}package.json`)
  return manifest && parseManifest(manifest.text)
}

/** Every file to which an entry leads by imports that are left when Node has removed the types. */
function loadedFiles(tree: SourceTree): readonly SourceFile[] {
  const edges = Map.groupBy(
    importGraph(tree).filter(({ isTypeOnly }) => !isTypeOnly),
    ({ from }) => from,
  )
  const found = new Set<string>()
  const visit = (path: string): void => {
    if (found.has(path)) return
    found.add(path)
    for (const { to } of edges.get(path) ?? []) visit(to)
  }
  for (const entry of entries) visit(entry)
  return tree.filter(({ path }) => found.has(path) && isCode(path))
}

/** Names of the packages that a file loads when it runs. */
function packagesLoadedBy(file: SourceFile): readonly string[] {
  if (isStyle(file.path))
    return [...file.text.matchAll(/\burl\(["'](@?\w[^"':]+)["']\)/g)].flatMap(([, name = './']) => packageName(name) ?? [])
  const types = parseSource(file).module.staticImports.filter(
    ({ entries: names }) => names.length > 0 && names.every(({ isType }) => isType),
  )
  const erased = new Set(types.map(({ moduleRequest }) => moduleRequest.start))
  return importsOf(file).flatMap(({ name, start }) => (erased.has(start) ? [] : (packageName(name) ?? [])))
}
