import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readSourceTree } from '@rosette/repo-rules/repository-rules/source-tree.ts'
import { changedFiles } from './changes/changed-files.ts'
import { type Chosen, testsOfChanges } from './changes/tests-of-changes.ts'
import { checkout } from './checkout.ts'
import { runSteps, type Step } from './processes/run-steps.ts'
import { runTool } from './processes/run-tool.ts'
import { staticChecks } from './processes/static-checks.ts'
import { formatClosingLine, readReports } from './spec-coverage/test-outcome.ts'

// What a developer runs before a commit: verify, with the unit and live tests that the changed files call for, and a few browser tests.
// The changes are those against the branch main, or against --base; CI runs every test.
const { values } = parseArgs({ options: { base: { type: 'string' } } })
const changed = changedFiles(values.base)
const { unit, live, isInProduct } = testsOfChanges(readSourceTree(checkout), changed)

const steps: readonly Step[] = [
  ...staticChecks,
  ...testStep('unit tests and repository rules', 'vitest-pure', 'pure*', unit),
  ...testStep('tests with database and engine', 'vitest-live', 'live', live),
  ...(isInProduct
    ? [
        {
          title: 'main ways through the site in the browser',
          report: 'playwright',
          run: () => runTool('node', ['tools/run-e2e.ts', '--smoke']),
        },
      ]
    : []),
]

function testStep(title: string, report: string, project: string, files: Chosen): Step[] {
  if (files.length === 0) return []
  const [count, paths] = files === 'all' ? ['all', []] : [`${files.length} files`, files]
  return [{ title: `${title}: ${count}`, report, run: () => runTool('vitest', ['run', '--project', project, ...paths]) }]
}

process.stdout.write(`changed files: ${changed.length}\n${steps.map(({ title }) => `  ${title}`).join('\n')}\n`)
const began = performance.now()
const reports = steps.flatMap(({ report }) => report ?? [])
for (const report of reports) rmSync(join(checkout, '.reports', `${report}.json`), { force: true })
const failed = await runSteps(steps)

const written = new Map([...readReports()].filter(([report]) => reports.includes(report)))
const minutes = ((performance.now() - began) / 60_000).toFixed(1)
const failures = failed.map(({ title, report }) => `${title.replaceAll(':', '')}:${report ?? ''}`)
process.stdout.write(
  `\ncheck: ${failed.length === 0 ? 'all passed' : `failed: ${failed.map(({ title }) => title).join(', ')}`}, ${minutes} min\n`,
)
process.stdout.write(`${formatClosingLine(written, failures)}\n`)
process.exitCode = failed.length === 0 ? 0 : 1
