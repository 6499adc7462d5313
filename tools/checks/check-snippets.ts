import { spawnSync } from 'node:child_process'
import { runTool } from '../processes/run-tool.ts'

// Does the code that pages offer run, in R as well as with curl and in Python (USE-007, TEXT-004)? Exits with 1 if an answer differs from the page's,
// and with 2 if a program is missing. On Debian: apt-get install curl python3-requests r-base-core r-cran-httr2
const needed: readonly (readonly [what: string, program: string, ...args: string[]])[] = [
  ['curl', 'curl', '--version'],
  ['Python with requests (python3-requests)', 'python3', '-c', 'import requests'],
  ['R with httr2 (r-base-core and r-cran-httr2)', 'Rscript', '-e', 'library(httr2)'],
]
const missing = needed.filter(([, program, ...args]) => spawnSync(program, args, { stdio: 'ignore' }).status !== 0).map(([what]) => what)

if (missing.length > 0) {
  process.stderr.write(`check:snippets: missing on this machine: ${missing.join('; ')}\n`)
  process.exitCode = 2
} else {
  process.exitCode = await runTool('node', ['tools/run-e2e.ts', 'reuse.spec.ts', 'texts.spec.ts', '-g', 'USE-007|TEXT-004'], { E2E_R: '1' })
}
