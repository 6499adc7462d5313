import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { checkout } from './checkout.ts'
import { findCoverage, formatCoverage, parseRequirements, parseSelection } from './spec-coverage/coverage.ts'
import { readReports } from './spec-coverage/test-outcome.ts'

// Which requirements do executed, passing tests carry? Reads what the runners left in .reports.
const { values } = parseArgs({
  options: { require: { type: 'string', multiple: true, default: [] }, except: { type: 'string', default: '' } },
})
const requirements = parseRequirements(readFileSync(join(checkout, 'docs/spec/requirements.tsv'), 'utf8'))
const outcomes = [...readReports().values()].flat()
const coverage = findCoverage(requirements, outcomes)
process.stdout.write(`${formatCoverage(requirements, coverage)}\n`)

const excepted = parseSelection(values.except, requirements)
const required = parseSelection(values.require.join(','), requirements).filter((requirement) => !excepted.includes(requirement))
const missing = required.filter(({ id }) => !coverage.covered.has(id))
const complaints = [
  ...(outcomes.length === 0 ? ['there are no reports: run the tests first'] : []),
  ...coverage.unknown.map(({ id, title }) => `${id} is not in the requirement list, but in the title '${title}'`),
  ...missing.map(({ id, text }) => `${id} is required and carried by no passing test: ${text}`),
]
for (const complaint of complaints) process.stderr.write(`${complaint}\n`)
for (const { id, text } of excepted) process.stdout.write(`${id} is shown by a command: ${text}\n`)
if (required.length > 0) process.stdout.write(`${required.length - missing.length} of ${required.length} required are covered\n`)
process.exitCode = complaints.length === 0 ? 0 : 1
