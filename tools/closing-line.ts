import { parseArgs } from 'node:util'
import { formatClosingLine } from './spec-coverage/format-closing-line.ts'
import { readReports } from './spec-coverage/read-reports.ts'

// The last line of a CI run. Arguments: the steps that failed; a step that runs tests as step:report (verify:vitest-pure).
const { positionals } = parseArgs({ allowPositionals: true })
process.stdout.write(`${formatClosingLine(readReports(), positionals)}\n`)
