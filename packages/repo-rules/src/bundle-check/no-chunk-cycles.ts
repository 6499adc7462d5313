import type { Plugin } from 'vite'

/** In a circle of chunks one runs before what it imports is there, and which one depends on the page that is opened first. */
export const noChunkCycles: Plugin = {
  name: 'no-chunk-cycles',
  generateBundle(_options, bundle) {
    const imports = new Map(Object.values(bundle).flatMap((chunk) => (chunk.type === 'chunk' ? [[chunk.fileName, chunk.imports]] : [])))
    const cycle = findChunkCycle(imports)
    if (cycle) this.error(`Chunks import each other: ${cycle.join(' → ')}`)
  },
}

/** The first circle of imports, beginning and ending with the same chunk. */
export function findChunkCycle(imports: ReadonlyMap<string, readonly string[]>): string[] | null {
  const done = new Set<string>()
  const path: string[] = []
  const visit = (chunk: string): string[] | null => {
    if (path.includes(chunk)) return [...path.slice(path.indexOf(chunk)), chunk]
    if (done.has(chunk)) return null
    path.push(chunk)
    for (const next of imports.get(chunk) ?? []) {
      const cycle = visit(next)
      if (cycle) return cycle
    }
    path.pop()
    done.add(chunk)
    return null
  }
  for (const chunk of imports.keys()) {
    const cycle = visit(chunk)
    if (cycle) return cycle
  }
  return null
}
