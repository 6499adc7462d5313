import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'

// The browser of the system: nothing is downloaded. The shell without windows opens a page with two fifths of the work (decision 0058).
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome']
const installed = names.flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)))
const chromium = process.env.CHROMIUM ?? installed.find((file) => existsSync(file))
if (!chromium) throw new Error('Chromium was not found: install it (on Debian: apt-get install chromium), or name it with CHROMIUM=…')

// Begun first, so that no long test is left over when the other worker is done.
const longSpecs = (process.env.E2E_LONG_SPECS ?? '')
  .split(' ')
  .filter(Boolean)
  .map((file) => `**/${file}`)

export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  reporter: [['list'], ['json', { outputFile: '../.reports/playwright.json' }]],
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // For a machine on which much else runs; a test alone takes seconds.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  projects: [
    { name: 'long', testMatch: longSpecs, testIgnore: 'faults/**' },
    { name: 'site', testIgnore: ['faults/**', 'pictures/**', ...longSpecs] },
    // These break what the others stand on, so they come last, one after the other.
    { name: 'faults', testMatch: 'faults/**/*.spec.ts', dependencies: ['long', 'site'], workers: 1 },
    ...(process.env.E2E_PICTURES ? [{ name: 'pictures', testMatch: 'pictures/**/*.spec.ts' }] : []),
  ],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: process.env.E2E_DEMO_URL,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'UTC',
    // Each worker is a visitor of its own, as behind a proxy: one visitor saves one file at a time (SECURE-027).
    extraHTTPHeaders: { 'x-forwarded-for': `203.0.113.${Number(process.env.TEST_PARALLEL_INDEX ?? 0) + 1}` },
    screenshot: 'only-on-failure',
    // A trace keeps a copy of the document for each step, which costs more than the steps: asked for with E2E_TRACE=1.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: chromium,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
