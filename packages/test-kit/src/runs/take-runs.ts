import { systemClock } from '@rosette/contract-kit/clock.ts'
import { openDatabase } from '@rosette/database/open-database.ts'
import { runTaker } from '@rosette/features/runs/server/run-taker.ts'
import { runWorker } from '@rosette/job-queue/run-worker.ts'
import { quickPace, quietLogger } from './quick-pace.ts'
import { sampleTool } from './sample-tool.ts'

// A worker process of its own, for tests that kill it half-way.
const [url, runDir] = process.argv.slice(2)
if (!url || !runDir) throw new Error('usage: take-runs.ts DATABASE_URL FOLDER')

const dependencies = {
  logger: quietLogger,
  tools: [sampleTool],
  runDir,
  sequenceDir: runDir,
  publicUrl: 'https://rosette.example',
  maxResultBytes: 1e6,
}
const { tasks } = runTaker({ ...dependencies, db: openDatabase({ url, poolSize: 6 }), clock: systemClock }, quickPace)
await runWorker({ url, tasks, concurrency: 1, logger: quietLogger })
console.log('taking runs')
