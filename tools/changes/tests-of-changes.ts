import { isTest, isWeb } from '@rosette/repo-rules/repository-rules/file-roles.ts'
import { importGraph } from '@rosette/repo-rules/repository-rules/imports/import-graph.ts'
import type { SourceTree } from '@rosette/repo-rules/repository-rules/source-tree.ts'

/** Test files to run, or all of them: what everything stands on has changed. */
export type Chosen = readonly string[] | 'all'

export type TestsOfChanges = {
  unit: Chosen
  live: Chosen
  /** Not only documents have changed. */
  isInProduct: boolean
}

/**
 * Unit tests are chosen file by file: those that reach a changed file by imports, those of its slice, and the repository rules. Live tests
 * start the whole product, which imports everything; so they are chosen by slice: those of a slice whose server or contract has changed, and
 * of the slices that depend on it.
 */
export function testsOfChanges(tree: SourceTree, changed: readonly string[]): TestsOfChanges {
  const relevant = changed.filter((path) => !isPlainDocument(path) && !isGenerated(path))
  if (relevant.some(isBelowEverything)) return { unit: 'all', live: 'all', isInProduct: true }
  const tests = tree.map(({ path }) => path).filter((path) => /\.test\.tsx?$/.test(path) && !isByCommand(path))
  const slices = new Set(relevant.map(sliceOf))
  const reached = importersOf(tree, relevant)
  const reachedSlices = dependentSlices(tree, new Set(relevant.filter(concernsServer).map(sliceOf)))
  return {
    unit: tests.filter((path) => !isLive(path) && (reached.has(path) || slices.has(sliceOf(path)) || path.startsWith(rules))),
    live: tests.filter((path) => isLive(path) && (reachedSlices.has(sliceOf(path)) || relevant.includes(path))),
    isInProduct: relevant.length > 0,
  }
}

const rules = 'packages/repo-rules/'

/** No test but the repository rules reads them; the texts of the site are of a feature. */
const isPlainDocument = (path: string) => /^(docs\/|[^/]+\.md$|LICENSE$|NOTICE$)/.test(path)

/** Follows from other files, which have changed too: types of rows, the description of the API, the import rules. */
const isGenerated = (path: string) => /\/generated\/|^(openapi|biome\.import-rules)\.json$/.test(path)

/** Configuration of tools, manifests, and what other tests are made of. */
const isBelowEverything = (path: string) =>
  /^[^/]+$/.test(path) || /(^|\/)package\.json$/.test(path) || /^(packages\/test-kit|tools\/services)\//.test(path)

const isLive = (path: string) => path.endsWith('.live.test.ts')

/** Commands run these, as they take minutes. */
const isByCommand = (path: string) => /\.(long|chaos)\.test\.ts$/.test(path)

/** `packages/kinds/locus/server/…` → `packages/kinds/locus`. The texts are shown by a feature, which reads them as files. */
function sliceOf(path: string): string {
  if (path.startsWith('texts/')) return 'packages/features/texts'
  return /^(packages\/(?:kinds|features)\/[^/]+|packages\/[^/]+|apps\/[^/]+|tools\/[^./]+|[^/]+)/.exec(path)?.[0] ?? path
}

const concernsServer = (path: string) => !isTest(path) && !inBrowserOnly(path)

const inBrowserOnly = (path: string) => isWeb(path) || /^(apps\/web|e2e|packages\/(ui-kit|api-client))\//.test(path) || /\/web\//.test(path)

/** The files that import one of these, or import a file that does. */
function importersOf(tree: SourceTree, paths: readonly string[]): ReadonlySet<string> {
  const importers = Map.groupBy(importGraph(tree), ({ to }) => to)
  return closureOf(paths, (path) => (importers.get(path) ?? []).map(({ from }) => from))
}

/** Slices put together in a registry, an app or a tool don't depend on each other. */
const assembles = (slice: string) => /^(apps\/|tools\/|packages\/test-kit$)|registry$/.test(slice)

function dependentSlices(tree: SourceTree, slices: ReadonlySet<string>): ReadonlySet<string> {
  const edges = importGraph(tree)
    .filter(({ from, to }) => concernsServer(from) && !inBrowserOnly(to))
    .map(({ from, to }) => ({ from: sliceOf(from), to: sliceOf(to) }))
  const importers = Map.groupBy(edges, ({ to }) => to)
  return closureOf([...slices], (slice) =>
    assembles(slice) && !slices.has(slice) ? [] : (importers.get(slice) ?? []).map(({ from }) => from),
  )
}

function closureOf(first: readonly string[], next: (one: string) => readonly string[]): ReadonlySet<string> {
  const found = new Set(first)
  for (const one of found) for (const other of next(one)) found.add(other)
  return found
}
