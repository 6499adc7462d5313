import { Visitor } from 'vite'
import { isTest } from '../file-roles.ts'
import { parseSource } from '../parse-source.ts'
import { eachFile, lineAt, type Rule } from '../rule.ts'

/** Ids of the first column of docs/spec/requirements.tsv. */
export function parseRequirementIds(tsv: string): ReadonlySet<string> {
  return new Set(
    tsv
      .split('\n')
      .slice(1)
      .map((line) => line.slice(0, line.indexOf('\t'))),
  )
}

/** An id in a test's title is an id of the list. */
export function knownRequirementIds(ids: ReadonlySet<string>): Rule {
  return eachFile(isTest, (file) => {
    const found: { line: number; reason: string }[] = []
    new Visitor({
      CallExpression: ({ callee, arguments: [title] }) => {
        if (!title || !/^(test|it|describe|suite)\b/.test(file.text.slice(callee.start, callee.end))) return
        for (const [, id = ''] of file.text.slice(title.start, title.end).matchAll(/\[([A-Z]+-\d{3})\]/g))
          if (!ids.has(id)) found.push({ line: lineAt(file.text, title.start), reason: `${id} is not a requirement` })
      },
    }).visit(parseSource(file).program)
    return found
  })
}
