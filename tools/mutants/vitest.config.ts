import { defineConfig } from 'vitest/config'

process.env.TZ = 'UTC'

// What Stryker runs for each mutant: tests that need neither a database nor a browser, without those that read the repository itself.
export default defineConfig({
  test: {
    // Instrumented code is slow, and Stryker ends a mutant that runs for good by itself.
    testTimeout: 60_000,
    include: ['packages/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/*.live.test.ts', 'packages/repo-rules/**', 'packages/ui-kit/**', 'packages/**/web/**'],
  },
})
