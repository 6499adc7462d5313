import { type ParseResult, parseSync } from 'vite'
import type { SourceFile } from './source-tree.ts'

const parsed = new WeakMap<SourceFile, ParseResult>()

/** The syntax tree of a TypeScript file. Each file is parsed once, however many rules read it. */
export function parseSource(file: SourceFile): ParseResult {
  const known = parsed.get(file)
  if (known) return known
  const result = parseSync(file.path, file.text, { lang: file.path.endsWith('x') ? 'tsx' : 'ts', sourceType: 'module' })
  if (result.errors[0]) throw new Error(`${file.path} does not parse: ${result.errors[0].message}`)
  parsed.set(file, result)
  return result
}

/** Module names a file imports or re-exports, the dynamic ones with a literal name included. */
export function importsOf(file: SourceFile): readonly { name: string; start: number }[] {
  const { module } = parseSource(file)
  const fixed = module.staticImports.map(({ moduleRequest }) => ({ name: moduleRequest.value, start: moduleRequest.start }))
  const again = module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ moduleRequest }) => (moduleRequest ? [{ name: moduleRequest.value, start: moduleRequest.start }] : []))
  const dynamic = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const literal = /^(['"`])(?<name>[^$]+)\1$/.exec(file.text.slice(start, end))?.groups?.name
    return literal ? [{ name: literal, start }] : []
  })
  return [...fixed, ...again, ...dynamic]
}

/** Names a file exports, types included. */
export function exportsOf(file: SourceFile): readonly string[] {
  return parseSource(file)
    .module.staticExports.flatMap(({ entries }) => entries)
    .flatMap(({ exportName }) => (exportName.name ? [exportName.name] : []))
}
