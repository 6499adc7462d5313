import { spawn } from 'node:child_process'
import { createReadStream } from 'node:fs'
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { sequenceDatasets } from '@rosette/contract-kit/vocabulary/sequence-datasets.ts'
import { sequenceFile } from '../dataset-writers.ts'
import { genomeFile } from '../genome.ts'
import { type BlastManifest, type BlastSource, blastFolder, manifestFile } from './blast-folder.ts'

export type BlastBuild = {
  /** Folder of the release's sequences. */
  dir: string
  onProgress?: (done: number) => void
  /** The program that makes databases, where a test stands in for a machine without it. */
  program?: string
}

/** The largest dataset takes a few seconds. */
const maxMs = 30 * 60_000

/**
 * Makes a BLAST database of each dataset of a release and of its genome. They are made beside those that are there and take their place
 * at once. Null if BLAST+ is not installed: the release then has none.
 */
export async function buildBlastDatabases({ dir, onProgress, program = 'makeblastdb' }: BlastBuild): Promise<BlastManifest | null> {
  const version = await findVersion(program)
  if (version === null) return null
  const making = join(dir, 'blast.making')
  await rm(making, { recursive: true, force: true })
  const sources: BlastSource[] = []
  for (const { source, file, alphabet } of possibleSources(dir)) {
    if (!(await hasSequences(file))) continue
    await mkdir(making, { recursive: true })
    await makeDatabase(program, { source, file, alphabet, out: join(making, source) })
    sources.push(source)
    onProgress?.(sources.length)
  }
  const manifest = { version, sources }
  await rm(blastFolder(dir), { recursive: true, force: true })
  if (sources.length === 0) return manifest
  await writeFile(join(making, manifestFile), `${JSON.stringify(manifest)}\n`)
  await rename(making, blastFolder(dir))
  return manifest
}

type Source = { source: BlastSource; file: string; alphabet: 'dna' | 'protein' }

function possibleSources(dir: string): Source[] {
  return [
    ...sequenceDatasets.map(({ id, alphabet }): Source => ({ source: id, file: sequenceFile(dir, id), alphabet })),
    { source: 'genome', file: join(dir, genomeFile), alphabet: 'dna' },
  ]
}

/** A dataset without sequences has an empty index. */
async function hasSequences(file: string): Promise<boolean> {
  const index = await stat(`${file}.fai`).catch(() => null)
  return index !== null && index.size > 0
}

async function makeDatabase(program: string, { source, file, alphabet, out }: Source & { out: string }): Promise<void> {
  const type = alphabet === 'dna' ? 'nucl' : 'prot'
  const child = spawn(program, ['-in', '-', '-input_type', 'fasta', '-dbtype', type, '-title', source, '-out', out], {
    stdio: ['pipe', 'ignore', 'pipe'],
    timeout: maxMs,
    env: { PATH: process.env.PATH },
  })
  let said = ''
  child.stderr.on('data', (part) => {
    said = `${said}${part}`.slice(-2000)
  })
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  // A program that ends early breaks the pipe; what it said tells more.
  const [code, broken] = await Promise.all([
    ended,
    pipeline(createReadStream(file), createGunzip(), child.stdin).then(
      () => null,
      (error: unknown) => error,
    ),
  ])
  if (code !== 0 || broken !== null) throw new Error(`${program} could not make a database of ${source}: ${said.trim()}`, { cause: broken })
}

/** `2.12.0+`; null if it is not installed. */
function findVersion(program: string): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, ['-version'], { stdio: ['ignore', 'pipe', 'ignore'], timeout: 10_000 })
    let said = ''
    child.stdout.on('data', (part) => {
      said += part
    })
    child.once('error', (error: NodeJS.ErrnoException) => (error.code === 'ENOENT' ? resolve(null) : reject(error)))
    child.once('close', () => resolve(/: (\S+)/.exec(said)?.[1] ?? null))
  })
}
