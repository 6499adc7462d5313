import { Visitor } from 'vite'
import { isSource } from '../file-roles.ts'
import { parseSource } from '../parse-source.ts'
import { lineAt, type Rule, type Violation } from '../rule.ts'
import type { SourceFile } from '../source-tree.ts'

const isOfProduct = (path: string) =>
  isSource(path) && /^(apps|packages)\//.test(path) && !/\/fixtures\/|^packages\/(repo-rules|test-kit)\//.test(path)

/**
 * A page's address with a query is made by `withQuery`, and for each page in one file, which all others import. Addresses of the API and of
 * other sites are not pages.
 */
export const pageAddresses: Rule = (tree) => {
  const files = tree.filter(({ path }) => isOfProduct(path)).map(addressesIn)
  const makersOf = Map.groupBy(
    files.flatMap(({ made }) => made),
    ({ page }) => page,
  )
  const second = [...makersOf.values()].flatMap((makers) => {
    const [first] = makers
    return makers
      .filter(({ path }) => path !== first?.path)
      .map(({ path, line, page }) => ({ path, line, reason: `addresses of ${page} are made in ${first?.path} too` }))
  })
  return [...files.flatMap(({ byHand }) => byHand), ...second]
}

type Made = { path: string; line: number; page: string }

function addressesIn(file: SourceFile): { byHand: Violation[]; made: Made[] } {
  const byHand: Violation[] = []
  const made: Made[] = []
  // Most files name neither.
  if (!/[`'"]\/[\w/-]+\?|with(?:Readable)?Query\(/.test(file.text)) return { byHand, made }
  const lineOf = ({ start }: { start: number }) => lineAt(file.text, start)
  const look = (node: { start: number; end: number }) => {
    if (!/^[`'"]\/(?!api\/)[a-z][\w/-]*\?/.test(file.text.slice(node.start, node.end))) return
    byHand.push({ path: file.path, line: lineOf(node), reason: 'a page’s address made by hand; use its function, made with withQuery' })
  }
  new Visitor({
    Literal: look,
    TemplateLiteral: look,
    CallExpression: (node) => {
      const [page] = node.arguments
      if (node.callee.type !== 'Identifier' || !/^with(Readable)?Query$/.test(node.callee.name)) return
      if (page?.type === 'Literal') made.push({ path: file.path, line: lineOf(node), page: String(page.value) })
    },
  }).visit(parseSource(file).program)
  return { byHand, made }
}
