import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { GenomeRegion } from './choose-regions.ts'
import { openFastaWriter } from './fasta-writer.ts'
import { genomeFile } from './genome.ts'

/** Copies the chosen regions from their files into the stored genome. */
export type GenomeWriter = {
  /** Takes the lines of one file in order, some at a time. */
  reader(file: string): { lines(texts: readonly string[]): Promise<void> }
  /** Returns the offset of each region in the uncompressed genome. */
  end(): Promise<Map<GenomeRegion, number>>
  abort(): Promise<void>
}

export async function openGenomeWriter(dir: string, regions: readonly GenomeRegion[]): Promise<GenomeWriter> {
  await mkdir(dir, { recursive: true })
  const out = await openFastaWriter(join(dir, genomeFile))
  const offsets = new Map<GenomeRegion, number>()

  /** Some files mark repeats with lower case, which is not part of the sequence. */
  async function add(bases: string): Promise<void> {
    if (bases !== '') await out.bases(bases.toUpperCase())
  }

  return {
    reader(file) {
      let line = 0
      let region: GenomeRegion | undefined
      return {
        async lines(texts) {
          let bases = ''
          for (const text of texts) {
            line++
            if (!text.startsWith('>')) {
              if (region) bases += text.trim()
              continue
            }
            await add(bases)
            bases = ''
            const at = line
            region = regions.find((one) => one.file === file && one.line === at)
            if (region) offsets.set(region, await out.begin(`${region.chromosome}:${region.start}-${region.end}`))
          }
          await add(bases)
        },
      }
    },
    async end() {
      await out.end()
      return offsets
    },
    abort: () => out.abort(),
  }
}
