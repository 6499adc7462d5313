import { chromosomeLengths } from '@rosette/contract-kit/vocabulary/genome.ts'
import { migrate } from '@rosette/database/migrate.ts'
import { openDatabase } from '@rosette/database/open-database.ts'
import { buildSequenceDatasets } from '@rosette/release-kit/build/build-release.ts'
import { loadRelease } from '@rosette/release-kit/load/load-release.ts'
import { writeGeneratedGenome } from '@rosette/sequence-store/fixtures/generated-genome.ts'

// One step of `npm run check:sequences` in its own process, so that its memory can be measured separately.
const [step = '', dir = '', sequenceDir = '', seed = ''] = process.argv.slice(2)
const releaseId = 'check'
const start = performance.now()

const db = openDatabase({ url: process.env.DATABASE_URL ?? '', poolSize: 6, applicationName: 'rosette check:sequences' })
try {
  if (step === 'generate') await writeGeneratedGenome(dir, chromosomeLengths, Number(seed))
  else if (step === 'load') await load()
  else await build()
} finally {
  await db.close()
}
const { maxRSS } = process.resourceUsage()
process.stdout.write(
  `${JSON.stringify({ seconds: Math.round((performance.now() - start) / 1000), megabytes: Math.round(maxRSS / 1024) })}\n`,
)

/** The gene models and the genome, and nothing else: other kinds have no part in sequences, nor the registry in the memory of a build. */
async function load(): Promise<void> {
  const { kinds } = await import('@rosette/kinds/registry/contract.ts')
  const { kindServers } = await import('@rosette/kinds/registry/server.ts')
  await migrate(db)
  // The mitochondrion of another assembly, one of two sequences of its file, is rejected.
  await loadRelease({ db, kindServers: { locus: kindServers.locus }, kinds, dir, releaseId, sequenceDir, maxRejected: 1 })
}

async function build(): Promise<void> {
  const client = await db.pool.connect()
  await buildSequenceDatasets({ db, releaseId, sequenceDir }, { client, releaseId })
  client.release()
}
