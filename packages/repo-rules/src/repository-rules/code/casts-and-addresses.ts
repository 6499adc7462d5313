import { Visitor } from 'vite'
import { isCode, isSource } from '../file-roles.ts'
import { parseSource } from '../parse-source.ts'
import { eachFile, lineAt, type Rule } from '../rule.ts'

/** `as const` is free; any other cast says beside it, or in the line above, why the compiler cannot know. */
export const explainedCasts: Rule = eachFile(isCode, (file) => {
  const { program, comments } = parseSource(file)
  const explained = new Set(comments.flatMap(({ end }) => [lineAt(file.text, end), lineAt(file.text, end) + 1]))
  const found: { line: number; reason: string }[] = []
  const look = (node: { start: number; end: number }, type: string) => {
    const last = lineAt(file.text, node.end)
    if (type === 'const' || explained.has(lineAt(file.text, node.start)) || explained.has(last)) return
    found.push({ line: last, reason: `cast to ${type} without a reason beside it` })
  }
  new Visitor({
    TSAsExpression: (node) => look(node, file.text.slice(node.typeAnnotation.start, node.typeAnnotation.end)),
    TSTypeAssertion: (node) => look(node, file.text.slice(node.typeAnnotation.start, node.typeAnnotation.end)),
  }).visit(program)
  return found
})

const maker = 'packages/contract-kit/src/kind/define-kind.ts'

/**
 * `recordPath` is the only maker of record addresses; addresses of the API and of other sites are not record pages. What tests compare with
 * is written out.
 */
export const recordAddresses: Rule = eachFile(
  (path) => isSource(path) && path !== maker && !path.includes('/fixtures/'),
  (file) => {
    const found: { line: number; reason: string }[] = []
    const look = (node: { start: number; end: number }) => {
      const text = file.text.slice(node.start, node.end)
      if (!/^.?\/(?!api\/)([a-z_]+|\$\{[^}]*\})\?(key|name|accession)=/.test(text)) return
      found.push({ line: lineAt(file.text, node.start), reason: 'a record address made by hand; use recordPath or <RecordLink>' })
    }
    new Visitor({ Literal: look, TemplateLiteral: look }).visit(parseSource(file).program)
    return found
  },
)
