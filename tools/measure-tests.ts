import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { checkout } from './checkout.ts'
import { measuredFile, measuredSeconds } from './test-times/measured-seconds.ts'
import { readTimes } from './test-times/read-times.ts'

// Notes how long the tests of the last runs took; both runners begin with the longest. Best after a whole run on an idle machine.
const measured = measuredSeconds(readTimes().units)
writeFileSync(measuredFile, `${JSON.stringify(measured, null, 2)}\n`)
process.stdout.write(`${Object.keys(measured).length} test files are noted in ${relative(checkout, measuredFile)}\n`)
