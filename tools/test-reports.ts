import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { parseArgs } from 'node:util'
import { checkout } from './checkout.ts'
import { formatClosingLine, readReports } from './spec-coverage/test-outcome.ts'
import { formatSlowest, measuredFile, measuredSeconds, readTimes } from './test-times/test-times.ts'

// What the reports that the runners left in .reports tell: `times`, `slowest`, or `closing-line` with the steps that failed; a step that
// runs tests is named step:report (verify:vitest-pure).
const {
  positionals: [wanted = '', ...failedSteps],
} = parseArgs({ allowPositionals: true })

const reports: Readonly<Record<string, () => string>> = {
  times: noteTimes,
  // For the end of a CI run, and after it its last line.
  slowest: () => formatSlowest(readTimes().tests, 10),
  'closing-line': () => formatClosingLine(readReports(), failedSteps),
}

const report = reports[wanted]
if (report) process.stdout.write(`${report()}\n`)
else {
  process.stderr.write(`Usage: node tools/test-reports.ts ${Object.keys(reports).join('|')}\n`)
  process.exitCode = 2
}

/** Both runners begin with the files that took longest. Best after a whole run on an idle machine. */
function noteTimes(): string {
  const measured = measuredSeconds(readTimes().units)
  writeFileSync(measuredFile, `${JSON.stringify(measured, null, 2)}\n`)
  return `${Object.keys(measured).length} test files are noted in ${relative(checkout, measuredFile)}`
}
