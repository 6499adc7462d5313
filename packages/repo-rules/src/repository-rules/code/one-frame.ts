import { Visitor } from 'vite'
import { isWeb } from '../file-roles.ts'
import { type ImportEdge, importGraph } from '../imports/import-graph.ts'
import { parseSource } from '../parse-source.ts'
import { eachFile, lineAt, type Rule, type Violation } from '../rule.ts'
import type { SourceFile } from '../source-tree.ts'

/** What may say so: the frame of parts, and that of a whole record. */
const frame = new Set([
  'packages/ui-kit/src/feedback/loading.tsx',
  'packages/ui-kit/src/feedback/query-part.tsx',
  'packages/ui-kit/src/record/record-failure.tsx',
])

const stateText = /^\W*Loading\b|\bcould not (be loaded|be fetched|load)\b|\bError fetching\b/

/** Only the frame says that something loads or could not be loaded. Words of the specification are its `failure`; logs are not seen. */
export const framedStates: Rule = eachFile(
  (path) => isWeb(path) && !frame.has(path),
  (file) => {
    const unseen: { start: number; end: number }[] = []
    const texts: { start: number; end: number }[] = []
    const note = (node: { start: number; end: number }) => void texts.push(node)
    new Visitor({
      CallExpression: (node) => {
        if (/^console\./.test(file.text.slice(node.start, node.end))) unseen.push(node)
      },
      JSXAttribute: (node) => {
        if (node.name.type === 'JSXIdentifier' && node.name.name === 'failure') unseen.push(node)
      },
      JSXText: note,
      Literal: note,
      TemplateElement: note,
    }).visit(parseSource(file).program)
    return texts
      .filter(({ start, end }) => stateText.test(file.text.slice(start, end).replace(/^['"]/, '')))
      .filter(({ start }) => !unseen.some((range) => range.start <= start && start < range.end))
      .map(({ start, end }) => ({
        line: lineAt(file.text, start) + (/^\s*\n/.test(file.text.slice(start, end)) ? 1 : 0),
        reason: 'says by itself that something loads or failed to; use <QueryPart> or <Loading>',
      }))
  },
)

/** A page that reads data is a definition with its queries, which the loader of its route reads; a route with a component has a loader. */
export const routesWithLoaders: Rule = (tree) => {
  const files = new Map(tree.map((file) => [file.path, file]))
  const edges = Map.groupBy(importGraph(tree), ({ from }) => from)
  return tree.filter(({ path }) => isWeb(path) && path.startsWith('apps/web/')).flatMap((file) => violationsOf(file, files, edges))
}

type Files = ReadonlyMap<string, SourceFile>
type Edges = ReadonlyMap<string, readonly ImportEdge[]>

function violationsOf(file: SourceFile, files: Files, edges: Edges): readonly Violation[] {
  const found: Violation[] = []
  new Visitor({
    CallExpression: ({ callee, arguments: [first, second], start }) => {
      if (callee.type !== 'Identifier') return
      const line = lineAt(file.text, start)
      if (callee.name === 'createRoute' && first?.type === 'ObjectExpression') {
        const names = first.properties.flatMap((property) =>
          property.type === 'Property' && property.key.type === 'Identifier' ? [property.key.name] : [],
        )
        if (names.includes('component') && !names.includes('loader')) {
          found.push({ path: file.path, line, reason: 'a route with a component has a loader' })
        }
      }
      if (/^(lazy|chosen)Page$/.test(callee.name) && first && second && picksComponent(file.text.slice(second.start, second.end))) {
        const page = pageOf(file, first, edges)
        const reader = page && readerBelow(page, files, edges)
        if (reader) {
          const reason = `${page} reads data${reader === page ? '' : ` in ${reader}`}; export defineSitePage({ component, queries })`
          found.push({ path: file.path, line, reason })
        }
      }
    },
  }).visit(parseSource(file).program)
  return found
}

/** `'HomePage'` or `({ HomePage }) => …`, where a definition would be `homePage`. */
function picksComponent(pick: string): boolean {
  return /^'[A-Z]|\.[A-Z]\w*|\{ [A-Z]/.test(pick)
}

function pageOf({ path, text }: SourceFile, { start, end }: { start: number; end: number }, edges: Edges): string | null {
  const [first, last] = [lineAt(text, start), lineAt(text, end)]
  return edges.get(path)?.find(({ line, names }) => names === null && first <= line && line <= last)?.to ?? null
}

/** The page itself or a file of the web that it imports at once and that reads data; null if none does. */
function readerBelow(path: string, files: Files, edges: Edges, seen = new Set<string>()): string | null {
  const file = files.get(path)
  if (!file || seen.has(path) || !/^(apps\/web\/src|packages\/features\/[^/]+\/web)\//.test(path)) return null
  seen.add(path)
  if (/\buse(Suspense|Infinite)?Quer(y|ies)\(/.test(file.text)) return path
  for (const { to, names, isTypeOnly } of edges.get(path) ?? []) {
    if (names === null || isTypeOnly) continue
    const reader = readerBelow(to, files, edges, seen)
    if (reader) return reader
  }
  return null
}
