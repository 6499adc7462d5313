import type { TestProject } from 'vitest/node'
import { makeLiveRun } from '../make-live-run.ts'

/** Vitest's global setup of the live tests: what they share is made once for a run, or by `hold-live-run.ts` for several runs. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const shared = process.env.ROSETTE_LIVE_RUN
  if (shared) {
    project.provide('liveRun', JSON.parse(shared))
    return async () => {}
  }
  const { liveRun, clearUp } = await makeLiveRun()
  project.provide('liveRun', liveRun)
  return clearUp
}
