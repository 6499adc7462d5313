import { messageOf } from '@rosette/contract-kit/message-of.ts'
import { runTool } from './processes/run-tool.ts'
import { ensurePostgres } from './services/start-services.ts'

// Every check that needs neither a search engine nor a browser. Runs all of them, then reports all failures.
type Check = { title: string; run: () => Promise<number> }

const checks: readonly Check[] = [
  { title: 'format and lint', run: () => runTool('biome', ['ci', '--error-on-warnings', '.']) },
  { title: 'types', run: () => runTool('tsc', ['-b']) },
  {
    title: 'generated files are up to date',
    // PostgreSQL itself reports the columns of the tables.
    run: async () =>
      runTool('node', ['tools/generate.ts', '--check'], await ensurePostgres((line) => process.stderr.write(`services: ${line}\n`))),
  },
  { title: 'unit tests and repository rules', run: () => runTool('vitest', ['run', '--project', 'pure*']) },
]

const failed: string[] = []
for (const { title, run } of checks) {
  process.stdout.write(`\n== ${title}\n`)
  const began = performance.now()
  const code = await run().catch((error: unknown) => {
    process.stderr.write(`${messageOf(error)}\n`)
    return 1
  })
  if (code !== 0) failed.push(title)
  process.stdout.write(`== ${title}: ${code === 0 ? 'passed' : 'FAILED'} in ${((performance.now() - began) / 1000).toFixed(1)} s\n`)
}
process.stdout.write(failed.length === 0 ? '\nverify: all passed\n' : `\nverify: failed: ${failed.join(', ')}\n`)
process.exitCode = failed.length === 0 ? 0 : 1
