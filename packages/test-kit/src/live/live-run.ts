import { randomBytes } from 'node:crypto'

/** What the tests of one run share; made by `live-setup.ts`. */
export type LiveRun = {
  databaseUrl: string
  opensearchUrl: string
  /** Databases to clone: one with the demo release, one with nothing but the migrations. */
  templates: { demo: string; empty: string }
  /** The database with the demo release that tests read together: PostgreSQL refuses whatever writes to it. */
  readOnlyDemo: string
  /** Prefix of the demo release's indices. Read only: tests that write take a prefix of their own. */
  indexPrefix: string
  releaseId: string
  shapeHash: string
}

declare module 'vitest' {
  interface ProvidedContext {
    liveRun: LiveRun
  }
}

const namePattern = /^rosette_test_([0-9a-z]+)_/
const staleMs = 3 * 60 * 60 * 1000

/** Starts the names of everything a run makes. The time in it lets a later run clear up after one that was killed. */
export function runName(now: Date): string {
  return `rosette_test_${now.getTime().toString(36)}_${randomBytes(3).toString('hex')}`
}

/** Whether a database or index was left by a run that can't be going on any more. */
export function isStale(name: string, now: Date): boolean {
  const time = namePattern.exec(name)?.[1]
  return time !== undefined && now.getTime() - Number.parseInt(time, 36) > staleMs
}
