import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'

/** What a first visit may weigh, in kilobytes after gzip. */
export const budget = { script: 175, style: 25 }

type Bundle = Rolldown.OutputBundle

/** Fails the build when the entry with all it imports at once grows beyond the budget. */
export const sizeBudget: Plugin = {
  name: 'size-budget',
  // After the styles have been put out as files of their own.
  enforce: 'post',
  generateBundle(_options, bundle) {
    const chunks = entryChunks(bundle)
    const script = kilobytes(chunks.map((chunk) => chunk.code))
    const style = kilobytes(chunks.flatMap((chunk) => stylesOf(chunk, bundle)))
    this.info(`a first visit loads ${script} kB of script and ${style} kB of style (gzip)`)
    if (script > budget.script || style > budget.style) {
      this.error(`the budget is ${budget.script} kB of script and ${budget.style} kB of style; the entry has ${script} and ${style}`)
    }
  },
}

function entryChunks(bundle: Bundle): Rolldown.OutputChunk[] {
  const found = new Set<Rolldown.OutputChunk>()
  function add(fileName: string) {
    const chunk = bundle[fileName]
    if (chunk?.type !== 'chunk' || found.has(chunk)) return
    found.add(chunk)
    for (const next of chunk.imports) add(next)
  }
  for (const file of Object.values(bundle)) if (file.type === 'chunk' && file.isEntry) add(file.fileName)
  return [...found]
}

function stylesOf(chunk: Rolldown.OutputChunk, bundle: Bundle): (string | Uint8Array)[] {
  return [...(chunk.viteMetadata?.importedCss ?? [])].flatMap((fileName) => {
    const file = bundle[fileName]
    return file?.type === 'asset' ? [file.source] : []
  })
}

function kilobytes(files: readonly (string | Uint8Array)[]): number {
  const bytes = files.reduce((sum, file) => sum + gzipSync(file).length, 0)
  return Math.round(bytes / 1000)
}
