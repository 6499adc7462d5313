import { isCode } from '../file-roles.ts'
import { eachFile, lineAt, type Rule } from '../rule.ts'

/** Unfinished business stands in the tracker, with its number in the code at most. */
export const noLooseEnds: Rule = eachFile(
  (path) => isCode(path) || /\.(css|sql|sh|md)$/.test(path),
  ({ path, text }) => {
    // Documents may name a marker where they explain it. The letters in brackets keep the rule from finding itself.
    const marker = path.endsWith('.md') ? /^\s*(TO[D]O|FI[X]ME|X[X]X)\b/gm : /\b(TO[D]O(?!\(#\d+\))|FI[X]ME|X[X]X)\b/g
    return [...text.matchAll(marker)].map(({ index, 1: word }) => ({ line: lineAt(text, index), reason: `${word} left behind` }))
  },
)
