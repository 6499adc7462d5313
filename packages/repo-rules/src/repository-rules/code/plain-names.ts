import { Visitor } from 'vite'
import { isCode } from '../file-roles.ts'
import { parseSource } from '../parse-source.ts'
import { eachFile, lineAt, type Rule } from '../rule.ts'

/** Words that are not those of engineers, and what to write instead. */
const otherWords: ReadonlyMap<string, string> = new Map([
  ['asked', 'query, criteria, request or isSearchable'],
  ['askfor', 'prepare…, request… or build…'],
  ['purse', 'budget'],
  ['shelf', 'cache'],
  ['shelves', 'caches'],
  ['told', 'reported or stated'],
  ['kept', 'stored or cached'],
  ['needs', 'dependencies or requires…'],
  ['fault', 'error'],
  ['faults', 'errors'],
  ['drawn', 'rendered'],
])

/** Most names are ruled out by this at once. */
const suspect = new RegExp([...otherWords.keys()].join('|'), 'i')

/** Names that others read: the API, columns of the database and values stored in it. */
const fixedNames: readonly { name: string; in: RegExp; why: string }[] = [
  { name: 'needsSecondFactor', in: /./, why: 'a field of GET auth/profile' },
  { name: 'keptUntil', in: /./, why: 'a field of runs in the API, and the column kept_until' },
  { name: 'askedAt', in: /./, why: 'a field of the personal data that a member downloads, and the column asked_at' },
  {
    name: 'fault',
    in: /^packages\/features\/(runs|enrichment|assistants)\/|^packages\/test-kit\/src\/live\/|^tools\/bench\/runs\/|^clients\/typescript\//,
    why: 'of runs: in the API, and a column',
  },
  { name: 'kept', in: /^packages\/features\/lists\/web\/changes\//, why: 'a decision on a change of a list, stored' },
  { name: 'asked_back', in: /^packages\/features\/symbol-registration\//, why: 'a status of submissions, stored' },
  { name: 'no_negation_told', in: /^packages\/features\/enrichment\//, why: 'a warning in the API, and in stored runs' },
]

/** Identifiers and file names say query, cache, error, … as other projects do; `place` is a position, never an index. */
export const plainNames: Rule = eachFile(isCode, (file) => {
  const found = new Map<string, { line: number; reason: string }>()
  const note = (name: string, start: number, better: string) => {
    if (!found.has(name)) found.set(name, { line: lineAt(file.text, start), reason: `${name}: say ${better}` })
  }
  const look = ({ name, start }: { name: string; start: number }) => {
    const better = betterFor(name)
    if (better && !fixedNames.some((fixed) => fixed.name === name && fixed.in.test(file.path))) note(name, start, better)
  }
  const lookAtIndex = (pattern: unknown) => {
    const [name, start] = namedPattern(pattern)
    if (name === 'place') note(name, start, 'index')
  }
  new Visitor({
    Identifier: look,
    JSXIdentifier: look,
    PrivateIdentifier: look,
    CallExpression({ callee, arguments: [first, second] }) {
      const method = callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : ''
      const callback = method === 'from' ? second : first
      if (callback?.type !== 'ArrowFunctionExpression' && callback?.type !== 'FunctionExpression') return
      if (/^(map|flatMap|forEach|filter|some|every|find|findIndex|findLast|findLastIndex|from)$/.test(method))
        lookAtIndex(callback.params[1])
      if (/^reduce(Right)?$/.test(method)) lookAtIndex(callback.params[2])
    },
    ForStatement({ init }) {
      if (init?.type === 'VariableDeclaration') for (const { id } of init.declarations) lookAtIndex(id)
    },
    ForOfStatement({ left, right }) {
      const isEntries = /\.entries\(\)$/.test(file.text.slice(right.start, right.end))
      if (!isEntries || left.type !== 'VariableDeclaration') return
      for (const { id } of left.declarations) if (id.type === 'ArrayPattern') lookAtIndex(id.elements[0])
    },
  }).visit(parseSource(file).program)
  const better = betterFor(
    file.path
      .replace(/^.*\//, '')
      .replace(/\..*$/, '')
      .replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
  )
  return [...(better ? [{ reason: `file name: say ${better}` }] : []), ...found.values()]
})

function namedPattern(pattern: unknown): [name: string | null, start: number] {
  const isNamed = typeof pattern === 'object' && pattern !== null && 'name' in pattern && 'start' in pattern
  return isNamed ? [String(pattern.name), Number(pattern.start)] : [null, 0]
}

/** The word for a part of a camelCase name; `masked` and `default` have no such part. */
function betterFor(name: string): string | undefined {
  if (!suspect.test(name)) return undefined
  const words = (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).map((word) => word.toLowerCase())
  const pairs = words.map((word, at) => `${word}${words[at + 1] ?? ''}`)
  const word = [...words, ...pairs].find((each) => otherWords.has(each))
  return word && otherWords.get(word)
}
