import { formatSlowest } from './test-times/format-slowest.ts'
import { readTimes } from './test-times/read-times.ts'

// The ten slowest tests of the last runs, for the end of a CI run.
process.stdout.write(`${formatSlowest(readTimes().tests, 10)}\n`)
