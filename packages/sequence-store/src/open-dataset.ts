import { type FileHandle, open } from 'node:fs/promises'
import { openBgzf } from './bgzf-reader.ts'
import type { FaiEntry } from './fai.ts'
import { findFaiEntry } from './find-fai-entry.ts'
import { readBases } from './read-bases.ts'

export type StoredSequence = { name: string; description: string; sequence: string }

export type OpenDataset = {
  find(name: string): Promise<StoredSequence | null>
  close(): Promise<void>
}

/** Longer than most headers; where one is longer, more is read. */
const usualHeader = 512

/** A dataset of a release, sorted by name; null where the release does not have it. */
export async function openDataset(path: string): Promise<OpenDataset | null> {
  const index = await openIfThere(`${path}.fai`)
  if (index === null) return null
  const { size } = await index.stat()
  const file = await openBgzf(path)

  /** The header is the line that ends before the first base. */
  async function describe({ name, offset }: Pick<FaiEntry, 'name' | 'offset'>, reach = usualHeader): Promise<string> {
    const from = Math.max(0, offset - reach)
    const text = (await file.read(from, offset - from)).toString()
    const start = text.lastIndexOf('\n', text.length - 2) + 1
    return start === 0 && from > 0 ? describe({ name, offset }, reach * 4) : text.slice(start + 1 + name.length).trim()
  }

  return {
    async find(name) {
      const entry = await findFaiEntry(index, size, name)
      if (entry === null) return null
      return { name, description: await describe(entry), sequence: await readBases(file, entry) }
    },
    async close() {
      await file.close()
      await index.close()
    },
  }
}

async function openIfThere(path: string): Promise<FileHandle | null> {
  try {
    return await open(path)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
