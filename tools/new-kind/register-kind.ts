import type { KindWords } from './kind-words.ts'

/** Adds the kind to the text of a registry: one line in its list, and the import it needs. */
export function registerKind(registry: 'contract' | 'server' | 'web', text: string, words: KindWords): string {
  const { kebab, camel } = words
  const key = kebab.includes('-') ? `'${kebab}'` : kebab
  if (registry === 'contract') {
    const imported = addImport(text, `import { ${camel}Kind } from '../${kebab}/contract/${kebab}-kind.ts'`)
    return addEntry(imported, 'kinds', `${key}: ${camel}Kind`)
  }
  if (registry === 'server') {
    const imported = addImport(text, `import { ${camel}Server } from '../${kebab}/server/${kebab}-server.ts'`)
    return addEntry(imported, 'kindServers', `${key}: ${camel}Server`)
  }
  return addEntry(text, 'kindWebs', `${key}: { page: () => import('../${kebab}/web/${kebab}-page.tsx'), results: null }`)
}

/** After the other kinds' imports, in the order that the formatter keeps. */
function addImport(text: string, line: string): string {
  const lines = text.split('\n')
  const isKindImport = (each: string) => each.startsWith('import ') && each.includes(" from '../")
  const from = (each: string) => each.slice(each.indexOf(" from '"))
  const after = lines.findLastIndex((each) => isKindImport(each) && from(each) < from(line))
  const at = after === -1 ? lines.findIndex(isKindImport) : after + 1
  if (at === -1) throw new Error('The registry has no import of a kind to stand beside.')
  return lines.toSpliced(at, 0, line).join('\n')
}

/** At the end of the object called `list`. */
function addEntry(text: string, list: string, entry: string): string {
  const start = text.search(new RegExp(`^export const ${list}\\b.*\\{$`, 'm'))
  const end = text.indexOf('\n}', start)
  if (start === -1 || end === -1) throw new Error(`The registry has no list called ${list}.`)
  return `${text.slice(0, end)}\n  ${entry},${text.slice(end)}`
}
