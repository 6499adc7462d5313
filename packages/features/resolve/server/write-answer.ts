import { nextTurn } from '@rosette/release-kit/take-turns.ts'
import type { ResolveAnswer } from '../contract/resolve-call.ts'

/** Writing so many takes a millisecond or two. */
const linesAtOnce = 2000

/**
 * An answer as JSON. That of a long list is written in pieces while it is sent, so that others are answered meanwhile (SECURE-041): in one piece,
 * 100,000 lines take a tenth of a second.
 */
export async function* writeAnswer({ lines, ...facts }: ResolveAnswer): AsyncGenerator<string> {
  yield '{"lines":['
  for (let from = 0; from < lines.length; from += linesAtOnce) {
    if (from > 0) await nextTurn()
    const text = JSON.stringify(lines.slice(from, from + linesAtOnce)).slice(1, -1)
    yield from > 0 ? `,${text}` : text
  }
  yield `],${JSON.stringify(facts).slice(1)}`
}

/** Whether an answer is short enough to be written at once. */
export function isShort({ lines }: ResolveAnswer): boolean {
  return lines.length <= linesAtOnce
}
