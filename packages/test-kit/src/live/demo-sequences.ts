import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromosomeLengths } from '@rosette/contract-kit/vocabulary/genome.ts'
import { writeDemoRelease } from '@rosette/demo-release/write-demo-release.ts'
import { buildSequenceDatasets } from '@rosette/release-kit/build/build-release.ts'
import { loadGenome } from '@rosette/release-kit/load/load-genome.ts'
import { loadSiteTracks } from '@rosette/release-kit/load/site-tracks/load-site-tracks.ts'
import { afterAll } from 'vitest'
import { fixedClock } from '../fixed-clock.ts'
import type { TestDatabase } from './test-database.ts'

/** A region of a chromosome as a plain FASTA file has it. */
export type PlainRegion = { chromosome: string; start: number; bases: string }

export type DemoSequences = {
  sequenceDir: string
  /** Bases of the plain file, read one by one; `?` if there are none. Positions on a circle go round. */
  plain(chromosome: string, start: number, end: number, strand: string): string
}

const genomeFile = 'TAIR10_chr_regions.fas'

/**
 * Makes the sequence store of a test's own copy of the demo release, and reads its DNA a second time as plain text, for tests that compute
 * what to expect. Further regions are added to the genome; regions may not overlap.
 */
export async function makeDemoSequences({ db, releaseId }: TestDatabase, further: readonly PlainRegion[] = []): Promise<DemoSequences> {
  const dir = await mkdtemp(join(tmpdir(), 'rosette-demo-sequences-'))
  afterAll(() => rm(dir, { recursive: true, force: true }))
  const sequenceDir = join(dir, 'store')
  await writeDemoRelease(dir, { asOf: fixedClock().now() })
  for (const { chromosome, start, bases } of further) {
    const lines = bases.match(/.{1,79}/g)?.join('\n') ?? ''
    await appendFile(join(dir, genomeFile), `>${chromosome}:${start}-${start + bases.length - 1}\n${lines}\n`)
  }
  const client = await db.pool.connect()
  try {
    const work = { releaseId, client, finish: async () => {}, fail: async () => {} }
    await loadGenome({ db, dir, sequenceDir }, work, [genomeFile])
    await loadSiteTracks({ db, dir, sequenceDir }, work)
    await buildSequenceDatasets({ db, releaseId, sequenceDir }, work)
  } finally {
    client.release()
  }
  const regions = parseRegions(await readFile(join(dir, genomeFile), 'utf8'))
  return { sequenceDir, plain: (...position) => readPlainly(regions, ...position) }
}

const complement: Readonly<Record<string, string>> = { A: 'T', C: 'G', G: 'C', T: 'A' }

function readPlainly(regions: readonly PlainRegion[], chromosome: string, start: number, end: number, strand: string): string {
  const length = new Map<string, number>(Object.entries(chromosomeLengths)).get(chromosome) ?? 0
  const ofChromosome = regions.filter((region) => region.chromosome === chromosome)
  const bases: string[] = []
  for (let at = start; at <= end; at++) {
    const position = ((at - 1 + length) % length) + 1
    const region = ofChromosome.find((one) => one.start <= position && position < one.start + one.bases.length)
    bases.push(region?.bases[position - region.start] ?? '?')
  }
  return strand === '-'
    ? bases
        .reverse()
        .map((base) => complement[base] ?? base)
        .join('')
    : bases.join('')
}

function parseRegions(fasta: string): PlainRegion[] {
  return fasta.split(/^>/m).flatMap((record) => {
    const [, chromosome, start] = /^(\w+):(\d+)-\d+/.exec(record) ?? []
    if (chromosome === undefined) return []
    return [{ chromosome, start: Number(start), bases: record.slice(record.indexOf('\n')).replaceAll(/\s/g, '') }]
  })
}
