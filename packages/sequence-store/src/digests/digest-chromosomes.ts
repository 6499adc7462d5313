import { createHash } from 'node:crypto'
import type { ChromosomeFacts } from '@rosette/contract-kit/kind/release-facts.ts'
import { type Chromosome, chromosomeLengths, chromosomes } from '@rosette/contract-kit/vocabulary/genome.ts'
import type { Genome } from '../genome.ts'

/** Of a long chromosome, this much is in memory. */
const basesAtOnce = 1_000_000

/** Every chromosome of the assembly, with the digests of those that a release has whole. */
export async function digestChromosomes(genome: Genome | null): Promise<ChromosomeFacts[]> {
  const facts: ChromosomeFacts[] = []
  for (const name of chromosomes) {
    const length = chromosomeLengths[name]
    const digests = genome?.covers(name, 1, length) ? await digestSequence(basesOf(genome, name, length)) : { refget: null, md5: null }
    facts.push({ name, length, ...digests })
  }
  return facts
}

/** The chromosome in pieces, as it is stored. */
async function* basesOf(genome: Genome, chromosome: Chromosome, length: number): AsyncGenerator<string> {
  for (let start = 1; start <= length; start += basesAtOnce) {
    const bases = await genome.slice(chromosome, start, Math.min(length, start + basesAtOnce - 1))
    if (bases === null) throw new Error(`The genome has no bases at ${chromosome}:${start}, which it covers.`)
    yield bases
  }
}

/** GA4GH refget 2.0: of the letters alone, in capitals, without line ends. */
export async function digestSequence(parts: AsyncIterable<string> | Iterable<string>): Promise<{ refget: string; md5: string }> {
  const [sha512, md5] = [createHash('sha512'), createHash('md5')]
  for await (const part of parts) {
    const bases = part.toUpperCase()
    sha512.update(bases)
    md5.update(bases)
  }
  return { refget: `SQ.${sha512.digest().subarray(0, 24).toString('base64url')}`, md5: md5.digest('hex') }
}
