import type { BgzfReader } from './bgzf-reader.ts'
import { byteOf, type FaiEntry } from './fai.ts'

/** Bases `from` up to, without, `to` of a sequence, counted from 0. */
export async function readBases(file: BgzfReader, entry: FaiEntry, from = 0, to = entry.length): Promise<string> {
  const start = byteOf(entry, from)
  const bytes = await file.read(start, byteOf(entry, to - 1) + 1 - start)
  return bytes.toString('latin1').replaceAll('\n', '')
}
