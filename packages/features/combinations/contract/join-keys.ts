import type { JoiningWord } from './joining-words.ts'

/** What is left after a step: keys of both, of any, or of the first alone, in the order in which they were met. */
export function joinKeys(join: JoiningWord, left: readonly number[], own: readonly number[]): number[] {
  if (join === 'or') return [...new Set([...left, ...own])]
  const others = new Set(own)
  return left.filter((key) => others.has(key) === (join === 'and'))
}
