import type { FileHandle } from 'node:fs/promises'
import { type FaiEntry, parseFaiLine } from './fai.ts'

/** More than the longest line: names are short. */
const window = 1024

/** Finds a name in an index whose lines are sorted by name, without reading it as a whole. */
export async function findFaiEntry(file: FileHandle, size: number, name: string): Promise<FaiEntry | null> {
  let [low, high] = [0, size]
  while (low < high) {
    const line = await readLineAround(file, Math.floor((low + high) / 2))
    const entry = parseFaiLine(line.text)
    if (entry.name === name) return entry
    if (entry.name < name) low = line.end + 1
    else high = line.start
  }
  return null
}

async function readLineAround(file: FileHandle, position: number): Promise<{ text: string; start: number; end: number }> {
  const from = Math.max(0, position - window)
  const bytes = Buffer.alloc(position - from + window)
  const { bytesRead } = await file.read(bytes, 0, bytes.length, from)
  const text = bytes.toString('latin1', 0, bytesRead)
  // A line's own end counts as part of it.
  const start = position === from ? 0 : text.lastIndexOf('\n', position - from - 1) + 1
  const end = text.indexOf('\n', position - from)
  return { text: text.slice(start, end), start: from + start, end: from + end }
}
