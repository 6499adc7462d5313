import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { checkout } from '../checkout.ts'

// The hostile submissions of the suite, as many as wanted. Needs the services of the live tests; takes minutes.
const { values } = parseArgs({ options: { count: { type: 'string', default: '5000' }, seed: { type: 'string', default: '3702' } } })
const test = 'packages/features/blast/server/blast-hostile.live.test.ts'
const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'live', test, '-t', 'BLAST-039'], {
  cwd: checkout,
  stdio: 'inherit',
  env: { ...process.env, ROSETTE_BLAST_ATTACKS: values.count, ROSETTE_BLAST_SEED: values.seed },
})
process.exitCode = status ?? 1
