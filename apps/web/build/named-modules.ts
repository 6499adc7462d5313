import { dirname, join, posix, relative } from 'node:path'
import type { Plugin } from 'vite'

const root = join(import.meta.dirname, '../../..')
const namer = join(root, 'apps/web/src/first-view/module-sources.ts')

const lateImport = /\bimport\(\s*(['"`])([^'"`]+)\1\s*\)/g

/** Tells the first view which file each module is of that is imported late, so that a document can name its chunk. */
export const namedModules: Plugin = {
  name: 'named-modules',
  async transform(code, id) {
    if (!/\/(apps\/web|packages)\/.*\.tsx?$/.test(id) || !code.includes('import(')) return null
    const found = [...code.matchAll(lateImport)]
    const files = await Promise.all(found.map(async ([, , specifier = '']) => [specifier, await this.resolve(specifier, id)] as const))
    const resolved = new Map(files.map(([specifier, file]) => [specifier, file?.id ?? null]))
    return { code: nameImports(code, relative(root, id), (specifier) => resolved.get(specifier) ?? null), map: null }
  },
}

/** The code with every late import named. A specifier with a placeholder is relative to the file that has it. */
export function nameImports(code: string, file: string, resolve: (specifier: string) => string | null): string {
  const named = code.replace(lateImport, (whole, quote: string, specifier: string) => {
    const target = resolve(specifier)
    if (quote !== '`' && (target === null || target.includes('/node_modules/'))) return whole
    const source = target === null ? posix.join(dirname(file), specifier) : relative(root, target)
    return `nameModule(${whole}, ${quote}${source}${quote})`
  })
  return named === code ? code : `import { nameModule } from ${JSON.stringify(namer)}\n${named}`
}
