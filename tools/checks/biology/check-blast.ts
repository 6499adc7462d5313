import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { withScratchDatabase } from '@rosette/database/scratch-database.ts'
import { checkKnownAnswers } from '@rosette/features/blast/server/fixtures/known-answers.ts'
import { checkKnownPlaces } from '@rosette/features/blast/server/fixtures/known-places.ts'
import { readBlastManifest } from '@rosette/sequence-store/blast/blast-folder.ts'
import { buildBlastDatabases } from '@rosette/sequence-store/blast/build-blast-databases.ts'
import { makeGeneratedSequences } from '../../sequences/check-genomes.ts'
import { ensurePostgres } from '../../services/start-services.ts'

// Does BLAST find sequences that were cut out of a release, and the same as the bare command line? Queries are exact, changed, reversed and
// translated, and come from the datasets and from the genome. Takes minutes; prints one line of JSON, and exits with 1 if a table differs or
// a source is not found first. `--generate FOLDER` makes sequences to check: the official gene models on a generated genome of real size.
const { values } = parseArgs({
  options: {
    sequences: { type: 'string' },
    generate: { type: 'string' },
    count: { type: 'string', default: '300' },
    seed: { type: 'string', default: '3702' },
  },
})
const say = (line: string) => process.stderr.write(`check:blast: ${line}\n`)
const { sequences, generate } = values
const dir = process.env.ROSETTE_RELEASE_DIR
const [count, seed] = [Number(values.count), Number(values.seed)]

if (generate !== undefined && dir) process.stdout.write(`${await generateSequences(resolve(generate), dir)}\n`)
else if (sequences !== undefined) {
  const { version, queries, wrong } = await check(sequences)
  process.stdout.write(`${JSON.stringify({ version, seed, queries, wrong })}\n`)
  process.exitCode = wrong.length === 0 ? 0 : 1
} else {
  say('needs NCBI BLAST+ and --sequences, the folder of a release below SEQUENCE_DIR; or ROSETTE_RELEASE_DIR and --generate FOLDER')
  process.exitCode = 2
}

/** The folder to check, in one that is new. */
async function generateSequences(scratch: string, officialDir: string): Promise<string> {
  await mkdir(scratch)
  const { DATABASE_URL } = await ensurePostgres(say)
  const make = (url: string) => makeGeneratedSequences({ url, dir: officialDir, scratch, seed })
  const { folder } = await withScratchDatabase(DATABASE_URL, 'rosette_check', make)
  await buildDatabases(folder)
  return folder
}

async function buildDatabases(folder: string) {
  const manifest = await buildBlastDatabases({ dir: folder, onProgress: (done) => say(`${done} databases`) })
  if (manifest === null) throw new Error('BLAST+ is not installed')
  return manifest
}

async function check(sequenceDir: string) {
  const { version } = (await readBlastManifest(sequenceDir)) ?? (await buildDatabases(sequenceDir))
  const scratch = await mkdtemp(join(tmpdir(), 'rosette-check-blast-'))
  try {
    const answers = await checkKnownAnswers({ sequenceDir, count, seed, scratch })
    const places = await checkKnownPlaces({ sequenceDir, count: Math.ceil(count / 7), seed, scratch })
    return { version, queries: { ...answers.queries, ...places.queries }, wrong: [...answers.wrong, ...places.wrong] }
  } finally {
    await rm(scratch, { recursive: true })
  }
}
