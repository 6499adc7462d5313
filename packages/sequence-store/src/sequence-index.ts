import { readFile } from 'node:fs/promises'
import { type FaiEntry, parseFaiLine } from './fai.ts'

/** The index of a dataset in memory, sorted by name. */
export type SequenceIndex = {
  /** How many sequences the dataset has. */
  size: number
  find(name: string): FaiEntry | null
  /** Entries whose names begin so, in their order. */
  startingWith(beginning: string): FaiEntry[]
}

/** Null if there is no such file: the release does not have the dataset. */
export async function readSequenceIndex(path: string): Promise<SequenceIndex | null> {
  const text = await readFile(path, 'latin1').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  return text === null ? null : indexOf(text)
}

function indexOf(text: string): SequenceIndex {
  const lineAt = (start: number) => parseFaiLine(text.slice(start, text.indexOf('\n', start)))

  /** Where the first line begins whose name does not come before this one; the end of the text if there is none. */
  function firstFrom(name: string): number {
    let [low, high] = [0, text.length]
    while (low < high) {
      const middle = text.lastIndexOf('\n', Math.floor((low + high) / 2) - 1) + 1
      if (text.slice(middle, text.indexOf('\t', middle)) < name) low = text.indexOf('\n', middle) + 1
      else high = middle
    }
    return low
  }

  return {
    size: text.split('\n').length - 1,
    find(name) {
      const start = firstFrom(name)
      const entry = start < text.length ? lineAt(start) : null
      return entry?.name === name ? entry : null
    },
    startingWith(beginning) {
      const entries: FaiEntry[] = []
      for (let start = firstFrom(beginning); text.startsWith(beginning, start); start = text.indexOf('\n', start) + 1) {
        entries.push(lineAt(start))
      }
      return entries
    },
  }
}
