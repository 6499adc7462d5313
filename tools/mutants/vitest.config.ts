import { defineConfig } from 'vitest/config'

process.env.TZ = 'UTC'

// What Stryker runs for each mutant: the tests that `measure-score.ts` names, without those that need a database.
export default defineConfig({
  test: {
    // Instrumented code is slow, and Stryker ends a mutant that runs for good by itself.
    testTimeout: 60_000,
    include: (process.env.MUTANT_TESTS ?? '').split(' '),
    exclude: ['**/node_modules/**', '**/*.live.test.ts'],
  },
})
