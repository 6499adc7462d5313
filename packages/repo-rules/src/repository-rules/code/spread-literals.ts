import { Visitor } from 'vite'
import { isCode } from '../file-roles.ts'
import { parseSource } from '../parse-source.ts'
import { eachFile, lineAt, type Rule } from '../rule.ts'

/** `{ a, ...{ b, c } }` is `{ a, b, c }`: spreading a literal only hides properties from anyone who reads down the left edge. */
export const noSpreadLiterals: Rule = eachFile(isCode, (file) => {
  const found: { line: number; reason: string }[] = []
  const look = (node: { start: number; argument: { type: string } }) => {
    if (node.argument.type !== 'ObjectExpression' && node.argument.type !== 'ArrayExpression') return
    found.push({ line: lineAt(file.text, node.start), reason: 'spreads a literal; write its entries out' })
  }
  new Visitor({ SpreadElement: look, JSXSpreadAttribute: look }).visit(parseSource(file).program)
  return found
})
