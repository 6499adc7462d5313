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

/** A sleep is too short on a busy machine and lost time on an idle one: a browser test waits for what it expects, or moves the page's clock. */
export const noSleepingTests: Rule = eachFile(
  (path) => /^e2e\/src\/.*\.ts$/.test(path),
  ({ text }) =>
    [...text.matchAll(/\b(waitForTimeout|(?<!test\.)setTimeout)\(|node:timers/g)].map(({ index }) => ({
      line: lineAt(text, index),
      reason: 'a browser test sleeps; let it wait for a condition or use page.clock',
    })),
)

/** Errors that a site reports fail the tests of the kit only. */
export const checkedBrowserTests: Rule = eachFile(
  (path) => /^e2e\/src\/.*\.ts$/.test(path) && path !== 'e2e/src/kit/test.ts',
  ({ text }) =>
    [...text.matchAll(/^import \{[^}]*\btest\b[^}]*\} from '@playwright\/test'/gm)].map(({ index }) => ({
      line: lineAt(text, index),
      reason: 'errors of the site would go unnoticed; import test from e2e/src/kit/test.ts',
    })),
)

/** What fails once must fail again when it is looked into, and what passes must not be luck. */
export const seededTests: Rule = eachFile(isTest, (file) => {
  const found: { line: number; reason: string }[] = []
  new Visitor({
    CallExpression: ({ callee, arguments: [, settings], start }) => {
      if (!/^fc\.(assert|check|sample)$/.test(file.text.slice(callee.start, callee.end))) return
      if (settings && /\bseed\b/.test(file.text.slice(settings.start, settings.end))) return
      found.push({ line: lineAt(file.text, start), reason: 'a random test draws again each time; give it a seed' })
    },
  }).visit(parseSource(file).program)
  return found
})

/** Ids of the first column of docs/spec/requirements.tsv. */
export function parseRequirementIds(tsv: string): ReadonlySet<string> {
  return new Set(
    tsv
      .split('\n')
      .slice(1)
      .map((line) => line.slice(0, line.indexOf('\t'))),
  )
}

/** An id is one of the list, and stands in the title of a test: a group or a test passes when only some groups or steps of it are counted. */
export function knownRequirementIds(ids: ReadonlySet<string>): Rule {
  return eachFile(isTest, (file) => {
    const found: { line: number; reason: string }[] = []
    const titled: { id: string; start: number; end: number }[] = []
    const inSteps: { id: string; start: number }[] = []
    new Visitor({
      CallExpression: ({ callee, arguments: [title], start, end }) => {
        const called = file.text.slice(callee.start, callee.end)
        const [name] = /^(test|it|describe|suite)\b/.exec(called) ?? []
        if (!title || !name) return
        for (const [, id = ''] of file.text.slice(title.start, title.end).matchAll(/\[([A-Z]+-\d{3})\]/g)) {
          const line = lineAt(file.text, title.start)
          if (!ids.has(id)) found.push({ line, reason: `${id} is not a requirement` })
          else if (/^(describe|suite)$|\.describe\b/.test(called))
            found.push({ line, reason: `${id} is in the title of a group; coverage counts tests` })
          else if (called.endsWith('.step')) inSteps.push({ id, start: title.start })
          else titled.push({ id, start, end })
        }
      },
    }).visit(parseSource(file).program)
    for (const { id, start } of inSteps) {
      if (titled.some((test) => test.id === id && test.start < start && start < test.end)) continue
      found.push({ line: lineAt(file.text, start), reason: `${id} is in the title of a step only; coverage counts tests` })
    }
    return found
  })
}
