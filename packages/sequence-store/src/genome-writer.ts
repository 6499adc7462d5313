import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { GenomeRegion } from './choose-regions.ts'
import { openFastaWriter } from './fasta-writer.ts'
import { genomeFile } from './genome.ts'

/** Writes the chosen regions out of their files into the genome of the store. */
export type GenomeWriter = {
  /** Lines of one file, in their order. */
  reader(file: string): { line(text: string): Promise<void> }
  /** Byte of the unpacked genome at which each region begins. */
  end(): Promise<Map<GenomeRegion, number>>
  abort(): Promise<void>
}

export async function openGenomeWriter(dir: string, regions: readonly GenomeRegion[]): Promise<GenomeWriter> {
  await mkdir(dir, { recursive: true })
  const out = await openFastaWriter(join(dir, genomeFile))
  const offsets = new Map<GenomeRegion, number>()
  return {
    reader(file) {
      let line = 0
      let region: GenomeRegion | undefined
      return {
        async line(text) {
          line++
          if (text.startsWith('>')) {
            const at = line
            region = regions.find((one) => one.file === file && one.line === at)
            if (region) offsets.set(region, await out.begin(`${region.chromosome}:${region.start}-${region.end}`))
          } else if (region) {
            // Lower case marks repeats in some files; it is no part of the sequence.
            await out.bases(text.trim().toUpperCase())
          }
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
