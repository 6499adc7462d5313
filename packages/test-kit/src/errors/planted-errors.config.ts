import { defineConfig } from 'vitest/config'

/** Runs the planted errors on what the live tests of the run that starts it share. */
export default defineConfig({
  test: {
    include: ['packages/test-kit/src/errors/planted-errors.ts'],
    provide: { liveRun: JSON.parse(process.env.ROSETTE_LIVE_RUN ?? 'null') },
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
