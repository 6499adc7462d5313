import { join } from 'node:path'
import { type Chromosome, chromosomeLengths, chromosomes } from '@rosette/contract-kit/vocabulary/genome.ts'
import { type Genome, openGenome } from '../genome.ts'
import { referenceFile } from './track-files.ts'
import { runProgram, writeBlocks } from './track-programs.ts'

const lineLength = 100
const linesAtOnce = 10_000

/** Whole chromosomes, as browsers want them. Where the release has no DNA there is N, for "not known". */
export async function writeReference(sequenceFolder: string, trackFolder: string): Promise<void> {
  const path = join(trackFolder, referenceFile)
  const genome = await openGenome(sequenceFolder)
  try {
    await writeBlocks(path, chromosomeLines(genome), { hasIndex: true })
  } finally {
    await genome?.close()
  }
  await runProgram('samtools', ['faidx', path])
}

async function* chromosomeLines(genome: Genome | null): AsyncGenerator<string> {
  for (const chromosome of chromosomes) {
    yield `>${chromosome}\n`
    const length = chromosomeLengths[chromosome]
    for (let at = 1; at <= length; at += lineLength * linesAtOnce) {
      const bases = await readOrN(genome, chromosome, at, Math.min(length, at + lineLength * linesAtOnce - 1))
      yield bases.replace(/.{1,100}/g, '$&\n')
    }
  }
}

async function readOrN(genome: Genome | null, chromosome: Chromosome, start: number, end: number): Promise<string> {
  const parts: string[] = []
  let at = start
  for (const [from, to] of genome?.regionsOf(chromosome) ?? []) {
    const [first, last] = [Math.max(at, from), Math.min(end, to)]
    if (first > last) continue
    parts.push('N'.repeat(first - at), (await genome?.slice(chromosome, first, last)) ?? '')
    at = last + 1
  }
  parts.push('N'.repeat(end + 1 - at))
  return parts.join('')
}
