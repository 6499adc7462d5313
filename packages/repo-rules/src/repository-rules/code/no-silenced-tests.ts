import { Visitor } from 'vite'
import { isTest } from '../file-roles.ts'
import { parseSource } from '../parse-source.ts'
import { eachFile, lineAt, type Rule } from '../rule.ts'

/** A test runs, or says in words under which condition it does not. */
export const noSilencedTests: Rule = eachFile(isTest, (file) => {
  const found: { line: number; reason: string }[] = []
  new Visitor({
    CallExpression: ({ callee, arguments: [first, second], start }) => {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      if (!/^(test|it|describe|suite)\b/.test(file.text.slice(callee.start, callee.end))) return
      const how = callee.property.name
      const isConditional = how === 'skip' && first !== undefined && second?.type === 'Literal' && first.type !== 'Literal'
      if (!['only', 'skip', 'todo', 'fixme', 'fails'].includes(how) || isConditional) return
      found.push({ line: lineAt(file.text, start), reason: `.${how}() silences tests; use skipIf or skip(condition, 'reason')` })
    },
  }).visit(parseSource(file).program)
  return found
})
