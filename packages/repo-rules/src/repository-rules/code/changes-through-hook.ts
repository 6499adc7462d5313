import { Visitor } from 'vite'
import { isWeb } from '../file-roles.ts'
import { parseSource } from '../parse-source.ts'
import { eachFile, lineAt, type Rule } from '../rule.ts'

const changeHook = 'packages/ui-kit/src/feedback/use-change.ts'

/** Asks who it is in the middle of a call, and then goes on with it. */
const stepUp = 'packages/features/sessions/web/step-up.tsx'

const makesNoCallsItself = (path: string) => isWeb(path) && path !== changeHook && path !== stepUp

type Span = { start: number; end: number }

/**
 * A component that keeps its own "busy" and "failed" sets them before and after it waits: inside an async function, or a callback of a
 * promise. Then it is a query, or a change made by `useChange`, which also reports failures.
 */
export const changesThroughHook: Rule = eachFile(makesNoCallsItself, (file) => {
  const setters = new Set<string>()
  const waiting: Span[] = []
  const calls: (Span & { name: string; text: string })[] = []
  const noteAsync = (node: Span & { async?: boolean }) => {
    if (node.async) waiting.push(node)
  }
  new Visitor({
    VariableDeclarator({ id, init }) {
      if (id.type !== 'ArrayPattern' || init?.type !== 'CallExpression') return
      const setter = id.elements[1]
      if (setter?.type === 'Identifier' && /^use(State|Reducer)$/.test(textOf(init.callee))) setters.add(setter.name)
    },
    FunctionDeclaration: noteAsync,
    FunctionExpression: noteAsync,
    ArrowFunctionExpression: noteAsync,
    CallExpression(node) {
      const { callee } = node
      if (callee.type === 'Identifier') calls.push({ start: node.start, end: node.end, name: callee.name, text: textOf(node) })
      if (callee.type === 'MemberExpression' && /\.(then|catch|finally)$/.test(textOf(callee))) waiting.push(...node.arguments)
    },
  }).visit(parseSource(file).program)

  function textOf({ start, end }: Span): string {
    return file.text.slice(start, end)
  }
  return calls.flatMap(({ start, name, text }) => {
    const line = lineAt(file.text, start)
    if (name === 'useMutation') return [{ line, reason: 'useMutation outside useChange' }]
    if (!waiting.some((span) => span.start < start && start < span.end)) return []
    if (name === 'toast' && /'error'\)$/.test(text)) return [{ line, reason: 'reports a failure by hand; useChange with hasToast does' }]
    if (!setters.has(name)) return []
    return [{ line, reason: `${name} in code that waits: state of a call belongs to a query or to useChange` }]
  })
})
