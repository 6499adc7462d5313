import { Visitor } from 'vite'
import { isCode } from '../file-roles.ts'
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
