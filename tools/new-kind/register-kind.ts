import type { KindParts, KindWords } from './kind-words.ts'

export type RegistryFile = 'kinds' | 'searched-kinds' | 'server' | 'pages'

/** The lists of `packages/kinds/registry` that a kind stands in. */
export function registriesOf({ isSearchable }: KindParts): readonly RegistryFile[] {
  return ['kinds', 'server', 'pages', ...(isSearchable ? (['searched-kinds'] as const) : [])]
}

/** Adds the kind to the text of a registry: one line in its list, and the import it needs. */
export function registerKind(registry: RegistryFile, text: string, { kebab, camel }: KindWords): string {
  const key = kebab.includes('-') ? `'${kebab}'` : kebab
  switch (registry) {
    case 'kinds':
      return addSorted(text, `export { ${camel}Kind as ${key} } from '../${kebab}/contract/${kebab}-kind.ts'`)
    case 'searched-kinds':
      return addSorted(text, `export { ${camel}SearchCard as ${key} } from '../${kebab}/contract/${kebab}-search-card.ts'`)
    case 'pages':
      return addEntry(text, 'kindPages', `${key}: () => import('../${kebab}/web/${kebab}-page.tsx')`)
    case 'server':
      return addEntry(
        addSorted(text, `import { ${camel}Server } from '../${kebab}/server/${kebab}-server.ts'`),
        'kindServers',
        `${key}: ${camel}Server`,
      )
  }
}

/** Among the lines of the other kinds, in the order that the formatter keeps. */
function addSorted(text: string, line: string): string {
  const lines = text.split('\n')
  const isOfKind = (each: string) => /^(im|ex)port /.test(each) && each.includes(" from '../")
  const from = (each: string) => each.slice(each.indexOf(" from '"))
  const after = lines.findLastIndex((each) => isOfKind(each) && from(each) < from(line))
  const at = after === -1 ? lines.findIndex(isOfKind) : after + 1
  if (at === -1) throw new Error('The registry has no line of a kind to stand beside.')
  return lines.toSpliced(at, 0, line).join('\n')
}

/** At the end of the object called `list`. */
function addEntry(text: string, list: string, entry: string): string {
  const start = text.search(new RegExp(`^export const ${list}\\b.*\\{$`, 'm'))
  const end = text.indexOf('\n}', start)
  if (start === -1 || end === -1) throw new Error(`The registry has no list called ${list}.`)
  return `${text.slice(0, end)}\n  ${entry},${text.slice(end)}`
}
