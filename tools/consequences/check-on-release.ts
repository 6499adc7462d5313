import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Chromosome, chromosomeLengths, chromosomes } from '@rosette/contract-kit/vocabulary/genome.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { openRandom } from '@rosette/demo-release/random.ts'
import type { GeneModel } from '@rosette/sequence-store/gene-model.ts'
import { type Genome, openGenome } from '@rosette/sequence-store/genome.ts'
import { spanOf } from '@rosette/sequence-store/interval.ts'
import { readGeneModels } from '@rosette/sequence-store/read-gene-models.ts'
import { writeReference } from '@rosette/sequence-store/tracks/write-reference.ts'
import { type Comparison, compareConsequences } from './compare-consequences.ts'
import { generateVariants } from './generated-variants.ts'
import { runCsq } from './run-csq.ts'

const run = promisify(execFile)

/** So many bases around a model must be there as well: bcftools reads them. */
const margin = 50

type Check = { db: Database; releaseId: string; dir: string; folder: string; count: number; seed: number }

/** Variants in all gene models that lie on the DNA of a release, by us and by bcftools. */
export async function checkOnRelease({ db, releaseId, dir, folder, count, seed }: Check): Promise<Comparison & { models: number }> {
  const genome = await openGenome(dir)
  if (genome === null) throw new Error('the release has no genome')
  const models: GeneModel[] = []
  for await (const some of readGeneModels(db, releaseId)) models.push(...some.filter((model) => isCovered(genome, model)))
  const dna = await readDna(genome)
  await genome.close()
  const basesOf = (chromosome: string, start: number, end: number) => {
    const region = dna.find((each) => each.chromosome === chromosome && each.start <= start && end < each.start + each.bases.length)
    return region ? region.bases.slice(start - region.start, end - region.start + 1) : null
  }
  const variants = generateVariants(models, (...place) => basesOf(...place) ?? 'N', openRandom(seed), count)
  await writeReference(dir, folder)
  const fasta = join(folder, 'genome.fa')
  await run('sh', ['-c', 'bgzip -dc "$1.gz" > "$1" && samtools faidx "$1"', 'sh', fasta])
  return { models: models.length, ...compareConsequences(variants, models, basesOf, await runCsq(folder, fasta, models, variants)) }
}

function isCovered(genome: Genome, { chromosome, exons }: GeneModel): boolean {
  const [start, end] = spanOf(exons) ?? [0, 0]
  if (start <= margin || end + margin > chromosomeLengths[chromosome]) return false
  return genome.covers(chromosome, start - margin, end + margin)
}

type Dna = { chromosome: Chromosome; start: number; bases: string }

async function readDna(genome: Genome): Promise<Dna[]> {
  const regions = chromosomes.flatMap((chromosome) => genome.regionsOf(chromosome).map(([start, end]) => ({ chromosome, start, end })))
  return Promise.all(
    regions.map(async ({ chromosome, start, end }) => ({ chromosome, start, bases: (await genome.slice(chromosome, start, end)) ?? '' })),
  )
}
