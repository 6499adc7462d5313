import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'

/** What a first visit may weigh, in kilobytes after gzip. */
export const budget = { script: 150, style: 25 }

/** What the busiest pages may weigh with all that they import at once, by the modules that they are made of. */
export const pageBudgets: readonly PageBudget[] = [
  { page: 'results', modules: ['results/web/results-page.tsx', 'locus/web/locus-results.tsx'], script: 239 },
  { page: 'gene form', modules: ['search/web/search-form-page.tsx', 'locus/web/locus-form.ts'], script: 230 },
  { page: 'locus', modules: ['src/record-view.tsx', 'kinds/registry/pages.ts', 'locus/web/locus-page.tsx'], script: 225 },
]

/** Written into documents, so that nobody waits for it. */
const inDocuments = '/src/watch-loading.ts'

const firstVisit = { page: 'a first visit', modules: [] }

export type PageBudget = { page: string; modules: readonly string[]; script: number }

type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'type' | 'code' | 'isEntry' | 'facadeModuleId' | 'imports' | 'viteMetadata'>
type Bundle = Readonly<Record<string, Chunk | Pick<Rolldown.OutputAsset, 'type' | 'source'>>>

/** Fails the build when the entry, or a page with it, grows beyond its budget with all it imports at once. */
export const sizeBudget: Plugin = {
  name: 'size-budget',
  // Of the files as they were written: Vite adds lists of what else to load at the very end.
  writeBundle(_options, bundle) {
    for (const { page, modules } of [firstVisit, ...pageBudgets]) {
      const { script, style } = weigh(bundle, modules)
      this.info(`${page}: ${script} kB of script, ${style} kB of style (gzip)`)
    }
    const tooHeavy = overBudget(bundle)
    if (tooHeavy.length > 0) this.error(tooHeavy.join('; '))
  },
}

/** What opening the genome browser may weigh (GBROW-007), and in how many files all of it lies: a request for each would be noticed. */
export const genomeFrameBudget = { script: 800, style: 25, files: 16 }

/** Fails the build of the genome browser when it grows beyond its budget. */
export const genomeBudget: Plugin = {
  name: 'genome-budget',
  writeBundle(_options, bundle) {
    const tooHeavy = overBudget(bundle, genomeFrameBudget, [], 'the genome browser')
    const files = Object.keys(bundle).length
    if (files > genomeFrameBudget.files) tooHeavy.push(`the genome browser may be ${genomeFrameBudget.files} files, and it is ${files}`)
    if (tooHeavy.length > 0) this.error(tooHeavy.join('; '))
  },
}

/** What is heavier than it may be, in words. */
export function overBudget(bundle: Bundle, entry = budget, pages = pageBudgets, name = firstVisit.page): string[] {
  return [{ page: name, modules: [], script: entry.script }, ...pages].flatMap(({ page, modules, script: limit }) => {
    const { script, style } = weigh(bundle, modules)
    return [
      ...(script > limit ? [`the budget of ${page} is ${limit} kB of script, and it has ${script}`] : []),
      ...(style > entry.style ? [`the budget of ${page} is ${entry.style} kB of style, and it has ${style}`] : []),
    ]
  })
}

/** The entry and the chunks of these modules, with all that they import at once. */
function weigh(bundle: Bundle, modules: readonly string[]): { script: number; style: number } {
  const found = new Set<Chunk>()
  function add(file: Bundle[string] | undefined) {
    if (file?.type !== 'chunk' || found.has(file)) return
    found.add(file)
    for (const next of file.imports) add(bundle[next])
  }
  for (const file of Object.values(bundle)) {
    if (file.type !== 'chunk' || file.facadeModuleId?.endsWith(inDocuments)) continue
    if (file.isEntry || modules.some((module) => file.facadeModuleId?.endsWith(`/${module}`))) add(file)
  }
  const styles = new Set([...found].flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))
  const sources = [...styles].flatMap((name) => {
    const file = bundle[name]
    return file?.type === 'asset' ? [file.source] : []
  })
  return { script: kilobytes([...found].map((chunk) => chunk.code)), style: kilobytes(sources) }
}

function kilobytes(files: readonly (string | Uint8Array)[]): number {
  const bytes = files.reduce((sum, file) => sum + gzipSync(file).length, 0)
  return Math.round(bytes / 1000)
}
