import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { BigWig } from '@gmod/bbi'
import { chromosomeLengths, parseChromosome } from '@rosette/contract-kit/vocabulary/genome.ts'
import type { TrackCopy } from './copy-lines.ts'

/**
 * Copies a bigWig as it is. The names of its chromosomes lie in a search tree, and the whole file would have to be written again to change them, so
 * the browser is told the other names instead. A file of another assembly is not kept.
 */
export async function copyBigWig(path: string, to: string, file: string): Promise<TrackCopy> {
  const { problem, unknown } = await checkChromosomes(path)
  const reasons = problem === null ? unknown.map((name) => `'${name.slice(0, 40)}' is not a chromosome of the assembly`) : [problem]
  const rejectedLines = reasons.slice(0, 100).map((reason, at) => ({ file, line: at + 1, reason }))
  const counts = { read: 0, lines: null, samples: 0, rejected: reasons.length, rejectedLines }
  if (problem !== null) return { isStored: false, sha256: '', bytes: 0, ...counts }
  const hash = createHash('sha256')
  let bytes = 0
  async function* measure(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk)
      bytes += chunk.length
      yield chunk
    }
  }
  await pipeline(createReadStream(path), measure, createWriteStream(to))
  return { isStored: true, sha256: hash.digest('hex'), bytes, ...counts }
}

/** Why the file can't be of this assembly, and which of its sequences the assembly does not have. */
async function checkChromosomes(path: string): Promise<{ problem: string | null; unknown: string[] }> {
  const header = await new BigWig({ path }).getHeader().catch(() => null)
  if (header === null) return { problem: 'this is not a bigWig', unknown: [] }
  const sequences = Object.values(header.refsByNumber)
  const named = sequences.map(({ name, length }) => ({ name, length, chromosome: parseChromosome(name) }))
  const known = named.flatMap(({ name, length, chromosome }) => (chromosome === null ? [] : [{ name, length, chromosome }]))
  const other = known.find(({ length, chromosome }) => length !== chromosomeLengths[chromosome])
  const unknown = named.filter(({ chromosome }) => chromosome === null).map(({ name }) => name)
  if (other) {
    const { name, length, chromosome } = other
    return { problem: `'${name}' has ${length} bases and ${chromosome} of the assembly ${chromosomeLengths[chromosome]}`, unknown }
  }
  if (known.length === 0) return { problem: 'it has no chromosome of the assembly', unknown }
  if (new Set(known.map(({ chromosome }) => chromosome)).size < known.length) return { problem: 'it has a chromosome twice', unknown }
  return { problem: null, unknown }
}
