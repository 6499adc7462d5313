import { eachFile, lineAt, type Rule } from '../rule.ts'

/** How many requirements of levels 1 and 2 each section of OWASP ASVS 5.0.0 has. They are its first ones; those of level 3 follow them. */
const requirementsOf: Readonly<Record<string, readonly number[]>> = {
  1: [2, 9, 11, 3, 2],
  2: [3, 3, 4, 1],
  3: [0, 2, 4, 6, 5, 0, 2],
  4: [3, 1, 2, 4],
  5: [1, 3, 2, 3],
  6: [3, 12, 4, 4, 5, 3, 0, 4],
  7: [3, 4, 2, 5, 2, 2],
  8: [2, 3, 1, 1],
  9: [3, 4],
  10: [2, 2, 4, 11, 5, 2, 3],
  11: [2, 3, 3, 4, 1, 1],
  12: [3, 2, 4],
  13: [1, 5, 2, 5],
  14: [2, 4, 3],
  15: [3, 3, 7],
  16: [1, 5, 4, 3, 3],
}

const requirements = Object.entries(requirementsOf).flatMap(([chapter, sections]) =>
  sections.flatMap((count, at) => Array.from({ length: count }, (_, index) => `${chapter}.${at + 1}.${index + 1}`)),
)

const states = ['met', 'by setting', 'in part', 'not met', 'does not apply']
const row = /^\| (\d+\.\d+\.\d+[^|]*) \| [^|]+ \| ([^|]*) \| (.*) \|$/gm

/** The comparison with the standard answers each of its requirements once, in words that say what is meant, and says what shows it. */
export const securityRecord: Rule = eachFile(
  (path) => path === 'docs/security-asvs.md',
  ({ text }) => {
    const rows = Array.from(text.matchAll(row), ({ index, 1: numbers = '', 2: state = '', 3: shown = '' }) => ({
      line: lineAt(text, index),
      numbers,
      state,
      shown,
    }))
    const answered = rows.flatMap(({ numbers, line }) => expand(numbers).map((number) => ({ number, line })))
    return [
      ...requirements
        .filter((number) => !answered.some((answer) => answer.number === number))
        .map((number) => ({ reason: `nothing is said about ${number}` })),
      ...answered
        .filter(({ number }, at) => !requirements.includes(number) || answered.findIndex((other) => other.number === number) !== at)
        .map(({ number, line }) => ({ line, reason: `${number} is answered twice, or is not a requirement of level 1 or 2` })),
      ...rows
        .filter(({ state, shown }) => !states.includes(state) || shown.trim() === '')
        .map(({ numbers, line }) => ({ line, reason: `${numbers}: its state is one of ${states.join(', ')}, and something shows it` })),
    ]
  },
)

/** `6.2.6, 6.2.7` and `6.5.2 to 6.5.4`. */
function expand(numbers: string): readonly string[] {
  return numbers.split(', ').flatMap((part) => {
    const [first = '', last = first] = part.trim().split(' to ')
    const section = first.slice(0, first.lastIndexOf('.'))
    const [from, until] = [first, last].map((number) => Number(number.slice(number.lastIndexOf('.') + 1)))
    return Array.from({ length: (until ?? 0) - (from ?? 0) + 1 }, (_, index) => `${section}.${(from ?? 0) + index}`)
  })
}
