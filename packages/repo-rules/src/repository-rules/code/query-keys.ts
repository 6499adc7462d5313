import { Visitor } from 'vite'
import { isSource } from '../file-roles.ts'
import { parseSource } from '../parse-source.ts'
import { lineAt, type Rule, type Violation } from '../rule.ts'
import type { SourceFile } from '../source-tree.ts'

type KeyedQuery = { path: string; line: number; key: string }

/** Two queries with one key share what was fetched first: the second gets an answer that its own schema has never seen. */
export const oneQueryForEachKey: Rule = (tree) => {
  const queries = tree.filter(({ path }) => isSource(path)).flatMap(queriesIn)
  return [...Map.groupBy(queries, ({ key }) => key).values()].flatMap(([first, ...others]) =>
    others.map(
      ({ path, line, key }): Violation => ({
        path,
        line,
        reason: `fetches what ${first?.path} fetches under the key [${key}]; share its query`,
      }),
    ),
  )
}

function queriesIn(file: SourceFile): readonly KeyedQuery[] {
  if (!file.text.includes('queryKey')) return []
  const found: KeyedQuery[] = []
  new Visitor({
    ObjectExpression({ start, properties }) {
      const propertyOf = (name: string) =>
        properties.flatMap((each) =>
          each.type === 'Property' && each.key.type === 'Identifier' && each.key.name === name ? [each.value] : [],
        )[0]
      const key = propertyOf('queryKey')
      if (key?.type !== 'ArrayExpression' || !propertyOf('queryFn')) return
      found.push({ path: file.path, line: lineAt(file.text, start), key: key.elements.map((part) => wordOf(file, part)).join(', ') })
    },
  }).visit(parseSource(file).program)
  return found
}

/** Words and shared beginnings tell keys apart; what is filled in at run time does not. */
function wordOf({ text }: SourceFile, part: { type: string; start: number; end: number } | null): string {
  return part && (part.type === 'Literal' || part.type === 'SpreadElement') ? text.slice(part.start, part.end) : '…'
}
