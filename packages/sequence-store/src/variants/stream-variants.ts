import { TabixIndexedFile } from '@gmod/tabix'
import { Problem } from '@rosette/contract-kit/problem.ts'
import type { Chromosome } from '@rosette/contract-kit/vocabulary/genome.ts'

/** The lines of a VCF that touch an interval, in the order of the file, a stretch of the chromosome at a time. */
export type VariantStream = { header: string; parts(): AsyncGenerator<string> }

/** With a thousand accessions some megabytes of text. */
const basesAtOnce = 10_000

/** Opens a VCF to send a part of it. `read` surrounds each piece of work, so that the file is not taken away meanwhile. */
export async function openVariantStream(
  path: string,
  [chromosome, start, end]: readonly [Chromosome, number, number],
  read: <Found>(work: () => Promise<Found>) => Promise<Found>,
): Promise<VariantStream> {
  const file = new TabixIndexedFile({ path })
  const header = await read(() => file.getHeader()).catch((cause: unknown) => {
    throw new Problem('upstream_failed', 'The variants of this release cannot be read at the moment.', { cause, retryAfter: 60 })
  })
  async function linesBetween(from: number, to: number): Promise<string> {
    const lines: string[] = []
    await file.getLines(chromosome, from - 1, to, (line) => {
      // One that reaches in from before was sent with what is there, except before the first stretch.
      if (from === start || positionOf(line) >= from) lines.push(`${line}\n`)
    })
    return lines.join('')
  }
  async function* parts(): AsyncGenerator<string> {
    for (let from = start; from <= end; from += basesAtOnce) {
      const text = await read(() => linesBetween(from, Math.min(end, from + basesAtOnce - 1)))
      // An empty text would end the stream.
      if (text !== '') yield text
    }
  }
  return { header: header.endsWith('\n') ? header : `${header}\n`, parts }
}

function positionOf(line: string): number {
  const begin = line.indexOf('\t') + 1
  return Number(line.slice(begin, line.indexOf('\t', begin)))
}
