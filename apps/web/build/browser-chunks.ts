import { join } from 'node:path'

/** What rolldown tells of a module while it divides the code into files. */
type Modules = { getModuleInfo(id: string): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null }

const entry = join(import.meta.dirname, '../src/genome-frame.tsx')

/** What JBrowse shows of a feature on request, and its tables: a fifth of its weight. */
const details =
  /\/@mui\/x-|\/BaseFeatureDetail\/|\/faceted\/Faceted|\/AssemblyManager\/|\/product-core\/esm\/ui\/|\/createModel\/AboutDialog/

/** Where the code begins that is fetched when a track of its sort, or a file of the visitor, is opened. */
const readers: readonly { name: string; begins: RegExp }[] = [
  { name: 'bed', begins: /\/@jbrowse\/plugin-bed\/esm\/index\.js$/ },
  { name: 'bigwig', begins: /\/@jbrowse\/plugin-wiggle\/esm\/index\.js$/ },
  { name: 'vcf', begins: /\/@jbrowse\/plugin-variants\/esm\/index\.js$/ },
  { name: 'own-files', begins: /\/genome-browser\/web\/find-file-problem\.ts$/ },
]

/**
 * The file of a module. JBrowse fetches its parts one by one, some 250 of them before the first gene is drawn, so what can be reached without
 * a reader is one file; what only one reader needs is a file of its own, and what several need is `readers`.
 */
export function chunksOfBrowser(): (id: string, modules: Modules) => string {
  let reached: ReturnType<typeof findReached> | null = null
  return (id, modules) => {
    reached ??= findReached(modules)
    const own = reached.ofReaders.filter(({ ids }) => ids.has(id))
    if (reached.browser.has(id) || own[0] === undefined) return details.test(id) ? 'details' : 'browser'
    return own.length === 1 ? own[0].name : 'readers'
  }
}

function findReached(modules: Modules) {
  const found: { name: string; root: string }[] = []
  const browser = walk([entry], modules, (id) => {
    const reader = readers.find(({ begins }) => begins.test(id))
    if (reader && !found.some(({ root }) => root === id)) found.push({ name: reader.name, root: id })
    return reader === undefined
  })
  return { browser, ofReaders: found.map(({ name, root }) => ({ name, ids: walk([root], modules, (id) => !browser.has(id)) })) }
}

/** All modules that these import, at once or later, as far as `enters` lets it go. */
function walk(from: readonly string[], modules: Modules, enters: (id: string) => boolean): Set<string> {
  const seen = new Set(from)
  for (const id of seen) {
    const { importedIds = [], dynamicallyImportedIds = [] } = modules.getModuleInfo(id) ?? {}
    for (const next of [...importedIds, ...dynamicallyImportedIds]) if (enters(next)) seen.add(next)
  }
  return seen
}
