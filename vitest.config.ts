import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { serviceEnvironment } from './tools/services/service-addresses.ts'
import { LongestFirst } from './tools/test-times/longest-first.ts'

// Tests with a database or an engine use this checkout's own services, unless the environment names others.
// Set here, not as `test.env`, because the global setup runs in this process.
Object.assign(process.env, serviceEnvironment())
process.env.TZ = 'UTC'
// Processes that tests start read what an earlier one compiled, which saves two fifths of a start.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/node-compile')

const live = '**/*.live.test.ts'
// What takes too long for every change: npm run check:long.
const long = '**/*.long.test.ts'
// What takes minutes and kills what others stand on: npm run check:faults.
const chaos = '**/*.chaos.test.ts'
const exclude = ['**/node_modules/**', '**/dist/**', '**/dist-server/**', '**/.tsbuild/**', 'e2e/**']

export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    // One report for each selection of projects, for `npm run coverage:spec`.
    reporters: ['default', ['json', { outputFile: `.reports/vitest-${selection(process.argv)}.json` }]],
    // CI allows five times as long: now and then its machine stands still for seconds.
    testTimeout: process.env.CI ? 75_000 : 15_000,
    projects: [
      // One world for all files of a worker: importing the modules again for each took four fifths of the time. A test leaves
      // nothing behind, and what it replaced is put back.
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['**/*.test.ts'],
          exclude: [...exclude, live, long, chaos],
          isolate: false,
          restoreMocks: true,
          unstubEnvs: true,
          unstubGlobals: true,
        },
      },
      {
        extends: true,
        test: {
          name: 'pure-dom',
          include: ['**/*.test.tsx'],
          exclude,
          environment: 'happy-dom',
          setupFiles: ['packages/test-kit/src/dom-setup.ts'],
          isolate: false,
          restoreMocks: true,
          unstubEnvs: true,
          unstubGlobals: true,
        },
      },
      {
        extends: true,
        test: {
          name: 'live',
          include: [live],
          exclude,
          isolate: false,
          restoreMocks: true,
          unstubEnvs: true,
          unstubGlobals: true,
          globalSetup: ['packages/test-kit/src/live/live-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'long',
          include: [long],
          exclude,
          globalSetup: ['packages/test-kit/src/live/live-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'chaos',
          include: [chaos],
          exclude,
          globalSetup: ['packages/test-kit/src/live/live-setup.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
    ],
  },
})

/** `--project 'pure*'` → `pure`; no project → `all`. */
function selection(args: readonly string[]): string {
  const at = args.findIndex((arg) => arg.startsWith('--project'))
  const chosen = at < 0 ? undefined : (args[at]?.split('=')[1] ?? args[at + 1])
  return chosen?.replace(/[^\w-]/g, '') || 'all'
}
