import { ensurePostgres } from '../services/start-services.ts'
import type { Step } from './run-steps.ts'
import { runTool } from './run-tool.ts'

/** What is checked without running a test. */
export const staticChecks: readonly Step[] = [
  { title: 'format and lint', run: () => runTool('biome', ['ci', '--error-on-warnings', '.']) },
  { title: 'types', run: () => runTool('tsc', ['-b']) },
  {
    title: 'generated files are up to date',
    // PostgreSQL itself reports the columns of the tables.
    run: async () =>
      runTool('node', ['tools/generate.ts', '--check'], await ensurePostgres((line) => process.stderr.write(`services: ${line}\n`))),
  },
]
