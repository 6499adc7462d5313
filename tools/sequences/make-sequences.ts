import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { openDatabase } from '@rosette/database/open-database.ts'
import { sequenceFolder } from '@rosette/sequence-store/sequence-folder.ts'
import { checkout } from '../checkout.ts'
import { toolEnvironment } from '../processes/tool-environment.ts'

const run = promisify(execFile)

export type StepCost = { seconds: number; megabytes: number }
export type DatasetCounts = Record<string, { records: number; missing: number }>
export type MadeSequences = { folder: string; counts: DatasetCounts; load: StepCost; build: StepCost }

/** Runs a step in its own process; returns its duration and peak memory. */
export async function runStep(url: string, args: readonly string[]): Promise<StepCost> {
  const env = toolEnvironment({ DATABASE_URL: url })
  const { stdout } = await run('node', [join(checkout, 'tools/sequences/sequence-step.ts'), ...args], { env })
  // The step prints just this.
  return JSON.parse(stdout) as StepCost
}

/** Loads the gene models and the genome of a folder into an empty database and makes the datasets. */
export async function makeSequences(url: string, dir: string, sequenceDir: string): Promise<MadeSequences> {
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
