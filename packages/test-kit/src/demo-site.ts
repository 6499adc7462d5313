import { afterAll, afterEach } from 'vitest'
import { demoDatabase } from './live/demo-database.ts'
import { type RunningApp, runApp, type TestApp } from './test-app.ts'

type AccessMode = 'open' | 'spec'

// Started by the first file of a worker that wants it, used by those that follow, and never closed: the worker ends with the run.
const running = new Map<AccessMode, Promise<RunningApp>>()

/**
 * The API on the demo release for tests that only read, shared by the files of a worker: a call that writes fails its test. A file that
 * writes, or wants other settings, has `testApp`. Call it at the top of a file.
 */
export async function demoSite(accessMode: AccessMode = 'open'): Promise<TestApp> {
  const starting = running.get(accessMode) ?? runApp(demoDatabase(), { env: { ACCESS_MODE: accessMode } })
  running.set(accessMode, starting)
  const { app, as, log, errors, releases } = await starting
  // What an earlier file logged is of no interest to this one.
  log.length = 0
  afterEach(errors.check)
  afterAll(errors.check)
  return { app, as, log, expectErrors: errors.expectErrors, releases }
}
