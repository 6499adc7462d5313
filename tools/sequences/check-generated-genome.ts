import { mkdir, readdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { chromosomeLengths } from '@rosette/contract-kit/vocabulary/genome.ts'
import { isGenomeFile } from '@rosette/release-kit/load/load-genome.ts'
import { chooseSample } from '@rosette/sequence-store/fixtures/choose-sample.ts'
import { type Comparison, compareSequences } from '@rosette/sequence-store/fixtures/compare-sequences.ts'
import { expectSequences } from '@rosette/sequence-store/fixtures/expected-sequences.ts'
import { linesOf } from '@rosette/sequence-store/fixtures/plain-genome.ts'
import { openSequenceStore } from '@rosette/sequence-store/open-sequence-store.ts'
import { type DatasetCounts, makeSequences, runStep, type StepCost } from './make-sequences.ts'

export type GeneratedCheck = {
  load: StepCost
  build: StepCost
  records: DatasetCounts
  compared: Comparison['counts']
  wrong: string[]
}

type Check = { url: string; dir: string; scratch: string; sample: { count: number; seed: number } }

/** The official gene models on generated chromosomes of real length: a sample of each dataset, byte for byte. */
export async function checkGeneratedGenome({ url, dir, scratch, sample }: Check): Promise<GeneratedCheck> {
  const files = join(scratch, 'files')
  const fasta = join(files, 'TAIR10_chr_all.fas')
  await mkdir(files)
  for (const file of await readdir(dir)) if (!isGenomeFile(file)) await symlink(join(dir, file), join(files, file))
  await runStep(url, ['generate', fasta, '', String(sample.seed)])
  const { folder, counts, load, build } = await makeSequences(url, files, join(scratch, 'store'))
  const contigs = Object.entries(chromosomeLengths).map(([chromosome, end]) => ({ contig: chromosome, chromosome, start: 1, end }))
  const [gtf, bed] = [await linesOf(dir, 'Araport11_GTF'), await linesOf(dir, 'Araport11_all_loci')]
  const expected = await expectSequences({ gtf, bed, fasta, contigs, choose: (all) => chooseSample(all, sample) })
  const store = openSequenceStore(folder)
  const { wrong, counts: compared } = await compareSequences(store, expected)
  await store.close()
  return { load, build, records: counts, compared, wrong }
}
