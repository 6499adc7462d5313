import { test as base, expect } from '@playwright/test'
import { failWith } from '@rosette/test-kit/errors/site-errors.ts'
import { demoModeUrl, peopleUrl } from './people.ts'
import { SiteLogs, type TracedTest } from './site-logs.ts'

type TestFixtures = {
  tracedTest: TracedTest
  /** Says which errors of a site the test provokes; any other fails it, and so does an expected one that does not come. */
  expectErrors: (...patterns: RegExp[]) => void
}

/** A browser test. It fails if a site logs an error or answers with a status of 500 or above, unless the test expects it. */
export const test = base.extend<TestFixtures, { siteLogs: SiteLogs }>({
  siteLogs: [
    async ({ browserName: _ }, use) => {
      const logs = new SiteLogs()
      await use(logs)
      await waitForLogs(logs)
      failWith(logs.takeUnexpected())
    },
    { scope: 'worker', auto: true },
  ],
  tracedTest: async ({ siteLogs }, use, { title }) => use(siteLogs.begin(title)),
  extraHTTPHeaders: async ({ extraHTTPHeaders, tracedTest }, use) =>
    use({ ...extraHTTPHeaders, traceparent: traceparentOf(tracedTest.traceId) }),
  expectErrors: [
    async ({ siteLogs, tracedTest }, use) => {
      await use((...patterns) => void tracedTest.expected.push(...patterns))
      if (tracedTest.expected.length > 0) await expect.poll(() => siteLogs.missing(tracedTest)).toEqual([])
      failWith(siteLogs.takeUnexpected())
    },
    { auto: true },
  ],
})

const traceparentOf = (traceId: string) => `00-${traceId}-${traceId.slice(-16)}-01`

/** Lines of a log are written in their order: when that of a request is there, all earlier ones are. */
async function waitForLogs(logs: SiteLogs): Promise<void> {
  const urls = [process.env.E2E_DEMO_URL, process.env.E2E_REAL_URL, peopleUrl, demoModeUrl].filter((url) => url !== undefined)
  const { traceId } = logs.begin('the end of a worker')
  await Promise.all(urls.map((url) => fetch(`${url}/healthz`, { headers: { traceparent: traceparentOf(traceId) } })))
  let seen = 0
  await expect
    .poll(() => {
      seen += logs.read(traceId)
      return seen
    })
    .toBe(urls.length)
}
