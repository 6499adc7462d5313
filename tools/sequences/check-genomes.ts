import { execFile } from 'node:child_process'
import { mkdir, readdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual, promisify } from 'node:util'
import { chromosomeLengths } from '@rosette/contract-kit/vocabulary/genome.ts'
import { openDatabase } from '@rosette/database/open-database.ts'
import { isGenomeFile } from '@rosette/release-kit/load/load-genome.ts'
import { chooseSample } from '@rosette/sequence-store/fixtures/choose-sample.ts'
import { type Comparison, compareSequences } from '@rosette/sequence-store/fixtures/compare-sequences.ts'
import { expectSequences } from '@rosette/sequence-store/fixtures/expected-sequences.ts'
import { linesOf, officialRegions, writePlainGenome } from '@rosette/sequence-store/fixtures/plain-genome.ts'
import { knownDifferences, publishedProteins } from '@rosette/sequence-store/fixtures/published-proteins.ts'
import { openSequenceStore, type SequenceStore } from '@rosette/sequence-store/open-sequence-store.ts'
import { sequenceFolder } from '@rosette/sequence-store/sequence-folder.ts'
import { checkout } from '../checkout.ts'
import { toolEnvironment } from '../processes/run-tool.ts'

type GeneratedCheck = {
  load: StepCost
  build: StepCost
  records: DatasetCounts
  compared: Comparison['counts']
  wrong: string[]
}

type Check = { url: string; dir: string; scratch: string; sample: { count: number; seed: number } }

/** The official gene models on generated chromosomes of real length: a sample of each dataset, byte for byte. */
export async function checkGeneratedGenome({ url, dir, scratch, sample }: Check): Promise<GeneratedCheck> {
  const { fasta, folder, counts, load, build } = await makeGeneratedSequences({ url, dir, scratch, seed: sample.seed })
  const contigs = Object.entries(chromosomeLengths).map(([chromosome, end]) => ({ contig: chromosome, chromosome, start: 1, end }))
  const [gtf, bed] = [await linesOf(dir, 'Araport11_GTF'), await linesOf(dir, 'Araport11_all_loci')]
  const expected = await expectSequences({ gtf, bed, fasta, contigs, choose: (all) => chooseSample(all, sample) })
  const store = openSequenceStore(folder)
  const { wrong, counts: compared } = await compareSequences(store, expected)
  await store.close()
  return { load, build, records: counts, compared, wrong }
}

/** The sequences of the official gene models on generated chromosomes of real length, 119 million bases. */
export async function makeGeneratedSequences({ url, dir, scratch, seed }: Omit<Check, 'sample'> & { seed: number }) {
  const files = join(scratch, 'files')
  const fasta = join(files, 'TAIR10_chr_all.fas')
  await mkdir(files)
  for (const file of await readdir(dir)) if (!isGenomeFile(file)) await symlink(join(dir, file), join(files, file))
  await runStep(url, ['generate', fasta, '', String(seed)])
  return { fasta, ...(await makeSequences(url, files, join(scratch, 'store'))) }
}

type OfficialCheck = {
  load: StepCost
  build: StepCost
  compared: Comparison['counts']
  /** Sequences that differ, and datasets that hold more or fewer. */
  wrong: string[]
  proteins: { asPublished: number; differences: Record<string, string> }
  /** Proteins that differ from the published ones for no known reason. */
  unexplained: string[]
}

/** Every sequence that the DNA of the official files gives, and its proteins against the published ones. */
export async function checkOfficialDna({ url, dir, scratch }: { url: string; dir: string; scratch: string }): Promise<OfficialCheck> {
  const { folder, counts: made, load, build } = await makeSequences(url, dir, join(scratch, 'store'))
  const contigs = await officialRegions(dir)
  const fasta = join(scratch, 'official.fa')
  await writePlainGenome(fasta, contigs)
  const [gtf, bed] = [await linesOf(dir, 'Araport11_GTF'), await linesOf(dir, 'Araport11_all_loci')]
  const expected = await expectSequences({ gtf, bed, fasta, contigs })
  const store = openSequenceStore(folder)
  const { wrong, counts } = await compareSequences(store, expected)
  wrong.push(...Object.keys(counts).filter((dataset) => !isDeepStrictEqual(counts[dataset], made[dataset])))

  const proteins = await compareProteins(store, [...(expected.get('araport11_protein')?.keys() ?? [])], await publishedProteins(dir))
  await store.close()
  return { load, build, compared: counts, wrong, ...proteins }
}

async function compareProteins(store: SequenceStore, names: readonly string[], published: ReadonlyMap<string, string>) {
  const found: Pick<OfficialCheck, 'proteins' | 'unexplained'> = { proteins: { asPublished: 0, differences: {} }, unexplained: [] }
  for (const name of names) {
    const stored = await store.read('araport11_protein', name)
    const reason = knownDifferences[name]
    if (stored === null) continue
    if (stored.sequence === published.get(name)) found.proteins.asPublished++
    else if (reason) found.proteins.differences[name] = reason
    else found.unexplained.push(name)
  }
  return found
}

const run = promisify(execFile)

type StepCost = { seconds: number; megabytes: number }
type DatasetCounts = Record<string, { records: number; missing: number }>
type MadeSequences = { folder: string; counts: DatasetCounts; load: StepCost; build: StepCost }

/** Runs a step in its own process; returns its duration and peak memory. */
async function runStep(url: string, args: readonly string[]): Promise<StepCost> {
  const env = toolEnvironment({ DATABASE_URL: url })
  const { stdout } = await run('node', [join(checkout, 'tools/sequences/sequence-step.ts'), ...args], { env })
  // The step prints just this.
  return JSON.parse(stdout) as StepCost
}

/** Loads the gene models and the genome of a folder into an empty database and makes the datasets. */
async function makeSequences(url: string, dir: string, sequenceDir: string): Promise<MadeSequences> {
  const load = await runStep(url, ['load', dir, sequenceDir])
  const build = await runStep(url, ['build', dir, sequenceDir])
  const db = openDatabase({ url, poolSize: 1 })
  try {
    const { rows } = await db.pool.query<{ dataset: string; records: number; missing: number }>(
      'select dataset, records, missing from release_check.sequence_dataset',
    )
    const counts = Object.fromEntries(rows.map(({ dataset, records, missing }) => [dataset, { records, missing }]))
    return { folder: await sequenceFolder(db, sequenceDir, 'check'), counts, load, build }
  } finally {
    await db.close()
  }
}
